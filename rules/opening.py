"""How decks are dealt and drawn from, as each game declares in its `opening.toml`, with clauses."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import NotRequired, TypedDict

from rules.parsed_data import checked
from rules.systems import system

MULLIGANS = ("none", "whole_bottom", "partial_bottom")
"""How an opening hand may be changed once: not at all, as a whole, or any chosen cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """How a section of a deck is used in a game.

    `hand` cards are dealt at the start, after `aside` cards were set aside as `aside_name`; `mulligan` says
    how the hand may be changed. A player draws `draw` cards a turn, and `first_turn` cards in the first turn
    of the game; the other player's first turn brings `second_turn`. `verb` is the verb for drawing. `pays`
    names the printed value that says what a card of this section pays for, or is `attributes` if its own
    attributes do; "" if it pays for nothing. One card pays for `worth`, those with an attribute in
    `never_pay` for nothing, and at most `a_turn` cards a turn are used to pay (0: no limit). `symbols` maps
    the letters of printed costs to attributes. Cards of the type `stays` pay again in later turns, one at a
    time. `grows` means that players have about one more resource each turn, for curves. `clauses` are the
    clauses behind this.
    """

    section: str
    hand: int
    mulligan: str
    aside: int
    aside_name: str
    first_turn: int
    second_turn: int
    draw: int
    verb: str
    pays: str
    clauses: tuple[str, ...]
    worth: int = 1
    a_turn: int = 0
    never_pay: tuple[str, ...] = ()
    grows: bool = False
    symbols: tuple[tuple[str, str], ...] = ()
    stays: str = ""

    def draws(self, turns: int, *, second: bool = False) -> tuple[int, ...]:
        """Return the cards drawn in each of a player's first turns, going first or second."""
        opening = self.second_turn if second else self.first_turn
        return tuple(opening if turn == 0 else self.draw for turn in range(turns))


class _Section(TypedDict):
    section: str
    hand: int
    mulligan: str
    aside: int
    aside_name: str
    first_turn: int
    second_turn: int
    draw: int
    verb: str
    pays: str
    clauses: list[str]
    worth: NotRequired[int]
    a_turn: NotRequired[int]
    never_pay: NotRequired[list[str]]
    grows: NotRequired[bool]
    symbols: NotRequired[dict[str, str]]
    stays: NotRequired[str]


class _Opening(TypedDict):
    section: list[_Section]


@cache
def dealings(code: str) -> tuple[Dealing, ...]:
    """Return how the sections of a system's decks are dealt. Raises UnknownSystem."""
    of = system(code)
    path = of.folder / "opening.toml"
    read = checked(_Opening, tomllib.loads(path.read_text(encoding="utf-8")), f"{code}/{path.name}")
    found = []
    for row in read["section"]:
        dealing = _dealing(row)
        of.section(dealing.section)
        if dealing.mulligan not in MULLIGANS:
            raise ValueError(f"{code}: {dealing.mulligan!r} is no mulligan; there are {', '.join(MULLIGANS)}")
        found.append(dealing)
    return tuple(found)


def _dealing(row: _Section) -> Dealing:
    return Dealing(
        section=row["section"],
        hand=row["hand"],
        mulligan=row["mulligan"],
        aside=row["aside"],
        aside_name=row["aside_name"],
        first_turn=row["first_turn"],
        second_turn=row["second_turn"],
        draw=row["draw"],
        verb=row["verb"],
        pays=row["pays"],
        clauses=tuple(row["clauses"]),
        worth=row.get("worth", 1),
        a_turn=row.get("a_turn", 0),
        never_pay=tuple(row.get("never_pay", ())),
        grows=row.get("grows", False),
        symbols=tuple(row.get("symbols", {}).items()),
        stays=row.get("stays", ""),
    )
