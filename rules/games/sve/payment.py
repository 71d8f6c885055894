"""Costs in Shadowverse: Evolve (10.4): play points, an evolution point in place of one, and actions."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.conditions import holds_at
from rules.engine.context import Context
from rules.engine.costs import changed_costs, cost_changes, in_numbers, puts_this_away
from rules.engine.game import Game
from rules.engine.layers import changes_costs
from rules.engine.life import change_life
from rules.engine.matching_now import matches_now
from rules.engine.references import found
from rules.engine.ruling import clause
from rules.engine.state import State
from rules.engine.zones import kind_of
from rules.games.sve.movement import discard, engage, leave_field, relocate
from rules.games.sve.zones import (
    CEMETERY,
    EVOLUTION_POINTS,
    FIELD,
    HAND,
    MAX_PLAY_POINTS,
    PLAY_POINTS,
    RESOURCES,
    STACK,
    ZONES,
)
from rules.language.abilities import Static
from rules.language.changes import ChangeCost
from rules.language.costs import Cost, DiscardCards, MoveCard, PayLife, PutAway, RestCards, TakeCounters

MOST_PLAY_POINTS = 10
"""The limit of play points and of their maximum (3.2.4.1)."""

NO_LIMIT = 10**6

VERBS = {
    DiscardCards: "discard",
    RestCards: "engage",
    PutAway: "put_away",
    MoveCard: "move",
    TakeCounters: "remove_counter",
}
ASKS = {
    DiscardCards: "pay_discard",
    RestCards: "pay_engage",
    PutAway: "pay_put_away",
    MoveCard: "pay_move",
    TakeCounters: "pay_counter",
}
"""With which word a card is picked for each part of a cost, and in which question."""

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
    if cost.rests and (instance is None or instance.rested or kind_of(state.where[card]) != FIELD):
        return False
    if puts_this_away(cost) and instance is None:
        return False
    resources = state.players[player].resources
    if any(resources[RESOURCES.index(name)] < amount for name, amount in cost.resources):
        return False
    if any(state.players[player].life < part.amount for part in cost.parts if isinstance(part, PayLife)):
        return False
    if any(
        _counters(game, card, part) < part.amount
        for part in cost.parts
        if isinstance(part, TakeCounters) and part.filter is None
    ):
        return False
    return _can_pick([_payable(game, player, card, part) for part in picks(cost)])


Pick = DiscardCards | RestCards | PutAway | MoveCard | TakeCounters
"""A part of a cost for which cards are picked."""


def picks(cost: Cost) -> list[Pick]:
    """Return for each card that must be picked to pay a cost the part that asks for it."""
    found: list[Pick] = []
    for part in cost.parts:
        if isinstance(part, DiscardCards | RestCards):
            found += [part] * part.count
        elif isinstance(part, PutAway | MoveCard) or (
            isinstance(part, TakeCounters) and part.filter is not None
        ):
            found.append(part)
    return found


def _counters(game: Game, card: int, part: TakeCounters) -> int:
    instance = game.state.instances.get(card)
    return (instance.counters or {}).get(part.counter, 0) if instance is not None else 0


def _payable(game: Game, player: int, card: int, part: Pick) -> list[int]:
    """List the cards that can be picked for a part of the cost of a card's ability."""
    if isinstance(part, DiscardCards):
        hand = game.state.zone(HAND, player)
        wanted = part.filter
        return [one for one in hand if wanted is None or matches_now(game, one, wanted, player, card)]
    assert part.filter is not None, "a part for which no card is picked has no filter"
    cards = found(game, part.filter, Context(player, card, "10.4.2"))
    if isinstance(part, TakeCounters):
        return [one for one in cards if _counters(game, one, part) >= part.amount]
    if isinstance(part, RestCards):
        instances = game.state.instances
        return [one for one in cards if one != card and one in instances and not instances[one].rested]
    return cards


def _can_pick(choices: list[list[int]]) -> bool:
    """Tell whether every part of a cost can have a card of its own among its choices."""
    taken: dict[int, int] = {}

    def place(part: int, tried: set[int]) -> bool:
        for card in choices[part]:
            if card not in tried:
                tried.add(card)
                if card not in taken or place(taken[card], tried):
                    taken[card] = part
                    return True
        return False

    return all(place(part, set()) for part in range(len(choices)))


@clause("sve", "10.4.2", "10.4.5", "10.4.6")
def pay(game: Game, player: int, card: int, cost: Cost) -> Procedure:
    """The actions of a cost are performed: points, engaging, discarding, giving the card up."""
    for name, amount in cost.resources:
        atoms.gain(game, player, RESOURCES.index(name), -amount)
    if cost.rests:
        engage(game, card)
    for part in cost.parts:
        if isinstance(part, PayLife):
            change_life(game, player, -part.amount)
        elif isinstance(part, TakeCounters) and part.filter is None:
            atoms.put_counters(game, card, part.counter, -part.amount)
    asked = picks(cost)
    while asked:
        part, *asked = asked
        left = [_payable(game, player, card, one) for one in asked]
        options = [
            Option(VERBS[type(part)], one)
            for one in _payable(game, player, card, part)
            if _can_pick([[other for other in those if other != one] for those in left])
        ]
        said = yield Ask(player, ASKS[type(part)], "10.4.2", options, card)
        yield from _pay_with(game, player, part, said.card)
    if puts_this_away(cost):
        leave_field(game, [card], CEMETERY)


def _pay_with(game: Game, player: int, part: Pick, card: int) -> Procedure:
    match part:
        case DiscardCards():
            yield from discard(game, card)
        case RestCards():
            engage(game, card)
        case PutAway():
            yield from relocate(game, [card], CEMETERY, False, player)
        case MoveCard():
            yield from relocate(game, [card], ZONES.kind(part.zone), False, player)
        case TakeCounters(counter, amount):
            take_counters(game, card, counter, amount)


@clause("sve", "10.2.1.3.3", "10.10.2.4")
def play_cost(game: Game, player: int, card: int, place: int) -> int:
    """Return what a card costs, played from a place: what sets its cost comes before more and less."""
    definition = game.state.cards[card]
    printed = definition.cost
    changes = own_cost_changes(game, player, card, place) if definition.abilities else []
    if changes_costs(game):
        changes += cost_changes(game, player, card, place, own=False)
    if not changes:
        return printed
    return sum(amount for _, amount in changed_costs((("play points", printed),), changes)[0])


def own_cost_changes(game: Game, player: int, card: int, place: int) -> list[ChangeCost]:
    """Return what a card's own abilities change about its cost, those that work where it is played from."""
    zone = ZONES.names[place]
    at = Context(player, card, "10.2.1.3.3")
    return [
        in_numbers(game, change, at)
        for ability in game.state.cards[card].abilities
        if isinstance(ability, Static) and ability.affects is None and zone in ability.zones
        for change in ability.changes
        if isinstance(change, ChangeCost) and (ability.when is None or holds_at(game, ability.when, at))
    ]


def stacks(game: Game, player: int) -> list[int]:
    """List the Stack counters on the amulets of a player's field, each by its card."""
    state = game.state
    return [
        card
        for card in state.zone(FIELD, player)
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
    take_counters(game, said.card, STACK, 1)


@clause("sve", "13.3.3.1")
def take_counters(game: Game, card: int, counter: str, amount: int) -> None:
    """Counters are removed from a card; with its last Stack counter it goes to the cemetery."""
    atoms.put_counters(game, card, counter, -amount)
    if counter == STACK and not (game.state.instances[card].counters or {}).get(STACK):
        leave_field(game, [card], CEMETERY)
