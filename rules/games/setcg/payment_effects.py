"""Costs that are paid while an effect resolves: "you may pay …; if you do"."""

from collections.abc import Generator

from rules.engine.asks import Ask, Option
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.pending import Payment
from rules.games.setcg.definitions import FREE
from rules.games.setcg.payment_prices import can_meet, choose_means, choose_x, demand, given_up, meet
from rules.language.costs import Cost


@clause("setcg", "11.7.10")
def can_pay_in_effect(game: Game, player: PlayerId, card: CardId, cost: Cost) -> bool:
    """Return whether a player can pay a cost while an effect resolves."""
    if cost.rests and (card not in game.state.instances or game.state.instances[card].rested):
        return False
    return can_meet(game, player, card, demand(game, player, card, FREE, [cost]))


def pay_in_effect(game: Game, player: PlayerId, card: CardId, cost: Cost) -> Generator[Ask, Option, Payment]:
    """A player chooses what to pay a cost with while an effect resolves, and pays it."""
    x = (yield from choose_x(game, player, card, FREE, [cost], "11.7.7")) if cost.x else None
    demanded = demand(game, player, card, FREE, [cost], x or 0)
    means = yield from choose_means(game, player, card, demanded, "11.7.10")
    yield from meet(game, card, demanded, means)
    return Payment(x, given_up(card, demanded, means))
