"""Trees for rising numbers of the same thing, of which only the first names it, in both languages."""

from dataclasses import dataclass

from rules.games.sve.reading.meanings_counters import has
from rules.games.sve.reading.meanings_effects import conditional
from rules.language.amounts import Amount
from rules.language.conditions import Compare, Condition, There
from rules.language.filters import Filter, Sign
from rules.reading.clauses import Clause, joined


@dataclass(frozen=True, slots=True)
class Measure:
    """What is counted: cards matching a filter, an amount, or the card's own counters of a kind."""

    noun: Filter | None = None
    amount: Amount | None = None
    counter: str = ""

    def asked(self, sign: Sign, number: int) -> Condition:
        """Return the condition that the count compares with a number like this."""
        if self.noun is not None:
            least = 0 if sign == "<=" else number
            return There(self.noun, least, None if sign == ">=" else number)
        if self.amount is not None:
            return Compare(self.amount, sign, number)
        return has(self.counter, sign, number)


Ladder = tuple[Measure, Clause]
"""What is counted, and the clause for the numbers read so far."""
Measured = tuple[Measure, Sign, int]
"""What is counted, with the first number and how it compares."""


def begun(measured: Measured, done: Clause, before: Clause | None = None) -> Ladder | None:
    """Return the ladder of a first number, after another clause if one is given."""
    measure, sign, number = measured
    first = conditional(measure.asked(sign, number), done)
    whole = first if before is None or first is None else joined((before, first))
    return None if whole is None else (measure, whole)


def climbed(ladder: Ladder, sign: Sign, number: int, done: Clause) -> Ladder | None:
    """Return a ladder with the additional clause for another number."""
    measure, before = ladder
    rung = conditional(measure.asked(sign, number), done)
    both = rung and joined((before, rung))
    return None if both is None else (measure, both)
