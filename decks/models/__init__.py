"""The rows of the site."""

from decks.models.cards import Card, CardFact, CardFigure, CatalogueState, Printing
from decks.models.decks import CONSIDERING, ConsideredCard, Deck, DeckCard
from decks.models.hidden import HiddenDeck
from decks.models.imports import CardImport
from decks.models.lists import ListChange, PublishedList
from decks.models.notices import Notice
from decks.models.standings import Standing
from decks.models.tags import DeckTag
from decks.models.verdicts import StoredVerdict
from decks.models.versions import DeckVersion

__all__ = [
    "CONSIDERING",
    "Card",
    "CardFact",
    "CardFigure",
    "CardImport",
    "CatalogueState",
    "ConsideredCard",
    "Deck",
    "DeckCard",
    "DeckTag",
    "DeckVersion",
    "HiddenDeck",
    "ListChange",
    "Notice",
    "Printing",
    "PublishedList",
    "Standing",
    "StoredVerdict",
]
