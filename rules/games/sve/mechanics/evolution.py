"""Evolving in Shadowverse: Evolve (5.15, 12.2): by a follower's own ability, or by an effect."""

from itertools import product
from typing import NamedTuple

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.costs import changed_costs, cost_changes
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs, characteristics
from rules.engine.restrictions import is_allowed, is_forbidden
from rules.engine.ruleset import lay_plainly
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.sve.definitions import EvolveCard, evolved_into
from rules.games.sve.keywords import EVOLVE as TO_EVOLVE
from rules.games.sve.keywords import EVOLVE_AGAIN, EVOLVED_THIS_TURN
from rules.games.sve.mechanics.super_evolution import may_super_evolve, super_evolve
from rules.games.sve.nodes import Evolves
from rules.games.sve.payment import can_pay, pay, pay_for_evolving, ways_to_pay_for_evolving
from rules.games.sve.zones import (
    EVOLVE_DECK,
    EVOLVE_ZONE,
    FIELD,
    PLAY_POINTS,
    RESOURCES,
    SUPER_EVOLUTION_POINTS,
)
from rules.language.abilities import KeywordAbility
from rules.language.costs import Cost, Pay

EVOLVE, EVOLVED = "Evolve", "evolved"
EVOLVES_INTO = "evolves into"
"""The keyword of followers that evolve into cards with a name other than theirs."""
WITH_EVOLUTION_POINT = "with an evolution point"


class Paid(NamedTuple):
    """What is paid for evolving besides play points: other points, and other costs of the ability."""

    evolution: bool = False
    super_evolution: bool = False
    other: bool = False

    @property
    def words(self) -> str:
        """Return what an option says about it; "" if only play points are paid."""
        parts = (WITH_EVOLUTION_POINT, "with a super evolution point", "for something else than points")
        return " and ".join(words for words, is_paid in zip(parts, self, strict=True) if is_paid)


PAID_WITH = {paid.words: paid for paid in (Paid(*each) for each in product((False, True), repeat=3))}
"""What is paid, by the words of the option."""


def evolvable(game: Game, player: PlayerId) -> list[Option]:
    """List the evolve abilities that can be played: follower, evolved card, and how it is paid for (12.2)."""
    state = game.state
    evolved_one = bool(state.players[player].turn_counts.get(EVOLVED))
    if evolved_one and not (state.lasting or game.static):
        return []
    supers = (False, True) if may_super_evolve(game, player) else (False,)
    options = []
    for card in state.zone(FIELD, player):
        if evolved_one and not is_allowed(game, card, EVOLVE_AGAIN):
            continue
        definition = state.cards[card]
        if not isinstance(definition, EvolveCard) or definition.evolve_cost < 0:
            continue
        if EVOLVE not in characteristics(game, card).keywords or is_forbidden(game, card, TO_EVOLVE):
            continue
        costs = {other: evolve_cost(game, player, card, other=other) for other in (False, True)}
        ways = [
            Paid(point, more, other)
            for other, cost in costs.items()
            if cost is not None
            for more in supers
            for point in ways_to_pay_for_evolving(game, player, _points(cost))
        ]
        for evolved in evolved_forms(game, player, card) if ways else ():
            options += [Option("evolve", card, evolved, paid.words) for paid in ways]
    return options


def evolve_cost(game: Game, player: PlayerId, card: CardId, *, other: bool = False) -> Cost | None:
    """Return the cost of the evolve ability that needs the fewest points, None if there is none.

    Its condition is met, and it needs points only or, with `other`, also something else that can be paid. The
    points are those after changes of what evolving costs.

    JUDGEMENT: as the abilities differ only in their cost, the others are not offered.
    """
    said = [
        one
        for one in characteristics(game, card).abilities
        if isinstance(one, KeywordAbility) and one.keyword == EVOLVE
    ]
    definition = game.state.cards[card]
    assert isinstance(definition, EvolveCard)
    if not said:
        return None if other else _changed(game, player, card, Cost((Pay(definition.evolve_cost, POINTS),)))
    costs = [
        _changed(game, player, card, one.cost)
        for one in said
        if (one.when is None or holds(game, one.when, player, card))
        and other == bool(_besides(one.cost).parts)
        and can_pay(game, player, card, _besides(one.cost))
    ]
    return min(costs, key=_points, default=None)


POINTS = RESOURCES[PLAY_POINTS]


