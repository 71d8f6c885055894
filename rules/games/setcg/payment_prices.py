"""What playing a card or an ability costs (11.2.6 to 11.2.10 and the like), and the ways to pay it."""

from collections.abc import Generator, Iterator

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.costs import changed_costs, cost_changes, puts_this_away
from rules.engine.filters_now import matches_now
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.pending import PLAIN, Choices
from rules.engine.references import found
from rules.engine.restrictions import is_forbidden
from rules.engine.zones import Place, kind_of
from rules.games.setcg.definitions import Price, SquareCard, asked
from rules.games.setcg.movement import CANNOT_BE, discard, dull, leave_for
from rules.games.setcg.payment import (
    Source,
    ability_price,
    can_pay,
    choose_payment,
    fit_for,
    pay,
    sources,
)
from rules.games.setcg.payment_demands import Demand, Means
from rules.games.setcg.zones import BREAK, DECK, FIELD, HAND, ZONES
from rules.language.changes import ChangeCost
from rules.language.costs import Cost, MoveCard, Pay, RestCards
from rules.language.filters import All, OneOf
from rules.language.references import ThisCard
from rules.language.vocabulary import ANY_RESOURCE

ITSELF = OneOf(ThisCard())
"""Part of a cost's filter: the card itself is moved, from the zone that is named, for its own ability."""
NOTHING = Cost()
"""The further cost of something that costs only CP."""
CRYSTALS = 0
"""The index of crystals among a player's resources."""


@clause("setcg", "11.2.7", "11.2.8", "11.3.5", "11.4.5", "11.5.5")
def price_now(game: Game, player: PlayerId, card: CardId, place: Place, without: CardId = NO_CARD) -> Price:
    """Return what a card costs, played from a place: first what its cost refers to, then cost changes."""
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    price = definition.price
    if definition.cost_from is not None:
        total = number(game, definition.cost_from, Context(player, card, ""))
        price = asked(total, price.needs)
    changes = cost_changes(game, player, card, place, without)
    return changed_price(price, changes) if changes else price


def changed_price(price: Price, changes: list[ChangeCost]) -> Price:
    """Return a price after cost changes.

    JUDGEMENT: the book does not mention elements when a cost goes down; CP of any element is removed first,
    and what is left to pay still has its own element.
    """
    resources = changed_costs(((ANY_RESOURCE, price.total),), changes)[0]
    total = sum(amount for _, amount in resources)
    needs = price.needs
    for change in changes:
        if change.any_kind:
            needs = ()
        elif change.instead is not None:
            needs = tuple(one for one in change.instead if one[0] != ANY_RESOURCE)
    for change in changes:
        if change.only is not None:
            needs = ((change.only, total),)
    return Price(total, fitted(needs, total))


def lowered(price: Price, less: int) -> Price:
    """Return a price reduced by an amount."""
    return changed_price(price, [ChangeCost(less=((ANY_RESOURCE, less),))]) if less else price


def fitted(needs: tuple[tuple[str, int], ...], total: int) -> tuple[tuple[str, int], ...]:
    """Return how much CP must be of which element, at most `total` in all."""
    left = total
    kept = []
    for element, amount in needs:
        if min(amount, left):
            kept.append((element, min(amount, left)))
            left -= min(amount, left)
    return tuple(kept)


def demand(
    game: Game,
    player: PlayerId,
    card: CardId,
    base: Price,
    costs: list[Cost],
    x: int = 0,
    *,
    casts: bool = False,
) -> Demand:
    """Return the demand that a price and costs add up to (15.2.9.4), which `casts` a card or does not."""
    more, needs = 0, dict(base.needs if base.total else ())
    at = Context(player, card, "", choices=Choices(x) if x > 0 else PLAIN)
    for cost in costs:
        price = ability_price(cost)
        more += price.total + cost.x * x
        counted = [part.amount for part in cost.parts if isinstance(part, Pay) and part.amount]
        more += sum(number(game, one, at) for one in counted if not isinstance(one, int))
        for element, amount in price.needs:
            needs[element] = needs.get(element, 0) + amount
    return Demand(player, Price(base.total + more, tuple(needs.items())), tuple(costs), casts)


@clause("setcg", "11.7.2.1.3", "11.7.2.1.3-bis", "11.8.2.1.4")
def suitable(
    game: Game, player: PlayerId, card: CardId, demanded: Demand, taken: tuple[CardId, ...]
) -> list[CardId]:
    """List the cards that can pay the next part of a cost, by being moved or dulled."""
    part = demanded.picked[len(taken)]
    itself = isinstance(part.filter, All) and ITSELF in part.filter.parts
    able = [
        one
        for one in found(game, part.filter, Context(player, card, ""))
        if one not in taken and (itself or one != card)
    ]
    if able and kind_of(game.state.where[able[0]]) == DECK:
        # They leave the deck from the top, one after another.
        return able[-1:]
    if isinstance(part, RestCards):
        return [one for one in able if not game.state.instances[one].rested]
    action = CANNOT_BE.get(part.zone, "")
    return [one for one in able if not is_forbidden(game, one, action, card)]


def _picked(
    game: Game, player: PlayerId, card: CardId, demanded: Demand, so_far: tuple[CardId, ...]
) -> Iterator[tuple[CardId, ...]]:
    """Yield the ways to pick the cards that a demand moves or dulls, given those picked already.

    If all remaining parts are the same, it makes no difference which card of the break zone pays for them;
    one is enough.
    """
    parts = demanded.picked
    if len(so_far) >= len(parts):
        yield so_far[: len(parts)]
        return
    able = suitable(game, player, card, demanded, so_far)
    if len(set(parts[len(so_far) :])) == 1:
        idle = [one for one in able if kind_of(game.state.where[one]) == BREAK]
        able = [*(one for one in able if one not in idle), *idle[:1]]
    for one in able:
        yield from _picked(game, player, card, demanded, (*so_far, one))


