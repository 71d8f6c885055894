"""One game of decks of read cards, and what is wrong with it."""

import traceback
from collections.abc import Callable
from random import Random

from rules.engine.game import Game, new_game
from rules.players import player
from rules.rulesets import ruleset
from tests.abilities.decks import random_deck
from tests.rules.play.test_game_laws import content, misplaced

FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What goes wrong in a game that is not played as it should be."""
MOST_ANSWERS = 5_000
"""How many questions a game may ask: more than any asks before the kernel ends it."""


def fault(code: str, seed: int, look: Callable[[Game], None] = lambda game: None) -> str:
    """Play one game at random and return what went wrong, "" for nothing; `look` sees it now and then."""
    random = Random(seed)
    try:
        game = new_game(ruleset(code), (random_deck(code, random), random_deck(code, random)), seed)
        before, chooser = content(game.state), player("random", seed)
        game.start()
        for answers in range(MOST_ANSWERS):
            if game.ask is None:
                break
            if len(set(game.ask.options)) != len(game.ask.options) or len(game.ask.options) < 2:
                return f"a question of {len(game.ask.options)} options: {game.ask.kind} {game.ask.clause}"
            if answers % 10 == 0:
                look(game)
            game.answer(chooser.choose(game, game.ask))
        if game.ask is not None:
            return "no end"
        if misplaced(game):
            return f"misplaced: {misplaced(game)[0]}"
        if content(game.state) != before:
            return "cards came or went"
    except FAULTS:
        return traceback.format_exc().rstrip()
    return ""
