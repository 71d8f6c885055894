"""In which order continuous and substitution effects are applied (11.13.4.6, 11.13.5.6 to 11.13.5.8)."""

from rules.language.changes import (
    AddAttributes,
    AddRaces,
    AddStats,
    AddTypes,
    Become,
    ChangeController,
    GainAbilities,
    GainKeywords,
    LoseAllAbilities,
    LoseKeywords,
    Restrict,
    SetAttributes,
    SetRaces,
    SetStats,
    SetTypes,
)

CONTROLLER, TEXT, TYPE, OTHER, POWER = "controller", "text", "type", "other", "power"

LAYERS = (CONTROLLER, TEXT, TYPE, OTHER, POWER)
"""Continuous effects by what they change, first applied first (11.13.4.6)."""

LAYER_BY_CHANGE: dict[type, str] = {
    ChangeController: CONTROLLER,
    Become: TEXT,
    GainAbilities: TEXT,
    LoseAllAbilities: TEXT,
    SetTypes: TYPE,
    AddTypes: TYPE,
    SetRaces: OTHER,
    AddRaces: OTHER,
    SetAttributes: OTHER,
    AddAttributes: OTHER,
    GainKeywords: OTHER,
    LoseKeywords: OTHER,
    Restrict: OTHER,
    SetStats: POWER,
    AddStats: POWER,
}
"""In which layer a change applies where its effect names none (11.13.4.6)."""

SELF_SUBSTITUTION, CONTROL_SUBSTITUTION, SETS_DAMAGE, CHANGES_DAMAGE = range(4)
"""Ranks of substitution effects: an effect's own first, then whose control a card comes under, then damage
that is set and damage that is raised or lowered (11.13.5.7, 11.13.5.8)."""
