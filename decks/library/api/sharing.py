"""Sharing decks over the API: short links, and copies that credit their source."""

from django.urls import reverse as page
from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from common import caps
from common.api.base import HIDDEN, REFUSED
from common.api.described import described
from common.api.serializers import Asked
from decks import selectors
from decks.api import shapes
from decks.api.base import View, deck_response, found_or_404
from decks.api.serializers import deck_json
from decks.editing.api.versions import NUMBER, kept_or_404
from decks.library import lists, sharing
from decks.library.api import library_shapes
from decks.models import Deck, DeckVersion


class Copy(Asked):
    """The copy's name; default: `Copy of` and the deck's name."""

    name = serializers.CharField(required=False, max_length=caps.DECK_NAME)


class ShareView(View):
    """The links of a deck."""

    @extend_schema(
        operation_id="decks_share",
        summary="Read the links of a deck",
        responses={200: described(library_shapes.Share), **HIDDEN},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return a deck's short link, its permanent link, and the deck it was copied from."""
        return _links(request, found_or_404(selectors.deck_or_none(request.user, public_id)))


class RotateView(View):
    """Replacement of the short link."""

    @extend_schema(
        operation_id="decks_share_rotate",
        summary="Change the short link of a deck",
        request=None,
        responses={200: described(library_shapes.Share), **REFUSED, **HIDDEN},
    )
    def post(self, request: Request, public_id: str) -> Response:
        """Replace the short link of a deck of yours. The old one stops working."""
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        return _links(request, sharing.rotate_code(deck=deck, user=request.user))


class CloneView(View):
    """A copy of a deck."""

    @extend_schema(
        operation_id="decks_clone",
        summary="Copy a deck",
        request=Copy,
        responses={201: described(shapes.Deck), **REFUSED, **HIDDEN},
    )
    def post(self, request: Request, public_id: str) -> Response:
        """Store a copy of a deck as your own. It is unlisted, or private if the original is."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        return _copied(request, kept_or_404(deck, request.user, deck.version))


class VersionCloneView(View):
    """A copy of a version."""

    @extend_schema(
        operation_id="versions_clone",
        summary="Copy a version of a deck",
        parameters=[NUMBER],
        request=Copy,
        responses={201: described(shapes.Deck), **REFUSED, **HIDDEN},
    )
    def post(self, request: Request, public_id: str, number: int) -> Response:
        """Store a copy of a deck's version as a deck of your own."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        return _copied(request, kept_or_404(deck, request.user, number))


def _copied(request: Request, kept: DeckVersion) -> Response:
    if not request.user.is_authenticated:
        raise exceptions.NotAuthenticated
    said = Copy(data=request.data)
    said.is_valid(raise_exception=True)
    copy = sharing.clone_deck(kept=kept, user=request.user, name=said.validated_data.get("name"))
    response = deck_response(copy, deck_json(copy), status=201)
    response["Location"] = reverse("api:deck", args=[copy.public_id], request=request)
    return response


def _links(request: Request, deck: Deck) -> Response:
    newest = DeckVersion(deck=deck, number=deck.version)
    source = lists.inspiration(deck, request.user)
    answer: library_shapes.Share = {
        "visibility": deck.visibility,
        "short": request.build_absolute_uri(page("deck-short", args=[deck.share_code])),
        "version": request.build_absolute_uri(newest.get_absolute_url()),
        "copies": lists.inspired(deck),
        "inspired_by": None
        if source is None
        else {
            "deck": source.deck.public_id if source.deck else None,
            "version": source.version,
            "words": source.deck.name if source.deck else source.words,
        },
    }
    return deck_response(deck, answer)
