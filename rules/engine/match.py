"""Matches of many games, and their results."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.engine.asks import Ask
from rules.engine.definition import Definition
from rules.engine.game import Game, new_game
from rules.engine.ids import OTHER_PLAYER
from rules.engine.records import digest
from rules.engine.ruleset import Ruleset

if TYPE_CHECKING:
    from rules.players.player import Player

Deck = Sequence[tuple[str, Definition]]
Seats = tuple["Player", "Player"]


@dataclass(slots=True)
class Tally:
    """The results of a match; `wins` by deck, `unfinished` games count for nobody and never as draws.

    `digest` is a fingerprint of all games so far, in order.
    """

    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    unfinished: int = 0
    turns: int = 0
    decisions: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    clauses: Counter[str] = field(default_factory=Counter)
    digest: str = ""


def play(game: Game, players: Seats, answering: Callable[[Ask, int], None] | None = None) -> Game:
    """Make two players play a game to its end and return it.

    `answering` is called with every question and the index of the chosen option, before it is applied.
    """
    ask = game.start()
    while ask is not None:
        choice = players[ask.player].choose(game, ask)
        if answering is not None:
            answering(ask, choice)
        ask = game.answer(choice)
    return game


def seat(rules: Ruleset, decks: tuple[Deck, Deck], seed: int, *, swapped: bool) -> Game:
    """Return a game of two decks ready to start; deck A has the first seat, or the second if swapped."""
    return new_game(rules, (decks[1], decks[0]) if swapped else decks, seed)


def play_match(
    rules: Ruleset,
    decks: tuple[Deck, Deck],
    games: int,
    seed: int,
    seated: Callable[[int], Seats],
    finished: Callable[[Game, int], None] | None = None,
) -> Tally:
    """Play games with seeds derived from one seed; the decks alternate in the first seat.

    Deck A has the first seat in even games, deck B in odd ones. `seated` returns the players of decks A and B
    for a game's seed. `finished` is called with each finished game and its seed.
    """
    tally = Tally()
    for number in range(games):
        swapped = number % 2 == 1
        game_seed = (seed << 20) + number // 2
        a, b = seated((seed << 20) + number)
        game = seat(rules, decks, game_seed, swapped=swapped)
        play(game, (b, a) if swapped else (a, b))
        _add(tally, game, swapped)
        if finished is not None:
            finished(game, game_seed)
    return tally


def _add(tally: Tally, game: Game, swapped: bool) -> None:
    result = game.state.result
    assert result is not None, "a game that was played to its end has a result"
    tally.games += 1
    tally.turns += game.state.turn
    tally.decisions += len(game.answers)
    tally.ends[result.reason] += 1
    tally.clauses.update(game.count)
    tally.digest = digest([tally.digest, game.answers, result.winner, result.reason, game.state.turn])
    if not result.finished:
        tally.unfinished += 1
    elif result.winner < 0:
        tally.draws += 1
    else:
        tally.wins[OTHER_PLAYER[result.winner] if swapped else result.winner] += 1
