"""Decks over the API; `decks.access` decides what may be seen and changed."""

from functools import partial
from typing import cast

from django.db.models import QuerySet
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

import rules
from common import access, caps
from common.api import answers
from common.api.base import HIDDEN, PAGE_PARAMETERS, REFUSED, Pages, asked
from common.api.described import described, list_of, page_of
from common.api.serializers import Base, Json
from decks import selectors
from decks.access import owns
from decks.api import problems, shapes
from decks.api.base import (
    AS_OF,
    IF_MATCH,
    STALE,
    AsOf,
    View,
    deck_response,
    found_or_404,
    tag_of,
    version_of,
    version_or_none,
)
from decks.api.serializers import DeckChange, DeckNew, content_of, deck_json, deck_row_json
from decks.editing import services
from decks.library import lists, pages
from decks.models import Deck
from decks.verdicts import checks
from decks.verdicts.verdict import Verdict
from rules.plain_verdicts import Glance

IF_NONE_MATCH = OpenApiParameter(
    "If-None-Match", str, OpenApiParameter.HEADER, description="The ETag of your copy."
)


class DeckSearch(Base):
    """The filters of a deck search; omitted ones do not narrow it."""

    q = serializers.CharField(
        required=False, max_length=caps.SEARCH_TEXT, help_text="Words in the name, description or a tag."
    )
    system = serializers.CharField(required=False, max_length=50)
    format = serializers.CharField(required=False, max_length=caps.FORMAT_CODE)
    legality = serializers.ChoiceField(required=False, choices=["legal", "illegal", "incomplete", "unknown"])
    plays = serializers.CharField(
        required=False, max_length=caps.CARD_NAME, help_text="Part of the name of a card in the deck."
    )
    tag = serializers.CharField(required=False, max_length=caps.TAG_KEY)
    by = serializers.CharField(required=False, max_length=caps.USER_NAME, help_text="The owner's name.")
    owner = serializers.ChoiceField(
        required=False, choices=["me"], help_text="Only your own decks, including private ones."
    )
    folder = serializers.CharField(
        required=False, max_length=caps.FOLDER_NAME, help_text="With `owner=me`: one of your folders."
    )
    archived = serializers.BooleanField(
        required=False, help_text="With `owner=me`: only your archived decks, or only the others."
    )
    order = serializers.ChoiceField(required=False, choices=["changed", "created"])

    def validate(self, attrs: Json) -> Json:
        if attrs.get("system"):
            rules.system(attrs["system"])
        if "owner" not in attrs:
            refused: dict[str, list[str]] = {
                name: ["it needs owner=me"] for name in ("folder", "archived") if name in attrs
            }
            if refused:
                raise serializers.ValidationError(refused)
        return attrs

    def found(self, user: access.User) -> QuerySet[Deck]:
        """Return the listed decks that match a user's search."""
        said = self.validated_data
        plain = ("system", "format", "legality", "plays", "tag", "folder", "order")
        wanted = lists.DeckFilter(
            words=said.get("q", ""),
            owner=said.get("by", ""),
            **{name: said[name] for name in plain if name in said},
        )
        if "owner" not in said:
            return _in_order(Deck.objects.listed_for(user), wanted)
        own = Deck.objects.editable_by(user)
        if "archived" in said:
            own = own.filter(archived=said["archived"])
        if wanted.folder:
            own = own.filter(folder=wanted.folder)
        return _in_order(own, wanted)


def _in_order(decks: QuerySet[Deck], wanted: lists.DeckFilter) -> QuerySet[Deck]:
    _, found = pages.in_order(partial(lists.narrow, decks, wanted))
    return found.order_by(*pages.ORDERS[wanted.order])


