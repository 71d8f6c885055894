"""What playing a card or an ability costs (11.2.6 to 11.2.10 and their like), and the ways to pay it."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from rules.engine import atoms
from rules.engine.abilities import Ability, Cost, CostChange
from rules.engine.asks import NO, YES, Ask, Option
from rules.engine.costs import changed_costs, cost_changes
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.perform import Context, found, number
from rules.engine.ruling import clause
from rules.engine.waiting import Choices
from rules.games.setcg.checks import leave_for
from rules.games.setcg.costs import Source, ability_price, can_pay, choose_payment, pay, sources
from rules.games.setcg.definitions import ANY_ELEMENT, Price, SquareCard
from rules.games.setcg.zones import BREAK, FIELD, HAND, ZONES

CANNOT_BE = {"outside": "cannot be removed from the game", "hand": "cannot be returned to the hand"}
"""What an effect can say of a card, by the zone to which it then cannot go."""


@dataclass(frozen=True, slots=True)
class Demand:
    """All that is paid at once: CP, cards that go to a zone or are discarded, the card itself."""

    price: Price
    costs: tuple[Cost, ...]

    @property
    def discard(self) -> int:
        """How many cards of the hand are discarded."""
        return sum(cost.discard for cost in self.costs)

    @property
    def uses_itself(self) -> bool:
        """Tell whether the card itself is dulled or put into the break zone, and so cannot make CP."""
        return any(cost.rest or cost.sacrifice for cost in self.costs)


@dataclass(frozen=True, slots=True)
class Means:
    """What somebody said they pay a demand with."""

    moved: tuple[tuple[int, str], ...]
    discarded: tuple[int, ...]
    payment: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Extra:
    """What happens besides as a card comes onto the field, with what was decided for it as it was played."""

    ability: Ability
    targets: tuple[int, ...]
    choices: Choices


Declaring = Generator[Ask, Option, tuple[Demand, Choices, list[Ability]]]


def ways_of(definition: SquareCard) -> list[Ability]:
    """Return the other ways to play a card, and what is done besides as it is played."""
    return [ability for ability in definition.abilities if ability.kind == "way"]


@clause("setcg", "11.2.7", "11.2.8", "11.3.5", "11.4.5", "11.5.5")
def price_now(game: Game, player: int, card: int, place: int, without: int = -1) -> Price:
    """Return what a card costs, played from a place: first what its cost refers to, then what changes it."""
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    price = definition.price
    if definition.cost_from is not None:
        total = number(game, definition.cost_from, Context(player, card, ""))
        price = Price(total, price.needs if total else ())
    changes = cost_changes(game, player, card, place, without)
    return changed_price(price, changes) if changes else price


def changed_price(price: Price, changes: list[CostChange]) -> Price:
    """Return a price after changes of cost.

    JUDGEMENT: the book says nothing of elements when a cost goes down; CP of any element goes first, and what
    is left to pay still has its own element.
    """
    resources = changed_costs(((ANY_ELEMENT, price.total),), changes)[0]
    total = sum(amount for _, amount in resources)
    return Price(total, fitted(price.needs, total))


def fitted(needs: tuple[tuple[str, int], ...], total: int) -> tuple[tuple[str, int], ...]:
    """Return of which elements CP must be, no more than there is to pay."""
    left = total
    kept = []
    for element, amount in needs:
        if min(amount, left):
            kept.append((element, min(amount, left)))
            left -= min(amount, left)
    return tuple(kept)


def demand(game: Game, player: int, card: int, base: Price, costs: list[Cost], x: int = 0) -> Demand:
    """Return the demand that a price and costs make together (15.2.9.4)."""
    total, needs = base.total, dict(base.needs)
    for cost in costs:
        price = ability_price(cost)
        total += price.total + cost.x * x
        if cost.counted is not None:
            total += number(game, cost.counted, Context(player, card, ""))
        for element, amount in price.needs:
            needs[element] = needs.get(element, 0) + amount
    return Demand(Price(total, tuple(needs.items())), tuple(costs))


@clause("setcg", "11.7.2.1.3", "11.7.2.1.3-bis", "11.8.2.1.4")
def suitable(game: Game, player: int, card: int, demanded: Demand, taken: tuple[int, ...]) -> list[int]:
    """List the cards that can pay the next part of a cost, which is to move one: nothing forbids that."""
    moves = [move for cost in demanded.costs for move in cost.moves]
    wanted, zone = moves[len(taken)]
    word = CANNOT_BE.get(zone, "")
    return [
        one
        for one in found(game, wanted, Context(player, card, ""))
        if one not in taken and one != card and word not in characteristics(game, one).keywords
    ]


def _moved(game: Game, player: int, card: int, demanded: Demand) -> Iterator[tuple[int, ...]]:
    """List all the ways to pick the cards that a demand moves."""
    count = sum(len(cost.moves) for cost in demanded.costs)
    taken: list[tuple[int, ...]] = [()]
    for _ in range(count):
        taken = [(*one, more) for one in taken for more in suitable(game, player, card, demanded, one)]
    yield from taken


def can_meet(game: Game, player: int, card: int, demanded: Demand, so_far: tuple[int, ...] = ()) -> bool:
    """Tell whether all of a demand can be paid, with the cards already picked to be moved or discarded."""
    return any(
        moved[: len(so_far)] == so_far and _can_discard(game, player, card, demanded, moved)
        for moved in _moved(game, player, card, demanded)
    )


def _can_discard(game: Game, player: int, card: int, demanded: Demand, used: tuple[int, ...]) -> bool:
    """Tell whether the discards and the CP of a demand can be paid beside the cards that are used already.

    JUDGEMENT: a cost is paid all at once (11.7.10), so that a card that is moved for it makes no CP for it.
    """
    count = sum(len(cost.moves) for cost in demanded.costs) + demanded.discard - len(used)
    left = [source for source in _available(game, player, card, demanded) if source.card not in used]
    hand = [one for one in game.state.zones[2 * HAND + player] if one not in used and one != card]
    if len(hand) < count:
        return False
    if not count:
        return can_pay(demanded.price, left)
    return any(_can_discard(game, player, card, demanded, (*used, one)) for one in hand)


def _available(game: Game, player: int, card: int, demanded: Demand) -> list[Source]:
    in_hand = game.state.where[card] // 2 != FIELD
    return sources(game, player, card if in_hand or demanded.uses_itself else -1)


@clause("setcg", "11.2.6", "11.3.4", "11.4.4", "11.5.4", "11.7.7", "11.8.7", "11.9.10", "11.9.11")
def declare_cost(
    game: Game,
    player: int,
    card: int,
    base: Price,
    cost: Cost,
    ways: list[Ability],
    number: str,
    least: int = 0,
) -> Declaring:
    """A player says which of several costs they pay and how much X is; what is to be paid is fixed by it."""
    plain = [cost]
    other = [
        way
        for way in ways
        if way.instead
        and (way.cost.x or not least)
        and can_meet(game, player, card, _only(game, player, card, way))
    ]
    used: list[Ability] = []
    if other:
        options = [Option("pay_cost", card, place, way.name) for place, way in enumerate(other)]
        if can_meet(game, player, card, demand(game, player, card, base, plain, least)):
            options.insert(0, Option("pay_cost", card, -1))
        said = yield Ask(player, "choose_cost", number, options, card)
        if said.other >= 0:
            base, plain = Price(0), [other[said.other].cost]
            used.append(other[said.other])
    for way in ways:
        if way.instead or way.cost == Cost():
            continue
        more = demand(game, player, card, base, [*plain, way.cost], least)
        if not can_meet(game, player, card, more):
            continue
        said = yield Ask(player, "pay_more", number, [YES, NO], card)
        if said.verb == "yes":
            plain.append(way.cost)
            used.append(way)
    x = 0
    if any(one.x for one in plain):
        x = yield from choose_x(game, player, card, base, plain, number, least)
    names = tuple(way.name for way in used)
    return demand(game, player, card, base, plain, x), Choices(x=x, ways=names), used


def _only(game: Game, player: int, card: int, way: Ability) -> Demand:
    return demand(game, player, card, Price(0), [way.cost])


def greatest_x(game: Game, player: int, card: int, base: Price, costs: list[Cost]) -> int:
    """Return the greatest X for which these costs can be paid; -1 if they cannot be paid at all."""
    x = 0
    while can_meet(game, player, card, demand(game, player, card, base, costs, x)):
        x += 1
    return x - 1


@clause("setcg", "4.5", "4.1")
def choose_x(
    game: Game, player: int, card: int, base: Price, costs: list[Cost], number: str, least: int
) -> Generator[Ask, Option, int]:
    """Who plays something with a variable in its cost says what it is: nothing or more, as can be paid.

    It is not less than what was chosen already needs.
    """
    most = greatest_x(game, player, card, base, costs)
    options = [Option("x", card, x) for x in range(least, most + 1)]
    said = yield Ask(player, "choose_x", number, options, card)
    return said.other


@clause("setcg", "11.2.10", "11.3.8", "11.4.9", "11.5.7", "11.7.9", "11.8.9", "11.9.9", "11.9.13")
def choose_means(
    game: Game, player: int, card: int, demanded: Demand, number: str
) -> Generator[Ask, Option, Means]:
    """A player says what they pay a fixed cost with; nothing is paid before all is said."""
    used: tuple[int, ...] = ()
    zones = [zone for cost in demanded.costs for _, zone in cost.moves]
    for _ in zones:
        cards = [
            one
            for one in suitable(game, player, card, demanded, used)
            if can_meet(game, player, card, demanded, (*used, one))
        ]
        said = yield Ask(player, "move_for_cost", number, [Option("offer", one) for one in cards], card)
        used = (*used, said.card)
    for _ in range(demanded.discard):
        hand = [one for one in game.state.zones[2 * HAND + player] if one not in used and one != card]
        options = [
            Option("discard", one) for one in hand if _can_discard(game, player, card, demanded, (*used, one))
        ]
        said = yield Ask(player, "discard_for_cost", "11.7.2.1.1", options, card)
        used = (*used, said.card)
    left = [one for one in _available(game, player, card, demanded) if one.card not in used]
    payment = yield from choose_payment(game, player, demanded.price, left, card, number)
    moved = tuple(zip(used[: len(zones)], zones, strict=True))
    return Means(moved, used[len(zones) :], tuple(payment))


@clause("setcg", "11.9.14.1.1", "11.2.10.1.1", "11.7.10", "11.8.10")
def meet(game: Game, card: int, demanded: Demand, means: Means) -> None:
    """The whole of a cost is paid at once."""
    pay(game, means.payment)
    for one in means.discarded:
        atoms.move(game, one, BREAK)
    for one, zone in means.moved:
        leave_for(game, [one], ZONES.index(zone, 0) // 2)
    if any(cost.rest for cost in demanded.costs):
        atoms.rest(game, card)
    if any(cost.sacrifice for cost in demanded.costs):
        leave_for(game, [card], BREAK)
