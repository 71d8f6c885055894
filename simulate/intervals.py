"""Win rates with their intervals: of one seat, balanced over seats, compared, with draws, and in pairs.

Intervals are of 95 % unless `alpha` says otherwise. Rates are between 0 and 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import asin, ceil, comb, log10, sqrt

from simulate.special import beta_quantile, chi2_quantile, chi2_tail, normal_tail, solve, z_of

Interval = tuple[float, float]
ALPHA = 0.05


class BadFigures(ValueError):
    """Figures were given that no games can have had; the message quotes them."""


def _check(k: float, n: float) -> None:
    if n <= 0 or not 0 <= k <= n:
        raise BadFigures(f"{k} of {n} is no rate; there has to be a game, and no more wins than games")


def wilson(k: float, n: float, alpha: float = ALPHA) -> Interval:
    """Return Wilson's interval for `k` of `n`: the default, good for few games and for rates near 0 and 1."""
    _check(k, n)
    z = z_of(alpha)
    rate = k / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return (0.0 if k == 0 else middle - half), (1.0 if k == n else middle + half)


def jeffreys(k: int, n: int, alpha: float = ALPHA, *, end_rule: bool = True) -> Interval:
    """Return Jeffreys' interval; with the end rule it reaches 0 where nothing was won and 1 where all was."""
    _check(k, n)
    low = beta_quantile(alpha / 2, k + 0.5, n - k + 0.5)
    high = beta_quantile(1 - alpha / 2, k + 0.5, n - k + 0.5)
    if end_rule:
        return (0.0 if k == 0 else low), (1.0 if k == n else high)
    return low, high


def agresti_coull(k: int, n: int, alpha: float = ALPHA) -> Interval:
    """Return the interval of Agresti and Coull, cut off at 0 and 1."""
    _check(k, n)
    z = z_of(alpha)
    more = n + z * z
    rate = (k + z * z / 2) / more
    return _cut(rate, z * sqrt(rate * (1 - rate) / more))


def clopper_pearson(k: int, n: int, alpha: float = ALPHA) -> Interval:
    """Return the exact interval of Clopper and Pearson, which covers at least as often as it says."""
    _check(k, n)
    low = 0.0 if k == 0 else beta_quantile(alpha / 2, k, n - k + 1)
    return low, 1.0 if k == n else beta_quantile(1 - alpha / 2, k + 1, n - k)


def wald(k: int, n: int, alpha: float = ALPHA) -> Interval:
    """Return the textbook interval, cut off at 0 and 1; too narrow for few games."""
    _check(k, n)
    rate = k / n
    return _cut(rate, z_of(alpha) * sqrt(rate * (1 - rate) / n))


def _cut(rate: float, half: float) -> Interval:
    return max(0.0, rate - half), min(1.0, rate + half)


def mean_interval(values: Sequence[float], alpha: float = ALPHA) -> Interval:
    """Return the interval of a mean by its standard error."""
    number = len(values)
    if number < 2:
        raise BadFigures(f"{number} values have no spread; there have to be two at least")
    mean = sum(values) / number
    spread = sum((value - mean) ** 2 for value in values) / (number - 1)
    half = z_of(alpha) * sqrt(spread / number)
    return mean - half, mean + half


# ---- how many games ----


def games_for_half_width(half: float, *, method: str = "wilson", alpha: float = ALPHA) -> int:
    """Return the games after which an even matchup's interval reaches no further than `half` to each side."""
    if not 0 < half < 0.5:
        raise BadFigures(f"a half-width of {half} cannot be aimed at; it lies between 0 and 0.5")
    z = z_of(alpha)
    simple = ceil(z * z / (4 * half * half))
    if method == "wald":
        return simple
    # At a rate of one half Wilson's half-width is z / (2 √(n + z²)).
    least = max(1, ceil(z * z / (4 * half * half) - z * z) - 1)
    while z / (2 * sqrt(least + z * z)) > half:
        least += 1
    return least


def games_to_tell_apart(one: float, other: float, power: float = 0.8, alpha: float = ALPHA) -> int:
    """Return the games each of two decks needs until a difference of their rates is found this often."""
    effect = abs(2 * asin(sqrt(one)) - 2 * asin(sqrt(other)))
    if not effect:
        raise BadFigures(f"{one} and {other} are the same rate; no number of games tells them apart")
    z = z_of(alpha)

    def found(games: float) -> float:
        shift = effect * sqrt(games / 2)
        return normal_tail(z - shift) + normal_tail(z + shift) - power

    return ceil(solve(found, 1.0, 1e12))


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
    """Return Newcombe's interval for the difference of two rates that were found on the same things.

    `table` counts what had both, only the first; only the second, neither. Games of a pair come from one deal
    and are not independent: what `newcombe` takes for granted then makes its interval too narrow or too wide.
    """
    (both, first), (second, neither) = table
    n = both + first + second + neither
    p1, p2 = (both + first) / n, (both + second) / n
    (low1, high1), (low2, high2) = wilson(both + first, n, alpha), wilson(both + second, n, alpha)
    sides = (both + first) * (second + neither) * (both + second) * (first + neither)
    cross = both * neither - first * second
    # With the correction for continuity where they go together, which is Newcombe's tenth method.
    together = (max(cross - n / 2, 0.0) if cross > 0 else cross) / sqrt(sides) if sides else 0.0

    def side(one: float, other: float) -> float:
        return sqrt(max(0.0, one * one - 2 * together * one * other + other * other))

    return p1 - p2 - side(p1 - low1, high2 - p2), p1 - p2 + side(high1 - p1, p2 - low2)


