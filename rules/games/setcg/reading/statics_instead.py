"""Substitution effects for damage and for cards that leave."""

from rules.games.setcg.nodes import DamagedByEffect
from rules.games.setcg.reading.nouns import FIELD, Noun, speaks_of_summons
from rules.language.abilities import Replacement, Way
from rules.language.amounts import Amount, EventAmount, Minus, Plus, StatOf, Times
from rules.language.conditions import Compare, Condition, TurnOf
from rules.language.costs import Cost, Pay, PayX
from rules.language.events import AnyEvent, By, Event, Leaves, PlayerTakesDamage, TakesDamage
from rules.language.filters import Controlled, Filter, InZone, OfType, OneOf, Sign
from rules.language.references import Subject, This
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

INSTEAD = Rules()
FORWARDS = narrowed(InZone((FIELD,)), OfType(frozenset({"forward"})))


@INSTEAD.rule("victim-of", "~ is dealt", example="~ is dealt", miss="it is dealt")
@INSTEAD.rule("victim-of", "~ receives", example="~ receives", miss="it receives")
def own_damage() -> TakesDamage:
    return TakesDamage()


@INSTEAD.rule(
    "victim-of", "(a|an) <noun> is dealt", example="a Forward you control is dealt", miss="a Forward is"
)
def their_damage(noun: Noun) -> TakesDamage | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    return None if wanted is None else TakesDamage(wanted)


BOUNDS: dict[str, Sign] = {"or less": "<=", "or more": ">="}
INSTEAD.same("damage-bound", BOUNDS)


@INSTEAD.rule("hit", "<event:victim-of> damage", example="~ is dealt damage", miss="~ is dealt")
def any_damage(event: Event) -> tuple[Event, Condition | None]:
    return event, None


@INSTEAD.rule(
    "hit",
    "<event:victim-of> <number> damage <bound:damage-bound>",
    example="~ is dealt 3000 damage or less",
    miss="~ is dealt damage or less",
)
def so_much_damage(event: Event, number: int, bound: Sign) -> tuple[Event, Condition | None]:
    return event, Compare(EventAmount(), bound, number)


@INSTEAD.rule(
    "hit",
    "<event:victim-of> damage by <source>",
    example="~ is dealt damage by your opponent's Summons",
    miss="~ is dealt damage by you",
)
def damage_by(event: TakesDamage, source: Filter) -> tuple[Event, Condition | None] | None:
    # Battle damage of a Forward is not dealt by its abilities.
    return By(DamagedByEffect(event.what), source), None


@INSTEAD.rule(
    "in-place",
    "the damage <amount:damage-change> instead",
    example="the damage becomes 0 instead",
    miss="the damage becomes 0",
)
@INSTEAD.rule(
    "in-place",
    "reduce the damage by <less:number> instead",
    example="reduce the damage by 2000 instead",
    miss="reduce the damage by 2000",
)
@INSTEAD.rule(
    "in-place",
    "(the damage increases|increase the damage) by <more:number> instead",
    example="the damage increases by 1000 instead",
    miss="the damage increases by 1000",
)
def in_place(amount: Amount | None = None, less: int | None = None, more: int | None = None) -> tuple[Amount]:
    if less is not None:
        return (Minus(EventAmount(), less),)
    if more is not None:
        return (Plus((EventAmount(), more)),)
    assert amount is not None, "one of the three is said"
    return (amount,)


@INSTEAD.rule(
    "in-place",
    "double the damage instead",
    example="double the damage instead",
    miss="double the damage",
)
def doubled() -> tuple[Amount]:
    return (Times(EventAmount(), 2),)


@INSTEAD.rule(
    "hit",
    "<event:victim-of> damage less than (its|his|her) power",
    example="~ is dealt damage less than its power",
    miss="~ is dealt damage less than power",
)
def weak_damage(event: TakesDamage) -> tuple[Event, Condition | None]:
    whose = This() if event.what is None else Subject()
    return event, Compare(EventAmount(), "<", StatOf(whose, "power"))


@INSTEAD.rule(
    "hit",
    "<event:victim-of> damage by (a|an) <noun>",
    example="~ is dealt damage by a Forward",
    miss="~ is dealt damage by Forward",
)
def damage_by_cards(event: TakesDamage, noun: Noun) -> tuple[Event, Condition | None] | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    return None if wanted is None else (By(event, wanted), None)


@INSTEAD.rule(
    "hit",
    "<dealer> damage to your opponent",
    example="~ deals damage to your opponent",
    miss="~ deals damage to a Forward",
)
def damage_to_opponent(dealer: Filter) -> tuple[Event, Condition | None]:
    return By(PlayerTakesDamage("opponent"), dealer), None


@INSTEAD.rule(
    "hit",
    "<dealer> damage to (a forward or your opponent|your opponent or a forward)",
    example="~ deals damage to a Forward or your opponent",
    miss="~ deals damage to a Forward or you",
)
def damage_to_either(dealer: Filter) -> tuple[Event, Condition | None]:
    either = AnyEvent((TakesDamage(FORWARDS), PlayerTakesDamage("opponent")))
    return By(either, dealer), None


