"""The index of parts of names and numbers: three letters at a time, by the means of each database.

SQLite has a table of its own for it (FTS5), filled again whenever cards are written; PostgreSQL keeps an
index (pg_trgm) by itself. Both only hurry: what is found is the same without them.
"""

from collections.abc import Sequence

from django.db import connection
from django.db.models import Q
from django.db.models.expressions import RawSQL

TABLE = "cards_cardtext"
_SEARCHED = ("cards_card", "cards_cardfact", "cards_cardfigure", "cards_printing")
_COLUMNS = ("search_name", "numbers")
# Shorter pieces are in no index of three letters.
_SHORTEST = 3

CREATE_SQLITE = (
    f"CREATE VIRTUAL TABLE {TABLE} USING fts5(search_name, numbers, tokenize='trigram case_sensitive 1')"
)
DROP_SQLITE = f"DROP TABLE IF EXISTS {TABLE}"
FILL_SQLITE = (
    f"INSERT INTO {TABLE} (rowid, search_name, numbers) SELECT id, search_name, numbers FROM cards_card"
)
# Without updates kept aside (fastupdate): cards are written all at once, and then only read.
CREATE_POSTGRESQL = (
    "CREATE EXTENSION IF NOT EXISTS pg_trgm",
    *(
        f"CREATE INDEX card_{one}_trigrams ON cards_card "
        f"USING gin ({one} gin_trgm_ops) WITH (fastupdate = off)"
        for one in _COLUMNS
    ),
)
DROP_POSTGRESQL = tuple(f"DROP INDEX IF EXISTS card_{one}_trigrams" for one in _COLUMNS)


def refresh(cards: Sequence[int]) -> None:
    """Bring the index up to date after these cards were written, by their keys: at most a few hundred."""
    if connection.vendor != "sqlite" or not cards:
        return
    places = ", ".join(["%s"] * len(cards))
    with connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM {TABLE} WHERE rowid IN ({places})", cards)
        cursor.execute(f"{FILL_SQLITE} WHERE id IN ({places})", cards)


def drop_gone() -> None:
    """Bring the index up to date after cards were removed."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {TABLE} WHERE rowid NOT IN (SELECT id FROM cards_card)")


def analyse() -> None:
    """Let the database count anew what it plans searches by; without, it may take seconds over some."""
    with connection.cursor() as cursor:
        for table in _SEARCHED:
            cursor.execute(f"ANALYZE {table}")


def holds(column: str, piece: str) -> Q:
    """Return the condition that a column of a card's row has this piece of text in it."""
    if connection.vendor != "sqlite" or len(piece) < _SHORTEST:
        return Q(**{f"{column}__contains": piece})
    quoted = piece.replace('"', '""')
    return Q(pk__in=_matching(f'{{{column}}} : "{quoted}"'))


def _matching(said: str) -> RawSQL:
    return RawSQL(f"SELECT rowid FROM {TABLE} WHERE {TABLE} MATCH %s", [said])
