"""The order in which continuous effects apply to a card of Duel Masters (608, 206)."""

from rules.engine.ruleset import by_change
from rules.language.changes import (
    OF_ABILITIES,
    OF_ATTRIBUTES,
    OF_KEYWORDS,
    OF_RACES,
    OF_TEXT,
    OF_TYPES,
    AddStats,
    SetStats,
)

OTHER, SUM, PRODUCT, FIXED = "other", "sum", "product", "fixed"

LAYERS = (OTHER, SUM, PRODUCT, FIXED)
"""Power is added to and taken from before it is multiplied (206.4), and a fixed power stands last (206.3)."""

LAYER_BY_CHANGE = by_change(
    {
        OTHER: (*OF_TEXT, *OF_ABILITIES, *OF_KEYWORDS, *OF_TYPES, *OF_RACES, *OF_ATTRIBUTES),
        SUM: (AddStats,),
        FIXED: (SetStats,),
    }
)
"""In which layer a change applies where its effect names none."""
