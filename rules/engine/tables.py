"""Registration of the handlers of the language's nodes.

Effects contain effects and filters contain filters, by way of amounts, conditions and references. So the
dispatching modules import none of the handlers; this one imports all.
"""

from rules.engine import filters, filters_facts, filters_past, filters_state, perform
from rules.engine.handlers import cards, composed, continuous_effects, players, visibility

FAMILIES = (cards, composed, continuous_effects, visibility, players)


def fill() -> None:
    """Register every handler."""
    for part in (filters_facts, filters_past, filters_state):
        filters.HANDLERS.update(part.HANDLERS)
    for family in FAMILIES:
        perform.HANDLERS.update(family.HANDLERS)
