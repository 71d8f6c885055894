"""Events over the API: read, with their entries for organisers and judges, and lists handed in."""

from typing import Annotated, TypedDict

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response

from common import access, caps, ids
from common.api.answers import problems
from common.api.base import PAGE_PARAMETERS, Pages, View
from common.api.described import described, page_of
from common.api.problems import problem
from common.api.serializers import Asked
from common.budget import charged, seconds_to_judge
from common.plain import Address, Day, Moment
from decks import files, selectors, values
from decks.values import BadContent
from decks.verdicts.verdict import Verdict
from events import receipts
from events.entry_export import EntriesFile, whole
from events.entry_table import wanted_in
from events.lists import HandedIn
from events.models import Event
from events.selectors import coming_events, rights_of
from events.services import entries as services
from events.services.entries import BadEntry, Details, Receipt
from events.views.base import event_or_404, staffed_or_404
from rules.systems import CODES


class EventAnswer(TypedDict):
    """An event; `role` is what you are there: organiser, judge, player or stranger."""

    id: str
    url: Address
    name: str
    system: str
    format: str
    about: str
    online: bool
    place: str
    zone: str
    starts: Moment
    day: Annotated[Day, "Lists are checked by the rules of this day."]
    deadline: Moment
    sealing: Annotated[str, "start: sealed until then; open: sealed until then, then open to all; never."]
    legal_only: bool
    questions: list[str]
    questions_use: str
    erase_on: Annotated[Day, "On this day, data of players without accounts is erased."]
    role: str


class ReceiptAnswer(TypedDict):
    """The receipt for a list; `state` is accepted, or waiting if the list came after the deadline."""

    entry: str
    url: Address
    number: int
    code: str
    state: str
    is_new: Annotated[bool, "False if it is the list that was handed in before."]
    verdict: Verdict


class AskedHandIn(Asked):
    """A list that is handed in: a deck of yours, or a text."""

    name = serializers.CharField(max_length=caps.PLAYER_NAME, help_text="As organisers call you.")
    deck = serializers.CharField(required=False, max_length=ids.LENGTH, help_text="The id of your deck.")
    text = serializers.CharField(required=False, trim_whitespace=False, help_text="Or a deck list.")
    answers = serializers.DictField(
        child=serializers.CharField(max_length=caps.ANSWER),
        required=False,
        help_text="The answer to each question of the event, by question.",
    )
    publish = serializers.BooleanField(
        required=False, help_text="Whether the list may be published with your place."
    )

    def validate(self, attrs: dict[str, object]) -> dict[str, object]:
        if ("deck" in attrs) == ("text" in attrs):
            raise serializers.ValidationError("Send one of deck and text.")
        return attrs


class EventsView(View):
    """Events that everybody sees."""

    @extend_schema(
        operation_id="events_list",
        summary="List coming events",
        parameters=[*PAGE_PARAMETERS, OpenApiParameter("system", str, description="Only of this game.")],
        responses={200: page_of(EventAnswer), **problems(400, 404, 429)},
    )
    def get(self, request: Request) -> Response:
        """Return the listed events that have not ended, the next one first."""
        system = request.query_params.get("system", "")
        if system and system not in CODES:
            raise exceptions.ValidationError(
                {"system": [f"no game {system[:20]!r}; there are {', '.join(CODES)}"]}
            )
        pages = Pages()
        found = pages.paginate_queryset(coming_events(system), request, self) or []
        return pages.get_paginated_response([_event(request, one) for one in found])


