"""The order in which continuous effects apply to a card of Duel Masters (608, 206)."""

from rules.language.changes import (
    AddAttributes,
    AddRaces,
    AddStats,
    AddTypes,
    Become,
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

OTHER, SUM, PRODUCT, FIXED = "other", "sum", "product", "fixed"

LAYERS = (OTHER, SUM, PRODUCT, FIXED)
"""Power is added to and taken from before it is multiplied (206.4), and a fixed power stands last (206.3)."""

LAYER_BY_CHANGE: dict[type, str] = {
    Become: OTHER,
    GainAbilities: OTHER,
    LoseAllAbilities: OTHER,
    SetTypes: OTHER,
    AddTypes: OTHER,
    SetRaces: OTHER,
    AddRaces: OTHER,
    SetAttributes: OTHER,
    AddAttributes: OTHER,
    GainKeywords: OTHER,
    LoseKeywords: OTHER,
    Restrict: OTHER,
    AddStats: SUM,
    SetStats: FIXED,
}
"""In which layer a change applies where its effect names none."""
