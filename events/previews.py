"""What chats show beside a link to an event: what is played, when and where, and nothing of its entries.

A private event has no preview: its page shows chats nothing but the site, even to its organisers.
"""

from datetime import datetime

from django.urls import reverse

import rules
from common.access import PRIVATE
from common.link_previews import LinkPreview
from common.pictures import Picture, Row
from events import formats
from events.models import Event


def event_preview(event: Event) -> LinkPreview | None:
    """Return the preview of an event's page."""
    if event.visibility == PRIVATE:
        return None
    says = f"{_played(event)}, {_moment(event.starts_there)}, {_place(event)}."
    return LinkPreview(
        event.name, says, f"{reverse('event-picture', args=[event.public_id])}?v={event.version}"
    )


def event_picture(event: Event) -> Picture:
    """Return what is on the picture of an event."""
    return Picture(
        system=event.system,
        title=event.name,
        subtitle=_played(event),
        rows=(
            Row("Starts", _moment(event.starts_there)),
            Row("Lists until", _moment(event.deadline_there)),
            Row("Where", _place(event)),
        ),
        note=f"Times in {event.zone}",
    )


def _played(event: Event) -> str:
    return f"{rules.system(event.system).name} · {formats.name_of(event)}"


def _place(event: Event) -> str:
    return "online" if event.online else event.place or "place to be announced"


def _moment(moment: datetime) -> str:
    return f"{moment.day} {moment:%B %Y, %H:%M}"