class EventView(View):
    """An event."""

    @extend_schema(
        operation_id="events_read",
        summary="Read an event",
        responses={200: described(EventAnswer), **problems(404, 429)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return an event that you may see."""
        event, _ = event_or_404(request, public_id)
        response = Response(_event(request, event))
        access.keep_private(response, event)
        return response


class EntriesView(View):
    """The entries of an event."""

    write_scope = "hand-in"

    @extend_schema(
        operation_id="entries_list",
        summary="Read the entries of an event",
        parameters=[
            OpenApiParameter("q", str, description="Part of a player's or a deck's name."),
            OpenApiParameter("card", str, description="Part of the name of a card in the list."),
            OpenApiParameter("outcome", str, description="legal, illegal, incomplete or unknown."),
            OpenApiParameter("status", str, description="in, waiting, withdrawn or removed."),
            OpenApiParameter("archetype", str, description="What the list is built around."),
            OpenApiParameter("changed", str, description="1: only lists whose verdict has changed."),
            OpenApiParameter("order", str, description="name, time, verdict or archetype."),
        ],
        responses={200: described(EntriesFile), **problems(404, 429)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return all entries with their lists, to organisers and judges.

        While lists are sealed, nothing of them is told, and what asks about them is ignored.
        """
        event, _ = staffed_or_404(request, public_id)
        response = Response(whole(event, wanted_in(request.query_params.dict(), event)))
        access.keep_private(response)
        return response

    @extend_schema(
        operation_id="entries_hand_in",
        summary="Hand in a list",
        request=AskedHandIn,
        responses={201: described(ReceiptAnswer), **problems(400, 401, 403, 404, 409, 422, 429)},
    )
    def post(self, request: Request, public_id: str) -> Response:
        """Hand in a list for your entry in an event, or change it.

        After the deadline it waits for an organiser.
        A list that is not legal is refused with its verdict if the event takes legal lists only. To see the
        verdict first, send the list to `POST /api/check/` with the event's format and day.
        """
        event, _ = event_or_404(request, public_id)
        if not request.user.is_authenticated:
            raise exceptions.NotAuthenticated
        said = AskedHandIn(data=request.data)
        said.is_valid(raise_exception=True)
        data = said.validated_data
        details = Details(data["name"], "", data.get("publish", False), data.get("answers", {}))
        try:
            with charged(request, seconds_to_judge(data.get("text", ""))):
                receipt = services.hand_in(
                    event=event,
                    user=request.user,
                    handed=_handed(request, event, data),
                    details=details,
                    once=ids.new_id(),
                )
        except services.NotLegal as refused:
            return problem(422, "not_legal", f"{refused}.".capitalize(), verdict=refused.verdict)
        except BadEntry as error:
            status = 400 if error.field else 409
            return problem(status, "refused", str(error))
        except BadContent as error:
            return problem(400, "bad_content", f"{error}.")
        response = Response(_receipt(request, receipt), status=201)
        access.keep_private(response)
        return response


def _handed(request: Request, event: Event, data: dict[str, str]) -> HandedIn:
    if "deck" not in data:
        reading = files.read(data["text"], event.system)
        return HandedIn(reading.deck, reading.name or "A list without a name")
    deck = selectors.editable_deck_or_none(request.user, data["deck"])
    if deck is None:
        raise exceptions.ValidationError({"deck": [f"you have no deck {data['deck']!r}"]})
    return HandedIn(values.to_rules(deck), deck.name, deck)


def _event(request: Request, event: Event) -> EventAnswer:
    return {
        "id": event.public_id,
        "url": request.build_absolute_uri(event.get_absolute_url()),
        "name": event.name,
        "system": event.system,
        "format": event.format,
        "about": event.about,
        "online": event.online,
        "place": event.place,
        "zone": event.zone,
        "starts": event.starts.isoformat(),
        "day": event.day.isoformat(),
        "deadline": event.deadline.isoformat(),
        "sealing": event.sealing,
        "legal_only": event.legal_only,
        "questions": event.questions,
        "questions_use": event.questions_use,
        "erase_on": event.erase_on.isoformat(),
        "role": rights_of(request.user, event).role,
    }


def _receipt(request: Request, receipt: Receipt) -> ReceiptAnswer:
    return {
        "entry": receipt.entry.public_id,
        "url": request.build_absolute_uri(receipt.entry.get_absolute_url()),
        "number": receipt.kept.number,
        "code": receipts.code_of(receipt.entry, receipt.kept),
        "state": receipt.kept.state,
        "is_new": receipt.is_new,
        "verdict": receipt.verdict,
    }
