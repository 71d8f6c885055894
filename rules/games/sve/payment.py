"""Costs in Shadowverse: Evolve (10.4): play points, an evolution point in place of one, and actions."""

from collections.abc import Generator, Sequence

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.costs import puts_this_away
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.life import change_life
from rules.engine.pending import Payment
from rules.engine.state import State
from rules.engine.zones import kind_of
from rules.games.sve.movement import discard, engage, leave_field, move_cards
from rules.games.sve.payment_picks import Pick, can_pick, counters_on, distinct, makes_room, payable, picks
from rules.games.sve.zones import (
    CEMETERY,
    EVOLUTION_POINTS,
    FIELD,
    MAX_PLAY_POINTS,
    PLAY_POINTS,
    RESOURCES,
    STACK,
    ZONES,
    space,
)
from rules.language.costs import (
    Cost,
    CostPart,
    DiscardCards,
    MoveCard,
    Pay,
    PayLife,
    PayX,
    PutAway,
    PutThisAway,
    RestCards,
    RestThis,
    RevealCards,
    TakeCounters,
    TakeCountersX,
)

MOST_PLAY_POINTS = 10
"""The limit for play points and for their maximum (3.2.4.1)."""

NO_LIMIT = 10**6

VERBS = {
    DiscardCards: "discard",
    RevealCards: "reveal",
    RestCards: "engage",
    PutAway: "put_away",
    MoveCard: "move",
    TakeCounters: "remove_counter",
}
ASKS = {
    DiscardCards: "pay_discard",
    RevealCards: "pay_reveal",
    RestCards: "pay_engage",
    PutAway: "pay_put_away",
    MoveCard: "pay_move",
    TakeCounters: "pay_counter",
}
"""The option's verb for picking a card for each kind of cost part, and the kind of question."""


def play_points(game: Game, player: PlayerId) -> int:
    """Return a player's play points."""
    return game.state.players[player].resources[PLAY_POINTS]


@clause("sve", "10.4.4")
def pay_play_points(game: Game, player: PlayerId, amount: int) -> None:
    """A cost in play points is subtracted from those a player has."""
    atoms.gain(game, player, PLAY_POINTS, -amount)


@clause("sve", "12.2.3")
def pay_for_evolving(game: Game, player: PlayerId, amount: int, *, with_evolution_point: bool) -> None:
    """An evolve ability is paid for with play points; one evolution point may replace one of them."""
    if with_evolution_point:
        atoms.gain(game, player, EVOLUTION_POINTS, -1)
        amount -= 1
    pay_play_points(game, player, amount)


def most_points(state: State, player: PlayerId, resource: int) -> int:
    """Return how many points a player can have: recovering play points stops at the maximum (5.14.1.1)."""
    if resource == PLAY_POINTS:
        return state.players[player].resources[MAX_PLAY_POINTS]
    return MOST_PLAY_POINTS if resource == MAX_PLAY_POINTS else NO_LIMIT


def ways_to_pay_for_evolving(game: Game, player: PlayerId, amount: int) -> list[bool]:
    """Return the ways to pay for evolving: without (False) and with (True) an evolution point (12.2.3)."""
    has = play_points(game, player)
    ways = [False] if has >= amount else []
    if amount >= 1 and has >= amount - 1 and game.state.players[player].resources[EVOLUTION_POINTS] > 0:
        ways.append(True)
    return ways


def can_pay(
    game: Game, player: PlayerId, card: CardId, cost: Cost, x: int = 0, *, without: Sequence[CardId] = ()
) -> bool:
    """Return whether a whole cost can be paid with an X, without using these cards (10.4.2.2)."""
    state = game.state
    instance = state.instances.get(card)
    if cost.rests and (instance is None or instance.rested or kind_of(state.where[card]) != FIELD):
        return False
    if puts_this_away(cost):
        if instance is None or _needs_what_is_gone(cost):
            return False
        without = (*without, card)
    resources = state.players[player].resources
    if cost.x and resources[PLAY_POINTS] < dict(cost.resources).get("play points", 0) + cost.x * x:
        return False
    if any(resources[RESOURCES.index(name)] < amount for name, amount in cost.resources):
        return False
    life = sum(part.amount for part in cost.parts if isinstance(part, PayLife))
    if life > 0 and state.players[player].life < life:
        return False
    if any(
        counters_on(game, card, part) < part.amount
        for part in cost.parts
        if isinstance(part, TakeCounters) and part.filter is None
    ):
        return False
    return distinct(payable(game, player, card, cost.parts, without))


