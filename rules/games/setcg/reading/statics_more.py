"""More on damage and whom it is dealt to, on costs of casting, and on when cards cannot be cast."""

from rules.games.setcg.nodes import DamagedByEffect
from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.changes import SUMMON
from rules.games.setcg.reading.nouns import BREAK, FIELD, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.statics import when
from rules.games.setcg.reading.statics_casts import only_on_condition
from rules.games.setcg.reading.statics_instead import FORWARDS, own_summon_dealing
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.abilities import Replacement, Static
from rules.language.amounts import Amount, EventAmount, Minus, Times
from rules.language.changes import ChangeCost, GainAbilities, Restrict
from rules.language.conditions import Compare, Condition, Is, There, TurnOf
from rules.language.events import AnyEvent, By, Event, Leaves, PlayerTakesDamage, TakesDamage
from rules.language.filters import AnyOf, Controlled, Filter, InZone, IsRested, OneOf
from rules.language.references import Cards, This
from rules.language.restrictions import Cannot
from rules.language.vocabulary import ANY_RESOURCE
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

STATICS_MORE = Rules()


@STATICS_MORE.rule(
    "static",
    "<state-of> during your turn",
    example="the Card Name Cloud you control gains First Strike during your turn",
    miss="the Card Name Cloud you control gains First Strike during the turn",
)
def in_your_turn(state_of: Static) -> Static | None:
    return when(state_of, TurnOf())


@STATICS_MORE.rule(
    "victim-of",
    "(a|an) <noun> receives",
    example="a Forward you control receives",
    miss="a Forward you control",
)
@STATICS_MORE.rule(
    "victim-of",
    "(a|an) <noun:core-either> is dealt",
    example="a Job Knight Forward or a Fire Forward you control is dealt",
    miss="a Job Knight Forward or a Fire Forward you control deals",
)
@STATICS_MORE.rule(
    "victim-of",
    "the <noun> (is dealt|receives)",
    example="the Card Name Cloud you control receives",
    miss="the Card Name Cloud you control deals",
)
def damaged_card(noun: Noun) -> TakesDamage | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    return None if wanted is None else TakesDamage(wanted)


@STATICS_MORE.rule(
    "dealer",
    "the <noun> deals",
    example="the Card Name Cloud you control deals",
    miss="the Card Name Cloud deals",
)
def dealing_card(noun: Noun) -> Filter | None:
    return noun.placed() if noun.zone == FIELD else None


@STATICS_MORE.rule(
    "dealer",
    "your <one:noun> or (a|an) <other:noun> deals",
    example="your Fire Summon or a Fire Forward you control deals",
    miss="your Fire Summon or a Fire Forward deals",
)
def summon_or_card(one: Noun, other: Noun) -> Filter | None:
    mine, theirs = own_summon_dealing(one), dealing_card(other)
    if mine is None or theirs is None:
        return None
    return AnyOf(tuple(sorted((mine, theirs), key=order_of)))


@STATICS_MORE.rule(
    "hit",
    "<dealer> damage to (a|an) <noun>",
    example="~ deals damage to a Forward of cost 4 or more",
    miss="~ deals damage to a Forward of cost 4 or",
)
def damage_to_kind(dealer: Filter, noun: Noun) -> tuple[Event, Condition | None] | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    # Another rule covers a plain Forward.
    if wanted is None or narrowed(wanted, FORWARDS) == narrowed(FORWARDS):
        return None
    return By(TakesDamage(wanted), dealer), None


@STATICS_MORE.rule(
    "hit",
    "your summon or an ability of a <kinds> you control deals damage to a forward",
    example="your Summon or an ability of a Forward you control deals damage to a Forward",
    miss="your Summon or a Forward you control deals damage to a Forward",
)
def damage_of_yours(kinds: Filter) -> tuple[Event, Condition | None]:
    sources = AnyOf(tuple(sorted((SUMMON, kinds), key=order_of)))
    return By(DamagedByEffect(FORWARDS), narrowed(Controlled("you"), sources)), None


STATICS_MORE.same(
    "hit",
    {
        "~ deals damage to a forward due to an ability": (By(DamagedByEffect(FORWARDS), OneOf(This())), None),
        "~ receives damage during your opponent's turn": (TakesDamage(), TurnOf("opponent")),
        "~ receives damage while dull": (TakesDamage(), Is(This(), IsRested())),
        "~ is dealt damage while dull": (TakesDamage(), Is(This(), IsRested())),
        "~ receives damage from summons or abilities": (DamagedByEffect(), None),
    },
)


@STATICS_MORE.rule(
    "hit",
    "<event:victim-of> <number> damage",
    example="a Forward you control receives 1000 damage",
    miss="a Forward you control receives 1000 damage or less",
)
def exactly_so_much(event: Event, number: int) -> tuple[Event, Condition | None]:
    return event, Compare(EventAmount(), "=", number)


@STATICS_MORE.rule(
    "substitution",
    "reduce the damage dealt to the <noun> by <number>",
    example="reduce the damage dealt to the Job Knight you control by 2000",
    miss="the damage dealt to the Job Knight you control by 2000",
)
def always_less(noun: Noun, number: int) -> Replacement | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    return (
        None
        if wanted is None
        else Replacement(event=TakesDamage(wanted), amount=Minus(EventAmount(), number))
    )


@STATICS_MORE.rule(
    "substitution",
    "the damage dealt to ~ <amount:damage-change> instead",
    example="the damage dealt to ~ is reduced by 2000 instead",
    miss="the damage dealt to ~ is reduced by 2000",
)
def own_less(amount: Amount) -> Replacement:
    return Replacement(event=TakesDamage(), amount=amount)


