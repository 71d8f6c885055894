"""Card searches in the database, as interpreted by `rules.search`."""

from cards.search.cursors import BadCursor
from cards.search.results import (
    ORDERS,
    BadQuery,
    CardQuery,
    Found,
    Search,
    find,
    find_forgiving,
    how_many,
    own_cards,
    understood,
)

__all__ = [
    "ORDERS",
    "BadCursor",
    "BadQuery",
    "CardQuery",
    "Found",
    "Search",
    "find",
    "find_forgiving",
    "how_many",
    "own_cards",
    "understood",
]
