"""The app of decks."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    """Decks as rows, pages and an API."""

    name = "decks"

    def ready(self) -> None:
        from cards import dependents
        from decks import cards_adapter

        dependents.offer(cards_adapter)
