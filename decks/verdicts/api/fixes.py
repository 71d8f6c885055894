"""Upcoming verdicts and one-step fixes over the API."""

from collections.abc import Sequence

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import answers
from common.api.answers import Base
from common.api.base import HIDDEN, asked
from common.api.described import list_of
from decks import selectors, values
from decks.api.base import AS_OF, AsOf, View, deck_response, found_or_404
from decks.editing.api.rows import CardChangeField
from decks.editing.fixes import changes_asked
from decks.models import Deck
from decks.verdicts import checks, fixes, upcoming_changes
from decks.verdicts.verdict import Ahead, Verdict

FORMAT = OpenApiParameter("format", str, description="The deck's own without it.")


class FixShape(Base):
    """A fix for findings: their positions in the verdict, a description, and the changes to make.

    `finding` is the first of `findings`. A fix for several findings, listed last, removes them all at once.
    """

    finding = serializers.IntegerField()
    findings = serializers.ListField(child=serializers.IntegerField())
    words = serializers.CharField()
    leaves = serializers.CharField(allow_blank=True)
    changes = CardChangeField(many=True)


class AheadView(View):
    """The next days on which a deck's lists change."""

    @extend_schema(
        operation_id="decks_ahead",
        summary="Read a deck's upcoming verdicts",
        parameters=[FORMAT, AS_OF],
        responses={200: list_of(Ahead), **answers.problems(400), **HIDDEN},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Check a deck on the next days its format changes, by lists already published."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        return deck_response(deck, upcoming_changes.ahead(values.to_rules(deck), _verdict(request, deck)))


class FixesView(View):
    """One-step fixes."""

    @extend_schema(
        operation_id="decks_fixes",
        summary="List one-step fixes for a deck",
        parameters=[FORMAT, AS_OF],
        responses={200: FixShape(many=True), **answers.problems(400), **HIDDEN},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return fixes for a deck of yours that break nothing else.

        `changes` can be sent to `PATCH /api/decks/{public_id}/cards/` unchanged.
        """
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        found = fixes.fix_offers(deck, _verdict(request, deck))
        rows = [
            _row([place], offer.words, offer) for place, offers in found.single.items() for offer in offers
        ]
        if found.together is not None:
            rows.append(_row(found.together.removes, found.together.title, found.together))
        return deck_response(deck, rows)


def _row(places: Sequence[int], words: str, offer: fixes.FixOffer | fixes.FixAllOffer) -> dict[str, object]:
    changes = changes_asked(offer.value.removeprefix("fix:"))
    return {
        "finding": places[0],
        "findings": list(places),
        "words": words,
        "leaves": offer.note,
        "changes": [
            {
                "do": one.do,
                "card": one.card_id,
                "section": one.section,
                **({"to": one.to} if one.do == "move" else {}),
                "quantity": one.quantity,
            }
            for one in changes
        ],
    }


def _verdict(request: Request, deck: Deck) -> Verdict:
    given = asked(AsOf, request)
    return checks.check_deck(deck, given.get("format"), given.get("as_of"))
