"""Cards in the battle zone that Duel Masters' state-based actions look for, found once for all of them."""

from typing import NamedTuple

from rules.engine.aspects import EFFECTS, lying
from rules.engine.cache import cached_for_both
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.games.dm.mechanics.gods_plane import STEPS
from rules.games.dm.zones import BATTLE
from rules.language.abilities import Ability, KeywordAbility

D2, PSYCHIC_SUPER, S_MAX = "d2", "psychic super", "s-max evolution"
"""Marks of cards that the checks look for."""

ALONE = frozenset({"creature", "cross gear", "fortress", "heartbeat", "field", "artifact", "tama seed"})
"""Types of cards that may be in the battle zone without another card (305.3, 309.2, 310.5, 311.3)."""


class Sought(NamedTuple):
    """Cards in the battle zone by what is printed on the side that is up, player 0's first.

    Those that cannot be there alone, D2 fields, psychic super creatures, S-MAX evolution creatures, gods with
    a G-Link, and creatures with a printed power of 0.
    """

    dependent: list[CardId]
    d2_fields: list[CardId]
    supers: list[CardId]
    s_max: list[CardId]
    gods: list[CardId]
    powerless: list[CardId]


@cached_for_both(lying(BATTLE) | EFFECTS)
def sought(game: Game) -> Sought:
    """Find the cards in the battle zone that any check concerns; most games have none."""
    found = Sought([], [], [], [], [], [])
    cards = game.state.cards
    for card in game.state.zone_of_both(BATTLE):
        printed = cards[card]
        if not printed.types & ALONE:
            found.dependent.append(card)
        if printed.marks:
            if D2 in printed.marks and "field" in printed.types:
                found.d2_fields.append(card)
            if PSYCHIC_SUPER in printed.marks:
                found.supers.append(card)
            if S_MAX in printed.marks:
                found.s_max.append(card)
        if printed.abilities and any(is_link(one) for one in printed.abilities):
            found.gods.append(card)
        if "creature" in printed.types and printed.stats[0] <= 0:
            found.powerless.append(card)
    return found


def is_link(ability: Ability) -> bool:
    """Return whether an ability is G-Link, on any side."""
    return isinstance(ability, KeywordAbility) and ability.keyword in STEPS
