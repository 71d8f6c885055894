"""API errors as problem+json (RFC 9457): what is wrong, where, and what would be right."""

from collections.abc import Iterator
from http import HTTPStatus

from django.core.exceptions import RequestDataTooBig, SuspiciousOperation, TooManyFilesSent
from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response

from common.text import storable
from config.errors import TOO_MANY_FILES
from config.limits import Overspent
from rules.construction.formats import UnknownFormat
from rules.decklist import TooManyCopies, UnreadableFile
from rules.systems import UnknownSystem

CONTENT_TYPE = "application/problem+json"


def answer(error: Exception, context: dict[str, object]) -> Response | None:
    """Return a view's exception as a problem; None for a bug, which is not hidden."""
    match error:
        case exceptions.APIException():
            response = _of_framework(error)
        case Http404():
            response = problem(404, "not_found", "There is nothing here, or nothing you may see.")
        case UnknownSystem() | UnknownFormat():
            response = problem(400, "unknown_name", str(error))
        case UnreadableFile():
            response = problem(400, "unreadable_file", str(error))
        case Overspent():
            response = problem(429, "throttled", str(error))
            response["Retry-After"] = str(error.seconds)
        case TooManyCopies():
            response = problem(422, "too_many_copies", str(error))
        case TooManyFilesSent():
            response = problem(413, "too_large", TOO_MANY_FILES)
        case RequestDataTooBig():
            response = problem(413, "too_large", "The request is too large.")
        case SuspiciousOperation():
            response = problem(400, "bad_request", "The request cannot be read.")
        case _:
            return None
    return response


def problem(
    status: int, code: str, detail: str, *, errors: list[dict[str, str]] | None = None, **more: object
) -> Response:
    """Return a problem: `code` for programs, `detail` for people, `errors` by field."""
    body = {
        "type": "about:blank",
        "title": _title(status),
        "status": status,
        "code": code,
        "detail": storable(detail),
        **({"errors": errors} if errors else {}),
        **more,
    }
    return Response(body, status=status, content_type=CONTENT_TYPE)


def _title(status: int) -> str:
    return HTTPStatus(status).phrase


def _of_framework(error: exceptions.APIException) -> Response:
    if isinstance(error, exceptions.ValidationError):
        errors = list(_fields(error.detail))
        detail = "; ".join(": ".join(filter(None, one.values())) for one in errors)
        response = problem(error.status_code, "invalid", detail, errors=errors)
    else:
        codes = error.get_codes()
        code = codes if isinstance(codes, str) else error.default_code
        response = problem(error.status_code, code, str(error.detail))
    if header := getattr(error, "auth_header", None):
        response["WWW-Authenticate"] = header
    if (wait := getattr(error, "wait", None)) is not None:
        response["Retry-After"] = str(int(wait) + 1)
    return response


def _fields(detail: object, field: str = "") -> Iterator[dict[str, str]]:
    if isinstance(detail, dict):
        for name, inner in detail.items():
            own = "" if name == "non_field_errors" else str(name)
            yield from _fields(inner, ".".join(part for part in (field, own) if part))
    elif isinstance(detail, list):
        for place, inner in enumerate(detail):
            nested = isinstance(inner, dict | list)
            yield from _fields(inner, f"{field}.{place}" if nested else field)
    else:
        yield {"field": storable(field), "message": storable(str(detail))}
