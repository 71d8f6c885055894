"""A card search as a value: read from text, understood in some systems' words, told, matched to cards."""

from rules.search.facts import facts_of
from rules.search.limits import MOST_DEPTH, MOST_TERMS, MOST_TEXT
from rules.search.matching import fits
from rules.search.meaning import DeckCards, Search, understand
from rules.search.reading import BadQuery, read
from rules.search.realm import Realm, realm
from rules.search.tree import Either, Every, Term, Tree, Without, leaves, write

__all__ = [
    "MOST_DEPTH",
    "MOST_TERMS",
    "MOST_TEXT",
    "BadQuery",
    "DeckCards",
    "Either",
    "Every",
    "Realm",
    "Search",
    "Term",
    "Tree",
    "Without",
    "facts_of",
    "fits",
    "leaves",
    "read",
    "realm",
    "understand",
    "write",
]
