"""The handlers of the nodes of the language, put into the tables by which they are found.

Effects are made of effects and filters of filters, by way of amounts, conditions and references: who hands
a node to its handler therefore knows none of them, and here all are known.
"""

from rules.engine import filters, filters_facts, filters_state, perform
from rules.engine.handlers import cards, composed, continuous_effects, players, visibility

FAMILIES = (cards, composed, continuous_effects, visibility, players)


def fill() -> None:
    """Put every handler into its table."""
    for part in (filters_facts, filters_state):
        filters.HANDLERS.update(part.HANDLERS)
    for family in FAMILIES:
        perform.HANDLERS.update(family.HANDLERS)
