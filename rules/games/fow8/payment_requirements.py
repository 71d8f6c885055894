"""What is required to play a card or an ability in Force of Will (903.2j), and whether it can be."""

from collections.abc import Sequence

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.matching_now import matches_now
from rules.engine.references import found
from rules.engine.ruling import clause
from rules.engine.triggers import happen
from rules.engine.zones import kind_of
from rules.games.fow8.definitions import WILLS, Price
from rules.games.fow8.keywords import may_rest_for_ability, now
from rules.games.fow8.movement import leave
from rules.games.fow8.payment import Budget, pay
from rules.games.fow8.zones import GRAVEYARD, HAND, is_fielded
from rules.language.abilities import Way
from rules.language.costs import (
    Cost,
    CostPart,
    DiscardCards,
    Pay,
    PayLife,
    PayX,
    PutAway,
    PutThisAway,
    RestCards,
    RestThis,
    TakeCounters,
)
from rules.language.events import Discards, Rests
from rules.language.filters import Filter
from rules.language.vocabulary import ANY_RESOURCE

Steps = list[tuple[Price, CostPart | None]]
"""What is paid one after another: will, or something else that is to be done."""


def priced(resources: Sequence[tuple[str, int]], x: int = 0) -> Price:
    """Return will that is to be paid, from how much of each kind it is."""
    needs = tuple((WILLS.index(kind), count) for kind, count in resources if kind != ANY_RESOURCE)
    return Price(needs, sum(count for kind, count in resources if kind == ANY_RESOURCE), x)


def wills_of(price: Price) -> tuple[tuple[str, int], ...]:
    """Return how much of each kind of will a price is, by the names of the kinds."""
    return (*((WILLS[kind], count) for kind, count in price.needs), (ANY_RESOURCE, price.free))


def steps_of(cost: Cost) -> Steps:
    """Return what is paid for an ability, as it is written; will that stands together is paid together."""
    steps: Steps = []
    for part in cost.parts:
        if isinstance(part, Pay | PayX):
            price = (
                Price(x=part.times) if isinstance(part, PayX) else priced(((part.resource, _units(part)),))
            )
            if steps and steps[-1][1] is None:
                steps[-1] = (_sum(steps[-1][0], price), None)
            else:
                steps.append((price, None))
        else:
            steps.append((Price(), part))
    return steps or [(Price(), None)]


def _units(part: Pay) -> int:
    assert isinstance(part.amount, int), "a cost of will is a number or X"
    return part.amount


def steps_with(price: Price, ways: Sequence[Way]) -> Steps:
    """Return what is paid for a card: its will, then what its ways ask for besides, as it is written."""
    steps: Steps = [(price, None)]
    for way in ways:
        steps += [one for one in steps_of(way.cost) if one[1] is not None]
    return steps


def with_x(steps: Steps, x: int) -> Steps:
    """Return what is to be paid once X is known."""
    return [(price.with_x(x), part) for price, part in steps]


def can_be_paid(game: Game, player: int, card: int, steps: Steps, budget: Budget) -> bool:
    """Tell whether a player can do all that is required for playing a card or an ability."""
    state = game.state
    parts = [part for _, part in steps if part is not None]
    if not _can_discard(game, player, card, [part for part in parts if isinstance(part, DiscardCards)]):
        return False
    if sum(part.amount for part in parts if isinstance(part, PayLife)) > state.players[player].life:
        return False
    given = _given(game, player, card, [part.filter for part in parts if isinstance(part, PutAway)])
    if given is None:
        return False
    resting = [part for part in parts if isinstance(part, RestCards)]
    if any(part.count > len(restable(game, player, card, part.filter)) for part in resting):
        return False
    if any(not _has_counters(game, card, part) for part in parts if isinstance(part, TakeCounters)):
        return False
    rests = any(isinstance(part, RestThis) for part in parts)
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


def discardable(game: Game, player: int, card: int, wanted: Filter | None) -> list[int]:
    """List the other cards of a player's hand that may be discarded for a cost."""
    hand = [one for one in game.state.zone(HAND, player) if one != card]
    if wanted is None:
        return hand
    return [one for one in hand if matches_now(game, one, wanted, player, card)]


def _can_discard(game: Game, player: int, card: int, parts: Sequence[DiscardCards]) -> bool:
    if sum(part.count for part in parts) > len(discardable(game, player, card, None)):
        return False
    return all(part.count <= len(discardable(game, player, card, part.filter)) for part in parts)


def restable(game: Game, player: int, card: int, wanted: Filter) -> list[int]:
    """List the other recovered cards of a player that may be rested for a cost."""
    return [
        one
        for one in banishable(game, player, card, wanted)
        if not game.state.instances[one].rested and one != card
    ]


def _has_counters(game: Game, card: int, part: TakeCounters) -> bool:
    instance = game.state.instances.get(card)
    return instance is not None and (instance.counters or {}).get(part.counter, 0) >= part.amount


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
        match part:
            case None:
                yield from pay(game, player, price, card)
            case RestThis():
                atoms.rest(game, card)
            case PayLife(amount):
                atoms.change_life(game, player, -amount)
            case DiscardCards(count, wanted):
                for left in range(count, 0, -1):
                    cards = discardable(game, player, card, wanted)
                    rest: Steps = [(Price(), DiscardCards(left - 1, wanted)), *later]
                    yield from _give_up(game, player, card, cards, "discard", rest)
            case PutAway(wanted):
                able = banishable(game, player, card, wanted)
                yield from _give_up(game, player, card, able, "banish", later)
            case PutThisAway():
                _put_away(game, card)
            case RestCards(wanted, count):
                for _ in range(count):
                    able = restable(game, player, card, wanted)
                    chosen = yield Ask(
                        player, "rest", "903.2j-i", [Option("rest", one) for one in able], card
                    )
                    atoms.rest(game, chosen.card)
                    happen(game, Rests, chosen.card)
            case TakeCounters(kind, amount):
                atoms.put_counters(game, card, kind, -amount)
            case _:
                raise NotImplementedError(f"Force of Will has no cost {part}")


def _give_up(game: Game, player: int, card: int, cards: list[int], verb: str, rest: Steps) -> Procedure:
    """The player puts one of these cards into the graveyard, such that the rest can still be done."""
    wanted = [part.filter for _, part in rest if isinstance(part, PutAway)]
    fit = [
        one
        for one in cards
        if _matched([[two for two in banishable(game, player, card, want) if two != one] for want in wanted])
    ]
    chosen = yield Ask(player, verb, "903.2j-i", [Option(verb, one) for one in fit], card)
    _put_away(game, chosen.card)


def _put_away(game: Game, card: int) -> None:
    """Put a card into the graveyard: from the field it is banished, from hand discarded."""
    if is_fielded(game, card):
        leave(game, card, GRAVEYARD)
        return
    discarded = kind_of(game.state.where[card]) == HAND
    atoms.move(game, card, GRAVEYARD)
    if discarded:
        happen(game, Discards, card)


def can_pay(game: Game, player: int, card: int, cost: Cost) -> bool:
    """Tell whether a player can pay a cost that is paid while an effect resolves."""
    return can_be_paid(game, player, card, steps_of(cost), Budget(game, player))


def pay_in_effect(game: Game, player: int, card: int, cost: Cost) -> Procedure:
    """Pay a cost while an effect resolves, in the order in which it is written."""
    yield from do_what_is_required(game, player, card, steps_of(cost))
