"""The app for events: tournaments for which players hand in lists."""

from django.apps import AppConfig


class EventsConfig(AppConfig):
    """Events, their organisers and judges, and the lists that players hand in."""

    name = "events"

    def ready(self) -> None:
        from common import upkeep
        from events import signals, tasks  # noqa: F401

        upkeep.offer(tasks.look_after)
