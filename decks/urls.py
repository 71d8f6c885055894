"""The addresses of the pages."""

from django.urls import path

from decks.views import cards, decks, editing, home, making, systems

urlpatterns = [
    path("", home.home, name="home"),
    path("check/", home.check, name="check"),
    path("systems/<slug:code>/", systems.system, name="system"),
    path("cards/", cards.cards, name="cards"),
    path("cards/<slug:system>/<path:card_id>/", cards.card, name="card"),
    path("decks/", decks.decks, name="decks"),
    path("decks/mine/", decks.mine, name="mine"),
    path("decks/new/", making.new, name="deck-new"),
    path("decks/<slug:deck_id>/", decks.deck, name="deck"),
    path("decks/<slug:deck_id>/edit/", editing.edit, name="deck-edit"),
    path("decks/<slug:deck_id>/bulk/", editing.bulk, name="deck-bulk"),
    path("decks/<slug:deck_id>/legality/", decks.legality, name="deck-legality"),
    path("decks/<slug:deck_id>/settings/", making.settings, name="deck-settings"),
    path("decks/<slug:deck_id>/delete/", making.delete, name="deck-delete"),
    path("decks/<slug:deck_id>/export/<slug:file_format>/", decks.export, name="deck-export"),
]
