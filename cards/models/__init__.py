"""The cards of the catalogues as rows, and the card data that was given to the site."""

from cards.models.cards import Card, CardFact, CardFigure, CatalogueState, Printing
from cards.models.imports import CardImport

__all__ = ["Card", "CardFact", "CardFigure", "CardImport", "CatalogueState", "Printing"]
