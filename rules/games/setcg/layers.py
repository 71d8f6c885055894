"""In which order continuous and substitution effects are applied (11.13.4.6, 11.13.5.6 to 11.13.5.8)."""

from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ruleset import by_change
from rules.language.abilities import Replacement
from rules.language.amounts import EventAmount
from rules.language.changes import (
    OF_ABILITIES,
    OF_ATTRIBUTES,
    OF_KEYWORDS,
    OF_NAMES,
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
        TYPE: (*OF_TYPES, *OF_RACES),
        OTHER: (*OF_ATTRIBUTES, *OF_KEYWORDS, *OF_NAMES),
        POWER: OF_STATS,
    }
)
"""In which layer a change applies where its effect names none (11.13.4.6)."""

SELF_SUBSTITUTION, CONTROL_SUBSTITUTION, SETS_DAMAGE, CHANGES_DAMAGE = range(4)
"""Ranks of substitution effects: an effect's own first, then whose control a card comes under, then damage
that is set and damage that is raised or lowered (11.13.5.7, 11.13.5.8)."""


@clause("setcg", "11.13.5.8")
def substitution_rank(game: Game, ability: Replacement) -> int:
    """Damage is set to a number before what it is by then is raised or lowered."""
    return CHANGES_DAMAGE if ability.amount is not None and _speaks_of_event(ability.amount) else SETS_DAMAGE


def _speaks_of_event(amount: object) -> bool:
    """Return whether an amount hangs on what the event was about."""
    if isinstance(amount, EventAmount):
        return True
    if isinstance(amount, tuple):
        return any(map(_speaks_of_event, amount))
    return any(
        _speaks_of_event(getattr(amount, name)) for name in getattr(amount, "__dataclass_fields__", ())
    )
