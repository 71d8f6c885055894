"""The comments below a deck on its own page."""

from collections.abc import Mapping
from typing import Any

from django import template

from accounts import selectors
from accounts.forms import CommentForm
from common.access import PRIVATE
from decks.models import Deck

register = template.Library()


@register.inclusion_tag("comments/beneath.html", takes_context=True)
def comments_on(context: Mapping[str, Any], deck: Deck) -> dict[str, Any]:
    """Show the last comments on a deck, and the form for a new one."""
    request = context["request"]
    return {
        "request": request,
        "user": request.user,
        "csrf_token": context.get("csrf_token"),
        "deck": deck,
        "discussion": selectors.last_comments(deck, request.user),
        "form": CommentForm(),
        "may_report": deck.visibility != PRIVATE and deck.owner_id != request.user.pk,
    }
