"""Card searches as values: parsed, interpreted in some systems' words, described, and matched to cards."""

from rules.search.facts import facts_of
from rules.search.interpretation import DeckCards, Search, understand
from rules.search.limits import MOST_DEPTH, MOST_TERMS, MOST_TEXT
from rules.search.matcher import fits
from rules.search.parser import BadQuery, read
from rules.search.tree import Either, Every, Term, Tree, Without, leaves, write
from rules.search.vocabulary import SearchVocabulary, search_vocabulary

__all__ = [
    "MOST_DEPTH",
    "MOST_TERMS",
    "MOST_TEXT",
    "BadQuery",
    "DeckCards",
    "Either",
    "Every",
    "Search",
    "SearchVocabulary",
    "Term",
    "Tree",
    "Without",
    "facts_of",
    "fits",
    "leaves",
    "read",
    "search_vocabulary",
    "understand",
    "write",
]
