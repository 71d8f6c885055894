"""What a card of Force of Will does as it resolves, from all that it says."""

from rules.language.abilities import Ability, Spell, Triggered
from rules.language.effects import NOTHING

AUTOMATIC_CARD = "automatic card"
"""The name of what a card with Trigger waits for, if it is played as something happens (1113.2b)."""


def spell_of(abilities: tuple[Ability, ...]) -> Spell | None:
    """Return what a card does as it resolves; one that triggered may speak of what it waited for."""
    for one in abilities:
        if isinstance(one, Spell) and one.when is None:
            return one
        if isinstance(one, Triggered) and one.name == AUTOMATIC_CARD and one.effect != NOTHING:
            return Spell(one.effect, targets=one.targets, least=one.least)
    return None
