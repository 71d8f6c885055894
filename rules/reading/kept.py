"""What was read of a game's cards, stored as a file of trees: it contains no sentence of a text.

Each row has the card, the side, the status and the reason if not all is read, the number of unread
paragraphs, the keywords that are printed as such, and the abilities.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal, Required, TypedDict, cast

from rules.language.abilities import Ability
from rules.language.checker import check
from rules.language.codec import Json, from_json, to_json
from rules.language.definitions import Definition
from rules.language.dialect import Dialect
from rules.language.schema import Schema
from rules.reading.outcome import Reading, Status

ABILITIES = "abilities.jsonl"
_KEPT = 64
"""The number of cards whose trees are cached."""


class Row(TypedDict, total=False):
    """The stored row of a side; empty fields are left out."""

    id: Required[str]
    status: Required[Status]
    face: int
    reason: str
    unread: int
    paragraphs: int
    keywords: list[str]
    abilities: Json


class BadTrees(ValueError):
    """A stored tree is not supported by the game; the message names the card and the path in the tree."""


@dataclass(frozen=True, slots=True)
class ReadText:
    """What is read of the text of one side of a card.

    `status` is "" if there was no text, or none was read. `unread` is how many of the `paragraphs` are not
    read.
    """

    abilities: tuple[Ability, ...] = ()
    keywords: frozenset[str] = frozenset()
    status: Status | Literal[""] = ""
    reason: str = ""
    unread: int = 0
    paragraphs: int = 0

    @property
    def whole(self) -> bool:
        """Return whether all of the text is read."""
        return self.status == "read"

    @property
    def lacking(self) -> bool:
        """Return whether there was a text of which some is not read."""
        return self.status in ("partly", "unread") and self.reason != "no text"


NO_TEXT = ReadText()

Texts = Mapping[int, ReadText]
"""What is read of a card's sides, by their index; a side without a stored row is left out."""
NOTHING_READ: Texts = {}


def row_of(card_id: str, face: int, reading: Reading, schema: Schema) -> Row:
    """Return a reading as a row to store, without empty fields."""
    row: Row = {
        "id": card_id,
        "face": face,
        "status": reading.status,
        "reason": reading.reason,
        "unread": len(reading.unread),
        "paragraphs": len(reading.parts),
        "keywords": sorted(reading.keywords),
        "abilities": to_json(reading.abilities, schema),
    }
    return cast(Row, {name: value for name, value in row.items() if value or name in ("id", "status")})


class KeptTexts:
    """The rows of a game's file, each read into trees when its card is first requested."""

    def __init__(self, path: Path, dialect: Dialect, definition: Callable[[str], Definition | None]) -> None:
        self._path = path
        self._dialect = dialect
        self._definitions = _Definitions(definition)
        # A card's texts are usually requested again: to compile it, describe it and search it.
        self._texts = lru_cache(maxsize=_KEPT)(self._read)

    def of(self, card_id: str) -> Texts:
        """Return what is read of a card's sides. Raises BadTrees if the file does not fit the game."""
        return self._texts(card_id)

    def _read(self, card_id: str) -> Texts:
        return {row.get("face", 0): self._text(row) for row in _rows(self._path).get(card_id, ())}

    def counts(self) -> Counter[str]:
        """Return how many texts are read whole, partly or not at all, and how many sides have no text."""
        rows = (row for rows in _rows(self._path).values() for row in rows)
        return Counter("no text" if row.get("reason") == "no text" else row["status"] for row in rows)

    def _text(self, row: Row) -> ReadText:
        schema = self._dialect.schema
        trees = from_json(row.get("abilities", []), tuple[Ability, ...], schema, self._definitions, row["id"])
        faults = check(trees, self._dialect, row["id"])
        if faults:
            raise BadTrees(f"{self._path.name}: {faults[0]}")
        return ReadText(
            trees,
            frozenset(row.get("keywords", ())),
            row["status"],
            row.get("reason", ""),
            row.get("unread", 0),
            row.get("paragraphs", 0),
        )


@lru_cache(maxsize=8)
def _rows(path: Path) -> Mapping[str, tuple[Row, ...]]:
    """Return the rows of a file by card; empty if there is no such file."""
    found: dict[str, list[Row]] = {}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                row: Row = json.loads(line)
                found.setdefault(row["id"], []).append(row)
    return {card_id: tuple(rows) for card_id, rows in found.items()}


class _Definitions(Mapping[str, Definition]):
    """The cards that effects create, by id, each compiled when a tree refers to it."""

    def __init__(self, definition: Callable[[str], Definition | None]) -> None:
        self._definition = definition

    def __getitem__(self, card_id: str) -> Definition:
        found = self._definition(card_id)
        if found is None:
            raise KeyError(card_id)
        return found

    def __contains__(self, card_id: object) -> bool:
        return isinstance(card_id, str) and self._definition(card_id) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0
