"""The addresses of hands: a page beside each deck, and what programs ask for the same."""

from django.urls import path

from simulate import api, views

urlpatterns = [
    path("decks/<slug:deck_id>/hands/", views.hands, name="deck-hands"),
    path("api/decks/<slug:public_id>/hands/", api.HandsView.as_view(), name="deck-hands-api"),
    path("api/decks/<slug:public_id>/odds/", api.OddsView.as_view(), name="deck-odds-api"),
    path("api/decks/<slug:public_id>/sample/", api.SampleView.as_view(), name="deck-sample-api"),
]
