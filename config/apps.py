"""The app that registers the system checks and creates the folders of the embedded broker."""

from django.apps import AppConfig
from django.conf import settings


class ConfigConfig(AppConfig):
    """The project itself as an app, which registers its system checks."""

    name = "config"
    verbose_name = "Rulebound"

    def ready(self) -> None:
        from config import broker, checks  # noqa: F401 (importing registers the checks)

        broker.make_folders(settings.CELERY_BROKER_TRANSPORT_OPTIONS)
