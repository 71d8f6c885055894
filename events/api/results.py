"""Published results and figures over the API: of an event, and of a format by month."""

from datetime import date
from typing import TypedDict

from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response

import rules
from common import access, caps
from common.api.answers import problems
from common.api.base import View, asked
from common.api.described import described
from common.api.serializers import Asked
from events.metagame import figures
from events.metagame.months import BadMonth, read_month
from events.models import Event
from events.results import selectors as results
from events.views.base import event_or_404


class PublishedResults(TypedDict):
    """The published results of an event."""

    event: str
    system: str
    format: str
    day: date
    players: int
    results: list[results.ShownResult]


class FiguresAsked(Asked):
    """The query parameters of a format's figures."""

    system = serializers.CharField(max_length=caps.SYSTEM_CODE)
    format = serializers.CharField(
        required=False, max_length=caps.FORMAT_CODE, help_text="Default: the game's own."
    )
    month = serializers.CharField(
        required=False, max_length=20, help_text="Only events of this month, as 2026-11; default: all."
    )


class ResultsView(View):
    """The results of an event."""

    @extend_schema(
        operation_id="event_results",
        summary="Read the results of an event",
        responses={200: described(PublishedResults), **problems(404, 429)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return the published results of an event. Players who do not agree to be named are null."""
        event = _published_or_404(request, public_id)
        rows = results.shown_results(event)
        said: PublishedResults = {
            "event": event.public_id,
            "system": event.system,
            "format": event.format,
            "day": event.day,
            "players": len(rows),
            "results": rows,
        }
        return _answer(said, event)


class EventFiguresView(View):
    """What was played at an event."""

    @extend_schema(
        operation_id="event_metagame",
        summary="Read what was played at an event",
        responses={200: described(figures.EventFigures), **problems(404, 429)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return what was played at an event: by card, by ruler or leader and by attribute.

        Only lists that players agreed to publish are counted: `basis` says how many of how many players.
        """
        event = _published_or_404(request, public_id)
        return _answer(figures.event_figures(event), event)


class FormatFiguresView(View):
    """What was played in a format."""

    @extend_schema(
        operation_id="metagame",
        summary="Read what is played in a format",
        parameters=[FiguresAsked],
        responses={200: described(figures.FormatFigures), **problems(400, 429)},
    )
    def get(self, request: Request) -> Response:
        """Return what was played at all listed events of a format with published results, in a month or ever.

        Only lists that players agreed to publish are counted: `basis` says how many of how many players.
        """
        said = asked(FiguresAsked, request)
        form = rules.format_of(said["system"], said.get("format") or None)
        try:
            month = read_month(said.get("month", ""))
        except BadMonth as error:
            raise exceptions.ValidationError({"month": [str(error)]}) from error
        return Response(figures.format_figures(said["system"], form.code, month))


def _published_or_404(request: Request, public_id: str) -> Event:
    event, _ = event_or_404(request, public_id)
    if not results.is_published(event):
        raise Http404
    return event


def _answer(said: object, event: Event) -> Response:
    response = Response(said)
    access.keep_private(response, event)
    return response
