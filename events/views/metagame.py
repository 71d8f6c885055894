"""Pages of what was played: at an event, and in a format by month."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

import rules
from common import access
from decks.verdicts.notices import format_name
from events.metagame import figures, selectors
from events.metagame.months import BadMonth, read_month
from events.results import selectors as results
from events.views.base import event_or_404
from events.views.events import page_context
from rules.construction.formats import UnknownFormat
from rules.systems import UnknownSystem


@require_safe
def metagame(request: HttpRequest) -> HttpResponse:
    """List the formats of which published events are known."""
    formats = [
        {
            "of": rules.system(row["system"]),
            "code": row["format"],
            "name": format_name(row["system"], row["format"]),
            "events": row["events"],
            "lists": row["lists"],
        }
        for row in selectors.known_formats()
    ]
    response = render(request, "metagame/list.html", {"formats": formats})
    access.keep_private(response)
    return response


@require_safe
def format_metagame(request: HttpRequest, system: str, format: str) -> HttpResponse:
    """Show what was played at all listed events of a format, ever or in a month."""
    try:
        form = rules.format_of(system, format)
    except (UnknownSystem, UnknownFormat):
        raise Http404 from None
    trouble, status, month = "", 200, None
    try:
        month = read_month(request.GET.get("month", ""))
    except BadMonth as error:
        trouble, status = str(error), 400
    found = figures.format_figures(system, form.code, month)
    leading, attribute = figures.words_of(system)
    context = {
        "of": rules.system(system),
        "format_name": format_name(system, form.code),
        "figures": found,
        "month": found["month"] or "",
        "months": figures.shown_months(found),
        "leading_word": leading,
        "attribute_word": attribute,
        "trends": [
            {"title": title, "rows": rows}
            for title, rows in (
                (leading, figures.leading_trends(system, form.code, found)),
                (attribute, figures.attribute_trends(system, form.code, found)),
            )
            if rows
        ]
        if len(found["months"]) > 1
        else [],
        "trouble": trouble,
    }
    response = render(request, "metagame/format.html", context, status=status)
    access.keep_private(response)
    return response


@require_safe
def event_metagame(request: HttpRequest, event_id: str) -> HttpResponse:
    """Show what was played at an event, once its results are published."""
    shown, rights = event_or_404(request, event_id)
    if not results.is_published(shown):
        raise Http404
    leading, attribute = figures.words_of(shown.system)
    context = {
        **page_context(shown),
        "at": "metagame",
        "rights": rights,
        "figures": figures.event_figures(shown),
        "leading_word": leading,
        "attribute_word": attribute,
    }
    response = render(request, "events/metagame.html", context)
    access.keep_private(response, shown)
    return response
