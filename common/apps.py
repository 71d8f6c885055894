"""What the other apps share, as an app for its template tags."""

from django.apps import AppConfig


class CommonConfig(AppConfig):
    """Template tags that every page uses."""

    name = "common"
