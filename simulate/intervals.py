"""Win rates with intervals: of one seat, balanced over seats, compared, and in pairs of games.

Intervals are at 95 % unless `alpha` says otherwise. Rates are between 0 and 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb, exp, gcd, lgamma, log, log10, sqrt

from simulate.special_functions import binomial_cdf, normal_tail, z_of

Interval = tuple[float, float]
ALPHA = 0.05


class BadNumbers(ValueError):
    """Counts that no games can have; the message quotes them."""


def _check(k: float, n: float) -> None:
    if n <= 0 or not 0 <= k <= n:
        raise BadNumbers(f"{k} of {n} is not a rate; there has to be a game, and no more wins than games")


def wilson(k: float, n: float, alpha: float = ALPHA) -> Interval:
    """Return Wilson's interval for `k` of `n`: the default, good for few games and for rates near 0 and 1."""
    _check(k, n)
    z = z_of(alpha)
    rate = k / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return (0.0 if k == 0 else middle - half), (1.0 if k == n else middle + half)


def mean_interval(values: Sequence[float], alpha: float = ALPHA) -> Interval:
    """Return the interval of a mean by its standard error."""
    number = len(values)
    if number < 2:
        raise BadNumbers(f"{number} values have no spread; there have to be two at least")
    mean = sum(values) / number
    spread = sum((value - mean) ** 2 for value in values) / (number - 1)
    half = z_of(alpha) * sqrt(spread / number)
    return mean - half, mean + half


# ---- two rates ----


def newcombe(first: tuple[float, int], second: tuple[float, int], alpha: float = ALPHA) -> Interval:
    """Return Newcombe's interval for the difference of two rates, each given as wins and games."""
    (low1, high1), (low2, high2) = wilson(*first, alpha), wilson(*second, alpha)
    rates = [k / n for k, n in (first, second)]
    difference = rates[0] - rates[1]
    below = sqrt((rates[0] - low1) ** 2 + (high2 - rates[1]) ** 2)
    above = sqrt((high1 - rates[0]) ** 2 + (rates[1] - low2) ** 2)
    return difference - below, difference + above


def newcombe_paired(table: Sequence[Sequence[float]], alpha: float = ALPHA) -> Interval:
    """Return Newcombe's interval for the difference of two paired rates.

    `table` counts what had both, only the first, only the second, neither. Games of a pair come from one deal
    and are not independent, so `newcombe` would give too narrow or too wide an interval.
    """
    (both, first), (second, neither) = table
    n = both + first + second + neither
    p1, p2 = (both + first) / n, (both + second) / n
    (low1, high1), (low2, high2) = wilson(both + first, n, alpha), wilson(both + second, n, alpha)
    sides = (both + first) * (second + neither) * (both + second) * (first + neither)
    cross = both * neither - first * second
    # With the continuity correction for a positive correlation, which is Newcombe's method 10.
    together = (max(cross - n / 2, 0.0) if cross > 0 else cross) / sqrt(sides) if sides else 0.0

    def side(one: float, other: float) -> float:
        return sqrt(max(0.0, one * one - 2 * together * one * other + other * other))

    return p1 - p2 - side(p1 - low1, high2 - p2), p1 - p2 + side(high1 - p1, p2 - low2)


def paired_difference(counts: Mapping[int, int], most: int, alpha: float = ALPHA) -> Interval:
    """Return Agresti and Min's interval for a mean difference of pairs, from how many pairs had which.

    Differences are whole numbers of at most `most`, which stands for a whole win. Two more pairs are counted,
    one without a difference and one half of which differs by a win either way: so pairs of which few or none
    differ do not look certain.
    """
    number = sum(counts.values())
    if number <= 0 or most <= 0 or min(counts.values()) < 0 or any(abs(one) > most for one in counts):
        raise BadNumbers(f"{dict(counts)} count no differences of pairs, each of at most {most}")
    more = number + 2
    mean = sum(one * count for one, count in counts.items()) / most / more
    squares = sum(one * one * count for one, count in counts.items()) / (most * most) + 1
    half = z_of(alpha) * sqrt((squares / more - mean * mean) / more)
    return max(-1.0, mean - half), min(1.0, mean + half)


