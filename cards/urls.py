"""The URLs of the card pages."""

from django.urls import path

from cards import views

urlpatterns = [
    path("cards/", views.cards, name="cards"),
    path("cards/syntax/", views.syntax, name="card-syntax"),
    path("cards/<slug:system>/<path:card_id>/preview/", views.preview, name="card-preview"),
    path("cards/<slug:system>/<path:card_id>/", views.card, name="card"),
]
