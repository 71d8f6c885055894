"""The accounts' own things, besides what signing up and in takes."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Tokens by which programs act for an account."""

    name = "accounts"
    verbose_name = "People"

    def ready(self) -> None:
        from accounts import openapi, signals  # noqa: F401
