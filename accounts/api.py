"""Comments and reports over the API."""

from collections.abc import Callable
from datetime import datetime
from typing import Literal, TypedDict, cast

from django.http import Http404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated, IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from accounts import services
from accounts.access import CommentQuerySet
from accounts.models import Comment, Report
from accounts.selectors import CommentView as Told
from accounts.selectors import comment_or_none, comment_view
from common import access, caps
from common.api.answers import problems
from common.api.base import HIDDEN, PAGE_PARAMETERS, REFUSED, Pages
from common.api.described import described, page_of, published
from common.api.problems import problem
from common.api.serializers import Asked
from decks import selectors
from decks.api.base import View, found_or_404
from decks.models import Deck

COMMENT_ID = OpenApiParameter("comment_id", str, OpenApiParameter.PATH)


TakenDown = Literal["", "owner", "staff"]


class AskedComment(Asked):
    """The comment's text, in Markdown."""

    words = serializers.CharField(max_length=caps.COMMENT, trim_whitespace=False)


class AskedReport(Asked):
    """A report: the reason, and details."""

    reason = serializers.ChoiceField(choices=Report.Reason.choices)
    words = serializers.CharField(max_length=caps.REPORT, required=False, allow_blank=True, default="")


class CommentAnswer(TypedDict):
    """A comment. Its text is null for others once it is taken down; the author is null once deleted."""

    id: str
    author: str | None
    own: bool
    words: str | None
    html: str | None
    written: datetime
    edited: datetime | None
    taken_down: TakenDown


# The schema's established name for this type.
published({CommentAnswer: "Comment"})


class CommentsView(View):
    """The comments on a deck."""

    permission_classes = [IsAuthenticatedOrReadOnly]
    write_scope = "comment"

    @extend_schema(
        operation_id="comments_list",
        summary="List the comments on a deck",
        parameters=PAGE_PARAMETERS,
        responses={200: page_of(CommentAnswer), **problems(400), **HIDDEN},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return the comments on a deck you can see, oldest first."""
        deck = _deck(request, public_id)
        pages = Pages()
        found = Comment.objects.visible_to(request.user).filter(deck=deck).select_related("author")
        rows = pages.paginate_queryset(found.order_by("written", "pk"), request, self) or []
        response = pages.get_paginated_response(
            [_json(comment_view(deck, request.user, one)) for one in rows]
        )
        access.keep_private(response, deck)
        return response

    @extend_schema(
        operation_id="comments_write",
        summary="Comment on a deck",
        request=AskedComment,
        responses={201: described(CommentAnswer), **REFUSED, **HIDDEN},
    )
    def post(self, request: Request, public_id: str) -> Response:
        """Comment on a deck that others can see, unless its owner has turned comments off."""
        deck = _deck(request, public_id)
        try:
            made = services.write_comment(deck=deck, user=request.user, words=_words(request))
        except services.MayNot as error:
            return _refused(error)
        response = _answer(request, deck, made, 201)
        response["Location"] = reverse("comment", args=[deck.public_id, made.public_id], request=request)
        return response


class CommentView(View):
    """One comment."""

    permission_classes = [IsAuthenticated]

    @extend_schema(
        operation_id="comments_change",
        summary="Change a comment",
        parameters=[COMMENT_ID],
        request=AskedComment,
        responses={200: described(CommentAnswer), **REFUSED, **HIDDEN},
    )
    def patch(self, request: Request, public_id: str, comment_id: str) -> Response:
        """Change the text of a comment of yours. It is marked as edited."""
        deck = _deck(request, public_id)
        held = _comment(Comment.objects.editable_by(request.user), public_id, comment_id)
        try:
            changed = services.edit_comment(comment=held, user=request.user, words=_words(request))
        except services.MayNot as error:
            return _refused(error)
        return _answer(request, deck, changed, 200)

    @extend_schema(
        operation_id="comments_delete",
        summary="Remove a comment",
        parameters=[COMMENT_ID],
        request=None,
        responses={204: None, **problems(401, 403), **HIDDEN},
    )
    def delete(self, request: Request, public_id: str, comment_id: str) -> Response:
        """Delete a comment of yours permanently, or take one down from your deck."""
        _deck(request, public_id)
        held = _comment(Comment.objects.removable_by(request.user), public_id, comment_id)
        try:
            services.delete_comment(comment=held, user=request.user)
        except services.MayNot:
            raise Http404 from None
        return Response(status=204)


class DeckReportView(View):
    """Reports of a deck."""

    permission_classes = [IsAuthenticated]
    write_scope = "report"

    @extend_schema(
        operation_id="decks_report",
        summary="Report a deck",
        request=AskedReport,
        responses={204: None, **REFUSED, **HIDDEN, **problems(409)},
    )
    def post(self, request: Request, public_id: str) -> Response:
        """Report somebody else's deck to the staff, with a reason; once per person."""
        deck = found_or_404(Deck.objects.reportable_by(request.user).with_id(public_id).first())
        return _report(request, lambda **said: services.report_deck(deck=deck, user=request.user, **said))


class CommentReportView(View):
    """Reports of a comment."""

    permission_classes = [IsAuthenticated]
    write_scope = "report"

    @extend_schema(
        operation_id="comments_report",
        summary="Report a comment",
        parameters=[COMMENT_ID],
        request=AskedReport,
        responses={204: None, **REFUSED, **HIDDEN, **problems(409)},
    )
    def post(self, request: Request, public_id: str, comment_id: str) -> Response:
        """Report somebody else's comment to the staff, with a reason; once per person."""
        held = _comment(Comment.objects.reportable_by(request.user), public_id, comment_id)
        return _report(
            request, lambda **said: services.report_comment(comment=held, user=request.user, **said)
        )


def _deck(request: Request, public_id: str) -> Deck:
    return found_or_404(selectors.deck_or_none(request.user, public_id))


def _comment(among: CommentQuerySet[Comment], public_id: str, comment_id: str) -> Comment:
    found = comment_or_none(among, public_id, comment_id)
    if found is None:
        raise Http404
    return found


def _words(request: Request) -> str:
    asked = AskedComment(data=request.data)
    asked.is_valid(raise_exception=True)
    return str(asked.validated_data["words"])


def _refused(error: services.MayNot) -> Response:
    bad = isinstance(error, services.BadWords)
    return problem(400, "bad_content", str(error)) if bad else problem(403, "refused", str(error))


def _report(request: Request, report: Callable[..., object]) -> Response:
    asked = AskedReport(data=request.data)
    asked.is_valid(raise_exception=True)
    try:
        report(**asked.validated_data)
    except services.AlreadyReported as error:
        return problem(409, "reported", str(error))
    except services.MayNot:
        raise Http404 from None
    return Response(status=204)


def _answer(request: Request, deck: Deck, comment: Comment, status: int) -> Response:
    response = Response(_json(comment_view(deck, request.user, comment)), status=status)
    access.keep_private(response, deck)
    return response


def _json(shown: Told) -> CommentAnswer:
    comment = shown.comment
    return {
        "id": comment.public_id,
        "author": comment.author.username if comment.author else None,
        "own": shown.own,
        "words": comment.words if shown.html else None,
        "html": str(shown.html) or None,
        "written": comment.written,
        "edited": comment.edited,
        "taken_down": cast(TakenDown, str(comment.taken_down)),
    }
