"""Costs in Shadowverse: Evolve (10.4): play points, an evolution point in place of one, and actions."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.abilities import Cost
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.costs import changed_costs, cost_changes
from rules.engine.game import Game
from rules.engine.replacement import Happening, may_be_replaced, replaced
from rules.engine.ruling import clause
from rules.engine.state import State
from rules.games.sve.zones import (
    CEMETERY,
    EVOLUTION_POINTS,
    FIELD,
    HAND,
    MAX_PLAY_POINTS,
    PLAY_POINTS,
    STACK,
    leave_field,
)

MOST_PLAY_POINTS = 10
"""The limit of play points and of their maximum (3.2.4.1)."""

NO_LIMIT = 10**6

EARTH_RITE = "13.3.3.2"
"""The clause of a spell's ability that works only where a Stack counter was removed on playing the spell."""


def play_points(game: Game, player: int) -> int:
    """Return a player's play points."""
    return game.state.players[player].resources[PLAY_POINTS]


@clause("sve", "10.4.4")
def pay_play_points(game: Game, player: int, amount: int) -> None:
    """A cost in play points is subtracted from those a player has."""
    atoms.gain(game, player, PLAY_POINTS, -amount)


@clause("sve", "12.2.3")
def pay_for_evolving(game: Game, player: int, amount: int, *, with_evolution_point: bool) -> None:
    """An evolve ability is paid for with play points; one evolution point may stand for one of them."""
    if with_evolution_point:
        atoms.gain(game, player, EVOLUTION_POINTS, -1)
        amount -= 1
    pay_play_points(game, player, amount)


def most_points(state: State, player: int, resource: int) -> int:
    """Return how many points a player can have: recovered play points stop at the maximum (5.14.1.1)."""
    if resource == PLAY_POINTS:
        return state.players[player].resources[MAX_PLAY_POINTS]
    return MOST_PLAY_POINTS if resource == MAX_PLAY_POINTS else NO_LIMIT


def ways_to_pay_for_evolving(game: Game, player: int, amount: int) -> list[bool]:
    """Return whether it can be paid without and with an evolution point (12.2.3)."""
    has = play_points(game, player)
    ways = [False] if has >= amount else []
    if amount >= 1 and has >= amount - 1 and game.state.players[player].resources[EVOLUTION_POINTS] > 0:
        ways.append(True)
    return ways


def can_pay(game: Game, player: int, card: int, cost: Cost) -> bool:
    """Tell whether the whole of an ability's cost can be paid (10.4.2.2)."""
    state = game.state
    instance = state.instances.get(card)
    if cost.rest and (instance is None or instance.rested or state.where[card] // 2 != FIELD):
        return False
    if cost.sacrifice and instance is None:
        return False
    resources = state.players[player].resources
    if any(resources[index] < amount for index, amount in cost.resources):
        return False
    return len(state.zones[2 * HAND + player]) >= cost.discard


@clause("sve", "10.4.2", "10.4.6")
def pay(game: Game, player: int, card: int, cost: Cost) -> Procedure:
    """The actions of a cost are performed: points, engaging, discarding, giving the card up."""
    for index, amount in cost.resources:
        atoms.gain(game, player, index, -amount)
    if cost.rest:
        atoms.rest(game, card)
    for _ in range(cost.discard):
        hand = game.state.zones[2 * HAND + player]
        said = yield Ask(player, "pay_discard", "10.4.2", [Option("discard", one) for one in hand], card)
        yield from discard(game, said.card)
    if cost.sacrifice:
        leave_field(game, [card], CEMETERY)


@clause("sve", "5.11.1", "10.6.2.5.1")
def discard(game: Game, card: int) -> Procedure:
    """A discarded card goes from the hand to the cemetery, or where something says instead.

    Whoever had to discard it for a cost has paid that all the same.
    """
    happening = Happening("discard", game.state.owners[card], card)
    if may_be_replaced(game, "discard"):
        yield from replaced(game, happening)
    if not happening.cancelled:
        atoms.move(game, card, CEMETERY)


@clause("sve", "10.2.1.3.3", "10.10.2.4")
def play_cost(game: Game, player: int, card: int, place: int) -> int:
    """Return what a card costs, played from a place: what sets its cost comes before more and less."""
    printed = game.state.cards[card].cost
    if not game.static and not game.state.lasting:
        return printed
    changes = cost_changes(game, player, card, place)
    if not changes:
        return printed
    return sum(amount for _, amount in changed_costs(((PLAY_POINTS, printed),), changes)[0])


def stacks(game: Game, player: int) -> list[int]:
    """List the Stack counters on the amulets of a player's field, each by its card."""
    state = game.state
    return [
        card
        for card in state.zones[2 * FIELD + player]
        if "amulet" in state.cards[card].types
        for _ in range((state.instances[card].counters or {}).get(STACK, 0))
    ]


@clause("sve", "10.6.2.2.1", "13.3.3.2")
def takes_earth_rite(game: Game, player: int, card: int, taken: int) -> Generator[Ask, Option, bool]:
    """The player says whether they will pay for Earth Rite, beyond the `taken` ones already agreed to."""
    if len(stacks(game, player)) <= taken:
        return False
    said = yield Ask(player, "earth_rite", "13.3.3.2", [YES, NO], card)
    return said.verb == "yes"


@clause("sve", "13.3.3.1", "13.3.3.2")
def pay_earth_rite(game: Game, player: int, card: int) -> Procedure:
    """A Stack counter is removed from an amulet; with its last one the amulet goes to the cemetery."""
    options = [Option("remove_counter", one) for one in dict.fromkeys(stacks(game, player))]
    said = yield Ask(player, "pay_earth_rite", "13.3.3.2", options, card)
    atoms.put_counters(game, said.card, STACK, -1)
    if not (game.state.instances[said.card].counters or {}).get(STACK):
        leave_field(game, [said.card], CEMETERY)
