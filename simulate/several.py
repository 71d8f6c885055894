"""Many figures at once: corrected p-values, lengths of games, and matchups of several decks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, exp, log, sqrt
from typing import Literal

from simulate.intervals import ALPHA, BadFigures
from simulate.special import binomial_cdf, chi2_tail, normal_tail

Method = Literal["bonferroni", "holm", "fdr_bh", "sidak", "holm-sidak"]


def adjusted(p_values: Sequence[float], method: Method = "holm") -> list[float]:
    """Return p-values corrected for how many there are, in the order given.

    Holm's keeps the chance of a single false alarm; `fdr_bh` (Benjamini and Hochberg) keeps the share of
    false ones among those called different.
    """
    number = len(p_values)
    if any(not 0 <= p <= 1 for p in p_values):
        raise BadFigures(f"p-values lie between 0 and 1; given were {list(p_values)}")
    if method == "bonferroni":
        return [min(1.0, p * number) for p in p_values]
    if method == "sidak":
        return [1 - (1 - p) ** number for p in p_values]
    order = sorted(range(number), key=lambda place: p_values[place])
    found = [0.0] * number
    reached = 0.0
    if method == "fdr_bh":
        reached = 1.0
        for rank, place in reversed(list(enumerate(order, 1))):
            reached = min(reached, p_values[place] * number / rank)
            found[place] = reached
        return found
    for rank, place in enumerate(order):
        left = number - rank
        p = p_values[place]
        reached = max(reached, min(1.0, p * left if method == "holm" else 1 - (1 - p) ** left))
        found[place] = reached
    return found


# ---- lengths ----


@dataclass(frozen=True, slots=True)
class Ranks:
    """Between which of the sorted values a quantile lies, counted from 1, and how surely."""

    lower: int
    upper: int
    coverage: float


def quantile_ranks(n: int, quantile: float = 0.5, alpha: float = ALPHA) -> Ranks:
    """Return the ranks between which a quantile of any `n` values lies with at least 1 − alpha."""
    if n < 1:
        raise BadFigures(f"{n} values have no quantile")
    lower = _binomial_quantile(alpha / 2, n, quantile)
    upper = _binomial_quantile(1 - alpha / 2, n, quantile) + 1
    covered = binomial_cdf(upper - 1, n, quantile) - binomial_cdf(lower - 1, n, quantile)
    return Ranks(max(1, lower), min(n, upper), covered)


def _binomial_quantile(chance: float, n: int, p: float) -> int:
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if binomial_cdf(middle, n, p) >= chance:
            high = middle
        else:
            low = middle + 1
    return low


@dataclass(frozen=True, slots=True)
class RankTest:
    """Mann and Whitney's comparison: `u` counts for the first sample, `smaller` is how often it is below."""

    u: float
    p: float
    smaller: float


def rank_test(first: Sequence[float], second: Sequence[float]) -> RankTest:
    """Compare two samples by ranks: does one tend to be larger? Normal approximation, corrected for ties."""
    n1, n2 = len(first), len(second)
    if not n1 or not n2:
        raise BadFigures("a sample without values cannot be compared")
    u = sum((a > b) + 0.5 * (a == b) for a in first for b in second)
    both = sorted([*first, *second])
    number = n1 + n2
    ties = sum(count**3 - count for count in (both.count(value) for value in set(both)))
    spread = sqrt(n1 * n2 / 12 * (number + 1 - ties / (number * (number - 1))))
    larger = max(u, n1 * n2 - u)
    z = (larger - n1 * n2 / 2 - 0.5) / spread if spread else 0.0
    return RankTest(u, min(1.0, 2 * normal_tail(z)), 1 - u / (n1 * n2))


