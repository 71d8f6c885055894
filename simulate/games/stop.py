"""Stopping rules of batches, as values."""

from dataclasses import dataclass
from typing import Literal


class PlanFault(ValueError):
    """A plan of games that cannot be played; the message quotes the problem and says what would work."""


def whole(what: str, given: object, least: int, most: int) -> int:
    """Return a whole number within a range. Raises PlanFault."""
    if type(given) is not int or not least <= given <= most:
        said = f"{given:,}" if type(given) is int else repr(given)[:80]
        raise PlanFault(f"{said} as {what} is not possible; give a whole number from {least:,} to {most:,}")
    return given


@dataclass(frozen=True, slots=True)
class Stop:
    """A rule by which a batch ends early.

    By `precision`: once the win rate of every pairing is known to within `half` each way, by a confidence
    sequence of level 1 − `alpha`. By `sprt`: once a sequential test of the rate `p0` against the higher `p1`
    has decided every pairing, with the error rates `alpha` and `beta`.
    """

    kind: Literal["precision", "sprt"]
    half: float = 0.05
    p0: float = 0.5
    p1: float = 0.55
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if self.kind not in ("precision", "sprt"):
            raise PlanFault(f"{self.kind!r} is not a rule for stopping; there are precision and sprt")
        for name in ("half", "p0", "p1", "alpha", "beta"):
            value = getattr(self, name)
            if type(value) not in (int, float) or not 0 < value < 1:
                raise PlanFault(f"{value!r} as {name} is not possible; give a number between 0 and 1")
        if not 0.001 <= self.half < 0.5:
            raise PlanFault(f"a precision of {self.half} cannot be aimed at; give from 0.001 to below 0.5")
        if not self.p0 < self.p1:
            raise PlanFault(f"{self.p0} and {self.p1} are no test; the first rate has to be the lower one")
        if not (self.alpha < 0.5 and self.beta < 0.5):
            raise PlanFault(f"chances of error of {self.alpha} and {self.beta} have to be below 0.5")

    @classmethod
    def from_json(cls, row: object) -> "Stop":
        """Read a rule from plain data. Raises PlanFault."""
        if not isinstance(row, dict) or not set(row) <= set(cls.__slots__) or "kind" not in row:
            raise PlanFault(
                f"{str(row)[:80]!r} is not a rule for stopping; it has {', '.join(cls.__slots__)}"
            )
        return cls(**row)
