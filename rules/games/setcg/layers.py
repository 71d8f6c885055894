"""The order in which continuous and substitution effects apply (11.13.4.6, 11.13.5.6 to 11.13.5.8)."""

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
"""Continuous effects by what they change, in the order they apply (11.13.4.6)."""

LAYER_BY_CHANGE = by_change(
    {
        CONTROLLER: (ChangeController,),
        TEXT: (*OF_TEXT, *OF_ABILITIES),
        TYPE: (*OF_TYPES, *OF_RACES),
        OTHER: (*OF_ATTRIBUTES, *OF_KEYWORDS, *OF_NAMES),
        POWER: OF_STATS,
    }
)
"""The layer a change applies in if its effect names none (11.13.4.6)."""

SELF_SUBSTITUTION, CONTROL_SUBSTITUTION, SETS_DAMAGE, CHANGES_DAMAGE = range(4)
"""Ranks of substitution effects, in the order they apply (11.13.5.7, 11.13.5.8).

An effect's own come first, then control changes, then setting damage, then raising or lowering it.
"""


@clause("setcg", "11.13.5.8")
def substitution_rank(game: Game, ability: Replacement) -> int:
    """Effects that set damage to a number apply before those that raise or lower it."""
    return CHANGES_DAMAGE if ability.amount is not None and _speaks_of_event(ability.amount) else SETS_DAMAGE


def _speaks_of_event(amount: object) -> bool:
    """Return whether an amount depends on the event."""
    if isinstance(amount, EventAmount):
        return True
    if isinstance(amount, tuple):
        return any(map(_speaks_of_event, amount))
    return any(
        _speaks_of_event(getattr(amount, name)) for name in getattr(amount, "__dataclass_fields__", ())
    )
