"""Field abilities in steps: what a card has from some number on, and what it has besides from a larger one."""

from dataclasses import replace

from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.statics import static, when
from rules.language.abilities import Static
from rules.language.conditions import Condition, There
from rules.language.filters import Controlled, Filter
from rules.reading.clauses import mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

STEPPED = Rules()


@STEPPED.rule(
    "paragraph",
    "if <condition> , <state-of> [,] and if you have <number> or more , <affected> also (gains|gain) <gains> .",
    example="if you have 3 or more Fire Summons in your Break Zone, ~ gains +2000 power"
    " and if you have 7 or more, ~ also gains Haste.",
    miss="if you have 3 or more Fire Summons in your Break Zone, ~ gains +2000 power"
    " and if you have 2 or more, ~ also gains Haste.",
)
def in_two_steps(
    condition: Condition, state_of: Static, number: int, affected: Filter, gains: Changes
) -> Paragraph | None:
    """The second number counts the same cards as the first."""
    match condition:
        case There(wanted, int(least), None) if least < number and mentions(wanted, Controlled("you")):
            first = when(state_of, condition)
            second = when(static(gains, affected), replace(condition, least=number))
            return None if first is None or second is None else Paragraph((first, second))
    return None
