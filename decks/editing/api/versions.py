"""The history of decks over the API: versions listed, read, named, restored and compared."""

from collections.abc import Sequence

from django.http import Http404
from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

import rules
from common import access, caps
from common.api import answers
from common.api.base import HIDDEN, LONGEST_NUMBER, PAGE_PARAMETERS, REFUSED, NumberedPages, asked
from common.api.described import described, page_of
from common.api.serializers import Asked
from decks import selectors, values
from decks.api import problems, shapes
from decks.api.base import AS_OF, IF_MATCH, STALE, AsOf, View, deck_response, found_or_404, version_of
from decks.api.serializers import VersionField, deck_json
from decks.editing import history, services
from decks.editing.api import version_shapes
from decks.editing.pasted_lists import Change
from decks.models import Deck, DeckVersion
from decks.verdicts import checks
from decks.verdicts.verdict import Verdict

NUMBER = OpenApiParameter(
    "number", OpenApiTypes.INT, OpenApiParameter.PATH, description="The version's number."
)


class NameChange(Asked):
    """A version's name; an empty one removes it."""

    name = serializers.CharField(allow_blank=True, max_length=caps.VERSION_NAME)


class Restore(Asked):
    """The version of the deck you looked at, if not given in If-Match."""

    version = VersionField()


class Sides(Asked):
    """The two sides of a comparison."""

    a = serializers.CharField(max_length=40, help_text="A deck's id, or `ID@3` for its version 3.")
    b = serializers.CharField(max_length=40, help_text="The same deck, or another of the same system.")