def score_test(first: tuple[float, int], second: tuple[float, int]) -> float:
    """Return the p-value of Miettinen and Nurminen's score test that two rates are the same."""
    (k1, n1), (k2, n2) = first, second
    pooled = (k1 + k2) / (n1 + n2)
    both = n1 + n2
    spread = pooled * (1 - pooled) * (1 / n1 + 1 / n2) * both / (both - 1)
    if spread == 0:
        return 1.0
    return 2 * normal_tail(abs(k1 / n1 - k2 / n2) / sqrt(spread))


@dataclass(frozen=True, slots=True)
class Balanced:
    """A win rate in which both seats weigh the same, whatever was played of each."""

    rate: float
    error: float
    interval: Interval


def balanced(first: tuple[float, int], second: tuple[float, int], alpha: float = ALPHA) -> Balanced:
    """Return the win rate over both seats, from wins and games going first and going second.

    The interval joins the Wilson intervals of the seats as Newcombe joins those of a difference.
    """
    (k1, n1), (k2, n2) = first, second
    (low1, high1), (low2, high2) = wilson(k1, n1, alpha), wilson(k2, n2, alpha)
    p1, p2 = k1 / n1, k2 / n2
    rate = (p1 + p2) / 2
    error = sqrt(p1 * (1 - p1) / n1 + p2 * (1 - p2) / n2) / 2
    below = sqrt((p1 - low1) ** 2 + (p2 - low2) ** 2) / 2
    above = sqrt((high1 - p1) ** 2 + (high2 - p2) ** 2) / 2
    return Balanced(rate, error, (rate - below, rate + above))


# ---- draws ----


@dataclass(frozen=True, slots=True)
class Score:
    """Points a game, a draw counting as half a win."""

    score: float
    variance: float
    error: float
    interval: Interval


def score(wins: int, draws: int, losses: int, alpha: float = ALPHA) -> Score:
    """Return the score of wins, draws and losses with the variance that draws leave."""
    return _score([(0.0, losses), (0.5, draws), (1.0, wins)], alpha)


def pair_score(counts: Sequence[int], alpha: float = ALPHA) -> Score:
    """Return the score from seat-swapped pairs of games: how many won 0, ½, 1, 1½ and 2 points."""
    if len(counts) != 5:
        raise BadFigures(f"{len(counts)} counts of pairs; there are five, for 0, ½, 1, 1½ and 2 points")
    return _score([(place / 4, count) for place, count in enumerate(counts)], alpha)


def _score(points: Sequence[tuple[float, int]], alpha: float) -> Score:
    number = sum(count for _, count in points)
    if number <= 0 or any(count < 0 for _, count in points):
        raise BadFigures(f"{[count for _, count in points]} are no counts of games")
    mean = sum(value * count for value, count in points) / number
    variance = sum(count * (value - mean) ** 2 for value, count in points) / number
    error = sqrt(variance / number)
    half = z_of(alpha) * error
    return Score(mean, variance, error, (mean - half, mean + half))


def goodman(counts: Sequence[int], alpha: float = ALPHA) -> list[Interval]:
    """Return Goodman's intervals for the shares of several outcomes, right for all of them at once."""
    number = sum(counts)
    _check(0, number)
    bound = chi2_quantile(alpha / len(counts))
    found = []
    for count in counts:
        half = sqrt(bound * (bound + 4 * count * (number - count) / number))
        whole = 2 * (number + bound)
        found.append(((bound + 2 * count - half) / whole, (bound + 2 * count + half) / whole))
    return found


def elo(rate: float) -> float:
    """Return the difference in Elo points that a score stands for."""
    if not 0 < rate < 1:
        raise BadFigures(f"a score of {rate} is no finite difference; it has to lie between 0 and 1")
    return -400 * log10(1 / rate - 1)


# ---- the same seeds ----


@dataclass(frozen=True, slots=True)
class Paired:
    """Two decks on the same seeds: the difference of their rates and how sure it is."""

    difference: float
    error: float
    interval: Interval
    exact_p: float
    chi2: float
    chi2_p: float
    independent_error: float
    variance_ratio: float


def paired(both: int, first: int, second: int, neither: int, alpha: float = ALPHA) -> Paired:
    """Compare two decks by games on the same seeds: won by both, by only one of them, by neither.

    `exact_p` and `chi2_p` are McNemar's. `variance_ratio` says how much the same seeds saved.
    """
    n = both + first + second + neither
    _check(both, n)
    difference = (first - second) / n
    error = sqrt((first + second) - (first - second) ** 2 / n) / n
    half = z_of(alpha) * error
    odd = first + second
    tail = sum(comb(odd, k) for k in range(min(first, second) + 1))
    exact = min(1.0, 2 * tail / 2**odd)
    chi2 = (first - second) ** 2 / odd if odd else 0.0
    p1, p2 = (both + first) / n, (both + second) / n
    apart = sqrt((p1 * (1 - p1) + p2 * (1 - p2)) / n)
    return Paired(
        difference,
        error,
        (difference - half, difference + half),
        exact,
        chi2,
        chi2_tail(chi2),
        apart,
        (apart / error) ** 2 if error else 1.0,
    )