def difference_test(counts: Mapping[int, int]) -> float:
    """Return the p-value of no difference of pairs, by the normal distribution."""
    squares = sum(one * one * count for one, count in counts.items())
    total = sum(one * count for one, count in counts.items())
    return 2 * normal_tail(abs(total) / sqrt(squares)) if squares else 1.0


def exact_difference_test(counts: Mapping[int, int]) -> float:
    """Return the exact p-value of no difference of pairs: of sums at least as far from zero.

    If there is none, each pair that differs does so as often one way as the other. For pairs that all differ
    by as much, this is McNemar's exact test.
    """
    sizes: dict[int, int] = {}
    for one, count in counts.items():
        if one and count:
            sizes[abs(one)] = sizes.get(abs(one), 0) + count
    if not sizes:
        return 1.0
    step = gcd(*sizes)
    chances = {0: 1.0}
    for size, number in sizes.items():
        ways = [comb(number, up) / 2**number for up in range(number + 1)]
        found: dict[int, float] = {}
        for sum_before, chance in chances.items():
            for up, way in enumerate(ways):
                reached = sum_before + size // step * (2 * up - number)
                found[reached] = found.get(reached, 0.0) + chance * way
        chances = found
    far = abs(sum(one * count for one, count in counts.items())) // step
    return min(1.0, sum(chance for reached, chance in chances.items() if abs(reached) >= far))


def score_test(first: tuple[float, int], second: tuple[float, int]) -> float:
    """Return the p-value of Miettinen and Nurminen's score test for equal rates."""
    (k1, n1), (k2, n2) = first, second
    pooled = (k1 + k2) / (n1 + n2)
    both = n1 + n2
    spread = pooled * (1 - pooled) * (1 / n1 + 1 / n2) * both / (both - 1)
    if spread == 0:
        return 1.0
    return 2 * normal_tail(abs(k1 / n1 - k2 / n2) / sqrt(spread))


@dataclass(frozen=True, slots=True)
class Balanced:
    """A win rate with both seats weighted equally, whatever their numbers of games."""

    rate: float
    error: float
    interval: Interval


def balanced(first: tuple[float, int], second: tuple[float, int], alpha: float = ALPHA) -> Balanced:
    """Return the win rate over both seats, from wins and games going first and going second.

    The interval combines the Wilson intervals of the seats like Newcombe combines those of a difference.
    """
    (k1, n1), (k2, n2) = first, second
    (low1, high1), (low2, high2) = wilson(k1, n1, alpha), wilson(k2, n2, alpha)
    p1, p2 = k1 / n1, k2 / n2
    rate = (p1 + p2) / 2
    error = sqrt(p1 * (1 - p1) / n1 + p2 * (1 - p2) / n2) / 2
    below = sqrt((p1 - low1) ** 2 + (p2 - low2) ** 2) / 2
    above = sqrt((high1 - p1) ** 2 + (high2 - p2) ** 2) / 2
    return Balanced(rate, error, (rate - below, rate + above))


# ---- points and ends ----


@dataclass(frozen=True, slots=True)
class Score:
    """Points per game, with a draw as half a win."""

    score: float
    error: float
    interval: Interval


def pair_score(counts: Sequence[int], alpha: float = ALPHA) -> Score:
    """Return the score of pairs of games with swapped seats, from how many had 0, ½, 1, 1½ and 2 points."""
    number = sum(counts)
    if len(counts) != 5 or number <= 0 or min(counts) < 0:
        raise BadNumbers(f"{list(counts)} count no pairs; there are five, for 0, ½, 1, 1½ and 2 points")
    points = [(place / 4, count) for place, count in enumerate(counts)]
    mean = sum(value * count for value, count in points) / number
    error = sqrt(sum(count * (value - mean) ** 2 for value, count in points)) / number
    half = z_of(alpha) * error
    return Score(mean, error, (mean - half, mean + half))


