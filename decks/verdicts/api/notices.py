"""Notices about one's own decks, over the API."""

from datetime import date

from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response

from common import access
from common.api import answers
from common.api.base import PAGE_PARAMETERS, REFUSED, Pages
from common.api.described import described, list_of, page_of
from common.api.serializers import Asked
from decks.api.base import View
from decks.library.api import library_shapes
from decks.models import Deck, Notice
from decks.verdicts import notices


class Read(Asked):
    """The notice to mark as read; default: all."""

    notice = serializers.IntegerField(required=False, min_value=1, max_value=2**62)


class NoticesView(View):
    """Notices."""

    @extend_schema(
        operation_id="notices_list",
        summary="List your notices",
        parameters=PAGE_PARAMETERS,
        responses={200: page_of(library_shapes.Notice), **answers.problems(400, 401, 429)},
    )
    def get(self, request: Request) -> Response:
        """Return what new lists and card data changed for your decks, newest first."""
        _need_account(request)
        pages = Pages()
        found = pages.paginate_queryset(notices.notices_for(request.user), request, self) or []
        response = pages.get_paginated_response([_notice_json(one) for one in found])
        access.keep_private(response)
        return response

    @extend_schema(
        operation_id="notices_read",
        summary="Mark notices as read",
        request=Read,
        responses={200: described(library_shapes.Read), **REFUSED},
    )
    def patch(self, request: Request) -> Response:
        """Mark one of your notices as read, or all of them; `marked` counts those that were unread."""
        _need_account(request)
        said = Read(data=request.data)
        said.is_valid(raise_exception=True)
        marked = notices.mark_read(user=request.user, notice=said.validated_data.get("notice"))
        answer: library_shapes.Read = {"marked": marked, "unread": notices.unread(request.user)}
        response = Response(answer)
        access.keep_private(response)
        return response


class ComingView(View):
    """Upcoming changes."""

    @extend_schema(
        operation_id="notices_coming",
        summary="List upcoming changes for your decks",
        responses={200: list_of(library_shapes.Turn), **answers.problems(401)},
    )
    def get(self, request: Request) -> Response:
        """Return your decks whose legality changes on a known future date, with the date."""
        _need_account(request)
        rows = [
            _turn_json(turn.deck, turn.before, turn.after, turn.deck.format, one.day)
            for one in notices.coming(request.user)
            for turn in one.turns
        ]
        response = Response(rows)
        access.keep_private(response)
        return response


def _need_account(request: Request) -> None:
    if not request.user.is_authenticated:
        raise exceptions.NotAuthenticated


def _turn_json(deck: Deck, before: str, after: str, form: str, day: date) -> library_shapes.Turn:
    return {
        "deck": deck.public_id,
        "deck_name": deck.name,
        "before": before,
        "after": after,
        "format": form,
        "day": day.isoformat(),
    }


def _notice_json(one: Notice) -> library_shapes.Notice:
    return {
        "id": one.pk,
        **_turn_json(one.deck, one.before, one.after, one.format, one.day),
        "because": "cards" if one.of_cards else "list",
        "says": list(one.says),
        "made": one.made.isoformat(),
        "read": one.read.isoformat() if one.read else None,
    }
