"""How good a position or an option is, for players that think."""

from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.state import State


def evaluate(state: State, player: int) -> float:
    return 0.0


def appraise(game: Game, ask: Ask, option: Option) -> float:
    return 0.0
