"""How good a position or an option of Force of Will is, for players that think."""

from typing import cast

from rules.appraisal.positions import lead
from rules.appraisal.questions import answer_gain, held_worth
from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.ids import PlayerId
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.evaluate_battle import attacking, blocking
from rules.games.fow8.evaluate_main import acting
from rules.games.fow8.evaluate_worth import MEANS as MEANS
from rules.games.fow8.evaluate_worth import SCALE, in_play
from rules.games.fow8.zones import HAND

FOUGHT = 1.3
"""What a card in play is worth compared with what it is worth before anyone has time to use it."""

WEIGHTY = frozenset({"attack", "block", "main", "priority"})
"""The kinds of questions, besides checkpoints, that matter most."""


def evaluate(game: Game, player: PlayerId) -> float:
    """Return the position's value for a player: life, fighters, stones and cards, minus the opponent's."""
    return lead(game, player, _side)


def _side(game: Game, player: PlayerId) -> float:
    state = game.state
    value = SCALE.lives_worth(0, state.players[player].life) + len(state.zone(HAND, player))
    for card, instance in state.instances.items():
        if instance.controller == player:
            value += FOUGHT * in_play(state.cards[card])
    return value


def appraise(game: Game, ask: Ask, option: Option) -> float:
    """Return how good an option looks to a sensible player who does not look ahead."""
    match ask.kind:
        case "main" | "priority":
            return -1.0 if _should_pass_now(game, ask.player, option) else acting(game, ask, option)
        case "attack":
            return attacking(game, ask.player, option)
        case "block":
            return blocking(game, ask, option)
        case "mulligan":
            return _changing(game, ask.player, option)
        case "discard" | "banish" | "move" | "rest" | "take":
            return -held_worth(game, SCALE, ask.player, option.card)
        case "pierce":
            return -float(option.other)
        case "choose_x" | "attributes":
            return float(option.other)
        case "pay_will":
            return _paying(game, option)
        case "lifebreak" | "first":
            return 1.0 if option.verb == "yes" else 0.0
        case _:
            return answer_gain(game, SCALE, ask, option)


def _should_pass_now(game: Game, player: PlayerId, option: Option) -> bool:
    """Return whether to pass now.

    What is rested or paid before the player's own main phase is missing there, and what they have just played
    should resolve first: the next card may need another target, or none.
    """
    state = game.state
    if option.verb == "pass":
        return False
    if state.pending:
        return state.pending[-1].controller == player
    return state.active == player and state.step < [step.name for step in game.rules.plan].index("main")


def _changing(game: Game, player: PlayerId, option: Option) -> float:
    """Keep what can be played in the first turns, and put back expensive cards."""
    if option.verb == "keep":
        return 0.5
    cost = game.state.cards[option.card].cost
    return 1.0 if cost >= 4 else 0.0


def _paying(game: Game, option: Option) -> float:
    """Spend will already made before anything else, then the sources with the fewest kinds."""
    if option.verb == "spend":
        return 10.0
    definition = cast(ForceCard, game.state.cards[option.card])
    return -float(definition.wills.bit_count()) - (0.5 if definition.fights else 0.0) - definition.banished
