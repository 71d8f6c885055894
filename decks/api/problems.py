"""Errors in reading and changing decks over the API, as problems."""

from collections.abc import Sequence
from dataclasses import asdict

from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response

from common.api import problems
from common.api.problems import problem
from decks.api.serializers import deck_json
from decks.editing import services


class Stale(Exception):
    """A change was based on an old version: 412 if given in If-Match, 409 if given in the body."""

    def __init__(self, cause: services.StaleDeck, status: int) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.status = status


class NeedsVersion(exceptions.APIException):
    """A change does not say which version of the deck it is based on."""

    status_code = 428
    default_code = "version_required"
    default_detail = (
        'Say which version of the deck you change: the header If-Match: "3", or "version": 3 in the body.'
    )


def answer(error: Exception, context: dict[str, object]) -> Response | None:
    """Return an exception of a deck view as a problem; others are handled as everywhere."""
    match error:
        case services.NoDeck():
            return problems.answer(Http404(), context)
        case services.BadContent():
            return problem(400, "bad_content", str(error))
        case Stale():
            return _of_stale(error)
        case _:
            return problems.answer(error, context)


def _of_stale(error: Stale) -> Response:
    theirs, mine = error.cause.theirs, dict(error.cause.mine)
    if isinstance(rows := mine.get("rows"), Sequence):
        mine["rows"] = [asdict(row) for row in rows]
    return problem(
        error.status,
        "stale_version",
        str(error),
        your_version=error.cause.version,
        deck=deck_json(theirs),
        wanted={key: value for key, value in mine.items() if value is not None},
    )
