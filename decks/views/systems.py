"""The page of a system: its sections, its formats, and the days its lists change."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

import rules
from common import clock
from decks.examples import example
from rules.systems import CODES


@require_safe
def system(request: HttpRequest, code: str) -> HttpResponse:
    """Show one system."""
    if code not in CODES:
        raise Http404
    of = rules.system(code)
    formats = rules.formats(code).values()
    today = clock.today()
    shown = [
        {"format": form, "changed": max((day for day in form.dates if day <= today), default=None)}
        for form in formats
    ]
    context = {"of": of, "formats": shown, "has_example": bool(example(code)), "chosen": code}
    return render(request, "systems/detail.html", context)
