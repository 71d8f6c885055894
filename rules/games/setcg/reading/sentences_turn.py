"""Conditions after “during this turn”, words that stand before the first and hold for the second too."""

from rules.games.setcg.reading.antecedents import Text
from rules.games.setcg.reading.sentences import conditional, instead
from rules.language.conditions import Condition
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

IN_TURN = Rules()


@IN_TURN.rule(
    "line",
    "during this turn , if <past> , <clause> .",
    example="during this turn, if you have drawn 4 or more cards, break it.",
    miss="if you have drawn 4 or more cards, break it.",
)
def if_done_this_turn(past: Condition, clause: Clause) -> Clause | None:
    return conditional(past, clause)


@IN_TURN.rule(
    "text",
    "<text> during this turn , if <past> , <clause> . if <more:past> , <other:clause> instead .",
    example="shuffle your deck. during this turn, if you have drawn 4 or more cards, dull ~."
    " if you have drawn 6 or more cards, break ~ instead.",
    miss="shuffle your deck. during this turn, if you have drawn 4 or more cards, dull ~."
    " if you have discarded a card, break ~ instead.",
)
def more_done_this_turn(
    text: Text, past: Condition, clause: Clause, more: Condition, other: Clause
) -> Text | None:
    """The second condition is about the same turn and implies the first."""
    first = conditional(past, clause)
    return None if first is None else instead((*text, first), more, other)
