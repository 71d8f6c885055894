"""The API's URLs for cards, systems and formats."""

from django.urls import path

from cards.api import cards, systems

urlpatterns = [
    path("cards/", cards.CardsView.as_view(), name="cards"),
    path("cards/<slug:system>/<path:card_id>/", cards.CardView.as_view(), name="card"),
    path("formats/", systems.FormatsView.as_view(), name="formats"),
    path("systems/", systems.SystemsView.as_view(), name="systems"),
    path("systems/<slug:system>/", systems.SystemView.as_view(), name="system"),
]
