"""The comments below a deck on its own page."""

from django import template
from django.template import RequestContext

from accounts import selectors
from accounts.forms import CommentForm
from common import caps
from common.access import PRIVATE
from decks.access import owns
from decks.models import Deck

register = template.Library()


@register.inclusion_tag("comments/new.html", takes_context=True)
def new_comments(context: RequestContext) -> dict[str, object]:
    """Show the comments on the visitor's decks that they have not read yet."""
    found = list(selectors.new_comments(context["request"].user)[: caps.UNREAD_SHOWN + 1])
    return {"comments": found[: caps.UNREAD_SHOWN], "more": len(found) > caps.UNREAD_SHOWN}


@register.inclusion_tag("comments/beneath.html", takes_context=True)
def comments_on(context: RequestContext, deck: Deck) -> dict[str, object]:
    """Show the last comments on a deck, and the form for a new one."""
    request = context["request"]
    return {
        "request": request,
        "user": request.user,
        "csrf_token": context.get("csrf_token"),
        "deck": deck,
        "discussion": selectors.last_comments(deck, request.user),
        "form": CommentForm(),
        "may_report": deck.visibility != PRIVATE and not owns(request.user, deck),
    }
