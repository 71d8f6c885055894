"""The cost of playing a card or an ability, with the cost changes in force."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.amounts import number
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.filters import meets
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.layers import abilities_out_of_play, changes_costs, statics
from rules.engine.static_abilities import bearer
from rules.engine.zones import NOWHERE, Place
from rules.language.abilities import Static
from rules.language.changes import ChangeCost
from rules.language.costs import Cost, Pay, PutThisAway
from rules.language.filters import All, Filter, InZone
from rules.language.vocabulary import ANY_RESOURCE

if TYPE_CHECKING:
    from rules.engine.game import Game

Resources = tuple[tuple[str, int], ...]


def puts_this_away(cost: Cost) -> bool:
    """Return whether a cost puts its own card away."""
    return any(isinstance(part, PutThisAway) for part in cost.parts)


def with_units(game: "Game", cost: Cost, at: Context) -> Cost:
    """Return a cost with its amounts of resources evaluated."""
    if all(isinstance(part.amount, int) for part in cost.parts if isinstance(part, Pay)):
        return cost
    return Cost(
        tuple(
            replace(part, amount=max(0, number(game, part.amount, at))) if isinstance(part, Pay) else part
            for part in cost.parts
        )
    )


def cost_changes(
    game: "Game",
    player: PlayerId,
    card: CardId,
    place: Place = NOWHERE,
    without: CardId = NO_CARD,
    *,
    abilities: bool = False,
    own: bool = True,
    half: Definition | None = None,
) -> list[ChangeCost]:
    """List the changes to the cost of a card that a player plays, or of its abilities, oldest first.

    With a `place`, the card counts as being in that zone, wherever it is now. The changes of the card
    `without` are left out, and so are those of a card out of play for itself unless `own` is set. If a `half`
    of the card is played, that is what other cards see.
    """
    told = _own_changes(game, player, card, place) if own else []
    mine = [change for change in told if change.abilities == abilities]
    if not changes_costs(game):
        return mine
    state = game.state
    found: list[tuple[int, ChangeCost]] = []
    for lasting in state.lasting:
        change = lasting.change
        if not isinstance(change, ChangeCost):
            continue
        if lasting.when is not None and not holds(game, lasting.when, lasting.controller, lasting.source):
            continue
        if (
            card in lasting.cards
            if lasting.cards is not None
            else lasting.filter is not None
            and _meets(game, card, place, lasting.filter, lasting.controller, lasting.source, half)
        ):
            found.append((lasting.stamp, change))
    for source, ability in statics(game):
        if source == without or not isinstance(ability, Static):
            continue
        controller, stamp = bearer(game, source)
        for change in ability.changes:
            if (
                isinstance(change, ChangeCost)
                and (ability.when is None or holds(game, ability.when, controller, source))
                and (
                    source == card and card in state.instances
                    if ability.affects is None
                    else _meets(game, card, place, ability.affects, controller, source, half)
                )
            ):
                at = Context(controller, source, "")
                found.append((stamp, in_numbers(game, change, at)))
    others = [change for _, change in sorted(found, key=lambda pair: pair[0])]
    return [*mine, *(change for change in others if change.abilities == abilities)]


def _own_changes(game: "Game", player: PlayerId, card: CardId, place: Place) -> list[ChangeCost]:
    """Return what a card out of play says about its own cost, in its zone or the given one.

    Changes that name no zone apply wherever the card is played from.
    """
    if card in game.state.instances:
        return []
    at = Context(player, card, "")
    where = place if place >= 0 else game.state.where[card]
    return [
        in_numbers(game, change, at)
        for ability in abilities_out_of_play(game, card)
        if isinstance(ability, Static) and ability.affects is None
        if not ability.zones or (where >= 0 and game.rules.zones.names[where] in ability.zones)
        if ability.when is None or holds(game, ability.when, player, card)
        for change in ability.changes
        if isinstance(change, ChangeCost)
    ]


def in_numbers(game: "Game", change: ChangeCost, at: Context) -> ChangeCost:
    """Return a cost change with its amounts evaluated."""
    if all(isinstance(amount, int) for _, amount in (*change.more, *change.less)):
        return change
    more = tuple((kind, number(game, amount, at)) for kind, amount in change.more)
    less = tuple((kind, number(game, amount, at)) for kind, amount in change.less)
    return replace(change, more=more, less=less)


def _meets(
    game: "Game",
    card: CardId,
    place: Place,
    wanted: Filter,
    player: PlayerId,
    source: CardId,
    half: Definition | None,
) -> bool:
    """Return whether a card matches a filter, in its zone or the given one."""
    if place >= 0:
        parts = wanted.parts if isinstance(wanted, All) else (wanted,)
        name = game.rules.zones.names[place]
        if any(name not in part.zones for part in parts if isinstance(part, InZone)):
            return False
        wanted = All(tuple(part for part in parts if not isinstance(part, InZone)))
    return meets(game, card, half or game.state.cards[card], wanted, player, source)


def changed_costs(resources: Resources, changes: list[ChangeCost]) -> list[Resources]:
    """Return every cost that can result from cost changes, applied in order.

    First what replaces the cost, then what makes it free, then increases, then reductions. There are several
    results if the player may choose which part is reduced. No part goes below zero.
    """
    cost = dict(resources)
    for change in changes:
        if change.instead is not None:
            cost = dict(change.instead)
    if any(change.free for change in changes):
        cost = {}
    for change in changes:
        for kind, amount in change.more:
            assert isinstance(amount, int), "changes of cost come in numbers"
            cost[kind] = cost.get(kind, 0) + amount
    results = [_tidy(cost)]
    for change in changes:
        for kind, amount in change.less:
            assert isinstance(amount, int), "changes of cost come in numbers"
            for _ in range(amount):
                results = list(
                    dict.fromkeys(lower for one in results for lower in _lowered(one, kind, change.floor))
                )
    return results


def _lowered(cost: Resources, kind: str, floor: int) -> list[Resources]:
    """Return the costs that can result from taking one unit of a kind, or of any kind, off."""
    kinds = [known for known, _ in cost if kind in (ANY_RESOURCE, known)]
    if not kinds or sum(count for _, count in cost) <= floor:
        return [cost]
    return [_tidy({known: count - (known == taken) for known, count in cost}) for taken in kinds]


def _tidy(cost: dict[str, int]) -> Resources:
    return tuple(sorted((kind, count) for kind, count in cost.items() if count > 0))
