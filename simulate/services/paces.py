"""How fast games are played on this site, by which chunks are cut and durations foretold.

The estimate of `speed.toml` is of one machine and of sample decks, without the compiled engine. What the
workers of a site measured corrects it.
"""

from collections.abc import Sequence

from django.db import transaction
from django.db.models import Count, Sum

from simulate.games.cost import cards_of, seconds_a_game
from simulate.games.plan import Plan
from simulate.models import Batch, Chunk, Pace

KEPT_SECONDS = 600.0
"""How much play is remembered, in estimated seconds, so that another machine or engine soon shows."""
PRIOR_SECONDS = 10.0
"""How much play as fast as estimated is assumed besides, so that a few games do not say much."""
MOST = 20.0
"""By which factor the estimate is corrected at most, either way."""


def pace(system: str, players: Sequence[str]) -> float:
    """Return how many times as long as estimated the games of two players took lately; 1 if unknown."""
    known = (
        Pace.objects.filter(system=system, players=_key(players)).values_list("taken", "estimated").first()
    )
    taken, estimated = known or (0.0, 0.0)
    return min(MOST, max(1 / MOST, (taken + PRIOR_SECONDS) / (estimated + PRIOR_SECONDS)))


@transaction.atomic
def note_pace(batch: Batch, plan: Plan) -> None:
    """Remember how long the counted chunks of a batch took; called once, when it has ended."""
    last = (plan.chunks_each - 1) * len(plan.pairings)
    whole = plan.chunk_count if plan.chunks_each == 1 else last
    timed = Chunk.objects.filter(batch=batch, number__lt=min(batch.through, whole), seconds__isnull=False)
    found = timed.aggregate(chunks=Count("pk"), seconds=Sum("seconds"))
    if not found["chunks"]:
        return
    a_game = seconds_a_game(plan.system, plan.players, cards_of(plan.entries))
    games = 2 * plan.chunk(0).pairs * found["chunks"]
    known, _ = Pace.objects.select_for_update().get_or_create(system=plan.system, players=_key(plan.players))
    known.taken += found["seconds"]
    known.estimated += a_game * games
    kept = min(1.0, KEPT_SECONDS / known.estimated)
    known.taken *= kept
    known.estimated *= kept
    known.save(update_fields=["taken", "estimated"])


def _key(players: Sequence[str]) -> str:
    return ",".join(sorted(players))
