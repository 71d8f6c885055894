"""Cards over the API."""

from urllib.parse import urlencode

from django.http import Http404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

import rules
from cards import search, sections, selectors
from cards.api import shapes
from cards.api.rows import card_json, search_json
from cards.models import CardFact
from cards.search import page
from common import caps, clock
from common.api import answers
from common.api.base import View
from common.api.described import described
from common.api.problems import problem


class Search(serializers.Serializer[object]):
    """The single query parameters of a search; facts may be repeated."""

    q = serializers.CharField(
        required=False,
        max_length=caps.SEARCH_TEXT,
        help_text="A search as written on the cards page: `dragon type:spell cost<=3`.",
    )
    system = serializers.CharField(required=False, max_length=50)
    cost = serializers.IntegerField(required=False, min_value=0, max_value=1000)
    cost_min = serializers.IntegerField(required=False, min_value=0, max_value=1000)
    cost_max = serializers.IntegerField(required=False, min_value=0, max_value=1000)
    order = serializers.ChoiceField(required=False, choices=list(search.ORDERS))
    after = serializers.CharField(
        required=False, max_length=600, help_text="The cursor of the page, from `next` of the previous page."
    )
    page_size = serializers.IntegerField(
        required=False, min_value=1, help_text=f"Results per page, at most {caps.LARGEST_PAGE}."
    )


class Fact(serializers.ListField):
    """The values of one kind of fact."""

    child = serializers.CharField(max_length=caps.FACT)


def query_of(request: Request) -> tuple[search.CardQuery, str, int]:
    """Parse a card query, the cursor and the page size. Raises ValidationError."""
    given = request.query_params
    once = Search(data={name: given[name] for name in map(str, Search().fields) if given.get(name)})
    once.is_valid(raise_exception=True)
    asked = once.validated_data
    facts: dict[str, tuple[str, ...]] = {}
    for kind in CardFact.KINDS:
        values = [value for value in given.getlist(kind) if value]
        facts[kind] = tuple(Fact(max_length=caps.SEARCH_VALUES).run_validation(values))
    if asked.get("system"):
        rules.system(asked["system"])
    exact = asked.get("cost")
    query = search.CardQuery(
        text=asked.get("q", ""),
        system=asked.get("system", ""),
        facts=facts,
        cost_min=asked.get("cost_min") if exact is None else exact,
        cost_max=asked.get("cost_max") if exact is None else exact,
        order=asked.get("order", "best"),
        user=request.user,
    )
    return query, asked.get("after", ""), min(asked.get("page_size", caps.PAGE), caps.LARGEST_PAGE)


class CardsView(View):
    """Cards by name, number and fact."""

    @extend_schema(
        operation_id="cards_search",
        summary="Search cards",
        parameters=[
            Search,
            *(
                OpenApiParameter(
                    kind, str, many=True, description=f"Only cards with one of these values of {kind}."
                )
                for kind in CardFact.KINDS
            ),
        ],
        responses={200: described(shapes.CardsFound), **answers.problems(400, 429)},
    )
    def get(self, request: Request) -> Response:
        """Search cards as on the cards page: `q` takes a whole search, and parameters can add filters.

        Terms that are not understood are left out and listed in `search.warnings`. A search that cannot be
        parsed is refused with the position in characters. `next` is the URL of the next page, null on the
        last. Where hardly any card matches, `near` has cards that match if words are misspelled.
        """
        query, after, size = query_of(request)
        try:
            found = search.find_forgiving(query, after, size)
        except search.BadQuery as error:
            return problem(
                400, "bad_query", f"{error.message}: {error.parts[1]!r}", start=error.start, end=error.end
            )
        except search.BadCursor as error:
            return problem(400, "bad_cursor", str(error))
        answer: shapes.CardsFound = {
            "count": found.count,
            "next": self._next(request, found.next) if found.next else None,
            "search": search_json(found.search),
            "results": [card_json(card) for card in found.cards],
            "near": [card_json(card) for card in found.near],
        }
        return Response(answer)

    def _next(self, request: Request, after: str) -> str:
        kept = [
            (key, one) for key, values in request.query_params.lists() for one in values if key != "after"
        ]
        return request.build_absolute_uri(f"{request.path}?{urlencode([*kept, ('after', after)])}")


class CardView(View):
    """One card."""

    @extend_schema(
        operation_id="cards_read",
        summary="Read a card",
        responses={200: described(shapes.CardDetail), **answers.problems(404)},
    )
    def get(self, request: Request, system: str, card_id: str) -> Response:
        """Return a card by system and id, with its legality by format today and its keywords explained."""
        card = selectors.card_or_none(system, card_id)
        if card is None:
            raise Http404
        made = page.played(card)
        answer: shapes.CardDetail = {
            **card_json(card),
            "sections": sections.sections_for(system, card_id),
            "formats": [page.legality_json(one) for one in page.in_formats(card, clock.today())],
            "explained": [
                {
                    "keyword": printed,
                    "says": keyword.says if keyword else "",
                    "clauses": [clause.number for clause in keyword.clauses] if keyword else [],
                }
                for printed, keyword in page.keywords_of(card)
            ],
            "does": [shapes.side_json(side) for side in page.does(card)],
            "played_whole": made.whole if made else None,
        }
        return Response(answer)