def kolmogorov_smirnov(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """Return the greatest distance of two samples' distributions and its exact p-value, as without ties."""
    n1, n2 = len(first), len(second)
    if not n1 or not n2:
        raise BadFigures("a sample without values cannot be compared")
    most = max(
        abs(sum(a <= value for a in first) * n2 - sum(b <= value for b in second) * n1)
        for value in {*first, *second}
    )
    # Paths from (0, 0) to (n1, n2) that stay nearer to the diagonal than the distance seen.
    ways = [0] * (n2 + 1)
    for i in range(n1 + 1):
        for j in range(n2 + 1):
            if abs(i * n2 - j * n1) >= most:
                ways[j] = 0
            elif i == j == 0:
                ways[j] = 1
            else:
                ways[j] = (ways[j] if i else 0) + (ways[j - 1] if j else 0)
    return most / (n1 * n2), 1 - ways[n2] / comb(n1 + n2, n1)


# ---- matchups ----


@dataclass(frozen=True, slots=True)
class Strengths:
    """Bradley and Terry's strengths as logarithms; the last deck is the measure, at 0.

    A small `p` says that no such strengths fit: the matchups go in a circle.
    """

    strength: dict[str, float]
    error: dict[str, float]
    deviance: float
    freedom: int
    p: float


def strengths(results: Mapping[tuple[str, str], tuple[int, int]]) -> Strengths:
    """Fit strengths to results: for each pair of decks the wins of the first and of the second."""
    names = sorted({name for pair in results for name in pair})
    free = names[:-1]
    values = dict.fromkeys(names, 0.0)
    matrix: list[list[float]] = []
    for _ in range(100):
        slope = [0.0] * len(free)
        matrix = [[0.0] * len(free) for _ in free]
        for (one, other), (won, lost) in results.items():
            games = won + lost
            rate = _logistic(values[one] - values[other])
            for name, sign in ((one, 1), (other, -1)):
                if name not in free:
                    continue
                row = free.index(name)
                slope[row] += sign * (won - games * rate)
                for second, turn in ((one, 1), (other, -1)):
                    if second in free:
                        matrix[row][free.index(second)] += sign * turn * games * rate * (1 - rate)
        steps = _solved(matrix, slope)
        for name, step in zip(free, steps, strict=True):
            values[name] += step
        if max(map(abs, steps), default=0.0) < 1e-12:
            break
    errors = {
        name: sqrt(_solved(matrix, [float(place == row) for place in range(len(free))])[row])
        for row, name in enumerate(free)
    }
    deviance = 0.0
    for (one, other), (won, lost) in results.items():
        rate = _logistic(values[one] - values[other])
        for count, share in ((won, rate), (lost, 1 - rate)):
            deviance += 2 * count * log(count / ((won + lost) * share)) if count else 0.0
    freedom = len(results) - len(free)
    return Strengths(values, errors, deviance, freedom, chi2_tail(deviance, freedom) if freedom > 0 else 1.0)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination; BadFigures where they have no single solution."""
    size = len(right)
    rows = [[*map(float, row), float(value)] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        if abs(rows[best][column]) < 1e-14:
            raise BadFigures("the results do not tie all decks together")
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def against_field(matrix: Sequence[Sequence[float]], field: Sequence[float]) -> list[float]:
    """Return each deck's win rate against a field of decks with these shares."""
    return [sum(rate * share for rate, share in zip(row, field, strict=True)) for row in matrix]


def equilibrium(matrix: Sequence[Sequence[float]]) -> list[float]:
    """Return the shares of a field in which no deck does better than any other that is played.

    `matrix` has the win rate of each deck against each; the rates of a pair add up to 1. Found by trying
    which decks are played, the fewest first.
    """
    number = len(matrix)
    if number > 12:
        raise BadFigures(f"{number} decks are too many to look for a balanced field; at most 12")
    for size in range(1, number + 1):
        for played in combinations(range(number), size):
            found = _balanced(matrix, played)
            if found is not None:
                return found
    raise BadFigures("the rates of some pair do not add up to 1")


def _balanced(matrix: Sequence[Sequence[float]], played: tuple[int, ...]) -> list[float] | None:
    # All decks played do equally well, which is one half; the shares add up to one.
    gains = [[matrix[row][column] - 0.5 for column in played] for row in played]
    equations = [*gains[:-1], [1.0] * len(played)]
    try:
        shares = _solved(equations, [0.0] * (len(played) - 1) + [1.0])
    except BadFigures:
        return None
    field = [0.0] * len(matrix)
    for place, share in zip(played, shares, strict=True):
        field[place] = share
    fair = all(rate <= 0.5 + 1e-9 for rate in against_field(matrix, field))
    return field if fair and min(shares) >= -1e-12 else None
