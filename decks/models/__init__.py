"""The rows of the site."""

from decks.models.cards import Card, CardFact, CatalogueState, Printing
from decks.models.decks import Deck, DeckCard
from decks.models.verdicts import StoredVerdict

__all__ = ["Card", "CardFact", "CatalogueState", "Deck", "DeckCard", "Printing", "StoredVerdict"]