@STATICS_MORE.rule(
    "clause",
    "during this turn , if <subject> is dealt damage by <source> , <in-place>",
    example="during this turn, if ~ is dealt damage by your opponent's Summons, the damage becomes 0 instead",
    miss="if ~ is dealt damage by your opponent's Summons, the damage becomes 0 instead",
)
def spared_from(subject: Cards, source: Filter, in_place: tuple[Amount]) -> Clause:
    shield = Replacement(event=By(DamagedByEffect(), source), amount=in_place[0])
    return modified(subject, (GainAbilities((shield,)),))


@STATICS_MORE.rule(
    "clause",
    "during this turn , the next damage dealt to <subject> by <source> <amount:damage-change> instead",
    example="during this turn, the next damage dealt to it by your opponent's Summons becomes 0 instead",
    miss="the next damage dealt to it by your opponent's Summons becomes 0 instead",
)
def shielded_from(subject: Cards, source: Filter, amount: Amount) -> Clause:
    shield = Replacement(event=By(DamagedByEffect(), source), amount=amount, once=True)
    return modified(subject, (GainAbilities((shield,)),))


@STATICS_MORE.rule(
    "clause",
    "during this turn , the next damage dealt to <subject> by a summon or an ability [,]"
    " <amount:damage-change> instead",
    example="during this turn, the next damage dealt to ~ by a Summon or an ability becomes 0 instead",
    miss="during this turn, the next damage dealt to ~ by a Summon becomes 0",
)
def shielded_from_any(subject: Cards, amount: Amount) -> Clause:
    shield = Replacement(event=DamagedByEffect(), amount=amount, once=True)
    return modified(subject, (GainAbilities((shield,)),))


@STATICS_MORE.rule(
    "clause",
    "during this turn , the next damage dealt to <subject> by (a|an) <noun> <amount:damage-change> instead",
    example="during this turn, the next damage dealt to ~ by a Forward becomes 0 instead",
    miss="during this turn, the next damage dealt to ~ by Forwards becomes 0 instead",
)
def shielded_from_cards(subject: Cards, noun: Noun, amount: Amount) -> Clause | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    if wanted is None:
        return None
    shield = Replacement(event=By(TakesDamage(), wanted), amount=amount, once=True)
    return modified(subject, (GainAbilities((shield,)),))


DEALS = By(TakesDamage(FORWARDS), OneOf(This()))
TO_EITHER = By(AnyEvent((TakesDamage(FORWARDS), PlayerTakesDamage("anyone"))), OneOf(This()))


@STATICS_MORE.rule(
    "clause",
    "during this turn , the next damage it deals to a forward <amount:damage-change> instead",
    example="during this turn, the next damage it deals to a Forward is reduced by 2000 instead",
    miss="the next damage it deals to a Forward becomes 0 instead",
)
def harmless_once(amount: Amount) -> Clause:
    return modified(THAT, (GainAbilities((Replacement(event=DEALS, amount=amount, once=True),)),))


STATICS_MORE.same("damage-of", {"deals damage to a forward or a player": TO_EITHER})


@STATICS_MORE.rule(
    "cheaper",
    "is increased by <number> <each:for-each>",
    example="is increased by 1 for each Forward you control",
    miss="is increased by 1",
)
def dearer_for_each(number: int, each: Each) -> ChangeCost:
    amount: Amount = each.amount if number == 1 else Times(each.amount, number)
    return ChangeCost(more=((ANY_RESOURCE, amount),))


STATICS_MORE.same("floor", {"{(} it cannot become 1 or less {)}": 2})
STATICS_MORE.same("cheaper", {"becomes 0": ChangeCost(free=True)})


@STATICS_MORE.rule(
    "static",
    "you can only play ~ if <condition>",
    example="you can only play ~ if you control a Forward",
    miss="you can play ~ if you control a Forward",
)
def only_played_if(condition: Condition) -> Static | None:
    return only_on_condition(condition)


@STATICS_MORE.rule(
    "static",
    "you must control (a|an) <noun> <to-come>",
    example="you must control a Fire Forward to cast ~",
    miss="you control a Fire Forward to cast ~",
)
@STATICS_MORE.rule(
    "static",
    "you must control <number> or more <noun> to cast ~",
    example="you must control 2 or more Forwards to cast ~",
    miss="you control 2 or more Forwards to cast ~",
)
def must_control(noun: Noun, number: int = 1, to_come: str = HAND) -> Static | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else only_on_condition(There(wanted, number))


NO_PLAY = Restrict(Cannot("be played"))
ANYWHERE = InZone((HAND, BREAK, OUTSIDE))
STATICS_MORE.same(
    "static",
    {
        "you cannot cast ~": Static(changes=(NO_PLAY,), zones=(HAND,), only_there=True),
    },
)
FALLS = "is put from the field into the Break Zone"
STATICS_MORE.same("may-go", {"you may remove it from the game instead": OUTSIDE})


@STATICS_MORE.rule(
    "substitution",
    f"if (a|an) <noun> {FALLS} , <may-go>",
    example=f"if a Backup {FALLS}, you may remove it from the game instead",
    miss=f"if a Backup {FALLS}, remove it from the game",
)
def may_be_removed(noun: Noun, may_go: str) -> Replacement | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    if wanted is None:
        return None
    return Replacement(event=Leaves(wanted, (BREAK,)), destination=may_go, optional=True)
