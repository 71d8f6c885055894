"""Additional costs in English that need not be paid, costs of several cards, and playing from elsewhere."""

from rules.games.sve.reading import meanings_statics
from rules.games.sve.reading.english.costs import Parts, discard_such
from rules.games.sve.reading.meanings_words import of
from rules.language.conditions import Condition
from rules.language.costs import Cost, MoveCard, PutAway, PutThisAway, RestCards
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Controlled, Filter, InZone
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("condition", {"you paid this card's additional cost": meanings_statics.PAID_ADDED_COST})


@RULES.rule(
    "paragraph",
    "as an additional cost to play <self> , you may <cost> .",
    example="As an additional cost to play this card, you may discard a card.",
    miss="As an additional cost to play this card, you must discard a card.",
)
def added_cost_if_wanted(self: bool, cost: Cost) -> Paragraph:
    """Return the optional additional cost of playing the card."""
    return meanings_statics.added_cost_if_wanted(cost)


@RULES.rule(
    "paragraph",
    "you may play <self> for <integer> more play points .",
    example="You may play this card for 3 more play points.",
    miss="You may play this card for 3 play points.",
)
def dearer_if_wanted(self: bool, integer: int) -> Paragraph:
    """Return the way to play the card for more play points."""
    return meanings_statics.dearer_if_wanted(integer)


@RULES.rule(
    "condition",
    "you played <self> for <integer> more play points",
    example="you played this card for 3 more play points",
    miss="you played this card for 3 play points",
)
def paid_more(self: bool, integer: int) -> Condition:
    """Return the condition that more play points were paid for the card."""
    return meanings_statics.paid_more(integer)


@RULES.rule(
    "paragraph",
    "you may play <self> from the cemetery if <condition> .",
    example="You may play this from the cemetery if Overflow is active for you.",
    miss="You may play this from the hand if Overflow is active for you.",
)
def from_the_cemetery(self: bool, condition: Condition) -> Paragraph:
    """Return the ability by which the card can be played from the cemetery on a condition."""
    return meanings_statics.played_from_the_cemetery(condition)


def _where(noun: Filter) -> tuple[Filter, ...]:
    parts = noun.parts if isinstance(noun, All) else (noun,)
    return tuple(part for part in parts if isinstance(part, InZone | Controlled))


@RULES.rule(
    "cost-part",
    "(engage|{engage}) (a|an) <one:noun> and <other:noun>",
    example="engage a Beast card and amulet on your field",
    miss="engage a Beast card or amulet on your field",
)
def rest_two(one: Filter, other: Filter) -> Parts | None:
    """Return the cost of engaging a card of each of two kinds."""
    if zones_of(one) or zones_of(other) != ("field",):
        return None
    return (RestCards(of(one, *_where(other))), RestCards(other))


@RULES.rule(
    "cost-part",
    "put (this|this card) and (a|an) <noun> into your cemetery",
    example="put this card and an amulet from your field into your cemetery",
    miss="put this card or an amulet from your field into your cemetery",
)
def bury_with(noun: Filter) -> Parts | None:
    """Return the cost of putting the card itself and another one into the cemetery."""
    return (PutThisAway(), PutAway(noun)) if zones_of(noun) == ("field",) else None


@RULES.rule(
    "cost-part",
    "discard (a|an) <one:noun> , <another:noun> , and <other:noun>",
    example="discard a Beast card, spell, and amulet",
    miss="discard a Beast card, spell, or amulet",
)
def discard_three(one: Filter, another: Filter, other: Filter) -> Parts | None:
    """Return the cost of discarding a card of each of three kinds."""
    parts = [discard_such(noun) for noun in (one, another, other)]
    done = [part for part in parts if part is not None]
    return (*done[0], *done[1], *done[2]) if len(done) == 3 else None


@RULES.rule(
    "cost-part",
    "banish <number> <one:noun> , <second:number> <another:noun> , and <third:number> <other:noun>",
    example="banish 2 spells, 3 amulets, and 4 Beast cards from your cemetery",
    miss="banish 2 spells, 3 amulets, or 4 Beast cards from your cemetery",
)
def banish_three(
    number: int, one: Filter, second: int, another: Filter, third: int, other: Filter
) -> Parts | None:
    """Return the cost of banishing cards of three kinds from one place."""
    if zones_of(one) or zones_of(another) or not zones_of(other):
        return None
    kinds = (of(one, *_where(other)), of(another, *_where(other)), other)
    counts = (number, second, third)
    return tuple(
        MoveCard(kind, "banished zone")
        for kind, count in zip(kinds, counts, strict=True)
        for _ in range(count)
    )