def can_meet(
    game: Game, player: PlayerId, card: CardId, demanded: Demand, so_far: tuple[CardId, ...] = ()
) -> bool:
    """Return whether all of a demand can be paid, given the cards already picked to be moved or discarded."""
    held = game.state.instances.get(card)
    if demanded.crystals > game.state.players[player].resources[CRYSTALS]:
        return False
    if any(
        held is None or (held.counters or {}).get(word, 0) < amount
        for word, amount in demanded.counters.items()
    ):
        return False
    return any(
        _can_discard(game, player, card, demanded, picked)
        for picked in _picked(game, player, card, demanded, so_far)
    )


def _can_discard(
    game: Game, player: PlayerId, card: CardId, demanded: Demand, used: tuple[CardId, ...]
) -> bool:
    """Return whether a demand's discards and CP can be paid in addition to the cards already used.

    JUDGEMENT: a cost is paid all at once (11.7.10), so a card that is moved for it makes no CP for it.
    """
    if len(used) == len(demanded.picked) + len(demanded.discards):
        left = [source for source in _available(game, player, card, demanded) if source.card not in used]
        return can_pay(demanded.price, left)
    hand = _discardable(game, player, card, demanded, used)
    return any(_can_discard(game, player, card, demanded, (*used, one)) for one in hand)


def _discardable(
    game: Game, player: PlayerId, card: CardId, demanded: Demand, used: tuple[CardId, ...]
) -> list[CardId]:
    """List the cards in hand that can be the next one discarded for a demand."""
    wanted = demanded.discards[len(used) - len(demanded.picked)]
    return [
        one
        for one in game.state.zone(HAND, player)
        if one not in used
        and one != card
        and (wanted is None or matches_now(game, one, wanted, player, card))
    ]


def _available(game: Game, player: PlayerId, card: CardId, demanded: Demand) -> list[Source]:
    in_hand = kind_of(game.state.where[card]) != FIELD
    made = sources(game, player, card if in_hand or demanded.uses_itself else NO_CARD)
    return fit_for(game, card, made, casts=demanded.casts) if in_hand else made


def greatest_x(game: Game, player: PlayerId, card: CardId, base: Price, costs: list[Cost]) -> int:
    """Return the greatest X for which these costs can be paid; -1 if they cannot be paid at all."""
    x = 0
    while can_meet(game, player, card, demand(game, player, card, base, costs, x)):
        x += 1
    return x - 1


@clause("setcg", "4.5", "4.1")
def choose_x(
    game: Game, player: PlayerId, card: CardId, base: Price, costs: list[Cost], number: str
) -> Generator[Ask, Option, int]:
    """The player chooses X in a cost: 0 or more, as much as they can pay."""
    most = greatest_x(game, player, card, base, costs)
    options = [Option("x", card, x) for x in range(most + 1)]
    said = yield Ask(player, "choose_x", number, options, card)
    return said.other


@clause("setcg", "11.2.10", "11.3.8", "11.4.9", "11.5.7", "11.7.9", "11.8.9", "11.9.9", "11.9.13")
def choose_means(
    game: Game, player: PlayerId, card: CardId, demanded: Demand, number: str
) -> Generator[Ask, Option, Means]:
    """A player chooses what to pay a fixed cost with; nothing is paid until all is chosen."""
    used: tuple[CardId, ...] = ()
    count = len(demanded.picked)
    for _ in range(count):
        cards = [
            one
            for one in suitable(game, player, card, demanded, used)
            if can_meet(game, player, card, demanded, (*used, one))
        ]
        said = yield Ask(player, "move_for_cost", number, [Option("offer", one) for one in cards], card)
        used = (*used, said.card)
    for _ in demanded.discards:
        hand = _discardable(game, player, card, demanded, used)
        options = [
            Option("discard", one) for one in hand if _can_discard(game, player, card, demanded, (*used, one))
        ]
        said = yield Ask(player, "discard_for_cost", "11.7.2.1.1", options, card)
        used = (*used, said.card)
    left = [one for one in _available(game, player, card, demanded) if one.card not in used]
    payment = yield from choose_payment(game, player, demanded.price, left, card, number)
    return Means(used[:count], used[count:], tuple(payment))


def given_up(card: CardId, demanded: Demand, means: Means) -> tuple[CardId, ...]:
    """Return the cards moved or discarded for a cost, except the card itself and those that make CP."""
    moved = [
        one
        for one, part in zip(means.picked, demanded.picked, strict=True)
        if isinstance(part, MoveCard) and one != card
    ]
    return (*moved, *means.discarded)


@clause("setcg", "11.9.14.1.1", "11.2.10.1.1", "11.7.10", "11.8.10")
def meet(game: Game, card: CardId, demanded: Demand, means: Means) -> Procedure:
    """Pay the whole of a cost at once."""
    pay(game, means.payment)
    for one in means.discarded:
        discard(game, one, card)
    for one, part in zip(means.picked, demanded.picked, strict=True):
        if isinstance(part, RestCards):
            dull(game, one)
        else:
            yield from leave_for(game, [one], ZONES.kind(part.zone), card)
    if demanded.crystals:
        atoms.gain(game, demanded.player, CRYSTALS, -demanded.crystals)
    for word, amount in demanded.counters.items():
        atoms.put_counters(game, card, word, -amount)
    if any(cost.rests for cost in demanded.costs) and card in game.state.instances:
        dull(game, card)
    if any(puts_this_away(cost) for cost in demanded.costs):
        if kind_of(game.state.where[card]) == HAND:
            discard(game, card, card)
        else:
            yield from leave_for(game, [card], BREAK, card)
