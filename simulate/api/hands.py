"""Hands over the API: a deck's table, chances of wishes, sample hands. Nothing is stored."""

from functools import partial

from django.http import QueryDict
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from common.api.answers import problems
from common.api.described import described, list_of
from common.api.problems import problem
from common.api.serializers import Asked, Json
from common.budget import charged
from decks import selectors as deck_selectors
from decks.api.base import View, deck_response, found_or_404
from simulate import selectors
from simulate.hands import answers
from simulate.hands.report import odds_to_json, sample_to_json, table_to_json
from simulate.shapes import hands as shapes

TURN = OpenApiParameter("turn", int, description="By this turn of the player; default: 0, the opening hand.")
SECOND = OpenApiParameter("second", bool, description="Going second instead of first.")
TABLE_SECONDS = 0.01  # for each turn of the table
ERRORS = problems(400, 404, 429)


class HandsView(View):
    """The table of a deck."""

    scope = "check"

    @extend_schema(
        operation_id="decks_hands",
        summary="Chances of every card of a deck",
        parameters=[OpenApiParameter("turns", int, description="How many turns; default: 10.")],
        responses={200: list_of(answers.HandTable), **ERRORS},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return each card's exact chance to be seen: in the opening hand, after a mulligan, by turn."""
        deck = found_or_404(deck_selectors.deck_or_none(request.user, public_id))
        asked = _asked(shapes.AskedTable, request)
        with charged(request, TABLE_SECONDS * asked["turns"]):
            return deck_response(deck, table_to_json(selectors.hand_tables(deck, asked["turns"])))


class OddsView(View):
    """The chances of wishes."""

    scope = "check"

    @extend_schema(
        operation_id="decks_odds",
        summary="Chance of a hand or draw",
        parameters=[
            OpenApiParameter(
                "want",
                str,
                many=True,
                required=True,
                description="What is wanted, as `2 of NAME`, `1 of type:chant cost<=2 by turn 3` or "
                "`pay {R}{1} by turn 2`; several have to come true at once.",
            ),
            TURN,
            SECOND,
            OpenApiParameter("mulligan", str, enum=["optimal", "keep", "none"]),
            OpenApiParameter(
                "keep",
                str,
                many=True,
                description="Keep the hands that meet this, instead of following the best strategy.",
            ),
        ],
        responses={200: described(answers.Odds), **ERRORS},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return the chance that all wishes come true: exact, or sampled if that would take too long."""
        deck = found_or_404(deck_selectors.deck_or_none(request.user, public_id))
        asked = _asked(shapes.AskedOdds, request)
        try:
            found = selectors.chances(
                deck,
                asked["want"],
                turn=asked["turn"],
                second=asked["second"],
                mulligan=asked["mulligan"],
                keep=asked.get("keep", ()),
                charge=partial(charged, request),
            )
        except selectors.Refused as error:
            return problem(400, "bad_question", str(error))
        return deck_response(deck, odds_to_json(found))


class SampleView(View):
    """Sample hands."""

    scope = "check"

    @extend_schema(
        operation_id="decks_sample",
        summary="Deal a sample hand",
        parameters=[
            OpenApiParameter("seed", int, required=True, description="The same seed deals the same hand."),
            OpenApiParameter("back", int, many=True, description="Positions of the cards put back, from 0."),
            TURN,
            SECOND,
        ],
        responses={200: list_of(answers.Sample), **ERRORS},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return a hand dealt from a seed, the replacements for cards put back, and each turn's draws."""
        deck = found_or_404(deck_selectors.deck_or_none(request.user, public_id))
        asked = _asked(shapes.AskedSample, request)
        try:
            dealt = selectors.sampled_hand(
                deck,
                asked["seed"],
                back=asked.get("back", ()),
                turn=asked["turn"],
                second=asked["second"],
            )
        except selectors.Refused as error:
            return problem(400, "bad_question", str(error))
        return deck_response(deck, sample_to_json(dealt))


def _asked(shape: type[Asked], request: Request) -> Json:
    """Parse the query, in which lists are repeated parameters; empty values count as missing."""
    given = QueryDict(mutable=True)
    for name, values in request.query_params.lists():
        given.setlist(name, [value for value in values if value != ""])
    for name in [name for name, values in given.lists() if not values]:
        del given[name]
    found = shape(data=given)
    found.is_valid(raise_exception=True)
    data: Json = found.validated_data
    return data
