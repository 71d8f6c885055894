"""Card search over the rows: what `rules.search` understands, carried out by the database."""

from decks.search.cursors import BadCursor
from decks.search.finding import (
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
