"""The app for odds and batches of simulated games."""

from django.apps import AppConfig


class SimulateConfig(AppConfig):
    """Odds, batches of games, and the workers' tasks."""

    name = "simulate"
