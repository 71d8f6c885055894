"""Whether groups of games are alike: those of different workers have to be, whoever played them."""

from collections.abc import Sequence
from dataclasses import dataclass

from simulate.games.ledger import Ledger
from simulate.special_functions import chi_square_tail

FEWEST = 5
"""A group of fewer pairs is left out, since the test takes their mean to be normal."""
WORTH = {"w": 2, "d": 1, "l": 0}


def pair_counts(ledger: Ledger) -> list[int]:
    """Return how many pairs of games had 0, ½, 1, 1½ and 2 points for the first deck."""
    counts = [0] * 5
    for kind in ("pairs", "uneven"):
        for (one, other), count in ledger.get(kind, {}).items():
            counts[WORTH[one] + WORTH[other]] += count
    return counts


@dataclass(frozen=True, slots=True)
class Homogeneity:
    """How far the scores of groups are apart, as a chi-square statistic."""

    statistic: float = 0.0
    freedom: int = 0

    def __add__(self, other: "Homogeneity") -> "Homogeneity":
        return Homogeneity(self.statistic + other.statistic, self.freedom + other.freedom)

    @property
    def p(self) -> float | None:
        """The p-value of equal scores; None where there is nothing to compare."""
        return chi_square_tail(self.statistic, self.freedom) if self.freedom else None


def homogeneity(groups: Sequence[Sequence[int]]) -> Homogeneity:
    """Compare the mean scores of groups of pairs of one pairing, each as `pair_counts` has it."""
    kept = [counts for counts in groups if sum(counts) >= FEWEST]
    total = [sum(column) for column in zip(*kept, strict=True)]
    pairs = sum(total)
    if len(kept) < 2:
        return Homogeneity()
    mean = _mean(total)
    spread = sum(count * (points - mean) ** 2 for points, count in enumerate(total)) / pairs
    if spread == 0:
        return Homogeneity()
    between = sum(sum(counts) * (_mean(counts) - mean) ** 2 for counts in kept)
    return Homogeneity(between / spread, len(kept) - 1)


def _mean(counts: Sequence[int]) -> float:
    return sum(points * count for points, count in enumerate(counts)) / sum(counts)
