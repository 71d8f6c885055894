"""Costs in words: "rest this card, pay two fire, discard a card"."""

from itertools import chain, groupby
from typing import assert_never

from rules.language import costs as cs
from rules.language.amounts import X
from rules.language.costs import Cost, CostPart
from rules.language.words import amounts, filters
from rules.language.words.speech import Speech
from rules.language.words.terms import number


def cost(of: Cost, at: Speech) -> str:
    """Return how to pay a cost, in order; what is paid three times or more in a row is said once."""
    said = [(part(one, at), len(list(same))) for one, same in groupby(of.parts)]
    each = [[f"{one}, {number(times)} times"] if times > 2 else [one] * times for one, times in said]
    return ", ".join(chain.from_iterable(each)) or "pay nothing"


def part(of: CostPart, at: Speech) -> str:
    """Return how to pay one part of a cost."""
    this = f"this {at.word('card')}"
    match of:
        case cs.RestThis():
            return f"{at.word('rest')} {this}"
        case cs.RestCards(wanted, count):
            return f"{at.word('rest')} {amounts.many(count, wanted, at)}"
        case cs.Pay(amount, resource):
            return f"pay {amounts.much(amount, amounts.resources(resource, at, amount), at)}"
        case cs.PayX(times):
            return "pay X" if times == 1 else f"pay X {number(times)} times over"
        case cs.PayLife(amount):
            return f"pay {amount} {at.word('life')}"
        case cs.DiscardCards(count, wanted):
            if wanted is None:
                card = at.word("card")
                return f"{at.word('discard')} {amounts.several(count, card, at.terms.plural(card), at)}"
            return f"{at.word('discard')} {amounts.many(count, wanted, at)} from your hand"
        case cs.RevealCards(count, wanted):
            if wanted is None:
                card = at.word("card")
                return f"reveal {amounts.several(count, card, at.terms.plural(card), at)} from your hand"
            return f"reveal {amounts.many(count, wanted, at)} from your hand"
        case cs.PutThisAway():
            return put_away(this, at)
        case cs.PutAway(wanted):
            return put_away(filters.one(wanted, at), at)
        case cs.MoveCard(wanted, zone):
            return f"move {filters.one(wanted, at)} to its owner's {at.terms.term(zone)}"
        case cs.TakeCounters(counter, amount, wanted):
            bearer = this if wanted is None else filters.one(wanted, at)
            return f"remove {amounts.counters(amount, counter, at)} from {bearer}"
        case cs.TakeCountersX(counter, wanted):
            bearer = this if wanted is None else filters.one(wanted, at)
            return f"remove {amounts.counters(X(), counter, at)} from {bearer}"
        case _:
            assert_never(of)


def put_away(what: str, at: Speech) -> str:
    """Return the game's phrase for putting a card away: "banish it", "put it into the break zone"."""
    said = at.word("put_away")
    return said.format(what=what) if "{what}" in said else f"{said} {what}"
