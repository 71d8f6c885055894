"""Cards over the API."""

from typing import Any

from django.http import Http404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from decks import bridge, caps, selectors
from decks.api import shapes
from decks.api.base import PAGE_PARAMETERS, Pages, View
from decks.api.serializers import card_json
from decks.models import CardFact


class Search(serializers.Serializer[Any]):
    """The query parameters of a search that stand once; facts may stand several times."""

    q = serializers.CharField(required=False, max_length=caps.SEARCH_TEXT)
    system = serializers.CharField(required=False, max_length=50)
    cost = serializers.IntegerField(required=False, min_value=0, max_value=1000)
    cost_min = serializers.IntegerField(required=False, min_value=0, max_value=1000)
    cost_max = serializers.IntegerField(required=False, min_value=0, max_value=1000)
    order = serializers.ChoiceField(required=False, choices=list(selectors.ORDERS))


class Fact(serializers.ListField):
    """The values of one kind of fact."""

    child = serializers.CharField(max_length=caps.FACT)


def query_of(request: Request) -> selectors.CardQuery:
    """Read a card query from the address; ValidationError for what it cannot mean."""
    given = request.query_params
    once = Search(data={name: given[name] for name in Search().fields if given.get(name)})
    once.is_valid(raise_exception=True)
    asked = once.validated_data
    facts: dict[str, tuple[str, ...]] = {}
    for kind in CardFact.KINDS:
        values = [value for value in given.getlist(kind) if value]
        facts[kind] = tuple(Fact(max_length=caps.SEARCH_VALUES).run_validation(values))
    if asked.get("system"):
        bridge.system(asked["system"])
    exact = asked.get("cost")
    return selectors.CardQuery(
        text=asked.get("q", ""),
        system=asked.get("system", ""),
        facts=facts,
        cost_min=asked.get("cost_min") if exact is None else exact,
        cost_max=asked.get("cost_max") if exact is None else exact,
        order=asked.get("order", "best"),
    )


class CardsView(View):
    """Cards by name, number and fact."""

    @extend_schema(
        operation_id="cards_search",
        summary="Search cards",
        parameters=[
            Search,
            *(
                OpenApiParameter(kind, str, many=True, description=f"Cards with one of these, by {kind}.")
                for kind in CardFact.KINDS
            ),
            *PAGE_PARAMETERS,
        ],
        responses={200: shapes.page_of(shapes.CardShape), **shapes.problems(400, 429)},
    )
    def get(self, request: Request) -> Response:
        """Search cards by part of a name, by number and by facts; one fact kind may be given many times."""
        pages = Pages()
        found = pages.paginate_queryset(selectors.search_cards(query_of(request)), request, self)
        return pages.get_paginated_response([card_json(card) for card in found or []])


class CardView(View):
    """One card."""

    @extend_schema(
        operation_id="cards_read",
        summary="Read a card",
        responses={200: shapes.CardDetailShape, **shapes.problems(404)},
    )
    def get(self, request: Request, system: str, card_id: str) -> Response:
        """Return one card by its system and its id."""
        card = selectors.card_or_none(system, card_id)
        if card is None:
            raise Http404
        return Response({**card_json(card), "sections": bridge.sections_for(system, card_id)})
