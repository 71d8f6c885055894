"""The models of events, of who runs them, and of what players hand in."""

from events.models.checks import CheckPart, CheckSignature, DeckCheck
from events.models.entries import Entry, EntryList
from events.models.events import Event
from events.models.notices import EntryNotice
from events.models.results import EventResults, Placing, PlayedAttribute, PlayedCard, PlayedDeck
from events.models.sheets import SheetFile
from events.models.staff import EventStaff, Invitation

__all__ = [
    "CheckPart",
    "CheckSignature",
    "DeckCheck",
    "Entry",
    "EntryList",
    "EntryNotice",
    "Event",
    "EventResults",
    "EventStaff",
    "Invitation",
    "Placing",
    "PlayedAttribute",
    "PlayedCard",
    "PlayedDeck",
    "SheetFile",
]
