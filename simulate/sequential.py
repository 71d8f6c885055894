"""Statistics that stay valid while games are watched: sequential tests and confidence sequences."""

from dataclasses import dataclass
from math import exp, expm1, log, log1p
from typing import Literal

from simulate.intervals import ALPHA, BadNumbers, Interval
from simulate.special_functions import log_beta, solve

Decision = Literal["undecided", "lower", "higher"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test of a rate `p0` against a higher `p1`, with its two error rates."""

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < 1:
            raise BadNumbers(
                f"{self.p0} and {self.p1} are no test; the first has to be lower, both between 0 and 1"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadNumbers(f"errors of {self.alpha} and {self.beta} have to lie between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log likelihood ratios at which the lower and the higher rate is accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, k: float, n: float) -> float:
        """Return the log likelihood ratio of `k` wins in `n` games."""
        return k * log(self.p1 / self.p0) + (n - k) * log((1 - self.p1) / (1 - self.p0))

    def decide(self, k: float, n: float) -> Decision:
        """Return what `k` wins in `n` games decide; on the completed prefix of games only."""
        low, high = self.bounds
        found = self.llr(k, n)
        return "lower" if found <= low else "higher" if found >= high else "undecided"

    def accepts_higher(self, p: float) -> float:
        """Return Wald's probability of accepting the higher rate if the rate is `p`."""
        low, high = self.bounds
        h = self._root(p)
        if abs(h) < 1e-9:
            return -low / (high - low)
        # 1 − e^(h·low) over e^(h·high) − e^(h·low), without overflow.
        return -expm1(h * low) / (exp(h * high) - exp(h * low))

    def expected_games(self, p: float) -> float:
        """Return Wald's expected number of games if the rate is `p`."""
        low, high = self.bounds
        win, loss = log(self.p1 / self.p0), log((1 - self.p1) / (1 - self.p0))
        step = p * win + (1 - p) * loss
        if abs(step) < 1e-12:
            return -low * high / (p * win**2 + (1 - p) * loss**2)
        higher = self.accepts_higher(p)
        return (higher * high + (1 - higher) * low) / step

    def _root(self, p: float) -> float:
        """The nonzero h for which p·e^(h·win) + (1 − p)·e^(h·loss) is one."""
        win, loss = log(self.p1 / self.p0), log((1 - self.p1) / (1 - self.p0))

        def over(h: float) -> float:
            return p * exp(h * win) + (1 - p) * exp(h * loss) - 1

        drift = p * win + (1 - p) * loss
        if abs(drift) < 1e-12:
            return 0.0
        # The function is convex and zero at zero; its other zero is opposite the drift.
        side = -1.0 if drift > 0 else 1.0
        far = side
        while over(far) < 0:
            far *= 2
        return side * solve(lambda size: over(side * size), 1e-9, abs(far))


def confidence_sequence(k: float, n: int, alpha: float = ALPHA) -> Interval:
    """Return an interval that is valid at any time, by a beta(1, 1)-binomial mixture.

    With probability 1 − alpha, the rate is in all of the intervals at once.
    """
    if n < 0 or not 0 <= k <= n:
        raise BadNumbers(f"{k} of {n} is not a rate")
    if n == 0:
        return 0.0, 1.0
    mixture = log_beta(1 + k, 1 + n - k)

    def over(p: float) -> float:
        return mixture - k * log(p) - (n - k) * log1p(-p) - log(1 / alpha)

    rate = k / n
    low = 0.0 if k == 0 else solve(lambda p: -over(p), 1e-15, rate)
    high = 1.0 if k == n else solve(over, rate or 1e-15, 1 - 1e-15)
    return low, high
