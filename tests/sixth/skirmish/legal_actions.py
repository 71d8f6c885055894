"""What a player of Skirmish may do in the main step (4.3, 4.4)."""

from rules.engine.asks import Option
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import PlayerId
from rules.engine.restrictions import is_allowed
from rules.games.skirmish.keywords import AT_ONCE
from rules.games.skirmish.payment import can_pay
from rules.games.skirmish.zones import ARENA, HAND


@clause("skirmish", "4.3")
def playable(game: Game, player: PlayerId) -> list[Option]:
    """List the fighters in hand that the player can pay for."""
    return [Option("play", card) for card in game.state.zone(HAND, player) if can_pay(game, player, card)]


@clause("skirmish", "4.4", "5.1")
def attacks(game: Game, player: PlayerId) -> list[Option]:
    """List the ready fighters that were there when the turn began, or have Haste."""
    state = game.state
    return [
        Option("attack", card)
        for card in state.zone(ARENA, player)
        if not state.instances[card].rested
        and (state.instances[card].entered < state.turn or is_allowed(game, card, AT_ONCE))
    ]
