"""The lengths of games of which some were cut off before their end, by Kaplan and Meier's estimator.

A game that was cut off at a turn lasts longer than that, nobody knows how much. Leaving such games out makes
games look shorter than they are. The estimate takes them to be like all others that got as far.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from simulate.intervals import ALPHA, BadNumbers
from simulate.special_functions import z_of


@dataclass(frozen=True, slots=True)
class Running:
    """The share of games that go on after a turn, and its interval."""

    turn: int
    share: float
    low: float
    high: float


def kaplan_meier(ended: Sequence[int], cut: Sequence[int], alpha: float = ALPHA) -> list[Running]:
    """Return the share of games that go on after each turn in which any ended.

    `ended` and `cut` count games by their turns, from turn 0. Those that were cut off in a turn were still
    going on when others ended in it. The intervals are Greenwood's on the scale of the double logarithm.
    """
    if min((*ended, *cut), default=0) < 0:
        raise BadNumbers(f"{list(ended)} and {list(cut)} count no games; no count is below zero")
    left, share, spread = sum(ended) + sum(cut), 1.0, 0.0
    found: list[Running] = []
    for turn in range(max(len(ended), len(cut))):
        over = ended[turn] if turn < len(ended) else 0
        if over:
            share *= 1 - over / left
            spread += over / (left * (left - over)) if left > over else 0.0
            found.append(Running(turn, share, *_interval(share, spread, alpha)))
        left -= over + (cut[turn] if turn < len(cut) else 0)
    return found


def _interval(share: float, spread: float, alpha: float) -> tuple[float, float]:
    """Return the interval of a share; that no game goes on is known only of the games played."""
    if not 0 < share < 1:
        return share, share
    far = z_of(alpha) * sqrt(spread) / log(share)
    one, other = exp(log(share) * exp(far)), exp(log(share) * exp(-far))
    return min(one, other), max(one, other)


@dataclass(frozen=True, slots=True)
class Median:
    """The turn by which half of the games are over, and its interval; None for what is beyond the games."""

    turn: int | None
    low: int | None
    high: int | None


def median(running: Sequence[Running]) -> Median:
    """Return the median length, with the turns at which the interval of the share meets one half."""

    def first(column: Sequence[float]) -> int | None:
        return next((one.turn for one, share in zip(running, column, strict=True) if share <= 0.5), None)

    return Median(
        first([one.share for one in running]),
        first([one.low for one in running]),
        first([one.high for one in running]),
    )
