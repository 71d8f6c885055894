"""Attribute costs of Force of Will that will of any attribute may pay."""

from collections import Counter
from itertools import combinations_with_replacement

from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.games.fow8.definitions import ATTRIBUTES, WILLS
from rules.language.changes import ChangeCost
from rules.language.vocabulary import ANY_RESOURCE

Wills = tuple[tuple[str, int], ...]
COLOURED = WILLS[: len(ATTRIBUTES)]
"""The kinds of will that have an attribute."""


@clause("fow8", "203.2", "203.3")
def in_any_attributes(game: Game, prices: list[Wills], changes: list[ChangeCost]) -> list[Wills]:
    """Will of any attribute may pay the attribute cost: the player chooses among all such prices.

    JUDGEMENT: will without an attribute, like that of the moon, is not will of any attribute (907.6a), so it
    pays no part of the attribute cost that asks for an attribute.
    """
    if not any(change.any_kind for change in changes):
        return prices
    return list(dict.fromkeys(other for one in prices for other in _recoloured(one)))


def _recoloured(price: Wills) -> list[Wills]:
    """Return a price with each choice of attributes for its attribute cost, the printed one first."""
    owed = sum(count for kind, count in price if kind in COLOURED)
    rest = tuple((kind, count) for kind, count in price if kind not in COLOURED and kind != ANY_RESOURCE)
    free = tuple((kind, count) for kind, count in price if kind == ANY_RESOURCE)
    chosen = [tuple(Counter(kinds).items()) for kinds in combinations_with_replacement(COLOURED, owed)]
    first = tuple((kind, count) for kind, count in sorted(price, key=_place) if kind in COLOURED and count)
    ordered = dict.fromkeys((first, *chosen))
    return [(*kinds, *rest, *free) for kinds in ordered]


def _place(part: tuple[str, int]) -> int:
    return WILLS.index(part[0]) if part[0] in WILLS else len(WILLS)
