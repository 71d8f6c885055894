"""Games that begin at a position which somebody sets up, from what they wrote."""

from collections import Counter
from dataclasses import dataclass

from rules.arrangements import BadLine, BadLines, WrittenSide, arranged, written
from rules.engine.arrangement import MOST_NUMBER, MOST_TURNS, BadArrangement, read_arrangement
from rules.engine.records import Record
from rules.play import distinct
from rules.rulesets import ruleset
from simulate.games.alignment import laid_out
from simulate.games.plan import Entry
from simulate.games.practice import PERSON, seat_of

__all__ = [
    "MOST_LINES",
    "MOST_NUMBER",
    "MOST_TURNS",
    "BadArrangement",
    "EarlierPosition",
    "Record",
    "entries_of",
    "BadLine",
    "BadLines",
    "Position",
    "SideLines",
    "earlier_position",
    "record_of_position",
]


MOST_LINES = 6_000
"""The most characters that the lines of a zone have."""


@dataclass(frozen=True, slots=True)
class SideLines:
    """A player's part of a position as it is written: lines by zone, life, resources in the game's order."""

    zones: dict[str, str]
    life: int | None = None
    resources: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A position as it is written; seat 0 is the person's, seat 1 the opponent's."""

    active: int
    step: str
    turn: int
    sides: tuple[SideLines, SideLines]


def record_of_position(
    system: str, entries: tuple[Entry, Entry], position: Position, opponent: str, seed: int
) -> Record:
    """Return the record of a game that begins at a position, before any answer.

    Cards that the decks lack are added to them. Raises BadLines, or BadArrangement for what is no position.
    """
    first, second = laid_out([entry.rows for entry in entries])
    one, other = position.sides
    arrangement, decks = arranged(
        system,
        seat_of(position.active),
        position.step,
        position.turn,
        (
            WrittenSide(first, one.zones, one.life, one.resources),
            WrittenSide(second, other.zones, other.life, other.resources),
        ),
    )
    start = arrangement.rows()
    read_arrangement(start, ruleset(system))
    return Record(
        system=system,
        decks=decks,
        names=distinct((entries[0].name, entries[1].name)),
        players=(PERSON, opponent),
        seed=seed,
        answers=(),
        digest="",
        start=dict(start),
    )


@dataclass(frozen=True, slots=True)
class EarlierPosition:
    """The position at which a game began, as it is written, and the decks it was played with."""

    entries: tuple[Entry, Entry]
    position: Position


def earlier_position(record: Record, seat: int) -> EarlierPosition | None:
    """Return the position at which a record's game began, as the player of a seat sees it.

    None if the game was set up as usual.
    """
    if record.start is None:
        return None
    found = read_arrangement(record.start, ruleset(record.system))
    one, other = (SideLines(written(record.system, side), side.life, side.resources) for side in found.sides)
    first, second = entries_of(record)
    if seat:
        one, other, first, second = other, one, second, first
    return EarlierPosition(
        (first, second), Position(int(found.active != seat), found.step, found.turn, (one, other))
    )


def entries_of(record: Record) -> tuple[Entry, Entry]:
    """Return the decks of a record as entries, in seat order."""
    first, second = (
        Entry(name, tuple((*copy, count) for copy, count in Counter(deck).items()))
        for name, deck in zip(record.names, record.decks, strict=True)
    )
    return first, second
