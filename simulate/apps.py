"""The app for odds, batches of simulated games and practice games."""

from django.apps import AppConfig


class SimulateConfig(AppConfig):
    """Odds, batches of games, practice games, and the workers' tasks."""

    name = "simulate"

    def ready(self) -> None:
        from simulate import signals  # noqa: F401
