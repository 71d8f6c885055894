"""Cards chosen together: within a total, as many as others, one of either kind."""

from dataclasses import dataclass, replace

from rules.games.dm.reading.nouns import BATTLE, Noun, Whose, in_place
from rules.games.dm.reading.picks import ACTOR, chosen
from rules.language.amounts import Amount, Count, CountOf
from rules.language.filter_shorthand import zones_of
from rules.language.filters import AnyOf, Filter
from rules.language.references import Joined, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
Place = tuple[str, Whose]
NOWHERE: Place = ("", "")


@dataclass(frozen=True, slots=True)
class Total:
    """The maximum that cards have in all: of a stat, or of cost if none is named."""

    most: Amount
    stat: str | None = None


@RULES.rule(
    "total",
    "that have total power <n:integer> or less",
    example="that have total power 9000 or less",
    miss="that have power 9000 or less",
)
def total_power(n: int) -> Total:
    return Total(n, "power")


@RULES.rule(
    "total",
    "that have total cost <n:integer> or less",
    example="that have total cost 9 or less",
    miss="that cost 9 or less",
)
def total_cost(n: int) -> Total:
    return Total(n)


@RULES.rule(
    "picked",
    "any number of <cards> <total>",
    example="any number of your creatures that have total power 9000 or less",
    miss="any number of your creatures that have total power 9000",
)
@RULES.rule(
    "picked",
    "any number of <cards> <total> <place>",
    example="any number of spells that have total cost 9 or less from your graveyard",
    miss="any number of spells that have total cost 9 from your graveyard",
)
def any_number_within(cards: Noun, total: Total, place: Place = NOWHERE) -> Picked | None:
    noun = in_place(cards, place) if place != NOWHERE else cards
    wanted = None if noun is None else noun.filter()
    return (
        None if wanted is None or not cards.several else _within(chosen(wanted, 1, 0), Count(wanted), total)
    )


@RULES.rule(
    "picked",
    "up to <count> <noun> <total>",
    example="up to 2 creatures that have total power 9000 or less",
    miss="2 creatures that have total power 9000 or less",
)
@RULES.rule(
    "picked",
    "up to <count> <noun> <total> <place>",
    example="up to 2 spells that have total cost 9 or less from your graveyard",
    miss="2 spells that have total cost 9 or less from your graveyard",
)
@RULES.rule(
    "picked",
    "up to <count> of <noun:owned> <total>",
    example="up to 2 of your creatures that have total power 9000 or less",
    miss="up to 2 your creatures that have total power 9000 or less",
)
def up_to_within(count: int, noun: Noun, total: Total, place: Place = NOWHERE) -> Picked | None:
    where = in_place(noun, place) if place != NOWHERE else noun
    if where is None or not noun.several:
        return None
    return _within(chosen(where.filter(), count, 0), count, total)


def _within(picked: Picked | None, most: Amount, total: Total) -> Picked | None:
    return None if picked is None else replace(picked, most=most, within=total.most, total=total.stat)


RULES.same("as-many", {"(that many|the same number of)": True})


@RULES.rule(
    "picked",
    "<as-many> <cards>",
    example="that many cards from your mana zone",
    miss="many cards from your mana zone",
)
@RULES.rule(
    "picked",
    "<as-many> of <cards:owned>",
    example="that many of your creatures",
    miss="the number of your creatures",
)
def as_many(cards: Noun, as_many: bool = True) -> Picked | None:
    wanted = cards.filter()
    if wanted is None or not cards.several:
        return None
    return Picked("chosen", wanted, CountOf(THAT), CountOf(THAT), by=ACTOR)  # type: ignore[arg-type]


@RULES.rule("either-card", "(a|an) <noun>", example="a creature", miss="creatures")
def plain_card(noun: Noun) -> Noun | None:
    return noun if not noun.several and not noun.whose else None


@RULES.rule("one-owned", "one of <owned>", example="one of your creatures", miss="your creatures")
def owned_card(owned: Noun) -> Noun | None:
    return owned if owned.several else None


@RULES.rule(
    "picked",
    "<one:one-owned> or <other:one-owned>",
    example="one of your creatures or one of your shields",
    miss="one of your creatures or your shields",
)
def either_owned(one: Noun, other: Noun) -> Picked | None:
    return _either(one.filter(), other.filter())


@RULES.rule(
    "picked",
    "(a|an) <one:noun> or (a|an) <other:noun>",
    example="a creature in the battle zone or a card in your mana zone",
    miss="a creature in the battle zone and a card in your mana zone",
)
def either_card(one: Noun, other: Noun) -> Picked | None:
    """A place after the second noun is for both, unless the first has its own."""
    if one.several or other.several or one.kind == "shield" or other.kind == "shield":
        return None
    if not one.zone and other.zone:
        if other.kind == "card":
            return None
        one = replace(one, zone=other.zone, whose=other.whose)
    elif one.zone and not other.zone:
        return None
    return _either(one.filter(), other.filter())


def _either(one: Filter | None, other: Filter | None) -> Picked | None:
    if one is None or other is None or one == other:
        return None
    return chosen(AnyOf(tuple(sorted((one, other), key=str))), 1, 1)


@RULES.rule(
    "picked",
    "this creature and <picked>",
    example="this creature and one of your opponent's creatures",
    miss="this creature or one of your opponent's creatures",
)
def this_and(picked: Picked) -> Picked | None:
    """Both at the same time, so both must be in the battle zone, whoever controls them."""
    if picked.how != "chosen" or picked.within is not None or zones_of(picked.filter) != (BATTLE,):
        return None
    return Picked("reference", cards=Joined((This(), picked.choice)))
