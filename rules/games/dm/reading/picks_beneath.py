"""Cards under the creature with the ability, of which a sentence picks some."""

from rules.games.dm.reading.nouns import Noun
from rules.games.dm.reading.picks import ACTOR
from rules.language.amounts import Amount, CountOf
from rules.language.filters import Filter
from rules.language.references import Beneath, This
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
UNDER = Beneath(This())
RULES.same("under-this", {"under this (creature|card)": True})


def _under(noun: Noun, most: Amount, least: Amount) -> Picked | None:
    if noun.zone or noun.whose or noun.kind == "shield":
        return None
    wanted: Filter = noun.wanted
    return Picked("chosen", wanted, most, least, by=ACTOR, among=UNDER)  # type: ignore[arg-type]


@RULES.rule(
    "picked",
    "(a|an) <noun> <under-this>",
    example="a card under this creature",
    miss="a card under that creature",
)
def one_under(noun: Noun, under_this: bool) -> Picked | None:
    return None if noun.several else _under(noun, 1, 1)


@RULES.rule(
    "picked",
    "<count> <noun> <under-this>",
    example="2 cards under this creature",
    miss="2 cards under that creature",
)
@RULES.rule(
    "picked",
    "<count> of the <noun> <under-this>",
    example="one of the cards under this creature",
    miss="one of the card under this creature",
)
def so_many_under(count: int, noun: Noun, under_this: bool) -> Picked | None:
    return _under(noun, count, count) if noun.several else None


@RULES.rule(
    "picked",
    "up to <count> [of the] <noun> <under-this>",
    example="up to 2 cards under this creature",
    miss="up to cards under this creature",
)
def up_to_under(count: int, noun: Noun, under_this: bool) -> Picked | None:
    return _under(noun, count, 0) if noun.several else None


@RULES.rule(
    "picked",
    "any number of [the] <noun> <under-this>",
    example="any number of cards under this creature",
    miss="any number of card under this creature",
)
def any_number_under(noun: Noun, under_this: bool) -> Picked | None:
    return _under(noun, CountOf(UNDER), 0) if noun.several else None
