"""The models of cards, of imported card data and of imported texts."""

from cards.models.cards import Card, CardFact, CardFigure, CatalogueState, Printing
from cards.models.imports import CardImport
from cards.models.texts import PrintedText

__all__ = ["Card", "CardFact", "CardFigure", "CardImport", "CatalogueState", "PrintedText", "Printing"]
