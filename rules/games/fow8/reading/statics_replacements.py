"""Replacement effects of Force of Will's cards: more damage, another zone."""

from dataclasses import replace

from rules.games.fow8.reading.nouns import Noun, everywhere, home
from rules.language.abilities import Ability, Replacement
from rules.language.amounts import Amount, EventAmount, Plus, Times
from rules.language.events import AnyEvent, By, Event, Moves, PlayerTakesDamage, TakesDamage
from rules.language.filters import All, Controlled, Filter, OneOf
from rules.language.references import Side, This
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Abilities = tuple[Ability, ...]
PREVENTION = "prevention"
GONE = "remove it from the game"
EVERYWHERE = AnyEvent((TakesDamage(All()), PlayerTakesDamage("anyone")))


@RULES.rule("source", "this card", example="this card", miss="a card")
def itself() -> Filter:
    return OneOf(This())


@RULES.rule("source", "(a|an) <noun>", example="an Elf you control", miss="Elf you control")
@RULES.rule("source", "<noun>", example="darkness resonators", miss="a darkness resonator of")
def such_a_card(noun: Noun) -> Filter | None:
    """Cards that deal damage; chants deal it from the chase."""
    found = noun if noun.zones else replace(noun, zones=home(noun.filter))
    return everywhere(found)


RULES.same(
    "hit",
    {
        "your opponent": PlayerTakesDamage("opponent"),
        "you": PlayerTakesDamage("you"),
        "a player": PlayerTakesDamage("anyone"),
    },
)


@RULES.rule("hit", "(a|an) <noun>", example="a resonator", miss="resonators")
def such_a_one(noun: Noun) -> Event | None:
    wanted = everywhere(noun)
    return None if wanted is None else TakesDamage(wanted)


@RULES.rule(
    "hit",
    "<one:hit> or [to] <other:hit>",
    example="your opponent or to a resonator",
    miss="your opponent and a resonator",
)
def either_hit(one: Event, other: Event) -> Event | None:
    if isinstance(one, AnyEvent) or isinstance(other, AnyEvent):
        return None
    return AnyEvent((one, other))


RULES.same("raised", {"double that much": Times(EventAmount(), 2), "double damage": Times(EventAmount(), 2)})


@RULES.rule("raised", "that much (+|plus) <integer>", example="that much + 200", miss="that much")
def so_much_more(integer: int) -> Amount:
    return Plus((EventAmount(), integer))


@RULES.rule(
    "static",
    "if <source> would deal damage [to <hit>] , it deals <raised> instead",
    example="if an Elf you control would deal damage to a resonator , it deals that much + 200 instead",
    miss="if an Elf you control would deal damage to a resonator , it deals that much",
)
def stronger_damage(source: Filter, raised: Amount, hit: Event = EVERYWHERE) -> Abilities:
    """Any damage, if the text does not say to whom it is dealt."""
    return (Replacement(_by(hit, source), amount=raised),)


def _by(hit: Event, source: Filter) -> Event:
    if isinstance(hit, AnyEvent):
        return AnyEvent(tuple(By(one, source) for one in hit.events))
    return By(hit, source)


@RULES.rule(
    "static",
    "prevent all damage that would be dealt to this card by <source>",
    example="prevent all damage that would be dealt to this card by darkness resonators",
    miss="prevent all damage that would be dealt to this card",
)
def unhurt_by(source: Filter) -> Abilities:
    return (Replacement(By(TakesDamage(), source), amount=0, name=PREVENTION),)


@RULES.rule(
    "static",
    "prevent all damage that would be dealt to <noun> by <source>",
    example="prevent all damage that would be dealt to Elf resonators by darkness resonators",
    miss="prevent all damage that would be dealt to Elf resonators",
)
@RULES.rule(
    "static",
    "prevent all damage that would be dealt by <source> to <noun>",
    example="prevent all damage that would be dealt by darkness resonators to Elf resonators",
    miss="prevent all damage that would be dealt by darkness resonators",
)
def others_unhurt_by(noun: Noun, source: Filter) -> Abilities | None:
    wanted = everywhere(noun)
    return (
        None if wanted is None else (Replacement(By(TakesDamage(wanted), source), amount=0, name=PREVENTION),)
    )


RULES.same("of-whom", {"your": "you", "your opponent's": "opponent", "a": "anyone"})


@RULES.rule(
    "buried-in",
    "would be put into <whose:of-whom> graveyard from anywhere",
    example="would be put into a graveyard from anywhere",
    miss="would be put into a graveyard",
)
def buried_in(whose: Side) -> Side:
    return whose


@RULES.rule(
    "static",
    f"if <one> <whose:buried-in> , {GONE} instead",
    example=f"if an Elf would be put into your graveyard from anywhere , {GONE} instead",
    miss=f"if an Elf would be put into a graveyard , {GONE} instead",
)
def buried_elsewhere(one: Noun, whose: Side) -> Abilities | None:
    """Cards in any zone, whoever owns the graveyard."""
    if one.said:
        return None
    wanted = one.filter if whose == "anyone" else narrowed(one.filter, Controlled(whose))
    return (Replacement(Moves(wanted, ("graveyard",)), destination="removed area"),)
