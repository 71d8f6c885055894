"""The statistics of a deck over the API, the same as in its charts."""

from typing import TypedDict

from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api import shapes
from cards.api.rows import search_json
from common import caps
from common.access import User
from common.api import answers
from common.api.base import asked
from common.api.described import described, published
from common.api.problems import problem
from common.api.serializers import Asked, Json
from decks import selectors, stats, values
from decks.api.base import View, deck_response, found_or_404
from decks.editing import history
from decks.models import Deck, DeckVersion
from decks.stats.charts import ChartTable, SeriesColumn
from rules.readings import DeckRead, DeckReading, deck_read, deck_reading


class StatsAsked(Asked):
    """The query parameters of statistics."""

    q = serializers.CharField(
        required=False,
        max_length=caps.SEARCH_TEXT,
        help_text="Count only the cards that this search finds: `cost<=3 -type:spell`.",
    )
    section = serializers.CharField(
        required=False,
        max_length=caps.SECTION_CODE,
        help_text="A section's code, or `all`; default: the section that cards are drawn from.",
    )
    version = serializers.IntegerField(
        required=False,
        min_value=1,
        max_value=10**9,
        help_text="Count the deck at this version; default: the newest.",
    )
    beside = serializers.IntegerField(
        required=False,
        min_value=1,
        max_value=10**9,
        help_text="Compare with this version, as one more series in stacked charts.",
    )


class Stats(TypedDict):
    """A deck's charts; `counted` of the section's `held` cards are included; `reading` is of all cards."""

    system: str
    version: int
    section: str
    held: int
    counted: int
    unresolved: int
    considered: int
    search: shapes.Search | None
    charts: list[ChartTable]
    reading: DeckRead


# The schema's established names for these types.
published({ChartTable: "Chart", SeriesColumn: "Series"})


class StatsView(View):
    """The statistics of a deck."""

    @extend_schema(
        operation_id="decks_stats",
        summary="Read a deck's charts",
        parameters=[StatsAsked],
        responses={200: described(Stats), **answers.problems(400, 404)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return the charts of a deck as tables, and how much of its cards' texts is read and played."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        given = asked(StatsAsked, request)
        try:
            found = _counted(deck, request, given)
        except stats.BadSection as error:
            raise exceptions.ValidationError({"section": [str(error)]}) from error
        if found.error:
            said = f"{found.error.message}: {found.error.parts[1]!r}"
            return problem(400, "bad_query", said, start=found.error.start, end=found.error.end)
        number = given.get("version", deck.version)
        value = (
            values.value_of_version(_kept(deck, request.user, number, "version"))
            if "version" in given
            else values.to_rules(deck)
        )
        return deck_response(deck, _stats_json(found, number, deck_reading(value)))


def _counted(deck: Deck, request: Request, given: Json) -> stats.Stats:
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


def _stats_json(found: stats.Stats, version: int, reading: DeckReading) -> Stats:
    return {
        "system": found.system,
        "version": version,
        "section": found.section,
        "held": found.held,
        "counted": found.counted,
        "unresolved": found.unresolved,
        "considered": found.considered,
        "search": None if found.search is None else search_json(found.search),
        "charts": [chart.as_json() for chart in found.charts],
        "reading": deck_read(reading),
    }
