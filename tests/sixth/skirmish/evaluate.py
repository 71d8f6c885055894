"""How good a position or an option of Skirmish is, for players that think."""

from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PlayerId
from rules.engine.ruleset import Means
from rules.engine.state import State
from rules.games.skirmish.layers import HEALTH, STRENGTH
from rules.games.skirmish.zones import ARENA, ENERGY, HAND

MEANS = Means("energy", lambda state, player: state.players[player].resources[ENERGY])
"""What players pay with, as their curves show it."""


def evaluate(state: State, player: PlayerId) -> float:
    """Return a number that grows with life, fighters and cards, compared with the opponent."""
    if state.result is not None and state.result.winner >= 0:
        return 1000.0 if state.result.winner == player else -1000.0
    return _side(state, player) - _side(state, OTHER_PLAYER[player])


def _side(state: State, player: PlayerId) -> float:
    board = sum(sum(state.cards[card].stats) for card in state.zone(ARENA, player))
    return state.players[player].life + board + 0.5 * len(state.zone(HAND, player))


def appraise(game: Game, ask: Ask, option: Option) -> float:
    """Return how good an option looks to a sensible player who does not look ahead."""
    cards = game.state.cards
    match option.verb:
        case "play":
            return 10.0 + cards[option.card].cost
        case "attack":
            return float(cards[option.card].stats[STRENGTH])
        case "block":
            return float(cards[option.card].stats[HEALTH] - 2)
        case _:
            return 0.0
