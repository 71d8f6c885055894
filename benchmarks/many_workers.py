"""Computes what 64, 1,000 and 10,000 workers play on one database: `python -m benchmarks.many_workers`.

Nothing is played: a program goes through what the workers do with one long batch in a minute, event by event,
with what the steps cost by `benchmarks/test_chunk_costs.py`. The window, counting and the sweep follow
`simulate/services/`. The queue and the network cost nothing; each step waits for a free core of the database.
"""

import os
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush, heapreplace
from random import Random
from typing import NamedTuple

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()

from simulate.services.sums import COUNT_AT_ONCE, COUNT_SECONDS  # noqa: E402
from simulate.services.window import CHUNKS_A_WORKER, MOST_AHEAD  # noqa: E402

SECONDS, BEGIN = 60.0, 20.0
"""How long the workers play, and from when on they are watched, all of them having begun by then."""
SWEEP, LEAST_WINDOW = 5.0, 32
SPREAD = 0.3
"""How much longer or shorter than usual a chunk takes, at most, as a part of it."""
LOOK_SECONDS = 2.0


class Cost(NamedTuple):
    """Seconds that a step takes a core of the database, and its worker besides."""

    database: float
    worker: float


CLAIM = Cost(0.0011, 0.0022)
ASK = Cost(0.0002, 0.0004)
STORE = Cost(0.0026, 0.0029)
COUNT = Cost(0.0060, 0.0112)
COUNT_MORE = Cost(0.00004, 0.00019)
"""For each further chunk counted in a transaction."""

RUNS = (
    (64, 2, 2.0),
    (1_000, 2, 2.0),
    (1_000, 8, 2.0),
    (10_000, 8, 2.0),
    (10_000, 64, 2.0),
    (10_000, 8, 20.0),
)
"""Workers, cores of the database, and seconds of a chunk."""


class Simulation:
    """Workers, the database they share, and a batch without an end."""

    def __init__(self, workers: int, cores: int, chunk_seconds: float) -> None:
        self.workers, self.cores, self.chunk_seconds = workers, cores, chunk_seconds
        self.now = self.played = self.used = self.counted_for = 0.0
        self.waited: list[float] = []
        self.most_uncounted = 0
        self._random = Random(workers)
        self._free = [0.0] * cores
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = 0
        self._queue: deque[int] = deque()
        self._idle = workers
        self._busy = self._made = self._through = self._done = 0
        self._stored: set[int] = set()
        self._counting = False

    def run(self) -> "Simulation":
        """Let the time pass."""
        self._sweep()
        while self._events[0][0] < SECONDS:
            self.now, _, happen = heappop(self._events)
            happen()
        return self

    def _at(self, when: float, happen: Callable[[], None]) -> None:
        self._numbers += 1
        heappush(self._events, (when, self._numbers, happen))

    def _ask(self, cost: Cost) -> float:
        """Use the database and return when the answer has been dealt with."""
        begins = max(self.now, self._free[0])
        heapreplace(self._free, begins + cost.database)
        if self.now >= BEGIN:
            self.used += cost.database
            self.waited.append(begins - self.now)
        return begins + cost.database + cost.worker

    # ---- the window ----

    def _sweep(self) -> None:
        self._refill()
        self._at(self.now + SWEEP, self._sweep)

    def _refill(self) -> None:
        size = max(LEAST_WINDOW, CHUNKS_A_WORKER * self._busy)
        end = min(self._done + size, self._through + MOST_AHEAD * size)
        self._queue.extend(range(self._made, end))
        self._made = max(self._made, end)
        while self._idle and self._queue:
            self._idle -= 1
            self._take()

    # ---- a worker ----

    def _take(self) -> None:
        """Claim a chunk and play it, or wait for one."""
        if not self._queue:
            self._idle += 1
            return
        number = self._queue.popleft()
        self._busy += 1
        self._at(self._ask(CLAIM), lambda: self._play(number, self.chunk_seconds * self._length()))

    def _length(self) -> float:
        return 1 + SPREAD * (2 * self._random.random() - 1)

    def _play(self, number: int, left: float) -> None:
        """Play until it is time to ask whether the batch is still wanted, or to the end."""
        plays = min(left, LOOK_SECONDS)
        self.played += max(0.0, min(self.now + plays, SECONDS) - max(self.now, BEGIN))
        if left > plays:
            self._at(
                self.now + plays, lambda: self._at(self._ask(ASK), lambda: self._play(number, left - plays))
            )
        else:
            self._at(self.now + plays, lambda: self._at(self._ask(STORE), lambda: self._end(number)))

    def _end(self, number: int) -> None:
        """Count, if that is possible and nobody else does; then take the next chunk."""
        self._busy -= 1
        self._done += 1
        self._stored.add(number)
        self.most_uncounted = max(self.most_uncounted, len(self._stored))
        if self._counting or self._through not in self._stored:
            self._take()
        else:
            self._counting = True
            self._count(self.now + COUNT_SECONDS)

    def _count(self, until: float) -> None:
        more = 1
        while more < COUNT_AT_ONCE and self._through + more in self._stored:
            more += 1
        cost = Cost(*(one + (more - 1) * each for one, each in zip(COUNT, COUNT_MORE, strict=True)))
        ends = self._ask(cost)
        if self.now >= BEGIN:
            self.counted_for += ends - self.now
        self._at(ends, lambda: self._counted(more, until))

    def _counted(self, more: int, until: float) -> None:
        self._stored.difference_update(range(self._through, self._through + more))
        self._through += more
        self._refill()
        if self._through in self._stored and self.now < until:
            self._count(until)
        else:
            self._counting = False
            self._take()


def row(workers: int, cores: int, chunk_seconds: float) -> str:
    """Return what came of a minute as a row of the table."""
    made = Simulation(workers, cores, chunk_seconds).run()
    seconds = SECONDS - BEGIN
    waited = sorted(made.waited)
    figures = (
        f"{workers:,}",
        cores,
        f"{chunk_seconds:g}",
        f"{made.played / seconds / workers:.1%}",
        f"{made.used / seconds / cores:.0%}",
        f"{1000 * waited[len(waited) * 95 // 100]:,.0f}",
        f"{made.counted_for / seconds:.0%}",
        f"{made.most_uncounted:,}",
    )
    return f"| {' | '.join(map(str, figures))} |".replace("%", " %")


def main() -> None:
    """Print the table."""
    print(
        "| workers | cores of the database | seconds a chunk | workers play | database is busy "
        "| a step waits at most, 95 % (ms) | somebody counts | most uncounted chunks |"
    )
    print("|--:|--:|--:|--:|--:|--:|--:|--:|")
    for run in RUNS:
        print(row(*run), flush=True)


if __name__ == "__main__":
    main()
