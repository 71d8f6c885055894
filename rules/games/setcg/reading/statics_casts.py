"""Field abilities on when a card can be cast, on what happened this turn, and on what must be chosen."""

from rules.games.setcg.reading.nouns import FIELD, HAND, Noun
from rules.games.setcg.reading.statics import when
from rules.language.abilities import Static
from rules.language.changes import Restrict
from rules.language.conditions import AllHold, Condition, Fails, There, TurnOf
from rules.language.filters import Controlled, CostIs, Filter
from rules.language.restrictions import Cannot, Must
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

CASTING = Rules()


@CASTING.rule(
    "static",
    "you can only cast ~ during your turn",
    example="you can only cast ~ during your turn",
    miss="you can cast ~ during your turn",
)
def only_in_your_turn() -> Static:
    return Static(
        changes=(Restrict(Cannot("be played")),), zones=(HAND,), only_there=True, when=Fails(TurnOf())
    )


@CASTING.rule(
    "static",
    "you can only cast ~ if <condition>",
    example="you can only cast ~ if you control a Forward",
    miss="you can cast ~ if you control a Forward",
)
@CASTING.rule(
    "static",
    "you can only cast ~ if <condition:before-paying-this>",
    example="you can only cast ~ if you have a Summon in your Break Zone (before paying the cost for ~)",
    miss="you can only cast ~ if you have a Summon in your Break Zone (after paying the cost for ~)",
)
def only_on_condition(condition: Condition) -> Static | None:
    if mentions(condition, THAT):
        return None
    return Static(
        changes=(Restrict(Cannot("be played")),), zones=(HAND,), only_there=True, when=Fails(condition)
    )


@CASTING.rule(
    "static",
    "during this turn , if <past> , <state_of:price>",
    example="during this turn, if you have drawn 3 or more cards, the cost to cast ~ is reduced by 2",
    miss="during this turn, if you have drawn 3 or more cards, the cost to cast ~",
)
def after_this(past: Condition, state_of: Static) -> Static | None:
    return when(state_of, past)


MUST = Static(changes=(Restrict(Must("be chosen", Controlled("opponent"))),))
CASTING.same(
    "static",
    {
        "summons and abilities of your opponent must choose ~ if possible": MUST,
        "summons or abilities of your opponent must choose ~ if possible": MUST,
        "you cannot play ~ due to summons or abilities": Static(
            changes=(Restrict(Cannot("be put onto the field by effects")),), zones=(HAND,), only_there=True
        ),
        "you cannot play ~ from your hand due to summons or abilities": Static(
            changes=(Restrict(Cannot("be put onto the field by effects")),), zones=(HAND,), only_there=True
        ),
    },
)


@CASTING.rule(
    "static",
    "you must control <kinds> of cost <numbers> and <number> to cast ~",
    example="you must control Characters of cost 2, 4 and 7 to cast ~",
    miss="you must control Characters of cost 2, 4 or 7 to cast ~",
)
def must_control_costs(kinds: Filter, numbers: tuple[int, ...], number: int) -> Static | None:
    """A card of each cost."""
    if numbers[-1] >= number:
        return None
    wanted = Noun(kinds, kind=True).placed(FIELD, "you")
    if wanted is None:
        return None
    return only_on_condition(
        AllHold(tuple(There(narrowed(wanted, CostIs("=", one))) for one in (*numbers, number)))
    )
