"""Small plans of games between sample decks, and what a batch came to."""

from typing import Any

from rules.samples import sample_decks
from simulate.games.plan import Plan, entry_of
from simulate.games.play import play_chunk
from simulate.games.stop import Stop
from simulate.models import Batch


def small_plan(
    *,
    pairs: int = 6,
    chunk_pairs: int = 1,
    seed: int = 7,
    decks: int = 2,
    system: str = "dm",
    stop: Stop | None = None,
) -> Plan:
    """The first sample deck of a system against each of the next, a few quick games each."""
    samples = list(sample_decks(system).items())[:decks]
    return Plan(
        system=system,
        entries=tuple(entry_of(name, deck) for name, deck in samples),
        pairings=tuple((0, other) for other in range(1, decks)),
        players=("random", "random"),
        pairs=pairs,
        chunk_pairs=chunk_pairs,
        seed=seed,
        stop=stop,
    )


def undisturbed(plan: Plan, numbers: range | None = None) -> list[tuple[int, str, dict[str, Any]]]:
    """What the chunks of a plan come to when nothing goes wrong: number, digest and ledger of each."""
    found = []
    for number in range(plan.chunk_count) if numbers is None else numbers:
        played = play_chunk(plan, number)
        found.append((number, played.digest, played.ledger))
    return found


def results(batch: Batch) -> list[tuple[int, str, dict[str, Any]]]:
    """The rows of a batch that have a result, in the same shape."""
    done = batch.rows.filter(state="done").order_by("number")
    return list(done.values_list("number", "digest", "ledger"))
