"""Whole games for the laws: which systems can be played, their sample decks, and random play."""

import os
from collections.abc import Callable, Iterator

import pytest

from rules.engine.definition import Definition
from rules.engine.game import Game, new_game
from rules.play import cards_in_play
from rules.players import player
from rules.rulesets import ruleset
from rules.samples import sample_decks
from rules.systems import CODES, system

GAMES = int(os.environ.get("LAW_GAMES") or 12)
"""How many random games the laws play in each system; `make long` plays more."""

PLAYABLE = [
    code
    for code in CODES
    if (system(code).folder / "play.py").is_file() and (system(code).folder / "decks").is_dir()
]

playable = pytest.mark.parametrize("code", PLAYABLE)


def decks(code: str, number: int) -> tuple[list[tuple[str, Definition]], list[tuple[str, Definition]]]:
    """Two sample decks of a system, all pairs of them in turn as the number grows."""
    found = list(sample_decks(code).values())
    first, second = number % len(found), (number + number // len(found)) % len(found)
    return cards_in_play(found[first]), cards_in_play(found[second])


def fresh(code: str, seed: int) -> Game:
    """A game of sample decks that is not started yet."""
    return new_game(ruleset(code), decks(code, seed), seed)


def random_places(seed: int) -> Callable[[Game], int]:
    """A way to answer any question at random, the same way for the same seed."""
    chooser = player("random", seed)

    def choose(game: Game) -> int:
        assert game.ask is not None
        return chooser.choose(game, game.ask)

    return choose


def questions(game: Game, seed: int) -> Iterator[Game]:
    """Play a game at random from its start; stops at each question before answering it."""
    choose = random_places(seed)
    game.start()
    while game.ask is not None:
        yield game
        if game.ask is not None:
            game.answer(choose(game))


def play_on(game: Game, seed: int) -> Game:
    """Play a game that has begun at random to its end."""
    choose = random_places(seed)
    while game.ask is not None:
        game.answer(choose(game))
    return game


def played(code: str, seed: int) -> Game:
    """A game of sample decks played at random to its end."""
    game = fresh(code, seed)
    game.start()
    return play_on(game, seed)


def outcome(game: Game) -> tuple[object, ...]:
    """All by which two games that were played can differ."""
    result = game.result
    assert result is not None
    return (
        (result.winner, result.reason, result.clause, result.finished),
        game.state.turn,
        game.state.fingerprint(),
        tuple(game.answers),
    )
