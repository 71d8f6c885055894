"""What cards and abilities of Shadowverse: Evolve cost when played (10.6.2.5), in all possible ways."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.engine.announcing.announcement import Announcement
from rules.engine.aspects import ABILITIES
from rules.engine.clauses import clause
from rules.engine.conditions import holds_at
from rules.engine.context import Context
from rules.engine.costs import changed_costs, cost_changes, in_numbers, with_units
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs, characteristics, leaves_alone
from rules.engine.pending import PaidUnits
from rules.engine.zones import Place
from rules.games.sve.payment import can_pay
from rules.games.sve.payment_picks import can_pick, payable, picks
from rules.games.sve.zones import FIELD, ZONES, space
from rules.language.abilities import Ability, Activated, Spell, Static, Triggered, Way
from rules.language.changes import ChangeCost
from rules.language.conditions import PlayedBy
from rules.language.costs import FREE, Cost, CostPart, Pay

POINTS = "play points"
ADDED_COST = "additional cost"
"""The means by which play points of an additional cost are paid."""


class Played(NamedTuple):
    """A card being played: where it was, what it does, its Earth Rites that are paid for, whether it is free.

    `points` is what it cost in play points where it was, `abilities` are those that it had there.
    """

    place: Place
    texts: tuple[Spell, ...] = ()
    rites: int = 0
    free: bool = False
    points: int = 0
    abilities: tuple[Ability, ...] = ()


@clause("sve", "10.9.1.2")
def abilities_of(game: Game, card: CardId) -> tuple[Ability, ...]:
    """Return the abilities of a card being played, including those it was given in hand or EX area."""
    if not game.state.cards[card].abilities and leaves_alone(game, ABILITIES):
        return ()
    return characteristics(game, card).abilities


def ways_of_card(game: Game, one: Announcement) -> Sequence[Way]:
    """List a card's additional costs, and its alternative costs unless it is free."""
    return [
        ability
        for ability in one.own.abilities
        if isinstance(ability, Way) and not (one.own.free and ability.instead)
    ]


def prices_of_card(game: Game, one: Announcement) -> Sequence[Cost]:
    """Return what a card costs in the chosen ways: its play points first, then additional costs."""
    points = 0 if one.own.free or (one.ways and any(way.instead for way in one.ways)) else one.own.points
    if points and one.ways:
        points = _lowered(game, one, points)
    return (_price(points, tuple([part for way in one.ways for part in way.cost.parts])),)


def _lowered(game: Game, one: Announcement, points: int) -> int:
    """Return a card's play points after reductions that its abilities give for the chosen ways."""
    named = {PlayedBy(way.name) for way in one.ways if way.name}
    at = one.at(game, "10.6.2.5")
    changes = [
        in_numbers(game, change, at)
        for ability in one.own.abilities
        if isinstance(ability, Static) and ability.affects is None and ability.when in named
        for change in ability.changes
        if isinstance(change, ChangeCost)
    ]
    if not changes:
        return points
    return sum(amount for _, amount in changed_costs(((POINTS, points),), changes)[0])


@lru_cache(maxsize=1024)
def _price(points: int, parts: tuple[CostPart, ...]) -> Cost:
    return Cost((*((Pay(points, POINTS),) if points else ()), *parts))


def units_paid(one: Announcement, cost: Cost) -> tuple[PaidUnits, ...]:
    """Return the play points in a cost, those of additional costs apart."""
    added = sum(_points(one, way.cost) for way in one.ways if not way.instead)
    each = ((_points(one, cost) - added, ""), (added, ADDED_COST))
    return tuple([PaidUnits(amount, (POINTS,), by) for amount, by in each if amount])


def _points(one: Announcement, cost: Cost) -> int:
    return dict(cost.resources).get(POINTS, 0) + cost.x * max(0, one.x)


def has_x(cost: Cost) -> bool:
    """Return whether a cost contains X."""
    return cost.x > 0


@clause("sve", "10.6.2.6")
def can_pay_for_card(game: Game, one: Announcement, cost: Cost, x: int) -> bool:
    """Return whether a card can be paid for; a follower or amulet then needs room on the field.

    The card itself cannot be discarded or moved to pay for it.
    """
    player, card = one.player, one.card
    if not can_pay(game, player, card, cost, x, without=(card,)):
        return False
    if not needs_room(game, one) or space(game, FIELD, player) > 0:
        return True
    # Cards that leave the field as payment make room.
    choices = payable(game, player, card, cost.parts, (card,))
    return can_pick(game, player, picks(cost.parts), choices, room=True)


def needs_room(game: Game, one: Announcement) -> bool:
    """Return whether the card being played goes onto the field."""
    return "spell" not in game.state.cards[one.card].types


def cost_of(one: Announcement) -> Cost:
    """Return an ability's printed cost."""
    return one.printed.cost if isinstance(one.printed, Activated | Triggered) else FREE


def prices_of_ability(game: Game, one: Announcement) -> Sequence[Cost]:
    """Return what an ability costs, in numbers."""
    cost = cost_of(one)
    return (cost if cost == FREE else with_units(game, cost, one.at(game, "10.6.2.5")),)


def can_pay_for_ability(game: Game, one: Announcement, cost: Cost, x: int) -> bool:
    """Return whether the cost of an ability can be paid."""
    return can_pay(game, one.player, one.card, cost, x)


@clause("sve", "10.2.1.3.3", "10.10.2.4")
def play_cost(game: Game, player: PlayerId, card: CardId, place: Place) -> int:
    """Return what a card costs, played from a place; setting a cost comes before changing it."""
    printed = game.state.cards[card].cost
    abilities = abilities_of(game, card)
    changes = own_cost_changes(game, player, card, place) if abilities else []
    if changes_costs(game):
        changes += cost_changes(game, player, card, place, own=False)
    if not changes:
        return printed
    return sum(amount for _, amount in changed_costs(((POINTS, printed),), changes)[0])


def own_cost_changes(game: Game, player: PlayerId, card: CardId, place: Place) -> list[ChangeCost]:
    """Return how a card's own abilities change its cost, if they work where it is played from.

    In the EX area these abilities are in force like those of cards in play, so they are not counted again.
    """
    if card in game.state.instances:
        return []
    zone = ZONES.names[place]
    at = Context(player, card, "10.2.1.3.3")
    return [
        in_numbers(game, change, at)
        for ability in abilities_of(game, card)
        if isinstance(ability, Static) and ability.affects is None and zone in ability.zones
        for change in ability.changes
        if isinstance(change, ChangeCost) and (ability.when is None or holds_at(game, ability.when, at))
    ]
