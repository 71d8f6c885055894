"""How decks are dealt and drawn from, as each game declares it in its `opening.toml`, with clauses."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.systems import system

MULLIGANS = ("none", "whole_bottom", "partial_bottom")
"""How an opening hand may be changed once: not at all, the whole of it, or any chosen cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """What becomes of one section of a deck in a game.

    `hand` cards are dealt at the start, after `aside` cards were dealt away as `aside_name`; the hand may be
    changed as `mulligan` says. A player draws `draw` cards a turn, and in the first turn of the game
    `first_turn` cards; the other player's first turn brings `second_turn`. `verb` says how cards come.
    `pays` names the printed figure that says what a card of this section pays for, or is `attributes` where
    its own say it; "" where it pays for nothing. One card pays for `worth`, those with an attribute of
    `never_pay` for nothing, and at most `a_turn` cards a turn are made to pay (0: as many as there are).
    `symbols` pairs the letters of printed costs with the attributes they mean. Cards of the type `stays` pay
    again in later turns, one at a time.
    `grows` tells that players have about one more to pay with each turn, as curves take it. `clauses` are
    those that say so.
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
        """Return how many cards come in each of a player's first turns, going first or second."""
        opening = self.second_turn if second else self.first_turn
        return tuple(opening if turn == 0 else self.draw for turn in range(turns))


@cache
def dealings(code: str) -> tuple[Dealing, ...]:
    """Return how the sections of a system's decks are dealt; UnknownSystem names the systems."""
    of = system(code)
    read = tomllib.loads((of.folder / "opening.toml").read_text(encoding="utf-8"))
    found = []
    for row in read["section"]:
        dealing = Dealing(**_values(row))
        of.section(dealing.section)
        if dealing.mulligan not in MULLIGANS:
            raise ValueError(f"{code}: {dealing.mulligan!r} is no mulligan; there are {', '.join(MULLIGANS)}")
        found.append(dealing)
    return tuple(found)


def _values(row: dict[str, Any]) -> dict[str, Any]:
    """The values of a row as a dealing holds them, its lists and tables as tuples."""
    found = {key: tuple(value.items()) if isinstance(value, dict) else value for key, value in row.items()}
    return {key: tuple(value) if isinstance(value, list) else value for key, value in found.items()}