@clause("sve", "10.2.1.3.3", "10.10.2.4")
def _changed(game: Game, player: PlayerId, card: CardId, cost: Cost) -> Cost:
    """Return the cost of an evolve ability after what sets its play points, and then what changes them."""
    if not changes_costs(game):
        return cost
    every = cost_changes(game, player, card, abilities=True)
    changes = [change for change in every if change.keyword == EVOLVE]
    if not changes:
        return cost
    points = changed_costs(((POINTS, _points(cost)),), changes)[0]
    return Cost((*(Pay(amount, name) for name, amount in points), *_besides(cost).parts))


def _points(cost: Cost) -> int:
    return dict(cost.resources).get(POINTS, 0)


def _besides(cost: Cost) -> Cost:
    """Return a cost without its play points."""
    return Cost(tuple(part for part in cost.parts if not isinstance(part, Pay)))


def evolved_forms(game: Game, player: PlayerId, card: CardId) -> list[CardId]:
    """List the facedown cards of a player's evolve deck that a follower can evolve into, one of each kind.

    They have its name, unless the follower says otherwise.
    """
    state = game.state
    said = characteristics(game, card).abilities
    into = [one for one in said if isinstance(one, KeywordAbility) and one.keyword == EVOLVES_INTO]
    name = state.cards[card].name
    seen: set[str] = set()
    forms = []
    for one in state.zone(EVOLVE_DECK, player):
        definition = state.cards[one]
        meets = _is_among(game, player, card, one, into) if into else definition.name == name
        if meets and definition.card_id not in seen:
            seen.add(definition.card_id)
            forms.append(one)
    return forms


def _is_among(
    game: Game, player: PlayerId, card: CardId, evolved: CardId, into: list[KeywordAbility]
) -> bool:
    """Return whether an evolved card is one that a follower's text lets it evolve into."""
    wanted = [one.filter for one in into if one.filter is not None]
    return any(matches(game, evolved, game.state.cards[evolved], one, player, card) for one in wanted)


@clause("sve", "8.3.2", "12.2.2", "5.15.1.1")
def play_evolve(game: Game, player: PlayerId, card: CardId, evolved: CardId, paid: Paid) -> Procedure:
    """Reveal an evolved card with the follower's name, pay the cost and evolve the follower."""
    cost = evolve_cost(game, player, card, other=paid.other)
    assert cost is not None, "only what can be paid is played"
    atoms.note(game, player, EVOLVED)
    pay_for_evolving(game, player, _points(cost), with_evolution_point=paid.evolution)
    yield from pay(game, player, card, _besides(cost))
    if paid.super_evolution:
        atoms.gain(game, player, SUPER_EVOLUTION_POINTS, -1)
    if kind_of(game.state.where[card]) != FIELD:
        return
    evolve(game, card, evolved)
    if paid.super_evolution:
        yield from super_evolve(game, card)


@clause("sve", "5.15.1", "5.15.1.2", "5.15.2", "5.15.3")
def evolve(game: Game, card: CardId, evolved: CardId) -> None:
    """Link an evolved card to a follower, which then has that card's facts but stays the same follower."""
    state = game.state
    atoms.move(game, evolved, EVOLVE_ZONE)
    atoms.attach(game, evolved, card)
    atoms.become(game, card, evolved_into(state.cards[card], state.cards[evolved]))
    atoms.mark(game, card, EVOLVED_THIS_TURN)
    trigger_on(game, Evolves, card)


def lay(game: Game, card: CardId, face: int, host: CardId) -> None:
    """Lay a card of a position that is set up: an evolved card in the evolve zone is linked to a follower."""
    if host >= 0 and kind_of(game.state.where[card]) == EVOLVE_ZONE:
        atoms.attach(game, card, host)
        atoms.become(game, host, evolved_into(game.state.cards[host], game.state.cards[card]))
    else:
        lay_plainly(game, card, face, host)


def evolve_by_effect(game: Game, card: CardId, source: CardId) -> Procedure:
    """Evolve a follower because an effect says so: its controller picks a facedown card (5.15.1.1).

    Only a follower on the field can be linked to an evolved card (5.15.1).
    """
    if kind_of(game.state.where[card]) != FIELD or "follower" not in game.state.cards[card].types:
        return
    controller = game.state.instances[card].controller
    forms = evolved_forms(game, controller, card)
    if forms:
        options = [Option("evolve_into", one) for one in forms]
        said = yield Ask(controller, "evolve_into", "5.15.1.1", options, card)
        evolve(game, card, said.card)
