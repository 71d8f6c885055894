"""Costs in English that move or engage cards besides the one with the text."""

from rules.games.sve.reading import meanings_words
from rules.language.costs import CostPart, MoveCard, RestCards, RestThis
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, OneOf, Other
from rules.language.references import This
from rules.reading.grammar import Rules

RULES = Rules()
Parts = tuple[CostPart, ...]
BANISH_FROM_FIELD = MoveCard(meanings_words.of(meanings_words.FIELD, OneOf(This())), "banished zone")

RULES.same("cost-part", dict.fromkeys(("banish this", "banish this card"), (BANISH_FROM_FIELD,)))
RULES.same("engage-this", {"{engage}": True, "{engage} this": True, "engage this": True})


@RULES.rule(
    "cost-part",
    "put (a|an) <noun> into (its owner's|your) EX area",
    example="put a Beast card from your hand into your EX area",
    miss="put a Beast card from your hand into your hand",
)
def put_aside(noun: Filter) -> Parts | None:
    """Return the cost of putting a card into the EX area."""
    return (MoveCard(noun, "EX area"),) if zones_of(noun) else None


@RULES.rule(
    "cost-part",
    "put another <noun> into (its owner's|your) EX area",
    example="put another card from your field into its owner's EX area",
    miss="put another card from your field into its owner's hand",
)
def put_another_aside(noun: Filter) -> Parts | None:
    """Return the cost of putting another card into the EX area."""
    return put_aside(meanings_words.of(noun, Other()))


@RULES.rule(
    "cost-part",
    "banish another <noun>",
    example="banish another card from your field",
    miss="banish another card",
)
def banish_another(noun: Filter) -> Parts | None:
    """Return the cost of banishing another card."""
    if not zones_of(noun):
        return None
    return (MoveCard(meanings_words.of(noun, Other()), "banished zone"),)


@RULES.rule(
    "cost-part",
    "<engage-this> and (a|an|<number>) <noun>",
    example="{engage} and 2 Beast cards on your field",
    miss="{engage} or 2 Beast cards on your field",
)
def rest_with(engage_this: bool, noun: Filter, number: int = 1) -> Parts | None:
    """Return the cost of engaging the card itself and others."""
    return (RestThis(), RestCards(noun, number)) if zones_of(noun) == ("field",) else None


@RULES.rule(
    "cost-part",
    "<engage-this> and another <noun>",
    example="{engage} this and another card on your field",
    miss="{engage} this or another card on your field",
)
def rest_with_another(engage_this: bool, noun: Filter) -> Parts | None:
    """Return the cost of engaging the card itself and another one."""
    return rest_with(engage_this, meanings_words.of(noun, Other()))
