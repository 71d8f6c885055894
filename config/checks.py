"""System checks of how the site is set up; each ends with what to do."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register

from config import broker


@register(Tags.compatibility)
def broker_folders_share_a_mount(**_: Any) -> list[CheckMessage]:
    """Messages of the embedded broker move by renaming, which is only whole within one mount."""
    places = broker.folders(settings.CELERY_BROKER_TRANSPORT_OPTIONS)
    if len({folder.stat().st_dev for folder in places}) <= 1:
        return []
    return [
        Error(
            "The folders of the broker lie on different mounts: " + ", ".join(map(str, places)),
            hint=f"Make {settings.VAR_DIR / 'broker'} one plain folder, or set BROKER_URL to a Redis.",
            id="config.E001",
        )
    ]


@register(Tags.security, deploy=True)
def public_site_uses_services(**_: Any) -> list[CheckMessage]:
    """Throttles need a cache that all machines share, and mail has to reach people."""
    found: list[CheckMessage] = []
    if "filebased" in settings.CACHES["default"]["BACKEND"]:
        found.append(
            Warning(
                "The cache is a folder of this machine, so throttles are counted for each machine.",
                hint="Set CACHE_URL to a Redis.",
                id="config.W003",
            )
        )
    if "console" in settings.EMAIL_BACKEND:
        found.append(
            Warning(
                "Mail goes to the terminal, so nobody can reset a password.",
                hint="Set EMAIL_URL, for example smtp://user:password@mail.example.org:587.",
                id="config.W004",
            )
        )
    return found
