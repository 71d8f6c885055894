"""The app of cards and decks."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    """Cards and decks as rows, pages and an API."""

    name = "decks"
