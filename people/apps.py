"""The accounts' own things, besides what signing up and in takes."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """Tokens by which programs act for an account."""

    name = "people"
    verbose_name = "People"

    def ready(self) -> None:
        from people import openapi, signals  # noqa: F401
