"""Cards of Force of Will that come back under their owner's control, in ways that few cards print."""

from rules.language import effects as fx
from rules.language.references import Owner, This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "clause",
    "put this card into its owner's field",
    example="put this card into its owner's field",
    miss="put this card into your opponent's field",
)
def this_back() -> Clause:
    return Clause(fx.MoveTo(This(), "field", under=Owner(This())), about=This())
