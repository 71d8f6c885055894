"""Replays of a batch's games: fast ones immediately, slow ones by a worker.

A game with lookahead players takes seconds of processor time, for which a request would block one of the few
threads that serve everybody. So a worker replays it, and the client polls until it is ready.
"""

import logging
from collections.abc import Callable

from django.core.cache import cache

from common.words import say
from config import broker
from simulate import queue
from simulate.answers import RecordedGame
from simulate.batch_results import BatchProgress
from simulate.engine_versions import rules_edition
from simulate.games import cost, replays
from simulate.games.stop import PlanFault
from simulate.models import Batch
from simulate.services.plans import plan_of

log = logging.getLogger(__name__)

KEPT = 3600
"""How many seconds a replay is cached, because it is read turn by turn."""
ASKED = 120
"""After how many seconds a worker is asked again for a game that is not ready."""
SLOW = 0.2
"""Games that take more seconds are left to a worker, and limited per visitor."""
AGAIN = 2
"""After how many seconds a client may check whether a game is ready."""


class TooOften(Exception):
    """The user has had many games replayed, and may request the next one in `seconds`."""

    def __init__(self, seconds: int) -> None:
        super().__init__(say("slow", seconds=seconds))
        self.seconds = seconds


class NotYet(Exception):
    """A worker is replaying the game, or will as soon as one is free."""


def recorded_game(
    stand: BatchProgress, pairing: int, pair: int, *, swapped: bool, wait: Callable[[str], int]
) -> RecordedGame:
    """Return a game of a batch told step by step; PlanFault for one that is not among those counted, or
    that would show a deck which is hidden.

    It is played again from its seeds, and kept for a while. Before it is played, `wait` is asked for how many
    seconds whoever asks has to wait, by what throttle counts such games; TooOften when it is more than none.
    NotYet for a slow game until a worker has played it.
    """
    if not 0 <= pairing < len(stand.ledgers):
        raise PlanFault(f"there is no pairing {pairing}, only 0 to {len(stand.ledgers) - 1}")
    if stand.hidden.intersection(stand.plan.pairings[pairing]):
        raise PlanFault("a private deck plays in this game, so only its owner can view it")
    played = stand.games_of(pairing) // 2
    if not 0 <= pair < played:
        said = f"only pairs 0 to {played - 1} are played" if played else "none is played yet"
        raise PlanFault(f"there is no pair {pair}: {said}")
    key = _key(stand.batch, pairing, pair, swapped=swapped)
    kept: RecordedGame | None = cache.get(key)
    if kept is not None:
        return kept
    if cost.seconds_a_game(stand.plan.system, stand.plan.players) > SLOW:
        if cache.get(f"{key}-asked") is None:
            _held(wait("slow-replay"))
            _ask(f"{key}-asked", stand.batch, pairing, pair, swapped)
        raise NotYet
    _held(wait("replay"))
    return replay_and_cache(stand.batch, pairing, pair, swapped=swapped)


def replay_and_cache(batch: Batch, pairing: int, pair: int, *, swapped: bool) -> RecordedGame:
    """Replay a game of a batch, cache the result, and return it."""
    told = recorded(replays.replay(plan_of(batch), pairing, pair, swapped=swapped))
    cache.set(_key(batch, pairing, pair, swapped=swapped), told, KEPT)
    return told


def same_rules(batch: Batch) -> bool:
    """Return whether a batch was played by the current engine version; otherwise replays may differ."""
    rows = batch.rows.exclude(rules="")
    return not rows.exclude(rules=rules_edition(batch.system)).exists()


def _key(batch: Batch, pairing: int, pair: int, *, swapped: bool) -> str:
    edition = rules_edition(batch.system)
    return f"game-{batch.public_id}-{pairing}-{pair}-{int(swapped)}-{edition}"


def _held(seconds: int) -> None:
    if seconds:
        raise TooOften(seconds)


def _ask(key: str, batch: Batch, pairing: int, pair: int, swapped: bool) -> None:
    """Ask a worker for a game, once for all who wait for it."""
    if not cache.add(key, True, ASKED):
        return
    try:
        queue.send_game(batch.pk, pairing, pair, swapped)
    except broker.AWAY as error:
        log.warning("the queue is away, so a game is asked for again with the next request: %s", error)
        cache.delete(key)


def recorded(one: replays.Replay) -> RecordedGame:
    """Return a replayed game as plain data, which can be cached."""
    return {
        "names": list(one.names),
        "players": list(one.players),
        "seed": one.record.seed,
        "first": one.first,
        "winner": one.winner,
        "reason": one.reason,
        "finished": one.finished,
        "turns": one.turns,
        "fingerprint": one.fingerprint,
        "record": one.record.to_json(),
        "steps": list(one.steps),
        "system": one.record.system,
        "board_steps": list(one.board_steps),
    }
