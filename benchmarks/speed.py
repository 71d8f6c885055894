"""How fast games are, in a process of its own: `python -m benchmarks.speed CODE DECKS PLAYER GAMES [ROUNDS]`.

The decks are the first two `sample` decks of a system, the same as `stress` decks with abilities made up for
the purpose, or of `every` sample deck and the next one as many pairs as there are games.

It prints one line of JSON: seconds of the processor that the median of some rounds took, decisions, and a
digest of how the games went, which stays the same where only the speed has changed.
"""

import json
import sys
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from statistics import median

from rules.engine.game import Game
from rules.play import ending
from rules.players import player
from tests.rules.play.stress import Cards, every_pair, game_of, plain_decks, stress_decks

DECKS: Mapping[str, Callable[[str], list[tuple[Cards, Cards]]]] = {
    "sample": lambda code: [plain_decks(code)],
    "stress": lambda code: [stress_decks(code)],
    "every": every_pair,
}
ROUNDS = 5


def played(code: str, decks: tuple[Cards, Cards], who: str, seed: int) -> Game:
    """A game that two equal players have played to its end."""
    game, chooser = game_of(code, decks, seed), player(who, seed)
    game.start()
    while game.ask is not None:
        game.answer(chooser.choose(game, game.ask))
    return game


def measured(code: str, decks: str, who: str, games: int, rounds: int = ROUNDS) -> dict[str, object]:
    """Return what is printed."""
    pairs, took = DECKS[decks](code), []
    played(code, pairs[0], who, games)
    for _ in range(rounds):
        began = time.process_time()
        over = [played(code, pairs[seed % len(pairs)], who, seed) for seed in range(games)]
        took.append(time.process_time() - began)
    how = sha256("".join(f"{game.answers}{ending(game)}" for game in over).encode())
    return {
        "seconds": median(took),
        "decisions": sum(len(game.answers) for game in over),
        "digest": how.hexdigest(),
    }


if __name__ == "__main__":
    code, decks, who, games, *rounds = sys.argv[1:]
    print(json.dumps(measured(code, decks, who, int(games), *map(int, rounds))))