def _needs_what_is_gone(cost: Cost) -> bool:
    """Return whether a cost needs its own card after that was put away (10.4.2.1)."""
    later = cost.parts[cost.parts.index(PutThisAway()) + 1 :]
    return any(
        isinstance(part, RestThis | PutThisAway) or (isinstance(part, TakeCounters) and part.filter is None)
        for part in later
    )


@clause("sve", "10.4.2", "10.4.2.1", "10.4.5", "10.4.6", "10.6.2.5.2")
def pay(
    game: Game, player: PlayerId, card: CardId, cost: Cost, x: int = 0, *, room: bool = False
) -> Generator[Ask, Option, tuple[CardId, ...]]:
    """Perform the actions of a cost in their written order, making `room` on the field if needed.

    Return the other cards that were discarded, moved or revealed for it.
    """
    gone = (card,) if puts_this_away(cost) else ()
    given_up: list[CardId] = []
    for place, part in enumerate(cost.parts):
        match part:
            case Pay(amount, name):
                assert isinstance(amount, int), "what is paid comes in numbers"
                atoms.gain(game, player, RESOURCES.index(name), -amount)
            case PayX(times):
                pay_play_points(game, player, times * x)
            case RestThis():
                engage(game, card)
            case PayLife(amount):
                change_life(game, player, -amount)
            case TakeCounters(counter, amount, None):
                atoms.put_counters(game, card, counter, -amount)
            case TakeCountersX():
                raise AssertionError("no cost of this game asks for X counters")
            case PutThisAway():
                yield from move_cards(game, [card], CEMETERY, False, player)
            case _:
                later = cost.parts[place + 1 :]
                picked = yield from _pick(game, player, card, part, later, gone, room=room)
                if isinstance(part, DiscardCards | PutAway | MoveCard | RevealCards):
                    given_up += [one for one in picked if one != card]
    return tuple(given_up)


def _pick(
    game: Game,
    player: PlayerId,
    card: CardId,
    part: Pick,
    later: Sequence[CostPart],
    gone: Sequence[CardId],
    *,
    room: bool,
) -> Generator[Ask, Option, list[CardId]]:
    """Pick cards for a part of a cost, so that those left can pay for what comes later."""
    own = picks([part])
    taken: list[CardId] = []
    for place in range(len(own)):
        parts = [*own[place + 1 :], *picks(later)]
        first, *left = [
            *payable(game, player, card, [part], (*gone, *taken))[place:],
            *payable(game, player, card, later, gone),
        ]
        options = [
            Option(VERBS[type(part)], one)
            for one in first
            if can_pick(
                game,
                player,
                parts,
                [[other for other in those if other != one] for those in left],
                room=room and space(game, FIELD, player) <= 0 and not makes_room(game, player, part, one),
            )
        ]
        said = yield Ask(player, ASKS[type(part)], "10.4.2", options, card)
        yield from _pay_with(game, player, part, said.card)
        taken.append(said.card)
    return taken


def pay_in_effect(game: Game, player: PlayerId, card: CardId, cost: Cost) -> Generator[Ask, Option, Payment]:
    """A player pays a cost while an effect is performed, choosing its X; return the payment."""
    x = None
    if cost.x:
        x = most = 0
        while can_pay(game, player, card, cost, most + 1):
            most += 1
        if most:
            options = [Option("x", card, value) for value in range(most + 1)]
            x = (yield Ask(player, "choose_x", "10.4.7.5", options, card)).other
    given_up = yield from pay(game, player, card, cost, x or 0)
    return Payment(x, given_up)


def _pay_with(game: Game, player: PlayerId, part: Pick, card: CardId) -> Procedure:
    match part:
        case DiscardCards():
            yield from discard(game, card)
        case RevealCards():
            atoms.show(game, [card], PLAYERS)
            atoms.hide(game, [card])
        case RestCards():
            engage(game, card)
        case PutAway():
            yield from move_cards(game, [card], CEMETERY, False, player)
        case MoveCard():
            yield from move_cards(game, [card], ZONES.kind(part.zone), False, player)
        case TakeCounters(counter, amount):
            take_counters(game, card, counter, amount)


@clause("sve", "13.3.3.1")
def take_counters(game: Game, card: CardId, counter: str, amount: int) -> None:
    """Counters are removed from a card; without its last Stack counter it goes to the cemetery."""
    atoms.put_counters(game, card, counter, -amount)
    if counter == STACK and not (game.state.instances[card].counters or {}).get(STACK):
        leave_field(game, [card], CEMETERY)