@INSTEAD.rule("dealer", "your <noun> deals", example="your Fire Summon deals", miss="your Fire Forward deals")
def own_summon_dealing(noun: Noun) -> Filter | None:
    summons = not noun.zone and noun.whose == "anyone" and speaks_of_summons(noun.filter)
    return narrowed(noun.filter, Controlled("you")) if summons else None


@INSTEAD.rule(
    "substitution",
    "if ~ leaves the field , remove ~ from the game instead",
    example="if ~ leaves the field, remove ~ from the game instead",
    miss="if ~ leaves the field, remove ~ from the game",
)
def removed_for_good() -> Replacement:
    return Replacement(event=Leaves(None), destination="outside")


@INSTEAD.rule(
    "substitution",
    "if <hit> , <in-place>",
    example="if ~ is dealt damage, the damage becomes 0 instead",
    miss="if ~ is dealt damage, the damage becomes 0",
)
def substitution(hit: tuple[Event, Condition | None], in_place: tuple[Amount]) -> Replacement:
    return Replacement(event=hit[0], condition=hit[1], amount=in_place[0])


@INSTEAD.rule(
    "substitution",
    "during your turn , if <hit> , <in-place>",
    example="during your turn, if ~ is dealt damage, the damage becomes 0 instead",
    miss="during your turn, if ~ is dealt damage, the damage becomes 0",
)
def substitution_in_turn(hit: tuple[Event, Condition | None], in_place: tuple[Amount]) -> Replacement:
    return Replacement(event=hit[0], condition=hit[1], amount=in_place[0], when=TurnOf())


@INSTEAD.rule(
    "substitution",
    "if ~ is put from the field into the break zone , remove ~ from the game instead",
    example="if ~ is put from the field into the Break Zone, remove ~ from the game instead",
    miss="if ~ is put from the field into the Break Zone, remove ~ from the game",
)
def removed_instead() -> Replacement:
    return Replacement(event=Leaves(None, ("break zone",)), destination="outside")


@INSTEAD.rule(
    "other-way",
    "you can pay <cost> {(} instead of paying the cp cost {)} to cast ~",
    example="you can pay {cp-1} (instead of paying the CP cost) to cast ~",
    miss="you can pay {cp-1} to cast ~",
)
def other_way(cost: Cost) -> Way | None:
    return Way(cost=cost, instead=True, name="instead") if cost.parts else None


@INSTEAD.rule(
    "other-way",
    "you can <cost> {(} instead of paying the cp cost {)} to <casting>",
    example="you can discard 2 Fire cards (instead of paying the CP cost) to cast ~",
    miss="you can discard 2 Fire cards to cast ~",
)
def other_price(cost: Cost, casting: str) -> Way | None:
    paid = any(isinstance(part, Pay | PayX) for part in cost.parts)
    return None if paid or "PutThisAway" in repr(cost) or cost.rests else other_way(cost)


INSTEAD.same("casting", {"cast ~": "~", "play ~ from your hand onto the field": "~"})


@INSTEAD.rule(
    "hit",
    "<event:victim-of> damage by (a summon or an ability|summons or abilities)",
    example="~ is dealt damage by a Summon or an ability",
    miss="~ is dealt damage by a Forward",
)
def damage_by_any(event: TakesDamage) -> tuple[Event, Condition | None]:
    return DamagedByEffect(event.what), None


@INSTEAD.rule("dealer", "~ deals", example="~ deals", miss="it deals")
def own_dealing() -> Filter:
    return OneOf(This())


@INSTEAD.rule(
    "dealer",
    "(a|an) <noun> deals",
    example="a Fire Forward you control deals",
    miss="a Fire Forward you control",
)
@INSTEAD.rule(
    "dealer",
    "(a|an) <noun:core-either> deals",
    example="a Fire Forward or a Job Knight Forward you control deals",
    miss="a Fire Forward or a Job Knight Forward you control",
)
def their_dealing(noun: Noun) -> Filter | None:
    return noun.placed() if noun.zone == FIELD else None


@INSTEAD.rule(
    "hit",
    "<source> (deal|deals) damage to a forward",
    example="your Summons or abilities deal damage to a Forward",
    miss="your Summons or abilities deal damage to your opponent",
)
def effects_damage(source: Filter) -> tuple[Event, Condition | None] | None:
    if speaks_of_summons(source):
        # Damage by a Summon is worded like that of any other dealer.
        return None
    return By(DamagedByEffect(FORWARDS), source), None


@INSTEAD.rule(
    "hit",
    "<dealer> damage to a forward",
    example="~ deals damage to a Forward",
    miss="~ deals damage to your opponent",
)
def damage_from(dealer: Filter) -> tuple[Event, Condition | None]:
    return By(TakesDamage(FORWARDS), dealer), None
