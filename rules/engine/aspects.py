"""The aspects of a position that filters and conditions read and changes write, as bit sets.

A write to aspects that no effect in force reads changes no card's characteristics (`in_force`).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rules.engine.zones import ASPECTS, ZonePlan
from rules.language import amounts as am
from rules.language import changes as ch
from rules.language import conditions as cn
from rules.language import filters as fl
from rules.language import references as rf
from rules.language.abilities import Static, Triggered
from rules.language.filter_shorthand import zones_of

EFFECTS, OTHER, ORIENTATION, CONTROL, COUNTERS, MARKS = (1 << place for place in range(6))
LIFE, TURN_COUNTS, GAME_COUNTS, DAMAGE, HOST, FACING, LASTING = (1 << place for place in range(6, 13))
TURN, RESOURCES, WAITING = (1 << place for place in range(13, 16))
"""Aspects of a position that atoms write.

`LASTING` are effects with a duration, `EFFECTS` whatever decides which other effects there are. `LIFE`
includes who has lost, `TURN` whose turn it is and its number. `WAITING` is what waits to resolve. The zones'
bits follow (`ZonePlan.bits`); they mean that cards entered, left, changed order or changed in that zone.
"""

ELSE = OTHER | TURN | RESOURCES | WAITING
"""The aspects read by game-specific words, which do not say what they depend on."""

DEEP = 1 << 16
"""Set if the current state of other cards is read, not only that of the card in question."""

TYPES, SUBTYPES, RACES, ATTRIBUTES, KEYWORDS, NAME, COST, STATS, ABILITIES, STATICS, FACTS, MAY = (
    1 << place for place in range(12)
)
"""Characteristics of a card.

`STATICS` are its static abilities, which decide what effects there are. `FACTS` change only when it becomes
another card or loses all abilities. `MAY` is what it is forbidden, required and allowed to do.
"""

EVERYTHING = -1
"""All characteristics, or all aspects."""


def lying(*kinds: int) -> int:
    """Return the bits of kinds of zones, for questions about their cards."""
    return sum(ASPECTS << kind for kind in kinds)


class Reads(NamedTuple):
    """The aspects of the position and the characteristics of cards that something reads."""

    position: int = 0
    cards: int = 0

    def __or__(self, other: "Reads") -> "Reads":
        """Return what either of two reads."""
        return Reads(self.position | other.position, self.cards | other.cards)


NOTHING = Reads()

BY_NODE: dict[type, Reads] = {
    fl.Controlled: Reads(CONTROL),
    fl.Owned: Reads(CONTROL),
    fl.OfType: Reads(0, TYPES),
    fl.OfSubtype: Reads(0, SUBTYPES),
    fl.OfRace: Reads(0, RACES),
    fl.RaceHas: Reads(0, RACES),
    fl.OfAttribute: Reads(0, ATTRIBUTES),
    fl.WithKeyword: Reads(0, KEYWORDS),
    # A game may give a card additional names through keywords.
    fl.Named: Reads(0, NAME | KEYWORDS),
    fl.NameHas: Reads(0, NAME | KEYWORDS),
    fl.StatIs: Reads(DAMAGE | HOST | MARKS | COUNTERS, STATS),
    fl.CostIs: Reads(0, COST),
    fl.IsRested: Reads(ORIENTATION),
    fl.HasCounters: Reads(COUNTERS),
    fl.Damaged: Reads(DAMAGE),
    fl.FaceDown: Reads(FACING | OTHER),
    fl.HasStatus: Reads(MARKS | ELSE | ORIENTATION),
    fl.EnteredThisTurn: Reads(TURN | EFFECTS),
    fl.Underwent: Reads(ELSE | TURN_COUNTS),
    fl.PutBy: Reads(ELSE | DEEP),
    fl.HasTarget: Reads(WAITING | DEEP),
    fl.AttachedTo: Reads(HOST | DEEP),
    fl.HostOf: Reads(HOST | DEEP),
    fl.TriggersOn: Reads(0, ABILITIES),
    fl.OneOf: Reads(ELSE | HOST | DEEP),
    fl.SharesWith: Reads(ELSE | DEEP, EVERYTHING),
    am.Count: Reads(DEEP),
    am.CountOf: Reads(DEEP | ELSE),
    am.Distinct: Reads(DEEP, EVERYTHING),
    am.StatOf: Reads(DEEP | DAMAGE | HOST | MARKS | COUNTERS, STATS),
    am.CostOf: Reads(DEEP, COST),
    am.TotalStat: Reads(DEEP | DAMAGE | HOST | MARKS | COUNTERS, STATS),
    am.TotalCost: Reads(DEEP, COST),
    am.Extreme: Reads(DEEP | DAMAGE | HOST | MARKS | COUNTERS, STATS | COST),
    am.CountersOn: Reads(DEEP | COUNTERS),
    am.DamageOn: Reads(DEEP | DAMAGE),
    am.LifeOf: Reads(LIFE),
    am.ResourcesOf: Reads(RESOURCES),
    am.Tallied: Reads(TURN_COUNTS | GAME_COUNTS),
    am.TimesHappened: Reads(ELSE | TURN_COUNTS),
    cn.TurnOf: Reads(TURN),
    cn.DuringStep: Reads(OTHER),
    cn.Happened: Reads(ELSE | TURN_COUNTS),
    rf.TurnPlayer: Reads(TURN),
}
"""What each node reads itself, without its parts."""


def _children(tree: object) -> Iterable[object]:
    if isinstance(tree, tuple | frozenset):
        return tree
    return [getattr(tree, name) for name in getattr(tree, "__dataclass_fields__", ())]


def reads(tree: object, zones: ZonePlan) -> Reads:
    """Return everything that can change a filter's or condition's result, or an amount's value."""
    if not tree or isinstance(tree, str | int):
        return NOTHING
    return _reads(tree, zones) if isinstance(tree, tuple | frozenset) else zones.reads_of(tree, _reads)


