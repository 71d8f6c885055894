"""What is required to play a card or an ability in Force of Will (903.2j), and whether it can be."""

from collections.abc import Sequence

from rules.engine import atoms
from rules.engine.abilities import ANY, Ability, Cost
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.costs import parts
from rules.engine.filters import Filter
from rules.engine.game import Game
from rules.engine.perform import Context, found
from rules.engine.ruling import clause
from rules.games.fow8.costs import Budget, pay
from rules.games.fow8.definitions import Price
from rules.games.fow8.keywords import may_rest_for_ability, now
from rules.games.fow8.zones import GRAVEYARD, HAND

Steps = list[tuple[Price, Cost]]
"""What is paid one after another: will, and what else is to be done with it."""


def priced(resources: Sequence[tuple[int, int]], x: int = 0) -> Price:
    """Return will that is to be paid, from how much of each kind it is."""
    needs = tuple((kind, count) for kind, count in resources if kind != ANY)
    return Price(needs, sum(count for kind, count in resources if kind == ANY), x)


def steps_of(price: Price, ways: Sequence[Ability]) -> Steps:
    """Return what is paid for a card: its will, then what its ways ask for besides, as it is written."""
    steps = [(price, Cost())]
    for way in ways:
        steps += [(Price(), one) for one in parts(way.cost)]
    return steps


def steps_of_ability(cost: Cost) -> Steps:
    """Return what is paid for an ability, as it is written."""
    return [(priced(one.resources, one.x), one) for one in parts(cost)]


def with_x(steps: Steps, x: int) -> Steps:
    """Return what is to be paid once X is known."""
    return [(price.with_x(x), part) for price, part in steps]


def can_be_paid(game: Game, player: int, card: int, steps: Steps, budget: Budget) -> bool:
    """Tell whether a player can do all that is required for playing a card or an ability."""
    state = game.state
    hand = [one for one in state.zones[2 * HAND + player] if one != card]
    if sum(part.discard for _, part in steps) > len(hand):
        return False
    if sum(part.life for _, part in steps) > state.players[player].life:
        return False
    wanted = [one for _, part in steps for one in part.away]
    given = _given(game, player, card, wanted)
    if given is None:
        return False
    rests = any(part.rest for _, part in steps)
    if rests and (state.instances[card].rested or not may_rest_for_ability(game, card, now(game, card))):
        return False
    total = steps[0][0]
    for price, _ in steps[1:]:
        total = _sum(total, price)
    return budget.covers(total, without=(card,) if rests else given)


def _given(game: Game, player: int, card: int, wanted: Sequence[Filter]) -> tuple[int, ...] | None:
    """Return the cards that might be banished for a cost, None where there are too few.

    JUDGEMENT: will is not counted on from a card that might be banished for the same cost, though a player
    might be able to pay with it first.
    """
    if not wanted:
        return ()
    lists = [banishable(game, player, card, one) for one in wanted]
    return tuple(dict.fromkeys(one for some in lists for one in some)) if _matched(lists) else None


def _matched(lists: Sequence[Sequence[int]], taken: tuple[int, ...] = ()) -> bool:
    """Tell whether each list has a card of its own."""
    if not lists:
        return True
    return any(_matched(lists[1:], (*taken, one)) for one in lists[0] if one not in taken)


def banishable(game: Game, player: int, card: int, wanted: Filter) -> list[int]:
    """List the cards in the field that a player may banish for a cost: only their own (1011.2)."""
    at = Context(player, card, "1011.1")
    return [
        one
        for one in found(game, wanted, at)
        if one in game.state.instances and game.state.instances[one].controller == player
    ]


def _sum(one: Price, other: Price) -> Price:
    needs = dict(one.needs)
    for kind, count in other.needs:
        needs[kind] = needs.get(kind, 0) + count
    return Price(tuple(sorted(needs.items())), one.free + other.free, one.x + other.x)


@clause("fow8", "903.2j-i")
def do_what_is_required(game: Game, player: int, card: int, steps: Steps) -> Procedure:
    """Several things that are required are done in the order in which they are written."""
    for place, (price, part) in enumerate(steps):
        later = steps[place + 1 :]
        if part.rest:
            atoms.rest(game, card)
        yield from pay(game, player, price, card)
        if part.life:
            atoms.change_life(game, player, -part.life)
        for left in range(part.discard, 0, -1):
            cards = [one for one in game.state.zones[2 * HAND + player] if one != card]
            rest: Steps = [(Price(), Cost(discard=left - 1)), *later]
            yield from _give_up(game, player, card, cards, "discard", rest)
        for index, wanted in enumerate(part.away):
            rest = [(Price(), Cost(away=part.away[index + 1 :])), *later]
            yield from _give_up(game, player, card, banishable(game, player, card, wanted), "banish", rest)
        if part.sacrifice:
            atoms.move(game, card, GRAVEYARD)


def _give_up(game: Game, player: int, card: int, cards: list[int], verb: str, rest: Steps) -> Procedure:
    """The player puts one of these cards into the graveyard, such that the rest can still be done."""
    wanted = [one for _, part in rest for one in part.away]
    fit = [
        one
        for one in cards
        if _matched([[two for two in banishable(game, player, card, want) if two != one] for want in wanted])
    ]
    chosen = yield Ask(player, verb, "903.2j-i", [Option(verb, one) for one in fit], card)
    atoms.move(game, chosen.card, GRAVEYARD)
