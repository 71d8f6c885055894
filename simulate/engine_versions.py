"""The engine versions that games were played by; the site may be upgraded while a batch is played."""

from dataclasses import dataclass

from django.db.models import Count, Min, Q

import rules
from decks.verdicts import digests
from simulate.games.plan import Plan
from simulate.models import Batch, Chunk


def rules_edition(system: str) -> str:
    """Return the engine version of this process."""
    return digests.engine_version(rules.system(system))[:16]


@dataclass(frozen=True, slots=True)
class Edition:
    """How many counted games of a batch were played by a version; `current` if it is this process's."""

    rules: str
    games: int
    current: bool


def editions_of(batch: Batch, plan: Plan) -> list[Edition]:
    """Return the engine versions of a batch's counted games, in the order of the games.

    The number of games in a chunk follows from the plan, so no ledger has to be read.
    """
    last = (plan.chunks_each - 1) * len(plan.pairings)
    rows = (
        Chunk.objects.filter(batch=batch, number__lt=batch.through)
        .order_by()
        .values("rules")
        .annotate(chunks=Count("pk"), ends=Count("pk", filter=Q(number__gte=last)), first=Min("number"))
        .order_by("first")
    )
    short = plan.chunk_pairs - plan.chunk(last).pairs
    now = rules_edition(batch.system)
    return [
        Edition(
            row["rules"],
            2 * (plan.chunk_pairs * row["chunks"] - short * row["ends"]),
            row["rules"] == now,
        )
        for row in rows
    ]
