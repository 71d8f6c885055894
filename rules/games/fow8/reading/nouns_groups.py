"""Noun phrases of Force of Will for cards of several kinds at once, and for the card an addition is on."""

from dataclasses import replace

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import FIELD, RULERS, Noun, everywhere, yours
from rules.games.fow8.reading.nouns_both import all_of_both
from rules.games.fow8.reading.nouns_zones import any_of_three
from rules.language.filters import AttachedTo, HostOf, OfRace, OfType, OneOf
from rules.language.references import This
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()


@RULES.rule("every", "(added|bestowed) <noun>", example="bestowed resonator", miss="resonator bestowed")
def host(noun: Noun) -> Picked | None:
    """The card that this card, an addition, is on."""
    wanted = everywhere(noun)
    return None if wanted is None or noun.said else Picked("each", narrowed(wanted, HostOf(OneOf(This()))))


@RULES.rule(
    "every",
    "<one:bare> and <other:noun>",
    example="Elves and additions you control",
    miss="Elves or additions you control",
)
def both_kinds(one: Noun, other: Noun) -> Picked | None:
    """Cards of either kind, if both are in play and their controller is named once, at the end."""
    if not other.said or (isinstance(one.filter, OfRace) and _shares_its_head(other)):
        return None
    return all_of_both(one, other)


def _shares_its_head(noun: Noun) -> bool:
    """Return whether a race before "and" may belong to the next noun too: "Elf and Human resonators"."""
    parts = getattr(noun.filter, "parts", ())
    return all(any(isinstance(part, kind) for part in parts) for kind in (OfRace, OfType))


@RULES.rule(
    "every",
    "<one:race> and <other:race> <noun>",
    example="Elf and Human J/resonators you control",
    miss="Elf or Human J/resonators you control",
)
def of_both_races(one: str, other: str, noun: Noun) -> Picked | None:
    """Cards of either race: the plural does not mean cards that are of both."""
    wanted = everywhere(noun.asks(OfRace(frozenset({one, other})))) if noun.said else None
    return None if wanted is None else Picked("each", wanted)


@RULES.rule(
    "every",
    "all <one:head> , <other:head> [,] and <last:head>",
    example="all additions , regalia , and resonators",
    miss="all additions , regalia , or resonators",
)
@RULES.rule(
    "every",
    "all <one:head> , <other:head> , <third:head> [,] and <last:head>",
    example="all additions , regalia , resonators , and J-rulers",
    miss="all additions , regalia , resonators , or J-rulers",
)
def all_kinds(one: Noun, other: Noun, last: Noun, third: Noun | None = None) -> Picked | None:
    kinds = any_of_three(one, other, last)
    if kinds is not None and third is not None:
        kinds = any_of_three(one, other, third)
        kinds = None if kinds is None else any_of_three(kinds, last, last)
    wanted = None if kinds is None else everywhere(kinds)
    if wanted is None or kinds is None or not set(kinds.zones) <= set(RULERS):
        return None
    return Picked("each", wanted)


@RULES.rule(
    "noun",
    "<noun> attached to this card",
    example="addition attached to this card",
    miss="addition attached to that card",
)
def on_this(noun: Noun) -> Noun | None:
    return None if noun.said else replace(noun, zones=FIELD, said=True).asks(AttachedTo(OneOf(This())))


@RULES.rule(
    "choice",
    "<how-many> of your <noun>",
    example="three of your magic stones",
    miss="three of their magic stones",
)
def some_of_yours(how_many: Bounds, noun: Noun) -> Picked | None:
    mine = yours(noun)
    wanted = None if mine is None else everywhere(mine)
    return None if wanted is None else Picked("chosen", wanted, how_many.most, how_many.least)


@RULES.rule("noun", "of your <noun>", example="of your Elves", miss="of their Elves")
def each_of_yours(noun: Noun) -> Noun | None:
    return yours(noun)
