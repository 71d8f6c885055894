"""Texts of Force of Will that roll dice."""

from rules.games.fow8.keywords_abilities import force as rolls
from rules.games.fow8.reading.sentences import Steps, one_of
from rules.language.amounts import Fixed
from rules.reading.clauses import Clause, mentions
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("counted", {"the result of the roll": Fixed()})


@RULES.rule(
    "sentence",
    "<force> <integer> [.] <steps>",
    example="[Force] 1 draw X cards , where X is the result of the roll",
    miss="[Force] 1 draw two cards",
)
def rolled(force: bool, integer: int, steps: Steps) -> Steps | None:
    """A number of dice is rolled on resolution; the text that follows must use the total (1023.1)."""
    one = one_of(steps)
    if one is None or one.modes or one.divides is not None or not mentions(one.effect, Fixed()):
        return None
    if mentions(one.targets, Fixed()) or one.at_most is not None:
        return None
    effect = rolls(integer, one.effect)
    return (Clause(effect, one.targets, one.least, about=one.about if one.targets else None),)
