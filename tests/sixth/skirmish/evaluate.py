"""How good a position or an option of Skirmish is, for players that think."""

from rules.appraisal.positions import lead
from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.ids import PlayerId
from rules.engine.ruleset import Means
from rules.games.skirmish.layers import HEALTH, STRENGTH
from rules.games.skirmish.zones import ARENA, ENERGY, HAND

MEANS = Means("energy", lambda state, player: state.players[player].resources[ENERGY])
"""What players pay with, as their curves show it."""


def evaluate(game: Game, player: PlayerId) -> float:
    """Return a number that grows with life, fighters and cards, compared with the opponent."""
    return lead(game, player, _side)


def _side(game: Game, player: PlayerId) -> float:
    state = game.state
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
