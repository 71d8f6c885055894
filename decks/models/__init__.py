"""The rows of the site."""

from decks.models.cards import Card, CardFact, CardFigure, CatalogueState, Printing
from decks.models.decks import CONSIDERING, ConsideredCard, Deck, DeckCard
from decks.models.tags import DeckTag
from decks.models.verdicts import StoredVerdict
from decks.models.versions import DeckVersion

__all__ = [
    "CONSIDERING",
    "Card",
    "CardFact",
    "CardFigure",
    "CatalogueState",
    "ConsideredCard",
    "Deck",
    "DeckCard",
    "DeckTag",
    "DeckVersion",
    "Printing",
    "StoredVerdict",
]