def goodman(counts: Sequence[int], alpha: float = ALPHA) -> list[Interval]:
    """Return Goodman's simultaneous intervals for the shares of several outcomes."""
    number = sum(counts)
    _check(0, number)
    # The square of a normal quantile is that of the chi-squared distribution with one degree of freedom.
    bound = z_of(alpha / len(counts)) ** 2
    found = []
    for count in counts:
        half = sqrt(bound * (bound + 4 * count * (number - count) / number))
        whole = 2 * (number + bound)
        found.append(((bound + 2 * count - half) / whole, (bound + 2 * count + half) / whole))
    return found


def pair_test(counts: Sequence[int]) -> float:
    """Return the p-value of an even score over pairs, by the normal distribution."""
    found = pair_score(counts)
    if found.error == 0:
        return 1.0 if found.score == 0.5 else 0.0
    return 2 * normal_tail(abs(found.score - 0.5) / found.error)


def exact_pair_test(counts: Sequence[int]) -> float:
    """Return the exact p-value of an even score over pairs: of counts at least as far from it.

    If the decks are equal, a pair goes as often one way as the other, so that those with ½ and 1½ points, and
    those with 0 and 2, fall to either side like coins, however many there are. Even pairs tell nothing.
    """
    number = sum(counts)
    if len(counts) != 5 or number <= 0 or min(counts) < 0:
        raise BadNumbers(f"{list(counts)} count no pairs; there are five, for 0, ½, 1, 1½ and 2 points")
    lost, just_lost, _, just_won, won = counts
    halves, wholes = just_lost + just_won, lost + won
    far = abs(just_won - just_lost + 2 * (won - lost))
    if far == 0:
        return 1.0
    above = 0.0
    for heads in range(wholes + 1):
        chance = exp(lgamma(wholes + 1) - lgamma(heads + 1) - lgamma(wholes - heads + 1) - wholes * log(2))
        # The halves have to make up what the wholes lack: 2·k − halves ≥ needed.
        needed = far - 2 * (2 * heads - wholes)
        least = max(0, -(-(needed + halves) // 2))
        above += chance * (1 - binomial_cdf(least - 1, halves, 0.5)) if least <= halves else 0.0
    return min(1.0, 2 * above)


def elo(rate: float) -> float:
    """Return the difference in Elo points for a score."""
    if not 0 < rate < 1:
        raise BadNumbers(f"a score of {rate} is not a finite difference; it has to lie between 0 and 1")
    return -400 * log10(1 / rate - 1)


# ---- many comparisons ----


def adjusted(p_values: Sequence[float]) -> list[float]:
    """Return p-values corrected for their number by Holm's method, in the given order.

    It controls the chance of even a single false alarm.
    """
    if any(not 0 <= p <= 1 for p in p_values):
        raise BadNumbers(f"p-values lie between 0 and 1; given were {list(p_values)}")
    number = len(p_values)
    found = [0.0] * number
    reached = 0.0
    for rank, place in enumerate(sorted(range(number), key=lambda place: p_values[place])):
        reached = max(reached, min(1.0, p_values[place] * (number - rank)))
        found[place] = reached
    return found


# ---- lengths ----


@dataclass(frozen=True, slots=True)
class Ranks:
    """The ranks between which a quantile is, counted from 1, and with what confidence."""

    lower: int
    upper: int
    coverage: float


def quantile_ranks(n: int, quantile: float = 0.5, alpha: float = ALPHA) -> Ranks:
    """Return the ranks between which a quantile of any `n` values is with at least 1 − alpha."""
    if n < 1:
        raise BadNumbers(f"{n} values have no quantile")
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
