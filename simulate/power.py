"""How many games a question takes: to tell a win rate from a fixed one, or two win rates apart.

Two-sided tests at 5 %, by Cohen's effect size of two rates, the difference of their arcsines. A draw counts
as half a win, which only makes the rate vary less: then fewer games would do.
"""

from dataclasses import dataclass
from math import asin, ceil, pi, sin, sqrt

from simulate.intervals import ALPHA, BadNumbers
from simulate.special_functions import z_of

POWER = 0.8
"""In how many batches of ten a difference that is there is to be found: eight."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a number of games is to tell: a win rate from `against`, in a share `power` of batches.

    Raises BadNumbers for a rate that is not between 0 and 1, and for a power that is not offered.
    """

    against: float = 0.5
    power: float = POWER

    def __post_init__(self) -> None:
        if not 0 < self.against < 1:
            raise BadNumbers(
                f"{self.against} is not a rate to tell others from; it has to be between 0 and 1"
            )
        _reach(self.power)

    def needed(self, rate: float) -> int | None:
        """Return how many games tell this true rate from the fixed one; None if they are the same."""
        return None if rate == self.against else games_needed(rate, self.against, self.power)


def games_needed(rate: float, against: float = 0.5, power: float = POWER) -> int:
    """Return how many games tell a true win rate from a fixed one in that share of batches."""
    return ceil((_reach(power) / _effect(rate, against)) ** 2)


def games_per_deck(one: float, other: float, power: float = POWER) -> int:
    """Return how many games of each of two decks tell their win rates apart in that share of batches."""
    return ceil(2 * (_reach(power) / _effect(one, other)) ** 2)


def nearest_rate(games: int) -> float:
    """Return the lowest win rate above one half that so many games tell from it; at most 1."""
    if games < 1:
        raise BadNumbers(f"{games} games tell nothing from one half; there has to be a game")
    angle = pi / 4 + _reach(POWER) / (2 * sqrt(games))
    return 1.0 if angle >= pi / 2 else sin(angle) ** 2


def _reach(power: float) -> float:
    if not 0.5 <= power < 1:
        raise BadNumbers(f"a power of {power} is not offered; it has to be at least 0.5 and less than 1")
    return z_of(ALPHA) + z_of(2 * (1 - power))


def _effect(one: float, other: float) -> float:
    if not (0 <= one <= 1 and 0 <= other <= 1) or one == other:
        raise BadNumbers(f"{one} and {other} are not two different rates between 0 and 1")
    return 2 * abs(asin(sqrt(one)) - asin(sqrt(other)))
