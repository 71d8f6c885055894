"""What it costs to play a card or an ability, as the effects in force change it."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.abilities import ANY, Cost, CostChange
from rules.engine.conditions import holds
from rules.engine.filters import Filter
from rules.engine.matching import matches

if TYPE_CHECKING:
    from rules.engine.game import Game

Resources = tuple[tuple[int, int], ...]


def parts(cost: Cost) -> list[Cost]:
    """Return what is paid one after another, in the order in which it is written."""
    found = []
    here: Cost | None = cost
    while here is not None:
        found.append(here)
        here = here.then
    return found


def cost_changes(
    game: "Game", player: int, card: int, place: int = -1, without: int = -1, *, abilities: bool = False
) -> list[CostChange]:
    """Return what changes the cost of a card that a player plays, or of its abilities, the older first.

    With a `place` the card counts as lying in that zone, wherever it has got to by now. What the card
    `without` has to say is left out.
    """
    state = game.state
    found: list[tuple[int, CostChange]] = []
    for lasting in state.lasting:
        change = lasting.change.cost
        if change is not None and (
            card in lasting.cards
            if lasting.cards is not None
            else lasting.filter is not None
            and _meets(game, card, place, lasting.filter, lasting.controller, lasting.source)
        ):
            found.append((lasting.stamp, change))
    for source in game.static:
        if source == without:
            continue
        instance = state.instances[source]
        for ability in state.cards[source].abilities:
            if ability.kind != "static" or ability.change is None or ability.change.cost is None:
                continue
            if ability.when is not None and not holds(game, ability.when, instance.controller, source):
                continue
            wanted = ability.affects
            if wanted is not None and _meets(game, card, place, wanted, instance.controller, source):
                found.append((instance.stamp, ability.change.cost))
    return [change for _, change in sorted(found, key=lambda pair: pair[0]) if change.abilities == abilities]


def _meets(game: "Game", card: int, place: int, wanted: Filter, player: int, source: int) -> bool:
    if place >= 0 and wanted.zones:
        if game.rules.zones.names[place] not in wanted.zones:
            return False
        wanted = replace(wanted, zones=())
    return matches(game, card, game.state.cards[card], wanted, player, source)


def changed_costs(resources: Resources, changes: list[CostChange]) -> list[Resources]:
    """Return all that a cost can be after changes: what it is of, then whether at all, then more, then fewer.

    There are several where the one who plays may choose which part becomes fewer; no part is below nothing.
    """
    cost = dict(resources)
    for change in changes:
        if change.instead is not None:
            cost = dict(change.instead)
    if any(change.free for change in changes):
        cost = {}
    for change in changes:
        for kind, count in change.more:
            cost[kind] = cost.get(kind, 0) + count
    results = [_tidy(cost)]
    for change in changes:
        for kind, count in change.less:
            for _ in range(count):
                results = list(dict.fromkeys(lower for one in results for lower in _lowered(one, kind)))
    return results


def _lowered(cost: Resources, kind: int) -> list[Resources]:
    """Return what a cost can be when one unit of a kind, or of any part of it, is taken off."""
    kinds = [known for known, _ in cost if kind in (ANY, known)]
    if not kinds:
        return [cost]
    return [_tidy({known: count - (known == taken) for known, count in cost}) for taken in kinds]


def _tidy(cost: dict[int, int]) -> Resources:
    return tuple(sorted((kind, count) for kind, count in cost.items() if count > 0))
