"""Playing one chunk of a plan: whole pairs of games, each from its own seeds."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from rules.engine.asks import Refused
from rules.engine.game import Game
from rules.engine.records import digest
from rules.play import Meeting, Seat, distinct
from simulate.games.effects import AS_IT_IS
from simulate.games.game_counts import Count
from simulate.games.ledger import Ledger
from simulate.games.observer import Layout, Watch
from simulate.games.plan import Plan, Purpose

PLAYERS: tuple[tuple[Purpose, Purpose], ...] = (
    ("first player", "second player"),
    ("first player, swapped", "second player, swapped"),
)
FAILURES = (ArithmeticError, AssertionError, AttributeError, LookupError, NameError, RuntimeError, TypeError)
"""The exceptions of an engine failure; others are failures of the machine, or a request to stop."""
MOST_REASON = 160
_ADDRESS = re.compile(r"0x[0-9a-f]+")
_FINGERPRINT = 8


class Stopped(Exception):
    """A chunk was stopped between two games on request."""


@dataclass(frozen=True, slots=True)
class Played:
    """A chunk's results: the sums over its games, and a fingerprint of all of them in order."""

    ledger: Ledger
    digest: str


def meeting_of(plan: Plan, pairing: int) -> Meeting:
    """Return the two decks of a pairing, ready to play."""
    one, other = plan.pairings[pairing]
    names = distinct((plan.entries[one].name, plan.entries[other].name))
    return Meeting(
        (
            Seat(names[0], plan.decks[one], plan.players[0]),
            Seat(names[1], plan.decks[other], plan.players[1]),
        ),
        (plan.orders[one], plan.orders[other]),
    )


def seeds_of(plan: Plan, pairing: int, pair: int, *, swapped: bool) -> tuple[int, int, int]:
    """Return the seeds of a game: of the deal, and of each deck's player.

    Both games of a pair have the same deal, except when a deck plays itself, because the same deal with the
    seats swapped would be the same game again. A deck with a card replaced has the deals of the deck as it
    is.
    """
    one, other = plan.pairings[pairing]
    deck = plan.entries[one if plan.effect is None else AS_IT_IS]
    itself = deck.rows == plan.entries[other].rows
    deal: Purpose = "deal, swapped" if swapped and itself else "deal"
    mine, theirs = PLAYERS[swapped]
    return plan.seed_of(pair, deal), plan.seed_of(pair, mine), plan.seed_of(pair, theirs)


def play_chunk(plan: Plan, number: int, stop_asked: Callable[[], bool] = lambda: False) -> Played:
    """Play a chunk of a plan by its number.

    `stop_asked` is called before every game and raises Stopped if true. A game in which the engine fails is
    counted as crashed, and the next one is played.
    """
    chunk = plan.chunk(number)
    meeting = meeting_of(plan, chunk.pairing)
    layout = Layout(meeting.rules, meeting.decks)
    count = Count(layout, plan.block_pairs, singly=plan.effect is not None)
    chained = ""
    for pair in range(chunk.first_pair, chunk.first_pair + chunk.pairs):
        went = []
        for swapped in (False, True):
            if stop_asked():
                raise Stopped(f"chunk {number} was stopped at pair {pair}")
            deal, *players = seeds_of(plan, chunk.pairing, pair, swapped=swapped)
            game = meeting.game(deal, swapped=swapped)
            watch = Watch(layout, game, swapped=swapped)
            try:
                meeting.play(game, (players[0], players[1]), swapped=swapped)
            except (*FAILURES, Refused) as error:
                failed = failure(error)
                print_of = digest([pair, swapped, game.answers, failed])
                count.crash(failed, deal, _number(print_of))
                went.append("")
            else:
                print_of = fingerprint(game, pair, swapped=swapped)
                went.append(count.game(game, watch, _number(print_of)))
            chained = digest([chained, print_of])
        count.pair(pair, *went)
    return Played(count.ledger(), chained)


def failure(error: Exception) -> str:
    """Return a failure of the engine as a text that is the same wherever it occurs."""
    return f"{type(error).__name__}: {_ADDRESS.sub('0x…', str(error))}"[:MOST_REASON]


def fingerprint(game: Game, pair: int, *, swapped: bool) -> str:
    """Return a fingerprint of a game: its number, all its answers and its end."""
    result = game.state.result
    assert result is not None, "a game that was played to its end has a result"
    return digest([pair, swapped, game.answers, result.winner, result.reason, game.state.turn])


def _number(print_of: str) -> int:
    return int(print_of[:_FINGERPRINT], 16)
