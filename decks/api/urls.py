"""The addresses of the API."""

from django.http import Http404, HttpRequest
from django.urls import path, re_path
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from decks.api import (
    cards,
    check,
    decks,
    files,
    imports,
    keeping,
    notices,
    repairs,
    rows,
    sharing,
    stats,
    systems,
    versions,
)
from decks.api.base import View


@extend_schema(exclude=True)
class NothingView(View):
    """Any other address: a problem, like every error here."""

    def dispatch(self, request: HttpRequest, *args: object, **kwargs: object) -> Response:
        self.http_method_names = [str(request.method).lower()]
        setattr(self, self.http_method_names[0], self._nothing)
        return super().dispatch(request, *args, **kwargs)

    def _nothing(self, request: HttpRequest) -> Response:
        raise Http404


class SchemaView(View, SpectacularAPIView):
    """The description of this API, as OpenAPI 3."""

    def _get_version_parameter(self, request: Request) -> None:
        """There is one version; words of the address would stand in the name of the file."""


VERSION = "decks/<slug:public_id>/versions/<int:number>"

app_name = "api"
urlpatterns = [
    path("cards/", cards.CardsView.as_view(), name="cards"),
    path("cards/<slug:system>/<path:card_id>/", cards.CardView.as_view(), name="card"),
    path("check/", check.CheckView.as_view(), name="check"),
    path("compare/", versions.CompareView.as_view(), name="compare"),
    path("import/", imports.ImportView.as_view(), name="import"),
    path("decks/export/<slug:kind>/", files.ExportAllView.as_view(), name="decks-export"),
    path("decks/", decks.DecksView.as_view(), name="decks"),
    path("decks/<slug:public_id>/", decks.DeckView.as_view(), name="deck"),
    path("decks/<slug:public_id>/verdict/", decks.VerdictView.as_view(), name="deck-verdict"),
    path("decks/<slug:public_id>/formats/", decks.DeckFormatsView.as_view(), name="deck-formats"),
    path("decks/<slug:public_id>/stats/", stats.StatsView.as_view(), name="deck-stats"),
    path("decks/<slug:public_id>/cards/", rows.DeckCardsView.as_view(), name="deck-cards"),
    path("decks/<slug:public_id>/export/<slug:kind>/", files.ExportView.as_view(), name="deck-export"),
    path("decks/<slug:public_id>/versions/", versions.VersionsView.as_view(), name="deck-versions"),
    path(f"{VERSION}/", versions.VersionView.as_view(), name="deck-version"),
    path(f"{VERSION}/restore/", versions.RestoreView.as_view(), name="deck-version-restore"),
    path(f"{VERSION}/verdict/", versions.VersionVerdictView.as_view(), name="deck-version-verdict"),
    path(f"{VERSION}/sheet.pdf", files.SheetView.as_view(), name="deck-version-sheet"),
    path("decks/<slug:public_id>/ahead/", repairs.AheadView.as_view(), name="deck-ahead"),
    path("decks/<slug:public_id>/repairs/", repairs.RepairsView.as_view(), name="deck-repairs"),
    path("decks/<slug:public_id>/keeping/", keeping.KeepingView.as_view(), name="deck-keeping"),
    path("decks/<slug:public_id>/share/", sharing.ShareView.as_view(), name="deck-share"),
    path("decks/<slug:public_id>/share/rotate/", sharing.RotateView.as_view(), name="deck-share-rotate"),
    path("decks/<slug:public_id>/clone/", sharing.CloneView.as_view(), name="deck-clone"),
    path(f"{VERSION}/clone/", sharing.VersionCloneView.as_view(), name="deck-version-clone"),
    path("shelf/rename/", keeping.FolderView.as_view(), name="shelf-rename"),
    path("shelf/", keeping.ShelfView.as_view(), name="shelf"),
    path("notices/", notices.NoticesView.as_view(), name="notices"),
    path("notices/coming/", notices.ComingView.as_view(), name="notices-coming"),
    path("formats/", systems.FormatsView.as_view(), name="formats"),
    path("systems/", systems.SystemsView.as_view(), name="systems"),
    path("systems/<slug:system>/", systems.SystemView.as_view(), name="system"),
    path("schema/", SchemaView.as_view(), name="schema"),
    re_path(r"", NothingView.as_view(), name="nothing"),
]
