"""Abilities that keywords of Duel Masters stand for, as cards of tests have them."""

from rules.games.dm.nodes import CrestDiscarded
from rules.language import effects as fx
from rules.language.abilities import Ability, Declared, KeywordAbility
from rules.language.filters import Filter


def sabaki_z(watches: Filter) -> Ability:
    """Sabaki Z: used for nothing where a crest that came from the shields is discarded (112.3d)."""
    return Declared(CrestDiscarded(watches), fx.NOTHING, zones=("hand",), clause="112.3d")


def g_link(side: str, watches: Filter) -> Ability:
    """G-Link: the god may lie beside a god that the filter describes, which is on this side of it (803.2)."""
    return KeywordAbility(keyword=side, filter=watches, clause="803.2")
