"""Costs in words: "rest this card, pay two fire, discard a card"."""

from itertools import groupby
from typing import assert_never

from rules.language import costs as cs
from rules.language.amounts import X
from rules.language.costs import Cost, CostPart
from rules.language.words import amounts, filters, references
from rules.language.words.speech import Speech
from rules.language.words.terms import listed, number


def cost(of: Cost, at: Speech) -> str:
    """Return how to pay a cost, in order; what is paid several times in a row is said once."""
    return ", ".join(_parts(of, at)) or "pay nothing"


def prose(of: Cost, at: Speech) -> str:
    """Return how to pay a cost where a sentence goes on."""
    return listed(_parts(of, at)) or "pay nothing"


def _parts(of: Cost, at: Speech) -> list[str]:
    found: list[str] = []
    for paid, parts in groupby(of.parts, lambda one: isinstance(one, cs.Pay) and isinstance(one.amount, int)):
        together = tuple(parts)
        if paid and len(together) > 1:
            found.append(f"pay {listed([part(one, at).removeprefix('pay ') for one in together])}")
            continue
        for one, same in groupby(together):
            found += _repeated(one, len(list(same)), at)
    return found


def _repeated(of: CostPart, times: int, at: Speech) -> list[str]:
    """Return how to pay a part several times in a row: of as many cards, or so many times."""
    match of:
        case cs.PutAway(wanted) if times > 1:
            return [put_away(amounts.many(times, wanted, at), at)]
        case cs.MoveCard(wanted, zone) if times > 1:
            return [_moved(amounts.many(times, wanted, at), zone, references.owner_by(wanted, at), True, at)]
    one = part(of, at)
    return [f"{one}, {number(times)} times"] if times > 2 else [one] * times


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
            return f"{at.word('discard')} {amounts.some(count, wanted, at)} from your hand"
        case cs.RevealCards(count, wanted):
            if wanted is None:
                card = at.word("card")
                return f"reveal {amounts.several(count, card, at.terms.plural(card), at)} from your hand"
            return f"reveal {amounts.some(count, wanted, at)} from your hand"
        case cs.PutThisAway():
            return put_away(this, at)
        case cs.PutAway(wanted):
            return put_away(filters.one(wanted, at), at)
        case cs.MoveCard(wanted, zone):
            return _moved(filters.one(wanted, at), zone, references.owner_by(wanted, at), False, at)
        case cs.TakeCounters(counter, amount, wanted):
            bearer = this if wanted is None else filters.one(wanted, at)
            return f"remove {amounts.counters(amount, counter, at)} from {bearer}"
        case cs.TakeCountersX(counter, wanted):
            bearer = this if wanted is None else filters.one(wanted, at)
            return f"remove {amounts.counters(X(), counter, at)} from {bearer}"
        case _:
            assert_never(of)


def _moved(what: str, zone: str, owner: str, several: bool, at: Speech) -> str:
    whose = owner or ("their owners'" if several else "its owner's")
    return f"put {what} {references.into(zone, whose, several, at)}"


def put_away(what: str, at: Speech) -> str:
    """Return the game's phrase for putting a card away: "banish it", "put it into the break zone"."""
    said = at.word("put_away")
    return said.format(what=what) if "{what}" in said else f"{said} {what}"
