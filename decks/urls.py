"""The pages' URLs."""

from django.urls import path

from decks.editing.views import bulk, editor, history, new_deck, settings
from decks.library.views import export, library, sharing
from decks.previews import views as previews
from decks.sheets import views as sheets
from decks.stats import views as stats
from decks.verdicts.views import home, many_lists, notices
from decks.verdicts.views.legality import legality, version_legality
from decks.views import decks, systems

urlpatterns = [
    path("", home.home, name="home"),
    path("check/", home.check, name="check"),
    path("check/lists/", many_lists.check_lists, name="check-lists"),
    path("systems/<slug:code>/", systems.system, name="system"),
    path("decks/", library.decks, name="decks"),
    path("decks/mine/", library.mine, name="mine"),
    path("decks/mine/export/<slug:file_format>/", export.everything, name="decks-export"),
    path("notices/", notices.notices, name="notices"),
    path("notices/read/", notices.read, name="notices-read"),
    path("decks/new/", new_deck.new, name="deck-new"),
    path("decks/<slug:deck_id>/", decks.deck, name="deck"),
    path("decks/<slug:deck_id>/picture.png", previews.deck, name="deck-picture"),
    path("decks/<slug:deck_id>/v/<int:number>/picture.png", previews.version, name="deck-version-picture"),
    path("decks/<slug:deck_id>/edit/", editor.edit, name="deck-edit"),
    path("decks/<slug:deck_id>/bulk/", bulk.bulk, name="deck-bulk"),
    path("decks/<slug:deck_id>/legality/", legality, name="deck-legality"),
    path("decks/<slug:deck_id>/v/<int:number>/legality/", version_legality, name="deck-version-legality"),
    path("decks/<slug:deck_id>/settings/", settings.settings, name="deck-settings"),
    path("decks/<slug:deck_id>/delete/", settings.delete, name="deck-delete"),
    path("decks/<slug:deck_id>/history/", history.history, name="deck-history"),
    path("decks/<slug:deck_id>/compare/", history.compare, name="deck-compare"),
    path("decks/<slug:deck_id>/v/<int:number>/", history.version, name="deck-version"),
    path("decks/<slug:deck_id>/v/<int:number>/name/", history.name, name="deck-version-name"),
    path("decks/<slug:deck_id>/v/<int:number>/restore/", history.restore, name="deck-version-restore"),
    path("decks/<slug:deck_id>/stats/", stats.newest, name="deck-stats"),
    path("decks/<slug:deck_id>/v/<int:number>/stats/", stats.version, name="deck-version-stats"),
    path("decks/<slug:deck_id>/keep/", library.keep, name="deck-keep"),
    path("decks/<slug:deck_id>/share/", sharing.share, name="deck-share"),
    path("decks/<slug:deck_id>/share/rotate/", sharing.rotate, name="deck-share-rotate"),
    path("decks/<slug:deck_id>/clone/", sharing.clone, name="deck-clone"),
    path("decks/<slug:deck_id>/v/<int:number>/clone/", sharing.clone, name="deck-version-clone"),
    path("d/<slug:code>/", sharing.short, name="deck-short"),
    path("decks/<slug:deck_id>/sheet/", sheets.newest, name="deck-sheet"),
    path("decks/<slug:deck_id>/v/<int:number>/sheet/", sheets.sheet, name="deck-version-sheet"),
    path("decks/<slug:deck_id>/v/<int:number>/sheet.pdf", sheets.pdf, name="deck-sheet-pdf"),
    path("decks/<slug:deck_id>/export/<slug:file_format>/", decks.export, name="deck-export"),
]