def _reads(tree: object, zones: ZonePlan) -> Reads:
    if isinstance(tree, fl.InZone):
        return Reads(zones.bits_of(tree.zones))
    found = BY_NODE.get(type(tree), NOTHING)
    if isinstance(tree, fl.HasStatus):
        # A game's own status of a card may depend on where any other card is.
        found |= Reads(zones.bits_of(()))
    if found.position & DEEP:
        found |= Reads(zones.played)
    if isinstance(tree, cn.There):
        found |= Reads(zones.bits_of(zones_of(tree.filter)) if zones_of(tree.filter) else zones.played)
    for child in _children(tree):
        found |= reads(child, zones)
    return found


@lru_cache(maxsize=4096)
def looks_at_stats(tree: object) -> bool:
    """Return whether a filter, a condition or an amount reads any stat."""
    if tree is None or isinstance(tree, str | int):
        return False
    own = BY_NODE.get(type(tree), NOTHING).cards
    return own == STATS or any(map(looks_at_stats, _children(tree)))


BY_CHANGE: dict[type, int] = {
    ch.Become: EVERYTHING,
    ch.AddStats: STATS,
    ch.SetStats: STATS,
    ch.MultiplyStats: STATS,
    ch.GainKeywords: KEYWORDS,
    ch.LoseKeywords: KEYWORDS,
    ch.BarKeywords: KEYWORDS,
    ch.AddTypes: TYPES,
    ch.SetTypes: TYPES,
    ch.AddRaces: RACES,
    ch.SetRaces: RACES,
    ch.AddName: NAME,
    ch.AddAttributes: ATTRIBUTES,
    ch.SetAttributes: ATTRIBUTES,
    ch.Restrict: MAY,
    ch.LoseAllAbilities: KEYWORDS | ABILITIES | STATICS | FACTS,
}


def writes(change: ch.Change) -> int:
    """Return the characteristics that a change may alter."""
    if isinstance(change, ch.GainAbilities):
        # A game may have a keyword for certain triggered abilities.
        named = KEYWORDS if any(isinstance(one, Triggered) for one in change.abilities) else 0
        return (
            ABILITIES | named | (STATICS if any(isinstance(one, Static) for one in change.abilities) else 0)
        )
    return BY_CHANGE.get(type(change), 0)
