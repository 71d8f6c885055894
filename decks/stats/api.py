"""The figures of a deck over the API, the same as its charts show."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api import shapes
from common import caps
from common.access import User
from common.api import answers
from common.api.base import asked
from common.api.problems import problem
from common.api.serializers import Asked
from decks import selectors, stats
from decks.api.base import View, deck_response, found_or_404
from decks.editing import history
from decks.models import Deck, DeckVersion


class StatsAsked(Asked):
    """The query parameters of figures."""

    q = serializers.CharField(
        required=False,
        max_length=caps.SEARCH_TEXT,
        help_text="Count only the cards that this search finds: `cost<=3 -type:spell`.",
    )
    section = serializers.CharField(
        required=False,
        max_length=caps.SECTION_CODE,
        help_text="The code of a section, or `all`; without it, the one that cards are drawn from.",
    )
    version = serializers.IntegerField(
        required=False,
        min_value=1,
        max_value=10**9,
        help_text="Count what the deck held at this version; what it holds now without.",
    )
    beside = serializers.IntegerField(
        required=False,
        min_value=1,
        max_value=10**9,
        help_text="Put what this version held beside it, as one more series of the charts that stack.",
    )


class SeriesShape(answers.Base):
    """One column of a chart: a number for each row, and of what they are shares if of anything."""

    title = serializers.CharField()
    values = serializers.ListField(child=serializers.IntegerField())
    whole = serializers.IntegerField(allow_null=True)


class ChartShape(answers.Base):
    """One chart as a table; without rows, the sentence says why."""

    code = serializers.CharField()
    title = serializers.CharField()
    sentence = serializers.CharField()
    notes = serializers.ListField(child=serializers.CharField())
    rows = serializers.ListField(child=serializers.CharField())
    series = SeriesShape(many=True)


class StatsShape(answers.Base):
    """The figures of a deck: of `held` cards in the section, `counted` are in the charts."""

    system = serializers.CharField()
    version = serializers.IntegerField()
    section = serializers.CharField()
    held = serializers.IntegerField()
    counted = serializers.IntegerField()
    unresolved = serializers.IntegerField()
    considered = serializers.IntegerField()
    search = shapes.SearchShape(allow_null=True)
    charts = ChartShape(many=True)


class StatsView(View):
    """The figures of a deck."""

    @extend_schema(
        operation_id="decks_stats",
        summary="Count what a deck holds",
        parameters=[StatsAsked],
        responses={200: StatsShape, **answers.problems(400, 404)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return the charts of a deck as tables: costs, attributes, types, figures, what pays for what."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        given = asked(StatsAsked, request)
        try:
            found = _counted(deck, request, given)
        except stats.BadSection as error:
            raise exceptions.ValidationError({"section": [str(error)]}) from error
        if found.error:
            said = f"{found.error.message}: {found.error.parts[1]!r}"
            return problem(400, "bad_query", said, start=found.error.start, end=found.error.end)
        return deck_response(deck, {"version": given.get("version", deck.version), **_stats_json(found)})


def _counted(deck: Deck, request: Request, given: Any) -> stats.Stats:
    section, text = given.get("section", ""), given.get("q", "")
    if "version" in given:
        found = stats.of_version(
            _kept(deck, request.user, given["version"], "version"), request.user, section, text
        )
    else:
        found = stats.of_deck(deck, request.user, section, text)
    if "beside" not in given:
        return found
    other = stats.of_version(
        _kept(deck, request.user, given["beside"], "beside"), request.user, section, text
    )
    return stats.compared(found, other, f"Version {given['beside']}")


def _kept(deck: Deck, user: User, number: int, field: str) -> DeckVersion:
    kept = history.version_or_none(deck, user, number)
    if kept is None:
        said = f"there is no version {number} that you can see; the newest is {deck.version}"
        raise exceptions.ValidationError({field: [said]})
    return kept


def _stats_json(found: stats.Stats) -> dict[str, Any]:
    return {
        "system": found.system,
        "section": found.section,
        "held": found.held,
        "counted": found.counted,
        "unresolved": found.unresolved,
        "considered": found.considered,
        "search": None
        if found.search is None
        else {
            "text": found.search.text,
            "systems": list(found.search.systems),
            "words": [chip.words for chip in found.search.chips],
            "warnings": [
                {"term": one.term, "message": one.words, "instead": one.instead}
                for one in found.search.warnings
            ],
        },
        "charts": [chart.as_json() for chart in found.charts],
    }
