"""The app of cards."""

from django.apps import AppConfig


class CardsConfig(AppConfig):
    """The catalogues as searchable rows, and imports of card data."""

    name = "cards"

    def ready(self) -> None:
        from celery.signals import task_prerun
        from django.core.signals import request_started

        from cards.imports import sync

        request_started.connect(sync.look)
        task_prerun.connect(sync.look)
