"""The plans of batches as values."""

from functools import lru_cache

from django.conf import settings

import rules
from simulate.games.cost import seconds_a_game
from simulate.games.plan import Plan
from simulate.models import Batch


def plan_of(batch: Batch) -> Plan:
    """Return the plan of a batch, which never changes; the last few are kept, so `plan` may be deferred."""
    return _plan(batch.public_id, rules.system(batch.system).edition)


@lru_cache(maxsize=8)
def _plan(public_id: str, edition: str) -> Plan:
    """The plan with its decks of the cards of one edition."""
    return Plan.from_json(Batch.objects.values_list("plan", flat=True).get(public_id=public_id))


def lease_seconds(plan: Plan) -> float:
    """Return for how long a worker that says nothing may hold a chunk.

    It says something between two games, so that one game has to fit in many times over on a slow machine.
    """
    return float(settings.BATCH_LEASE) + 20 * seconds_a_game(plan.system, plan.players)
