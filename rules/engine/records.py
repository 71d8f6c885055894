"""Records: a game is its decks, its seed and the answers given; from these it can be played again."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

ENGINE_VERSION = "1"
_KEYS = {"engine", "system", "decks", "names", "seed", "answers", "digest"}


class BadRecord(ValueError):
    """A record cannot be played again; the message says which part is wrong and what would be right."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game: `decks` as lists of (section, card id), and the place of each answer among its options."""

    system: str
    decks: tuple[tuple[tuple[str, str], ...], ...]
    names: tuple[str, ...]
    seed: int
    answers: tuple[int, ...]
    digest: str

    def to_json(self) -> str:
        """Write the record as one line of JSON."""
        row = {
            "engine": ENGINE_VERSION,
            "system": self.system,
            "decks": self.decks,
            "names": self.names,
            "seed": self.seed,
            "answers": self.answers,
            "digest": self.digest,
        }
        return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def read_record(text: str) -> Record:
    """Read a record; BadRecord says what is broken, foreign, or from another engine version."""
    try:
        row = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"not a record: line {error.lineno} is not JSON ({error.msg})") from error
    if not isinstance(row, Mapping) or set(row) != _KEYS:
        raise BadRecord(f"not a record: it must have exactly the keys {', '.join(sorted(_KEYS))}")
    if row["engine"] != ENGINE_VERSION:
        raise BadRecord(f"recorded by engine {row['engine']!r}; this is engine {ENGINE_VERSION!r}")
    if not isinstance(row["seed"], int) or not _are_numbers(row["answers"]):
        raise BadRecord("the seed and every answer of a record must be whole numbers")
    try:
        decks = tuple(tuple((str(section), str(card)) for section, card in deck) for deck in row["decks"])
    except (TypeError, ValueError) as error:
        raise BadRecord("the decks of a record must be lists of [section, card id]") from error
    if len(decks) != 2:
        raise BadRecord(f"a record has two decks, this one has {len(decks)}")
    return Record(
        str(row["system"]),
        decks,
        tuple(map(str, row["names"])),
        row["seed"],
        tuple(row["answers"]),
        str(row["digest"]),
    )


def _are_numbers(values: Any) -> bool:
    return isinstance(values, list) and all(isinstance(one, int) and one >= 0 for one in values)


def digest(parts: Sequence[object]) -> str:
    """Return a short fingerprint of plain values, the same on every machine."""
    text = json.dumps(parts, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
