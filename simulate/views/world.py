"""The page of real decks: lists from tournaments against publishers' starter decks."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.systems import CODES
from simulate.presentation.world import Shown, shown


@require_safe
def world(request: HttpRequest) -> HttpResponse:
    """Show what the kept games came to, those that contradict the world included, and what is not read."""
    systems: list[Shown] = [shown(code) for code in CODES]
    held, played = (sum(getattr(one, name) for one in systems) for name in ("held", "played"))
    return render(request, "batches/world.html", {"systems": systems, "held": held, "played": played})
