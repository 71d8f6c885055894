"""The app of work that runs outside of requests."""

from django.apps import AppConfig


class SimulateConfig(AppConfig):
    """Work on the queue."""

    name = "simulate"