class DecksView(View):
    """Listed decks, and new ones."""

    @extend_schema(
        operation_id="decks_list",
        summary="List decks",
        parameters=[DeckSearch, *PAGE_PARAMETERS],
        responses={200: page_of(shapes.ListedDeck), **REFUSED},
    )
    def get(self, request: Request) -> Response:
        """Return public decks and your own that match all filters, last changed first.

        `verdict` is the deck's outcome in its own format today.
        """
        search = DeckSearch(data={name: value for name, value in request.query_params.items() if value != ""})
        search.is_valid(raise_exception=True)
        pages = Pages()
        decks = pages.paginate_queryset(search.found(request.user), request, self) or []
        rows = [_listed(deck, word) for deck, word in lists.shown(decks)]
        for deck, row in zip(decks, rows, strict=True):
            # Only the owner sees tags and folder.
            if owns(request.user, deck):
                row["folder"], row["archived"] = deck.folder, deck.archived
        response = pages.get_paginated_response(rows)
        access.keep_private(response)
        return response

    @extend_schema(
        operation_id="decks_create",
        summary="Store a deck",
        request=DeckNew,
        responses={201: described(shapes.Deck), **REFUSED},
    )
    def post(self, request: Request) -> Response:
        """Store a new deck, empty or with cards given as text or sections."""
        if not request.user.is_authenticated:
            raise exceptions.NotAuthenticated
        new = DeckNew(data=request.data)
        new.is_valid(raise_exception=True)
        data = dict(new.validated_data)
        content = content_of(rules.system(data["system"]).code, data)
        deck = services.create_deck(owner=request.user, system=data["system"], **content, **_settings(data))
        response = deck_response(deck, deck_json(deck), status=201)
        response["Location"] = reverse("api:deck", args=[deck.public_id], request=request)
        return response


class DeckView(View):
    """One deck."""

    @extend_schema(
        operation_id="decks_read",
        summary="Read a deck",
        parameters=[IF_NONE_MATCH],
        responses={200: described(shapes.Deck), 304: None, **HIDDEN},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return a deck with its cards. The ETag begins with its version."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        if tag_of(deck) in parse_etags(request.headers.get("If-None-Match", "")):
            return deck_response(deck, None, status=304)
        return deck_response(deck, deck_json(deck))

    @extend_schema(
        operation_id="decks_change",
        summary="Change a deck",
        parameters=[IF_MATCH],
        request=DeckChange,
        responses={200: described(shapes.Deck), **REFUSED, **HIDDEN, **STALE},
    )
    def patch(self, request: Request, public_id: str) -> Response:
        """Change a deck of yours. A text or sections replace all its cards.

        Give the version you looked at, in If-Match or in the body. If the deck has changed since,
        nothing is stored, and the response has the deck as it is now.
        """
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        change = DeckChange(data=request.data)
        change.is_valid(raise_exception=True)
        data = dict(change.validated_data)
        version, status = version_of(request, data)
        content = content_of(deck.system, data)
        try:
            changed = services.update_deck(
                deck=deck,
                user=request.user,
                version=version,
                **content,
                **_settings(data),
            )
        except services.StaleDeck as error:
            raise problems.Stale(error, status) from error
        return deck_response(changed, deck_json(changed))

    @extend_schema(
        operation_id="decks_delete",
        summary="Delete a deck",
        parameters=[IF_MATCH],
        request=None,
        responses={204: None, **REFUSED, **HIDDEN, **STALE},
    )
    def delete(self, request: Request, public_id: str) -> Response:
        """Delete a deck of yours permanently; with If-Match, only if it has not changed since."""
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        version, status = version_or_none(request, {})
        try:
            services.delete_deck(deck=deck, user=request.user, version=version)
        except services.StaleDeck as error:
            raise problems.Stale(error, status) from error
        return Response(status=204)


class VerdictView(View):
    """The verdict on a deck."""

    @extend_schema(
        operation_id="decks_verdict",
        summary="Check a stored deck",
        parameters=[OpenApiParameter("format", str, description="The deck's own without it."), AS_OF],
        responses={200: described(Verdict), **answers.problems(400, 404)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Check a deck in its format or another, as of today or another day."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        given = asked(AsOf, request)
        return deck_response(deck, checks.check_deck(deck, given.get("format"), given.get("as_of")))


class DeckFormatsView(View):
    """The verdicts on a deck, at a glance."""

    @extend_schema(
        operation_id="decks_formats",
        summary="Check a stored deck in every format",
        parameters=[AS_OF],
        responses={200: list_of(Glance), **answers.problems(400, 404)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Check a deck in every format of its system, today's tournament formats first.

        Limited formats are included only if the deck was made for them.
        """
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        given = asked(AsOf, request)
        return deck_response(deck, checks.all_formats(deck, given.get("as_of"))["formats"])


def _listed(deck: Deck, word: str) -> shapes.ListedDeck:
    tags = [tag.name for tag in sorted(deck.tags.all(), key=lambda tag: tag.slot)]
    row = {**deck_row_json(deck), "cards": deck.cards, "tags": tags, "verdict": word}
    # The type checker does not allow unpacking into a TypedDict with optional keys.
    return cast(shapes.ListedDeck, row)


_SETTINGS = ("name", "description", "format", "visibility", "open_history")


def _settings(data: Json) -> Json:
    return {name: data[name] for name in _SETTINGS if name in data}
