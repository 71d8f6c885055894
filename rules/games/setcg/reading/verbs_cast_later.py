"""Cards that can be cast later, from where they were put or are, and their cost then."""

from rules.games.setcg.reading.nouns import BREAK, OUTSIDE
from rules.language.abilities import Static
from rules.language.changes import ChangeCost, GainAbilities, Restrict
from rules.language.conditions import Condition
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.effects import Modify
from rules.language.restrictions import CanBePlayedFrom
from rules.language.vocabulary import ANY_RESOURCE
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

CAST_LATER = Rules()

PLAYABLE = Restrict(CanBePlayedFrom((OUTSIDE, BREAK)))
"""A card is cast as if from hand, when its player could cast it there, and for its cost (11.2, 11.3)."""


IT_OR_THEM = ("it", "them")
CAST_LATER.same("timely", {f"at any time you could normally cast {it}": PLAYABLE for it in IT_OR_THEM})


@CAST_LATER.rule(
    "clause",
    "you (can|may) cast (it|them) [<timely>] this turn",
    example="you can cast it this turn",
    miss="you can cast it",
)
@CAST_LATER.rule(
    "clause",
    "during this turn , you (can|may) cast (it|them) [<timely>]",
    example="during this turn, you can cast it",
    miss="you can cast it",
)
def castable(timely: Restrict = PLAYABLE) -> Clause:
    return Clause(Modify(THAT, (timely,), END_OF_TURN), about=THAT)


@CAST_LATER.rule(
    "clause",
    "during this turn , you (can|may) cast (it|them) [<timely>] as long as <condition>",
    example="during this turn, you can cast it as long as you control a Forward",
    miss="you can cast it as long as you control a Forward",
)
def castable_while(condition: Condition, timely: Restrict = PLAYABLE) -> Clause | None:
    if mentions(condition, THAT):
        return None
    allowed = Static(changes=(timely,), when=condition, zones=(OUTSIDE, BREAK), only_there=True)
    return Clause(Modify(THAT, (GainAbilities((allowed,)),), END_OF_TURN), about=THAT)


@CAST_LATER.rule(
    "clause",
    "during this game , you can cast (it|them) [<timely>]",
    example="during this game, you can cast it",
    miss="you can cast it",
)
def castable_for_good(timely: Restrict = PLAYABLE) -> Clause:
    return Clause(Modify(THAT, (timely,), ALWAYS), about=THAT)


@CAST_LATER.rule(
    "clause",
    "the cost required to cast it is reduced by <number> [<floor>]",
    example="the cost required to cast it is reduced by 2",
    miss="the cost required to cast it is increased by 2",
)
def cheaper_now(number: int, floor: int = 0) -> Clause:
    change = ChangeCost(less=((ANY_RESOURCE, number),), floor=floor)
    return Clause(Modify(THAT, (change,), END_OF_TURN), about=THAT)
