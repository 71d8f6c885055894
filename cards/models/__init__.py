"""The models of cards and of imported card data."""

from cards.models.cards import Card, CardFact, CardFigure, CatalogueState, Printing
from cards.models.imports import CardImport

__all__ = ["Card", "CardFact", "CardFigure", "CardImport", "CatalogueState", "Printing"]
