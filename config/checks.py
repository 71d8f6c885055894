"""System checks of the site's configuration; each message ends with what to do."""

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register

from config import broker, env


@register(Tags.compatibility)
def broker_folders_share_a_mount(**_: object) -> list[CheckMessage]:
    """The embedded broker moves messages by renaming, which is only atomic within one mount."""
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
def public_site_uses_services(**_: object) -> list[CheckMessage]:
    """Throttles need a shared cache and visitors' own addresses, and mail must reach people."""
    found: list[CheckMessage] = []
    if "Files" in str(settings.CACHES["default"]["BACKEND"]):
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
    if not env.text("TRUSTED_PROXIES"):
        found.append(
            Warning(
                "Nothing says how many proxies stand in front of the site. Behind one, all visitors have its "
                "address, and share their throttles.",
                hint="Set TRUSTED_PROXIES to their number, or to 0 where browsers reach the site directly.",
                id="config.W005",
            )
        )
    return found
