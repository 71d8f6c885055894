"""Evolving in Shadowverse: Evolve (5.15, 12.2): by a follower's own ability, or because an effect says so."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.sve.definitions import NO_EVOLVE, EvolveCard, evolved_into
from rules.games.sve.keywords import EVOLVED_THIS_TURN
from rules.games.sve.nodes import Evolves
from rules.games.sve.payment import pay_for_evolving, ways_to_pay_for_evolving
from rules.games.sve.zones import EVOLVE_DECK, EVOLVE_ZONE, FIELD
from rules.language.abilities import KeywordAbility

EVOLVE, EVOLVED = "Evolve", "evolved"
EVOLVES_INTO = "evolves into"
"""The keyword of followers that evolve into other cards than those of their name."""
WITH_EVOLUTION_POINT = "with an evolution point"


def evolvable(game: Game, player: PlayerId) -> list[Option]:
    """List the evolve abilities that can be played: follower, evolved card, and how it is paid for (12.2)."""
    state = game.state
    if state.players[player].turn_counts.get(EVOLVED):
        return []
    options = []
    for card in state.zone(FIELD, player):
        definition = state.cards[card]
        if not isinstance(definition, EvolveCard) or definition.evolve_cost < 0:
            continue
        if EVOLVE not in characteristics(game, card).keywords:
            continue
        cost = evolve_cost(game, player, card)
        ways = ways_to_pay_for_evolving(game, player, cost) if cost != NO_EVOLVE else []
        for evolved in evolved_forms(game, player, card) if ways else ():
            for with_point in ways:
                options.append(Option("evolve", card, evolved, WITH_EVOLUTION_POINT if with_point else ""))
    return options


def evolve_cost(game: Game, player: PlayerId, card: CardId) -> int:
    """Return the cost of a follower's cheapest evolve ability whose condition is met, NO_EVOLVE for none.

    JUDGEMENT: as the abilities differ in nothing but their cost, no other is offered.
    """
    said = [
        one
        for one in characteristics(game, card).abilities
        if isinstance(one, KeywordAbility) and one.keyword == EVOLVE
    ]
    definition = game.state.cards[card]
    assert isinstance(definition, EvolveCard)
    if not said:
        return definition.evolve_cost
    costs = [
        sum(amount for _, amount in one.cost.resources)
        for one in said
        if one.when is None or holds(game, one.when, player, card)
    ]
    return min(costs, default=NO_EVOLVE)


def evolved_forms(game: Game, player: PlayerId, card: CardId) -> list[CardId]:
    """List the facedown cards of a player's evolve deck into which a follower evolves, one of each kind.

    They bear its name, unless the follower says which they are.
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
    """Return whether an evolved card is one of those into which a follower says that it evolves."""
    wanted = [one.filter for one in into if one.filter is not None]
    return any(matches(game, evolved, game.state.cards[evolved], one, player, card) for one in wanted)


@clause("sve", "8.3.2", "12.2.2", "5.15.1.1")
def play_evolve(game: Game, player: PlayerId, card: CardId, evolved: CardId, *, with_point: bool) -> None:
    """Reveal an evolved card of the follower's name and pay the cost, and the follower evolves."""
    cost = evolve_cost(game, player, card)
    atoms.note(game, player, EVOLVED)
    pay_for_evolving(game, player, cost, with_evolution_point=with_point)
    evolve(game, card, evolved)


@clause("sve", "5.15.1", "5.15.1.2", "5.15.2", "5.15.3")
def evolve(game: Game, card: CardId, evolved: CardId) -> None:
    """Link an evolved card to a follower, which has its facts from now on and stays the same follower."""
    state = game.state
    atoms.move(game, evolved, EVOLVE_ZONE)
    atoms.attach(game, evolved, card)
    atoms.become(game, card, evolved_into(state.cards[card], state.cards[evolved]))
    atoms.mark(game, card, EVOLVED_THIS_TURN)
    trigger_on(game, Evolves, card)


def evolve_by_effect(game: Game, card: CardId, source: CardId) -> Procedure:
    """Evolve a follower because an effect says so: its controller picks a facedown card (5.15.1.1).

    Nothing but a follower on the field is linked to an evolved card (5.15.1).
    """
    if kind_of(game.state.where[card]) != FIELD or "follower" not in game.state.cards[card].types:
        return
    controller = game.state.instances[card].controller
    forms = evolved_forms(game, controller, card)
    if forms:
        options = [Option("evolve_into", one) for one in forms]
        said = yield Ask(controller, "evolve_into", "5.15.1.1", options, card)
        evolve(game, card, said.card)
