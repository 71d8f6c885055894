"""Systems and formats over the API."""

from django.http import Http404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

import rules
from cards import selectors
from cards.api import shapes
from common.api import answers
from common.api.base import View
from common.api.described import described, list_of
from rules.systems import CODES


def system_json(of: rules.System) -> shapes.System:
    """Return a system's declaration."""
    return {
        "code": of.code,
        "name": of.name,
        "rulebook": of.rulebook,
        "identity": of.identity,
        "sections": [
            {
                "code": section.code,
                "title": section.title,
                "minimum": section.minimum,
                "maximum": section.maximum,
                "allowed": str(section.limits),
                "optional": section.optional,
                "clauses": list(section.clauses),
            }
            for section in of.sections
        ],
        "default_format": of.default_format,
        "formats": list(rules.formats(of.code)),
    }


def format_json(form: rules.Format) -> shapes.Format:
    """Return a format, without the rows of its lists."""
    return {
        "system": form.system,
        "code": form.code,
        "name": form.name,
        "about": form.about,
        "status": form.status,
        "extends": list(form.formats[1:]),
        "default": rules.system(form.system).default_format == form.code,
        "region": form.region,
        "source": form.source,
        "dates": [day.isoformat() for day in form.dates],
    }


class SystemsView(View):
    """The rule systems."""

    @extend_schema(
        operation_id="systems_list",
        summary="List the systems",
        responses={200: list_of(shapes.System)},
    )
    def get(self, request: Request) -> Response:
        """Return every rule system with its sections and formats."""
        return Response([system_json(of) for of in rules.systems()])


class SystemView(View):
    """One rule system."""

    @extend_schema(
        operation_id="systems_read",
        summary="Read a system",
        responses={200: described(shapes.SystemDetail), **answers.problems(404)},
    )
    def get(self, request: Request, system: str) -> Response:
        """Return one rule system, with the facts of its cards."""
        if system not in CODES:
            raise Http404
        answer: shapes.SystemDetail = {
            **system_json(rules.system(system)),
            "facets": {
                kind: [list(one) for one in found] for kind, found in selectors.facets(system).items()
            },
        }
        return Response(answer)


class FormatsView(View):
    """The formats."""

    @extend_schema(
        operation_id="formats_list",
        summary="List the formats",
        parameters=[OpenApiParameter("system", str, description="Only formats of this system.")],
        responses={200: list_of(shapes.Format), **answers.problems(400)},
    )
    def get(self, request: Request) -> Response:
        """Return the formats of every system, or of one, each system's default first."""
        asked = request.query_params.get("system")
        codes = [rules.system(asked).code] if asked else list(CODES)
        return Response([format_json(form) for code in codes for form in rules.formats(code).values()])
