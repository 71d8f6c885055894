"""The app of cards and decks."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    """Cards and decks as rows, pages and an API."""

    name = "decks"

    def ready(self) -> None:
        from celery.signals import task_prerun
        from django.core.signals import request_started

        from decks.importing import following

        request_started.connect(following.look)
        task_prerun.connect(following.look)
