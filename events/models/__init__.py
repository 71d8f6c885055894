"""The models of events, of who runs them, and of what players hand in."""

from events.models.entries import Entry, EntryList
from events.models.events import Event
from events.models.staff import EventStaff, Invitation

__all__ = ["Entry", "EntryList", "Event", "EventStaff", "Invitation"]
