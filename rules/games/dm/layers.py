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
    MultiplyStats,
    SetStats,
)

OTHER, SUM, PRODUCT, FIXED, DEPENDING_ON_POWER = "other", "sum", "product", "fixed", "depending on power"

LAYERS = (OTHER, SUM, PRODUCT, FIXED, DEPENDING_ON_POWER)
"""Power is first added to and subtracted from, then multiplied (206.4), then fixed (206.3).

JUDGEMENT: all effects apply simultaneously (608.1), so whatever depends on a creature's power comes last.
"""

LAYER_BY_CHANGE = by_change(
    {
        OTHER: (*OF_TEXT, *OF_ABILITIES, *OF_KEYWORDS, *OF_TYPES, *OF_RACES, *OF_ATTRIBUTES),
        SUM: (AddStats,),
        PRODUCT: (MultiplyStats,),
        FIXED: (SetStats,),
    }
)
"""The layer a change applies in if its effect names none."""
