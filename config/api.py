"""The API's URLs, its schema, and its response for any other URL."""

from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import include, path, re_path
from django.views.decorators.http import require_safe
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from common.api.base import View


@extend_schema(exclude=True)
class NothingView(View):
    """Any other URL: a problem, like every error here."""

    def dispatch(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        self.http_method_names = [str(request.method).lower()]
        setattr(self, self.http_method_names[0], self._nothing)
        return super().dispatch(request, *args, **kwargs)

    def _nothing(self, request: HttpRequest) -> Response:
        raise Http404


class SchemaView(View, SpectacularAPIView):
    """The schema of this API, as OpenAPI 3."""

    def _get_version_parameter(self, request: Request) -> None:
        """There is one version; text from the URL would be part of the file's name."""


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """Show the page to read and try the API in."""
    return render(request, "api.html")


app_name = "api"
urlpatterns = [
    path("", include("cards.api.urls")),
    path("", include("decks.api.urls")),
    path("docs/", docs, name="docs"),
    path("schema/", SchemaView.as_view(), name="schema"),
    re_path(r"", NothingView.as_view(), name="nothing"),
]
