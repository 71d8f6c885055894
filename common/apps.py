"""The app for what the other apps share, so that Django finds its template tags."""

from django.apps import AppConfig


class CommonConfig(AppConfig):
    """Template tags that every page uses."""

    name = "common"
