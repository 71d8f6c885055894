"""The models of cards, of imported card data and of imported texts."""

from cards.models.cards import Card, CardFact, CardStat, CatalogueState, Printing
from cards.models.imports import CardImport
from cards.models.texts import PrintedText

__all__ = ["Card", "CardFact", "CardStat", "CardImport", "CatalogueState", "PrintedText", "Printing"]
