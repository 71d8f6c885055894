"""The games of a batch by the worker that played them, to find one that plays differently."""

from collections import defaultdict
from dataclasses import dataclass, field

from simulate.games.homogeneity import Homogeneity, homogeneity, pair_counts
from simulate.games.ledger import sums
from simulate.models import Batch, Chunk
from simulate.services.plans import plan_of


@dataclass(slots=True)
class WorkerGames:
    """What a worker played of a batch: chunks, games, and pairs by pairing and points."""

    worker: str
    chunks: int = 0
    games: int = 0
    pairs: dict[int, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0] * 5))


def games_by_worker(batch: Batch) -> list[WorkerGames]:
    """Return what each worker played of a batch, in the order of their names; reads every chunk."""
    plan = plan_of(batch)
    found: dict[str, WorkerGames] = {}
    rows = Chunk.objects.filter(batch=batch, state=Chunk.State.DONE)
    for number, worker, ledger in rows.values_list("number", "worker", "ledger").iterator(chunk_size=500):
        one = found.setdefault(worker, WorkerGames(worker))
        one.chunks += 1
        assert ledger is not None, "a chunk that is done has a ledger"
        one.games += ledger.get("games", 0)
        pairing = plan.chunk(number).pairing
        one.pairs[pairing] = sums(one.pairs[pairing], pair_counts(ledger))
    return [found[name] for name in sorted(found)]


def compared_workers(workers: list[WorkerGames]) -> Homogeneity:
    """Compare the workers' scores in each pairing, and add the comparisons up."""
    pairings = sorted({pairing for one in workers for pairing in one.pairs})
    each = (
        homogeneity([one.pairs[pairing] for one in workers if pairing in one.pairs]) for pairing in pairings
    )
    return sum(each, Homogeneity())
