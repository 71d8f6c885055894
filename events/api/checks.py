"""Deck checks over the API: what devices send and see, with the session of the page or with a token."""

from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from common import access, caps, ids
from common.api.answers import problems
from common.api.base import View
from common.api.described import described
from common.api.problems import problem
from common.api.serializers import Asked
from events.deck_checks.selectors import deck_check_or_none
from events.deck_checks.state import CheckState, check_state
from events.models import DeckCheck
from events.models.checks import PENALTIES
from events.services import checks as services

STATE = described(CheckState)


class AskedSignature(Asked):
    """A signature: the penalty, and the time on the judge's device."""

    penalty = serializers.ChoiceField(choices=PENALTIES)
    signed = serializers.DateTimeField()


class AskedPart(Asked):
    """Everything that one device ticked and noted in a check so far."""

    device = serializers.CharField(
        max_length=ids.LENGTH,
        help_text=f"An id that the device made up and keeps: {ids.LENGTH} letters and digits.",
    )
    seq = serializers.IntegerField(
        min_value=0,
        max_value=1_000_000_000,
        help_text="Greater with each change. An earlier message that arrives later changes nothing.",
    )
    counts = serializers.DictField(
        child=serializers.IntegerField(min_value=-caps.QUANTITY, max_value=caps.QUANTITY),
        required=False,
        help_text="Copies found on this device, by row. What other devices counted too many is subtracted.",
    )
    notes = serializers.DictField(
        child=serializers.CharField(max_length=caps.CHECK_NOTE, allow_blank=True),
        required=False,
        help_text="What differs, by row.",
    )
    words = serializers.CharField(required=False, allow_blank=True, max_length=caps.CHECK_WORDS)
    signature = AskedSignature(required=False, allow_null=True)


class DeckCheckView(View):
    """A deck check."""

    permission_classes = [IsAuthenticated]
    write_scope = "deck-check"

    @extend_schema(
        operation_id="deck_checks_read",
        summary="Read a deck check",
        responses={200: STATE, **problems(401, 404, 429)},
    )
    def get(self, request: Request, public_id: str, check_id: str) -> Response:
        """Return a deck check with what all judges have ticked and noted so far."""
        return _answer(_check_or_404(request, public_id, check_id))

    @extend_schema(
        operation_id="deck_checks_send",
        summary="Send what a device ticked",
        request=AskedPart,
        responses={200: STATE, **problems(400, 401, 403, 404, 422, 429)},
    )
    def post(self, request: Request, public_id: str, check_id: str) -> Response:
        """Store everything that a device ticked, and return the check with all devices.

        A device sends all of its own counts each time, so a message can be lost or sent again without harm,
        and no device changes the counts of another one. A signature is final.
        """
        held = _check_or_404(request, public_id, check_id)
        asked = AskedPart(data=request.data)
        asked.is_valid(raise_exception=True)
        data = asked.validated_data
        signature = data.get("signature")
        try:
            services.store_part(
                deck_check=held,
                user=request.user,
                part=services.SentPart(
                    device=data["device"],
                    seq=data["seq"],
                    counts=data.get("counts", {}),
                    notes=data.get("notes", {}),
                    words=data.get("words", ""),
                ),
                signature=services.SentSignature(**signature) if signature else None,
            )
        except services.NoCheck:
            raise Http404 from None
        except services.BadCheck as error:
            return problem(422, "bad_check", str(error))
        held.refresh_from_db()
        return _answer(held)


def _check_or_404(request: Request, public_id: str, check_id: str) -> DeckCheck:
    found = deck_check_or_none(request.user, public_id, check_id)
    if found is None:
        raise Http404
    return found


def _answer(held: DeckCheck) -> Response:
    response = Response(check_state(held))
    access.keep_private(response)
    return response
