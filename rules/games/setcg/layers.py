"""In which order continuous and substitution effects are applied (11.13.4.6, 11.13.5.6 to 11.13.5.8)."""

from rules.engine.ruleset import by_change
from rules.language.changes import (
    OF_ABILITIES,
    OF_ATTRIBUTES,
    OF_KEYWORDS,
    OF_RACES,
    OF_STATS,
    OF_TEXT,
    OF_TYPES,
    ChangeController,
)

CONTROLLER, TEXT, TYPE, OTHER, POWER = "controller", "text", "type", "other", "power"

LAYERS = (CONTROLLER, TEXT, TYPE, OTHER, POWER)
"""Continuous effects by what they change, first applied first (11.13.4.6)."""

LAYER_BY_CHANGE = by_change(
    {
        CONTROLLER: (ChangeController,),
        TEXT: (*OF_TEXT, *OF_ABILITIES),
        TYPE: OF_TYPES,
        OTHER: (*OF_RACES, *OF_ATTRIBUTES, *OF_KEYWORDS),
        POWER: OF_STATS,
    }
)
"""In which layer a change applies where its effect names none (11.13.4.6)."""

SELF_SUBSTITUTION, CONTROL_SUBSTITUTION, SETS_DAMAGE, CHANGES_DAMAGE = range(4)
"""Ranks of substitution effects: an effect's own first, then whose control a card comes under, then damage
that is set and damage that is raised or lowered (11.13.5.7, 11.13.5.8)."""
