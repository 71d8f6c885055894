"""The API's URLs for decks."""

from django.urls import path

from decks.editing.api import decks, imports, rows, versions
from decks.library.api import files, sharing, tags_and_folders
from decks.sheets import api as sheets
from decks.stats import api as stats
from decks.verdicts.api import check, fixes, many_lists, notices

VERSION = "decks/<slug:public_id>/versions/<int:number>"

urlpatterns = [
    path("check/", check.CheckView.as_view(), name="check"),
    path("check/lists/", many_lists.CheckListsView.as_view(), name="check-lists"),
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
    path(f"{VERSION}/sheet.pdf", sheets.SheetView.as_view(), name="deck-version-sheet"),
    path("decks/<slug:public_id>/ahead/", fixes.AheadView.as_view(), name="deck-ahead"),
    path("decks/<slug:public_id>/fixes/", fixes.FixesView.as_view(), name="deck-fixes"),
    path("decks/<slug:public_id>/keeping/", tags_and_folders.KeepingView.as_view(), name="deck-keeping"),
    path("decks/<slug:public_id>/share/", sharing.ShareView.as_view(), name="deck-share"),
    path("decks/<slug:public_id>/share/rotate/", sharing.RotateView.as_view(), name="deck-share-rotate"),
    path("decks/<slug:public_id>/clone/", sharing.CloneView.as_view(), name="deck-clone"),
    path(f"{VERSION}/clone/", sharing.VersionCloneView.as_view(), name="deck-version-clone"),
    path("shelf/rename/", tags_and_folders.FolderView.as_view(), name="shelf-rename"),
    path("shelf/", tags_and_folders.ShelfView.as_view(), name="shelf"),
    path("notices/", notices.NoticesView.as_view(), name="notices"),
    path("notices/coming/", notices.ComingView.as_view(), name="notices-coming"),
]
