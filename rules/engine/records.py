"""Records of games: decks, seed and answers, from which a game can be replayed."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeGuard

ENGINE_VERSION = "1"
_KEYS = {"engine", "system", "decks", "names", "players", "seed", "answers", "digest"}
_OPTIONAL = {"variant", "rules", "start"}


class BadRecord(ValueError):
    """A record cannot be replayed; the message says which part is wrong and what would be right."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game's record: `decks` as lists of (section, card id), and the index of each answer's option.

    `names` are the decks', `players` the names of their players, both in seat order; `variant` is the name of
    the rules if they were not those of the book. `rules` is the version of the rules engine that played it,
    if whoever wrote the record knew it. An empty `digest` says nothing of how the game ends. A game that
    began at a position set up by hand has this as its `start`, as plain data.
    """

    system: str
    decks: tuple[tuple[tuple[str, str], ...], ...]
    names: tuple[str, str]
    players: tuple[str, str]
    seed: int
    answers: tuple[int, ...]
    digest: str
    variant: str = ""
    rules: str = ""
    start: Mapping[str, object] | None = None

    def to_json(self) -> str:
        """Return the record as one line of JSON."""
        row = {
            "engine": ENGINE_VERSION,
            "system": self.system,
            "decks": self.decks,
            "names": self.names,
            "players": self.players,
            "seed": self.seed,
            "answers": self.answers,
            "digest": self.digest,
            **({"variant": self.variant} if self.variant else {}),
            **({"rules": self.rules} if self.rules else {}),
            **({} if self.start is None else {"start": self.start}),
        }
        return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def read_record(text: str) -> Record:
    """Read a record. Raises BadRecord if it is broken, unknown, or from another engine version."""
    try:
        row = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a record: {text[:40]!r} is not a line of JSON ({error})") from error
    if isinstance(row, Mapping) and row.get("engine", ENGINE_VERSION) != ENGINE_VERSION:
        raise BadRecord(f"recorded by engine {row['engine']!r}; this is engine {ENGINE_VERSION!r}")
    if not isinstance(row, Mapping) or set(row) - _OPTIONAL != _KEYS:
        raise BadRecord(f"not a record: it must have exactly the keys {', '.join(sorted(_KEYS))}")
    if not _are_numbers([row["seed"]]) or not _are_numbers(row["answers"]):
        raise BadRecord("the seed and every answer of a record must be whole numbers from 0")
    return Record(
        _word(row, "system"),
        _decks(row["decks"]),
        _pair(row, "names"),
        _pair(row, "players"),
        row["seed"],
        tuple(row["answers"]),
        _word(row, "digest"),
        variant=_word(row, "variant") if "variant" in row else "",
        rules=_word(row, "rules") if "rules" in row else "",
        start=_start(row),
    )


def _are_numbers(values: object) -> bool:
    return isinstance(values, list) and all(type(one) is int and one >= 0 for one in values)


def _are_words(values: object, count: int) -> TypeGuard[list[str]]:
    return isinstance(values, list) and len(values) == count and all(isinstance(one, str) for one in values)


def _word(row: Mapping[str, object], key: str) -> str:
    if not isinstance(row[key], str):
        raise BadRecord(f"the {key} of a record must be a word, not {row[key]!r}")
    return str(row[key])


def _start(row: Mapping[str, object]) -> Mapping[str, object] | None:
    if "start" not in row:
        return None
    found = row["start"]
    if not isinstance(found, Mapping):
        raise BadRecord(f"the start of a record must be a position, not {str(found)[:40]!r}")
    return found


def _pair(row: Mapping[str, object], key: str) -> tuple[str, str]:
    words = row[key]
    if not _are_words(words, 2):
        raise BadRecord(f"the {key} of a record must be two words, not {words!r}")
    first, second = words
    return first, second


def _decks(rows: object) -> tuple[tuple[tuple[str, str], ...], ...]:
    if not isinstance(rows, list) or len(rows) != 2:
        raise BadRecord("a record must have two decks, one for each player")
    for deck in rows:
        if not isinstance(deck, list) or not all(_are_words(entry, 2) for entry in deck):
            raise BadRecord("the decks of a record must be lists of [section, card id]")
    return tuple(tuple((section, card) for section, card in deck) for deck in rows)


def digest(parts: Sequence[object]) -> str:
    """Return a short fingerprint of plain values, the same on every machine."""
    text = json.dumps(parts, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