class VersionsView(View):
    """The versions of a deck."""

    @extend_schema(
        operation_id="versions_list",
        summary="List the versions of a deck",
        parameters=PAGE_PARAMETERS,
        responses={200: page_of(version_shapes.Version), **answers.problems(400), **HIDDEN},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return the stored versions, newest first, each with its changes.

        For somebody else's deck these are the newest and the named versions, unless the owner opened the
        history. Changes are relative to the previous version you can see.
        """
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        pages = NumberedPages()
        kept = (
            pages.paginate_queryset(
                history.versions_of(deck, request.user).order_by("-number"), request, self
            )
            or []
        )
        rows = [_step_json(step) for step in history.steps(deck, request.user, kept)]
        return deck_response(deck, pages.get_paginated_response(rows).data)


class VersionView(View):
    """One version of a deck."""

    @extend_schema(
        operation_id="versions_read",
        summary="Read a version",
        parameters=[NUMBER],
        responses={200: described(version_shapes.VersionDetail), **HIDDEN},
    )
    def get(self, request: Request, public_id: str, number: int) -> Response:
        """Return a version with its cards. Only its name can change."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        return deck_response(deck, _version_json(deck, request.user, kept_or_404(deck, request.user, number)))

    @extend_schema(
        operation_id="versions_name",
        summary="Name a version",
        parameters=[NUMBER],
        request=NameChange,
        responses={200: described(version_shapes.VersionDetail), **REFUSED, **HIDDEN},
    )
    def patch(self, request: Request, public_id: str, number: int) -> Response:
        """Name a version of your deck, so that it is never dropped; an empty name removes the name.

        This makes no new version of the deck.
        """
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        change = NameChange(data=request.data)
        change.is_valid(raise_exception=True)
        kept_or_404(deck, request.user, number)
        services.name_version(deck=deck, user=request.user, number=number, name=change.validated_data["name"])
        return deck_response(deck, _version_json(deck, request.user, kept_or_404(deck, request.user, number)))


class RestoreView(View):
    """Restoring a version."""

    @extend_schema(
        operation_id="versions_restore",
        summary="Restore a version",
        parameters=[NUMBER, IF_MATCH],
        request=Restore,
        responses={200: described(shapes.Deck), **REFUSED, **HIDDEN, **STALE},
    )
    def post(self, request: Request, public_id: str, number: int) -> Response:
        """Restore an old version of your deck, as its newest version.

        The history is kept. Give the version you looked at, in If-Match or in the body.
        """
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        said = Restore(data=request.data)
        said.is_valid(raise_exception=True)
        version, status = version_of(request, said.validated_data)
        kept = kept_or_404(deck, request.user, number)
        try:
            changed = services.restore_version(deck=deck, user=request.user, kept=kept, version=version)
        except services.StaleDeck as error:
            raise problems.Stale(error, status) from error
        return deck_response(changed, deck_json(changed))


class VersionVerdictView(View):
    """The verdict on a version."""

    @extend_schema(
        operation_id="versions_verdict",
        summary="Check a version",
        parameters=[
            NUMBER,
            OpenApiParameter("format", str, description="Default: the version's own format."),
            AS_OF,
        ],
        responses={200: described(Verdict), **answers.problems(400), **HIDDEN},
    )
    def get(self, request: Request, public_id: str, number: int) -> Response:
        """Check a version of a deck, as of today or another day."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        kept = kept_or_404(deck, request.user, number)
        given = asked(AsOf, request)
        form = given.get("format") or history.judged_in(kept)
        verdict = checks.check_value(values.value_of_version(kept), form, given.get("as_of"))
        return deck_response(deck, verdict)


class CompareView(View):
    """A comparison of two versions."""

    @extend_schema(
        operation_id="versions_compare",
        summary="Compare two versions",
        parameters=[Sides],
        responses={200: described(version_shapes.Comparison), **answers.problems(400), **HIDDEN},
    )
    def get(self, request: Request) -> Response:
        """Return the differences between two versions, of one deck or of two decks of the same system.

        Without a number, a deck means its newest version.
        """
        given = asked(Sides, request)
        old, new = (self._found(request, name, given[name]) for name in ("a", "b"))
        if old.deck.system != new.deck.system:
            raise serializers.ValidationError(
                {"b": [f"{given['b']!r} is of {new.deck.system}, and {given['a']!r} of {old.deck.system}"]}
            )
        changes = history.between(old, new)
        answer: version_shapes.Comparison = {
            "a": _side_json(old),
            "b": _side_json(new),
            **_changes_json(changes),
        }
        response = Response(answer)
        hidden = next((one.deck for one in (old, new) if one.deck.visibility != access.PUBLIC), old.deck)
        access.keep_private(response, hidden)
        return response

    def _found(self, request: Request, field: str, said: str) -> DeckVersion:
        public_id, at, number = said.partition("@")
        if at and not (number.isdecimal() and len(number) <= LONGEST_NUMBER):
            message = f"{number[:20]!r} is not a version number; write a deck's id, or id@3"
            raise serializers.ValidationError({field: [message]})
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        return kept_or_404(deck, request.user, int(number) if at else deck.version)


def kept_or_404(deck: Deck, user: access.User, number: int) -> DeckVersion:
    """Return a version of a deck, or raise NotFound if the user may not see it."""
    kept = history.version_or_none(deck, user, number) if number < 10**LONGEST_NUMBER else None
    if kept is None:
        raise Http404
    return kept


def _row_json(kept: DeckVersion) -> version_shapes.VersionRow:
    return {
        "number": kept.number,
        "name": kept.name,
        "made": timezone.localtime(kept.made).isoformat(),
        "made_by": kept.made_by.get_username() if kept.made_by else None,
        "repeats": kept.repeats,
        "format": kept.format,
    }


def _changes_json(changes: Sequence[Change]) -> version_shapes.Changes:
    return {
        "changes": [
            {
                "section": one.code,
                "title": one.section,
                "card": one.card_id,
                "name": one.name,
                "amount": one.amount,
            }
            for one in changes
        ],
        "added": sum(one.amount for one in changes if one.amount > 0),
        "removed": -sum(one.amount for one in changes if one.amount < 0),
    }


def _step_json(step: history.Step) -> version_shapes.Version:
    return {**_row_json(step.kept), "repeats": step.repeats, **_changes_json(step.changes)}


def _side_json(kept: DeckVersion) -> version_shapes.Side:
    return {
        "deck": kept.deck.public_id,
        "deck_name": kept.deck.name,
        **_row_json(kept),
    }


def _version_json(deck: Deck, user: access.User, kept: DeckVersion) -> version_shapes.VersionDetail:
    sections: dict[str, list[shapes.DeckCard]] = {
        section.code: [] for section in rules.system(deck.system).sections
    }
    for section, card_id, quantity, name in kept.cards:
        sections.setdefault(section, []).append({"card": card_id, "name": name, "quantity": quantity})
    return {
        **_step_json(history.steps(deck, user, [kept])[0]),
        "deck": deck.public_id,
        "system": deck.system,
        "sections": sections,
        "considering": [
            {"card": card_id, "name": name, "quantity": quantity}
            for card_id, quantity, name in kept.considered
        ],
        "unresolved": kept.unresolved,
    }
