"""Card search over the rows: what `rules.search` understands, carried out by the database."""

from cards.search.cursors import BadCursor
from cards.search.results import (
    ORDERS,
    BadQuery,
    CardQuery,
    Found,
    Search,
    find,
    own_cards,
    search_cards,
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
    "own_cards",
    "search_cards",
    "understood",
]
