"""Games that begin at a position which somebody sets up, from what they wrote."""

from dataclasses import dataclass

from rules.arrangements import BadLine, BadLines, WrittenSide, arranged, written
from rules.engine.arrangement import BadArrangement, read_arrangement
from rules.engine.records import Record
from rules.play import distinct
from rules.rulesets import ruleset
from simulate.games.alignment import laid_out
from simulate.games.plan import Entry
from simulate.games.practice import PERSON, seat_of

__all__ = [
    "BadArrangement",
    "BadLine",
    "BadLines",
    "Position",
    "SideLines",
    "position_of",
    "record_of_position",
]


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
        start=start,
    )


def position_of(record: Record) -> Position | None:
    """Return the position at which a record's game began, None if it was set up as usual."""
    if record.start is None:
        return None
    found = read_arrangement(record.start, ruleset(record.system))
    one, other = (SideLines(written(record.system, side), side.life, side.resources) for side in found.sides)
    return Position(found.active, found.step, found.turn, (one, other))
