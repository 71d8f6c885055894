"""Which edition of the rules games were played by: the site may be renewed while a batch is played."""

from dataclasses import dataclass

from django.db.models import Count, Min, Q

import rules
from decks.verdicts import digests
from simulate.games.plan import Plan
from simulate.models import Batch, Chunk


def rules_edition(system: str) -> str:
    """Identify the rules that this process plays by."""
    return digests.engine_version(rules.system(system))[:16]


@dataclass(frozen=True, slots=True)
class Edition:
    """How many counted games of a batch were played by one edition; `current` is that of this process."""

    rules: str
    games: int
    current: bool


def editions_of(batch: Batch, plan: Plan) -> list[Edition]:
    """Return the editions that the counted games of a batch were played by, in the order of their games.

    How many games a chunk has follows from the plan, so that no ledger has to be read for it.
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
