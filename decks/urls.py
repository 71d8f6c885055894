"""The addresses of the pages."""

from django.urls import path

from decks.views import (
    cards,
    decks,
    editing,
    exporting,
    history,
    home,
    making,
    notices,
    sheets,
    stats,
    systems,
)

urlpatterns = [
    path("", home.home, name="home"),
    path("check/", home.check, name="check"),
    path("systems/<slug:code>/", systems.system, name="system"),
    path("cards/", cards.cards, name="cards"),
    path("cards/syntax/", cards.syntax, name="card-syntax"),
    path("cards/<slug:system>/<path:card_id>/", cards.card, name="card"),
    path("decks/", decks.decks, name="decks"),
    path("decks/mine/", decks.mine, name="mine"),
    path("decks/mine/export/<slug:file_format>/", exporting.everything, name="decks-export"),
    path("notices/", notices.notices, name="notices"),
    path("notices/read/", notices.read, name="notices-read"),
    path("decks/new/", making.new, name="deck-new"),
    path("decks/<slug:deck_id>/", decks.deck, name="deck"),
    path("decks/<slug:deck_id>/edit/", editing.edit, name="deck-edit"),
    path("decks/<slug:deck_id>/bulk/", editing.bulk, name="deck-bulk"),
    path("decks/<slug:deck_id>/legality/", decks.legality, name="deck-legality"),
    path("decks/<slug:deck_id>/settings/", making.settings, name="deck-settings"),
    path("decks/<slug:deck_id>/delete/", making.delete, name="deck-delete"),
    path("decks/<slug:deck_id>/history/", history.history, name="deck-history"),
    path("decks/<slug:deck_id>/compare/", history.compare, name="deck-compare"),
    path("decks/<slug:deck_id>/v/<int:number>/", history.version, name="deck-version"),
    path("decks/<slug:deck_id>/v/<int:number>/name/", history.name, name="deck-version-name"),
    path("decks/<slug:deck_id>/v/<int:number>/restore/", history.restore, name="deck-version-restore"),
    path("decks/<slug:deck_id>/stats/", stats.newest, name="deck-stats"),
    path("decks/<slug:deck_id>/v/<int:number>/stats/", stats.version, name="deck-version-stats"),
    path("decks/<slug:deck_id>/sheet/", sheets.newest, name="deck-sheet"),
    path("decks/<slug:deck_id>/v/<int:number>/sheet/", sheets.sheet, name="deck-version-sheet"),
    path("decks/<slug:deck_id>/v/<int:number>/sheet.pdf", sheets.pdf, name="deck-sheet-pdf"),
    path("decks/<slug:deck_id>/export/<slug:file_format>/", decks.export, name="deck-export"),
]
