"""The effect of a Force of Will card on resolution, chosen from its abilities."""

from rules.language.abilities import Ability, Spell, Triggered
from rules.language.effects import NOTHING

AUTOMATIC_CARD = "automatic card"
"""The name of the ability of a card with Trigger that is played when an event happens (1113.2b)."""
UNCHASED_ABILITY = "players cannot chase this"
"""The name of an ability that cannot be chased (1008.2)."""


def spell_of(abilities: tuple[Ability, ...]) -> Spell | None:
    """Return a card's effect on resolution; that of a triggered card may refer to its event."""
    for one in abilities:
        if isinstance(one, Spell) and one.when is None:
            return one
        if isinstance(one, Triggered) and one.name == AUTOMATIC_CARD and one.effect != NOTHING:
            return Spell(one.effect, targets=one.targets, least=one.least)
    return None
