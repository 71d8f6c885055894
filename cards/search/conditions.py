"""Conversion of search conditions to conditions on rows, equivalent to `rules.search.fits`."""

from collections.abc import Iterable
from typing import assert_never

from django.db.models import Q

from cards.models import CardFact, CardStat, Printing
from cards.search import index
from rules.construction.card_legality import CardLegalities
from rules.construction.formats import Edition
from rules.search.conditions import (
    Condition,
    Has,
    InDeck,
    Listed,
    Named,
    Numbered,
    OfSystem,
    Says,
    StatIs,
    TwoFaced,
)
from rules.search.tree import Either, Every, Tree, Without

_LOOKUPS = {"=": "value", "<": "value__lt", "<=": "value__lte", ">": "value__gt", ">=": "value__gte"}
_NOTHING = Q(pk__in=())


def where(condition: Tree[Condition] | None) -> Q:
    """Return the condition on rows of cards; None finds every card."""
    match condition:
        case None:
            return Q()
        case Without():
            return ~where(condition.part)
        case Every():
            found = Q()
            for part in dict.fromkeys(condition.parts):
                found &= where(part)
            return found
        case Either():
            found = _NOTHING
            for part in dict.fromkeys(condition.parts):
                found |= where(part)
            return found
        case _:
            return _leaf(condition)


def _leaf(condition: Condition) -> Q:
    match condition:
        case Named():
            return index.holds("search_name", f"|{condition.key}|" if condition.whole else condition.key)
        case Numbered():
            return index.holds("numbers", f"|{condition.key}|" if condition.whole else f"|{condition.key}")
        case Has():
            return _has(condition)
        case Says():
            return index.holds("search_text", condition.key)
        case StatIs():
            return _stat(condition.name, condition.sign, condition.number)
        case OfSystem():
            return Q(system__in=condition.codes)
        case Listed():
            found = _NOTHING
            for legalities in condition.legalities:
                found |= _listed(condition.word, legalities)
            return found
        case InDeck():
            return Q(system=condition.system, card_id__in=condition.cards)
        case TwoFaced():
            return _stat("faces", ">", 1)
        case _:
            assert_never(condition)


def _has(condition: Has) -> Q:
    facts = CardFact.objects.filter(kind=condition.kind)
    if not condition.keys:
        return ~Q(pk__in=facts.values("card"))
    return Q(pk__in=facts.filter(key__in=condition.keys).values("card"))


def _stat(name: str, sign: str, number: int) -> Q:
    stats = CardStat.objects.filter(name=name, **{_LOOKUPS[sign]: number})
    return Q(pk__in=stats.values("card"))


def _printed_in(edition: Edition, also: Iterable[str] = ()) -> Q:
    """The condition to be printed in a set of a format's pool, or in other sets; nothing if it has none."""
    if not edition.pools:
        return Q()
    return Q(pk__in=Printing.objects.filter(set__in=sorted({*edition.sets, *also})).values("card"))


def _listed(word: str, legalities: CardLegalities) -> Q:
    here, listed = Q(system=legalities.system.code), legalities.listed
    if word == "banned":
        return here & Q(card_id__in=listed["banned"])
    if word == "possible":
        here &= ~Q(card_id__in=(*listed["banned"], *legalities.not_out))
        return here & _printed_in(legalities.edition, legalities.edition.unsure_sets)
    if legalities.pool_lost:
        return _NOTHING
    here &= ~Q(card_id__in=legalities.unavailable) & _printed_in(legalities.edition)
    if word == "limited":
        return here & Q(card_id__in=listed["limited"])
    return here & ~Q(card_id__in=(*listed["banned"], *listed["unknown"]))
