"""How waiting abilities resolve in Shadowverse: Evolve (10.7)."""

from rules.engine.asks import NO, YES, Ask, Procedure
from rules.engine.context import standing
from rules.engine.game import Game
from rules.engine.objects import arrivals, unmoved
from rules.engine.perform import perform
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.games.sve.announcement import allocate, choose_option, has_targets, select_targets
from rules.games.sve.payment import can_pay, pay
from rules.games.sve.triggers import still_meant
from rules.language.abilities import Replacement, Triggered
from rules.language.costs import FREE


@clause("sve", "10.7.3", "10.7.3.2", "10.7.7", "4.1.4")
def resolve(game: Game, pending: Pending) -> Procedure:
    """Play and resolve a waiting automatic ability, wherever its card is by now; its cost may be declined.

    A target that was moved to pay the cost is a new card, and no target.
    """
    ability, player = pending.ability, pending.controller
    if isinstance(ability, Replacement):
        yield from perform(game, ability.effect, standing(pending, "10.6.2.7.2"))
        return
    if not isinstance(ability, Triggered) or not has_targets(game, player, pending.card, ability):
        return
    if not still_meant(game, pending):
        return
    effect = yield from choose_option(game, player, pending.card, ability.effect)
    targets = yield from select_targets(game, player, pending.card, ability)
    choices = yield from allocate(game, player, pending.card, ability, targets)
    if ability.cost != FREE:
        if not can_pay(game, player, pending.card, ability.cost):
            return
        said = yield Ask(player, "pay_cost", "10.4.7", [YES, NO], pending.card)
        if said.verb == "no":
            return
        objects = arrivals(game.state, targets)
        yield from pay(game, player, pending.card, ability.cost)
        targets = unmoved(game.state, targets, objects)
    if ability.optional:
        said = yield Ask(player, "may", "10.6.2.7.2", [YES, NO], pending.card)
        if said.verb == "no":
            return
    yield from perform(game, effect, standing(pending, "10.6.2.7.2", targets, choices))
