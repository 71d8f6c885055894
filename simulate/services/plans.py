"""The plans of batches as values."""

from functools import lru_cache

from django.conf import settings

import rules
from simulate.games.cost import seconds_a_game
from simulate.games.plan import Plan
from simulate.models import Batch


def plan_of(batch: Batch) -> Plan:
    """Return the plan of a batch, which never changes; the last few are cached, so `plan` may be deferred."""
    return plan_by_id(batch.public_id, batch.system)


def plan_by_id(public_id: str, system: str) -> Plan:
    """Return the plan of a batch by its public id, which is never used again, as keys of rows may be."""
    return _plan(public_id, rules.system(system).edition)


@lru_cache(maxsize=32)
def _plan(public_id: str, edition: str) -> Plan:
    """The plan with its decks, for one version of the cards."""
    return Plan.from_json(Batch.objects.values_list("plan", flat=True).get(public_id=public_id))


def lease_seconds(plan: Plan) -> float:
    """Return how long a worker may hold a chunk without renewing its claim.

    Claims are renewed between games, so one game must fit many times over even on a slow machine.
    """
    return float(settings.BATCH_LEASE) + 20 * seconds_a_game(plan.system, plan.players)
