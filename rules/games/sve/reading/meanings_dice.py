"""Trees for rolling a die in both languages: what happens for each side of it."""

from collections.abc import Iterable

from rules.games.sve.reading.meanings_effects import unannounced
from rules.games.sve.reading.meanings_words import NOBODY
from rules.language.effects import NOTHING, Effect, RollDie
from rules.reading.clauses import THAT, Clause, mentions

SIDES = 6
Sides = tuple[tuple[int, ...], Clause]
"""Sides of a die, with what happens if one of them is rolled."""


def rolled(outcomes: Iterable[Sides]) -> Clause | None:
    """Return a clause that rolls a die; None if a side is named twice or more must be chosen in advance."""
    effects: dict[int, Effect] = {}
    for sides, clause in outcomes:
        done = unannounced(clause)
        if done is None or mentions(done.effect, THAT):
            return None
        for side in sides:
            if side in effects or not 1 <= side <= SIDES:
                return None
            effects[side] = done.effect
    return Clause(RollDie(tuple(effects.get(side, NOTHING) for side in range(1, SIDES + 1))), about=NOBODY)
