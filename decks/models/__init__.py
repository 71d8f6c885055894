"""The models of decks, their history, verdicts and notices."""

from decks.models.deck_status import DeckStatus
from decks.models.decks import CONSIDERING, ConsideredCard, Deck, DeckCard
from decks.models.hidden import HiddenDeck
from decks.models.lists import ListChange, PublishedList
from decks.models.notices import Notice
from decks.models.tags import DeckTag
from decks.models.verdicts import StoredVerdict
from decks.models.versions import DeckVersion

__all__ = [
    "CONSIDERING",
    "ConsideredCard",
    "Deck",
    "DeckCard",
    "DeckStatus",
    "DeckTag",
    "DeckVersion",
    "HiddenDeck",
    "ListChange",
    "Notice",
    "PublishedList",
    "StoredVerdict",
]
