"""What is required to play a card or an ability in Force of Will (903.2j), and whether it is possible."""

from collections.abc import Generator, Sequence

from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.costs import with_units
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.life import change_life
from rules.engine.once import once_for_each
from rules.engine.pending import PaidUnits, Payment
from rules.games.fow8.definitions import WILLS, Price
from rules.games.fow8.keywords import now
from rules.games.fow8.mechanics.bound_will import BOUND, Deed, Purpose, units
from rules.games.fow8.payment import Keeps, pay
from rules.games.fow8.payment_cards import (
    VERBS,
    Pick,
    Used,
    able,
    can_use,
    parts_of_others,
    picks,
    use,
    using,
)
from rules.games.fow8.payment_sources import Budget, affordable, budget, budget_for, sources
from rules.language.abilities import Way
from rules.language.costs import Cost, Pay, PayLife, PayX, RevealCards, TakeCounters, TakeCountersX
from rules.language.vocabulary import ANY_RESOURCE

Done = Pick | PayLife | TakeCountersX
"""A part of a cost that is not will."""

Steps = tuple[tuple[Price, Done | None], ...]
"""What is paid one after another: will, or something else to be done."""


NO_WILL = Price()


def priced(resources: Sequence[tuple[str, int]], x: int = 0) -> Price:
    """Return the price of these amounts of will, leaving out those reduced to none."""
    needs = tuple((WILLS.index(kind), count) for kind, count in resources if kind != ANY_RESOURCE and count)
    return Price(needs, sum(count for kind, count in resources if kind == ANY_RESOURCE), x)


def wills_of(price: Price) -> tuple[tuple[str, int], ...]:
    """Return the amounts of each kind of will in a price, by the kinds' names."""
    return (*((WILLS[kind], count) for kind, count in price.needs), (ANY_RESOURCE, price.free))


def steps_at(game: Game, cost: Cost, at: Context) -> Steps:
    """Return what is paid for an ability now; amounts of will may depend on the game."""
    known = with_units(game, cost, at)
    # Only printed costs recur; computed ones would fill the cache.
    return steps_of(cost) if known is cost else _steps(known)


def _steps(cost: Cost) -> Steps:
    """Return the steps of a cost in written order; adjacent wills are paid together."""
    steps: list[tuple[Price, Done | None]] = []
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
            assert not isinstance(part, RevealCards), "no cost is paid by revealing cards"
            steps.append((Price(), part))
    return tuple(steps) or ((Price(), None),)


steps_of = once_for_each(_steps)
"""What is paid for a printed cost in numbers."""


@once_for_each
def will_of(cost: Cost) -> Price:
    """Return the least will that an ability costs: its numbers, with X as 0."""
    return priced(cost.resources)


def _units(part: Pay) -> int:
    assert isinstance(part.amount, int), "what is paid comes in numbers"
    return part.amount


def steps_with(price: Price, ways: Sequence[Way]) -> Steps:
    """Return what is paid for a card: its will, then its additional costs in written order."""
    parts = [
        part for way in ways for part in way.cost.parts if not isinstance(part, Pay | PayX | RevealCards)
    ]
    return ((price, None), *((Price(), part) for part in parts))


def has_x(steps: Steps) -> bool:
    """Return whether a cost contains X: will, or counters."""
    return any(price.x or isinstance(part, TakeCountersX) for price, part in steps)


def with_x(steps: Steps, x: int) -> Steps:
    """Return the steps once X is known."""
    return tuple([(price.with_x(x), _part_with_x(part, x)) for price, part in steps])


def _part_with_x(part: Done | None, x: int) -> Done | None:
    """Return a part of a cost once X is known; without any counters nothing is required."""
    if not isinstance(part, TakeCountersX):
        return part
    return TakeCounters(part.counter, x, part.filter) if x else None


def can_be_paid(game: Game, player: PlayerId, card: CardId, steps: Steps, known: Budget) -> bool:
    """Return whether a player can do everything that is required for playing a card or an ability.

    JUDGEMENT: will of a card that is given up for the same cost is not counted, though a player might be able
    to pay with it first.
    """
    parts = _known(steps)
    if sum(part.amount for part in parts if isinstance(part, PayLife)) > game.state.players[player].life:
        return False
    total, needed = total_of(steps), picks(parts)
    if not needed:
        return known.covers(total)
    return can_use(game, player, card, needed, lambda used: known.covers(total, without=used.cards()))


def _known(steps: Steps) -> list[Pick | PayLife]:
    """Return the parts of a cost besides will; counters whose number is not known yet may be none."""
    return [part for _, part in steps if part is not None and not isinstance(part, TakeCountersX)]


def falls_short(game: Game, player: PlayerId, card: CardId, cost: Cost) -> bool:
    """Return whether a player lacks the will for an ability's cost, or other cards for a part of it."""
    if not budget_for(game, player, "ability", card).covers(will_of(cost)):
        return True
    return any(not able(game, player, card, part) for part in parts_of_others(cost))


