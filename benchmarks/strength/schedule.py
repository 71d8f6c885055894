"""Which block is played next, and several processes that play them."""

from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from time import monotonic

from benchmarks.strength.duels import GAMES_IN_BLOCK, Block, Duel, Played, Score, play_block


def next_duel(scores: Mapping[Duel, Score], begun: Mapping[Duel, int], games: int) -> Duel | None:
    """Return the duel that took the least time so far, among those with games left to play."""
    able = [duel for duel in scores if begun[duel] * GAMES_IN_BLOCK < games]
    return min(able, key=lambda duel: (scores[duel].seconds, begun[duel]), default=None)


def play_all(
    scores: dict[Duel, Score],
    *,
    games: int,
    seconds: float | None,
    jobs: int,
    folder: Path | None,
    finished: Callable[[Played], None],
) -> None:
    """Play every duel's blocks until each has its games or the time is over; `finished` gets every result.

    The time is shared equally between duels, so that quick players play all their games first.
    """
    deadline = None if seconds is None else monotonic() + seconds
    numbers = {duel: set(score.blocks) for duel, score in scores.items()}
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Played]] = set()
        while True:
            while len(running) < jobs and (deadline is None or monotonic() < deadline):
                duel = next_duel(scores, {one: len(taken) for one, taken in numbers.items()}, games)
                if duel is None:
                    break
                number = next(place for place in range(games) if place not in numbers[duel])
                numbers[duel].add(number)
                running.add(pool.submit(play_block, Block(duel, number, folder)))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                played = one.result()
                scores[played.block.duel].add(played)
                finished(played)
