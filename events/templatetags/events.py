"""Template tags for events: times at the event, and roles."""

from collections.abc import Mapping
from datetime import datetime

from django import template
from django.template import RequestContext

from common import caps
from events import times
from events.entry_notices import new_notices
from events.models import Event

register = template.Library()


@register.filter
def date_there(when: datetime) -> str:
    """Return a moment as clocks at the event show it; Django's filter would convert it."""
    return f"{when:%a} {when.day} {when:%b %Y, %H:%M}"


@register.filter
def moment_at(when: datetime, event: Event) -> str:
    """Return a moment as clocks at an event show it."""
    return date_there(times.local(when, event.zone))


@register.filter
def role_at(roles: Mapping[int, str], event: Event) -> str:
    """Return what the visitor is at an event."""
    return roles.get(event.pk, "player").capitalize()


@register.inclusion_tag("events/new_notices.html", takes_context=True)
def event_notices(context: RequestContext) -> dict[str, object]:
    """Show the notices about the visitor's lists at events that they have not read yet."""
    return {"notices": new_notices(context["request"].user)[: caps.NOTICES_PAGE]}