def total_of(steps: Steps) -> Price:
    """Return all the will that is paid in these steps."""
    total = NO_WILL
    for price, _ in steps:
        total = _sum(total, price)
    return total


def _sum(one: Price, other: Price) -> Price:
    # All steps but one usually need no will at all.
    if other == NO_WILL:
        return one
    if one == NO_WILL:
        return other
    needs = dict(one.needs)
    for kind, count in other.needs:
        needs[kind] = needs.get(kind, 0) + count
    return Price(tuple(sorted(needs.items())), one.free + other.free, one.x + other.x)


@clause("fow8", "903.2j-i")
def do_what_is_required(
    game: Game, player: PlayerId, card: CardId, steps: Steps, deed: Deed = ""
) -> Generator[Ask, Option, tuple[PaidUnits, ...]]:
    """Several requirements are done in the order in which they are written.

    Returns which will was paid.
    """
    paid = [0] * len(WILLS)
    purpose = Purpose(deed, card)
    for place, (price, part) in enumerate(steps):
        later = steps[place + 1 :]
        match part:
            case None:
                keeps = _leaving(game, player, later, purpose)
                wills = yield from pay(game, player, price, card, keeps, purpose)
                paid = [before + more for before, more in zip(paid, wills, strict=True)]
            case PayLife(amount):
                change_life(game, player, -amount)
            case TakeCountersX():
                raise AssertionError("X is known before anything is paid")
            case _:
                left = picks([part])
                cards = able(game, player, card, left[0])
                if len(cards) == len(left):
                    # All of them are needed, so there is nothing to choose.
                    for one in cards:
                        yield from use(game, player, left[0], one)
                    continue
                while left:
                    now_due, *left = left
                    rest: Steps = (*((Price(), more) for more in left), *later)
                    yield from _pick(game, player, now_due, rest, purpose)
    return tuple([PaidUnits(count, (kind,)) for kind, count in zip(WILLS, paid, strict=True) if count])


def _leaving(game: Game, player: PlayerId, later: Steps, purpose: Purpose) -> Keeps | None:
    """Return a function that says whether all later steps remain possible after using will of a source."""
    needed = picks(_known(later))
    if not needed:
        return None

    def is_left(option: Option, rest: Price) -> bool:
        owed = _sum(rest, total_of(later))
        pool = list(game.state.players[player].resources)
        made = sources(game, player, purpose)
        held = [1 << kind for kind, _ in units(game, player, purpose)]
        used = Used()
        if option.note == BOUND:
            held.remove(1 << option.other)
        elif option.verb == "spend":
            pool[option.other] -= 1
        elif now(game, option.card).banished:
            used.gone.add(option.card)
        else:
            used.rested.add(option.card)
        return can_use(
            game,
            player,
            purpose.card,
            needed,
            lambda used: affordable(
                pool, [*held, *(mask for one, mask in made if one not in used.cards())], owed
            ),
            used,
        )

    return is_left


def _pick(game: Game, player: PlayerId, part: Pick, later: Steps, purpose: Purpose) -> Procedure:
    """The player uses a card for a part of a cost, so that the rest is still possible."""
    card, known = purpose.card, budget_for(game, player, purpose.deed, purpose.card)
    owed, needed = total_of(later), picks(_known(later))
    fit = [
        one
        for one in able(game, player, card, part)
        if can_use(
            game,
            player,
            card,
            needed,
            lambda used: known.covers(owed, without=used.cards()),
            using(game, part, one),
        )
    ]
    verb = VERBS[type(part)]
    chosen = yield Ask(player, verb, "903.2j-i", [Option(verb, one) for one in fit], card)
    yield from use(game, player, part, chosen.card)


def can_pay(game: Game, player: PlayerId, card: CardId, cost: Cost) -> bool:
    """Return whether a player can pay a cost while an effect resolves."""
    return can_be_paid(game, player, card, steps_of(cost), budget(game, player))


def pay_in_effect(game: Game, player: PlayerId, card: CardId, cost: Cost) -> Generator[Ask, Option, Payment]:
    """Pay a cost while an effect resolves, in written order; return its X, if any."""
    steps = steps_of(cost)
    if not has_x(steps):
        yield from do_what_is_required(game, player, card, steps)
        return Payment()
    x = yield from name_x_in_effect(game, player, card, steps)
    yield from do_what_is_required(game, player, card, with_x(steps, x))
    return Payment(x)


@clause("fow8", "203.5b")
def name_x_in_effect(game: Game, player: PlayerId, card: CardId, steps: Steps) -> Generator[Ask, Option, int]:
    """The player chooses X, as much as can be paid together with everything else."""
    values = [0]
    while can_be_paid(game, player, card, with_x(steps, values[-1] + 1), budget(game, player)):
        values.append(values[-1] + 1)
    said = yield Ask(player, "choose_x", "203.5b", [Option("x", card, value) for value in values], card)
    return said.other
