"""The index of substrings of names, numbers and texts, by trigrams, in each database's way.

SQLite has a separate table for it (FTS5), filled again whenever cards are written; PostgreSQL maintains an
index (pg_trgm) itself. Both only improve speed: the results are the same without them.
"""

from collections.abc import Sequence

from django.db import connection
from django.db.models import Q
from django.db.models.expressions import RawSQL

TABLE = "cards_cardtext"
_SEARCHED = ("cards_card", "cards_cardfact", "cards_cardstat", "cards_printing")
_COLUMNS = ("search_name", "numbers", "search_text")
# Shorter substrings are in no trigram index.
_SHORTEST = 3

_NAMES = ", ".join(_COLUMNS)

CREATE_SQLITE = f"CREATE VIRTUAL TABLE {TABLE} USING fts5({_NAMES}, tokenize='trigram case_sensitive 1')"
DROP_SQLITE = f"DROP TABLE IF EXISTS {TABLE}"
FILL_SQLITE = f"INSERT INTO {TABLE} (rowid, {_NAMES}) SELECT id, {_NAMES} FROM cards_card"
# Without pending updates (fastupdate): cards are written all at once, and then only read.
CREATE_POSTGRESQL = (
    "CREATE EXTENSION IF NOT EXISTS pg_trgm",
    *(
        f"CREATE INDEX IF NOT EXISTS card_{one}_trigrams ON cards_card "
        f"USING gin ({one} gin_trgm_ops) WITH (fastupdate = off)"
        for one in _COLUMNS
    ),
)
DROP_POSTGRESQL = tuple(f"DROP INDEX IF EXISTS card_{one}_trigrams" for one in _COLUMNS)


def refresh(cards: Sequence[int]) -> None:
    """Update the index after these cards were written, by primary key: at most a few hundred."""
    if connection.vendor != "sqlite" or not cards:
        return
    places = ", ".join(["%s"] * len(cards))
    with connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM {TABLE} WHERE rowid IN ({places})", cards)
        cursor.execute(f"{FILL_SQLITE} WHERE id IN ({places})", cards)


def drop_gone() -> None:
    """Update the index after cards were removed."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {TABLE} WHERE rowid NOT IN (SELECT id FROM cards_card)")


def analyse() -> None:
    """Update the database's statistics for planning; without them some searches take seconds."""
    with connection.cursor() as cursor:
        for table in _SEARCHED:
            cursor.execute(f"ANALYZE {table}")


def holds(column: str, piece: str) -> Q:
    """Return the condition that a column of a card's row contains this text."""
    if connection.vendor != "sqlite" or len(piece) < _SHORTEST:
        return Q(**{f"{column}__contains": piece})
    quoted = piece.replace('"', '""')
    return Q(pk__in=_matching(f'{{{column}}} : "{quoted}"'))


def _matching(said: str) -> RawSQL:
    return RawSQL(f"SELECT rowid FROM {TABLE} WHERE {TABLE} MATCH %s", [said])
