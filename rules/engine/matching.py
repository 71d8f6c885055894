"""Whether a card meets a filter, seen from a player and a source."""

from typing import TYPE_CHECKING

from rules.engine.definition import Definition
from rules.engine.filters import Filter

if TYPE_CHECKING:
    from rules.engine.game import Game


def matches(
    game: "Game", card: int, definition: Definition, wanted: Filter, player: int, source: int = -1
) -> bool:
    """Tell whether a card, being what `definition` says, meets every condition of a filter."""
    state = game.state
    instance = state.instances.get(card)
    if wanted.other and card == source:
        return False
    if wanted.zones and (
        state.where[card] < 0 or game.rules.zones.names[state.where[card]] not in wanted.zones
    ):
        return False
    if wanted.whose != "anyone":
        holder = instance.controller if instance is not None else state.owners[card]
        if (holder == player) != (wanted.whose == "you"):
            return False
    if wanted.rested is not None and (instance is None or instance.rested != wanted.rested):
        return False
    return _printed(definition, wanted)


def _printed(definition: Definition, wanted: Filter) -> bool:
    if wanted.types and not wanted.types & definition.types:
        return False
    if wanted.marks and not wanted.marks & definition.marks:
        return False
    if wanted.races and not wanted.races & definition.races:
        return False
    if wanted.attributes and not wanted.attributes.intersection(definition.attributes):
        return False
    if wanted.keywords and not wanted.keywords & definition.keywords:
        return False
    if wanted.name and not definition.is_named(wanted.name):
        return False
    if wanted.name_part and wanted.name_part not in definition.name:
        return False
    if wanted.race_part and not any(wanted.race_part in race for race in definition.races):
        return False
    if wanted.triggers and not any(
        one.kind == "automatic" and one.trigger == wanted.triggers and not one.clause
        for one in definition.abilities
    ):
        return False
    if wanted.cost_at_least is not None and definition.cost < wanted.cost_at_least:
        return False
    if wanted.cost_at_most is not None and definition.cost > wanted.cost_at_most:
        return False
    if wanted.figure_at_most is not None:
        index, most = wanted.figure_at_most
        return definition.figures[index] <= most
    return True
