"""Conditions joined: several that must all be met, and one or another."""

from rules.games.dm.reading.antecedents import DISCARDED
from rules.language.amounts import CountOf
from rules.language.conditions import AllHold, AnyHolds, Compare, Condition
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import order_of

RULES = Rules()


@RULES.rule(
    "condition",
    "<one:condition> [,] and <other:condition>",
    example="you have no shields and this creature is tapped",
    miss="you have no shields and this creature",
)
def both(one: Condition, other: Condition) -> Condition | None:
    """What "it" is in the second one would be unclear."""
    if mentions(other, THAT):
        return None
    parts = [part for each in (one, other) for part in _parts(each, AllHold)]
    return AllHold(tuple(sorted(set(parts), key=order_of))) if len(set(parts)) > 1 else None


@RULES.rule(
    "condition",
    "<one:condition> or <other:condition>",
    example="you have no shields or this creature is tapped",
    miss="you have no shields or this creature",
)
def either(one: Condition, other: Condition) -> Condition | None:
    """Next to "and" it would be unclear which two belong together."""
    if mentions((one, other), THAT) or isinstance(one, AllHold) or isinstance(other, AllHold):
        return None
    parts = [part for each in (one, other) for part in _parts(each, AnyHolds)]
    return AnyHolds(tuple(sorted(set(parts), key=order_of))) if len(set(parts)) > 1 else None


def _parts(one: Condition, kind: type[AllHold] | type[AnyHolds]) -> tuple[Condition, ...]:
    return one.parts if isinstance(one, kind) else (one,)


RULES.same(
    "discarded-any",
    {
        "you (discarded|discard) (a|any|at least one) (card|cards) [in] this way": True,
        "you (didn't|did not|don't) discard (a|any|at least one) (card|cards) [in] this way": False,
    },
)


@RULES.rule(
    "condition",
    "<discarded-any>",
    example="you didn't discard any cards this way",
    miss="you didn't discard any cards this turn",
)
def discarded_some(discarded_any: bool) -> Condition:
    return Compare(CountOf(DISCARDED), ">=" if discarded_any else "<", 1)
