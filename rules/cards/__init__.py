"""Cards as values: faces, printings, the catalogue, and the matching of names."""

from rules.cards.card import Card, CardRule, Face, Printing
from rules.cards.catalogue import Catalogue, load_catalogue
from rules.cards.names import normalise, search_key

__all__ = ["Card", "CardRule", "Catalogue", "Face", "Printing", "load_catalogue", "normalise", "search_key"]
