"""The app for accounts, besides sign-up and sign-in, which allauth handles."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Tokens, comments, reports and second factors of accounts."""

    name = "accounts"
    verbose_name = "People"

    def ready(self) -> None:
        from accounts import openapi, signals  # noqa: F401
