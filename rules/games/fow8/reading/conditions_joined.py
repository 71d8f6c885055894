"""Conditions of Force of Will's cards that combine other conditions."""

from rules.language.conditions import AllHold, AnyHolds, Condition
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "conditions",
    "<one:condition> or <other:condition>",
    example="your life is 1000 or less or it's your turn",
    miss="your life is 1000 or less and it's your turn",
)
def either(one: Condition, other: Condition) -> Condition:
    return AnyHolds((one, other))


@RULES.rule(
    "conditions",
    "<one:condition> and <other:condition>",
    example="your life is 1000 or less and it's your turn",
    miss="your life is 1000 or less or it's your turn",
)
def both(one: Condition, other: Condition) -> Condition:
    return AllHold((one, other))


@RULES.rule(
    "condition",
    "<conditions>",
    example="your life is 1000 or less and it's your turn",
    miss="your life is 1000 or less",
)
def joined(conditions: Condition) -> Condition | None:
    """Two conditions; with three it would be unclear which two belong together."""
    parts = getattr(conditions, "parts", ())
    return None if any(isinstance(part, AllHold | AnyHolds) for part in parts) else conditions
