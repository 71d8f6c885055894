"""Field abilities and substitution effects: what applies while a card is there, and what happens instead."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.nouns import FIELD, HAND, Noun
from rules.language.abilities import Static
from rules.language.amounts import Amount, Times
from rules.language.changes import AddStats, ChangeCost, Restrict
from rules.language.conditions import AllHold, Condition, TurnOf
from rules.language.filters import AnyOf, Filter, OneOf
from rules.language.references import This
from rules.language.restrictions import Must
from rules.language.vocabulary import ANY_RESOURCE
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules

STATICS = Rules()


@STATICS.rule("affected", "the <noun>", example="the Forwards you control", miss="the Forwards")
@STATICS.rule("affected", "[all] <noun>", example="all Forwards you control", miss="each Forward")
@STATICS.rule(
    "affected", "(all the|each) <noun>", example="each Forward you control", miss="all Forwards you control"
)
@STATICS.rule(
    "affected",
    "the <noun:core-pair>",
    example="the Job Knight Forwards and Fire Backups you control",
    miss="the Job Knight Forwards and Fire Backups",
)
def affected(noun: Noun) -> Filter | None:
    return noun.placed() if noun.zone == FIELD else None


@STATICS.rule(
    "affected",
    "~ and the <noun>",
    example="~ and the Job Knight you control",
    miss="~ or the Job Knight you control",
)
def itself_and(noun: Noun) -> Filter | None:
    wanted = affected(noun)
    return None if wanted is None else AnyOf((OneOf(This()), wanted))


STATICS.same("affected", {"~": OneOf(This())})


@STATICS.rule("state-of", "<affected> (gains|gain) <gains>", example="~ gains Haste", miss="~ gains")
def gains(affected: Filter, gains: Changes) -> Static:
    return static(gains, affected)


@STATICS.rule(
    "state-of",
    "<affected> (loses|lose) <loses>",
    example="the Forwards opponent controls lose 1000 power",
    miss="the Forwards",
)
def loses(affected: Filter, loses: Changes) -> Static:
    return static(loses, affected)


@STATICS.rule(
    "state-of",
    "<affected> (gains|gain) <gains> and [~] <restriction>",
    example="~ gains +1000 power and cannot attack",
    miss="~ gains +1000 power and can attack",
)
def gains_and_cannot(affected: Filter, gains: Changes, restriction: Changes) -> Static | None:
    return static((*gains, *restriction), affected)


@STATICS.rule("state-of", "<affected> <restriction>", example="~ cannot attack", miss="~ can attack")
def restricted(affected: Filter, restriction: Changes) -> Static:
    return static(restriction, affected)


@STATICS.rule(
    "state-of",
    "~ also becomes <becoming>",
    example="~ also becomes a Forward with 7000 power",
    miss="~ becomes a Forward",
)
def becomes(becoming: Changes) -> Static:
    return Static(changes=becoming)


@STATICS.rule(
    "state-of",
    "<each:for-each> , ~ gains + <number> power",
    example="for each card in your hand, ~ gains +1000 power",
    miss="~ gains +1000 power",
)
def gains_for_each(each: Each, number: int) -> Static:
    return Static(changes=(AddStats((Times(each.amount, number),)),))


def static(changes: Changes, wanted: Filter) -> Static:
    """Return the field ability that changes its own card, or those matching a filter."""
    return Static(changes=changes, affects=None if wanted == OneOf(This()) else wanted)


STATICS.same("floor", {"{(} it cannot become 0 {)}": 1, "{(} it cannot become 0 {)} .": 1})
STATICS.same(
    "cost-of",
    {
        "the cost required to cast ~": "",
        "the cost required to cast ~ from your hand": "",
        "the cost required to play ~": "",
        "the cost required to play ~ onto the field": "",
        "the cost required to play ~ from your hand onto the field": "",
        "the cost for playing ~ onto the field": "",
        "the cost for casting ~": "",
        "the cost to cast ~": "",
    },
)


@STATICS.rule(
    "cheaper",
    "is reduced by <number> [<each:for-each>] [<floor>]",
    example="is reduced by 2",
    miss="is reduced",
)
def cheaper(number: int, each: Each | None = None, floor: int = 0) -> ChangeCost:
    amount: Amount = number if each is None else each.amount if number == 1 else Times(each.amount, number)
    return ChangeCost(less=((ANY_RESOURCE, amount),), floor=floor)


@STATICS.rule("cheaper", "is increased by <number>", example="is increased by 1", miss="is increased")
def dearer(number: int) -> ChangeCost:
    return ChangeCost(more=((ANY_RESOURCE, number),))


@STATICS.rule(
    "price",
    "<cost-of> <cheaper>",
    example="the cost required to cast ~ is reduced by 2",
    miss="the cost required to cast ~",
)
def price(cost_of: str, cheaper: ChangeCost) -> Static:
    return Static(changes=(cheaper,), zones=(HAND,), only_there=True)


@STATICS.rule(
    "price-of-others",
    "the cost required to (cast your <noun>|play your <noun> onto the field) <cheaper>",
    example="the cost required to cast your Summons is reduced by 1",
    miss="the cost required to cast Summons is reduced by 1",
)
def price_of_others(noun: Noun, cheaper: ChangeCost) -> Static | None:
    wanted = None if noun.zone or noun.whose != "anyone" else noun.placed(HAND, "you")
    return None if wanted is None else Static(changes=(cheaper,), affects=wanted)


@STATICS.rule("static", "<state-of>", example="~ gains Haste", miss="~ gains")
@STATICS.rule(
    "static",
    "<state_of:price>",
    example="the cost required to cast ~ is reduced by 2",
    miss="the cost required to cast ~",
)
@STATICS.rule(
    "static",
    "<state_of:price-of-others>",
    example="the cost required to cast your Summons is reduced by 1",
    miss="your Summons",
)
def plain(state_of: Static) -> Static:
    return state_of


@STATICS.rule(
    "static",
    "if <condition> , <state-of>",
    example="if you control a Forward, ~ gains Haste",
    miss="if you control a Forward, Haste",
)
@STATICS.rule(
    "static",
    "if <condition> , <state_of:price>",
    example="if you control a Forward, the cost required to cast ~ is reduced by 2",
    miss="if you control a Forward, the cost required to cast ~",
)
def on_condition(condition: Condition, state_of: Static) -> Static | None:
    return when(state_of, condition)


@STATICS.rule(
    "static",
    "during your turn , <state-of>",
    example="during your turn, ~ gains Haste",
    miss="during your turn, Haste",
)
def in_your_turn(state_of: Static) -> Static | None:
    return when(state_of, TurnOf())


@STATICS.rule(
    "static",
    "<state-of> during your opponent's turn",
    example="~ cannot attack during your opponent's turn",
    miss="~ cannot attack during this turn",
)
@STATICS.rule(
    "static",
    "during your opponent's turn , <state-of>",
    example="during your opponent's turn, ~ gains Haste",
    miss="during your opponent's turn, Haste",
)
def in_their_turn(state_of: Static) -> Static | None:
    return when(state_of, TurnOf("opponent"))


def when(one: Static, condition: Condition) -> Static | None:
    """Return a field ability that exists only while a further condition is met."""
    if mentions(condition, THAT):
        return None
    known = () if one.when is None else one.when.parts if isinstance(one.when, AllHold) else (one.when,)
    more = condition.parts if isinstance(condition, AllHold) else (condition,)
    parts = (*known, *more)
    return Static(
        changes=one.changes,
        affects=one.affects,
        zones=one.zones,
        only_there=one.only_there,
        when=parts[0] if len(parts) == 1 else AllHold(parts),
    )


@STATICS.rule(
    "state-of",
    "if possible , <affected> must block",
    example="if possible, ~ must block",
    miss="if possible, ~ blocks",
)
def must_block(affected: Filter) -> Static:
    return static((Restrict(Must("block")),), affected)


@STATICS.rule(
    "state-of",
    "if possible , <affected> must attack",
    example="if possible, ~ must attack",
    miss="if possible, ~ attacks",
)
def must_attack(affected: Filter) -> Static:
    return static((Restrict(Must("attack")),), affected)


@STATICS.rule(
    "static",
    "if ~ is on the field , <state-of>",
    example="if ~ is on the field, ~ gains Haste",
    miss="if ~ is on the field, Haste",
)
def while_there(state_of: Static) -> Static:
    """A field ability works only on the field, whether or not the text says so (11.10.1)."""
    return state_of


@STATICS.rule(
    "price",
    "<cost-of> can be paid with cp of any element",
    example="the cost required to cast ~ can be paid with CP of any Element",
    miss="the cost required to cast ~ can be paid with CP",
)
def any_element(cost_of: str) -> Static:
    return Static(changes=(ChangeCost(any_kind=True),), zones=(HAND,), only_there=True)


@STATICS.rule(
    "price-of-others",
    "the cost required to cast your <noun> can be paid with cp of any element",
    example="the cost required to cast your Forwards can be paid with CP of any Element",
    miss="the cost required to cast Forwards can be paid with CP of any Element",
)
def any_element_of_others(noun: Noun) -> Static | None:
    wanted = None if noun.zone or noun.whose != "anyone" else noun.placed(HAND, "you")
    return None if wanted is None else Static(changes=(ChangeCost(any_kind=True),), affects=wanted)
