"""Real processes of the site for tests: their environment, and the addresses of the services they talk to."""

import os
from pathlib import Path
from urllib.parse import quote

from django.db import connection

ROOT = Path(__file__).resolve().parent.parent

_OURS = {
    *("ALLOWED_HOSTS", "SECRET_KEY", "DEBUG", "HTTPS", "EMAIL_URL", "TRUSTED_PROXIES", "VAR_DIR"),
    *("DATABASE_URL", "BROKER_URL", "CACHE_URL"),
    *("DJANGO_SETTINGS_MODULE", "DJANGO_ALLOW_ASYNC_UNSAFE"),
}


def plain_environment() -> dict[str, str]:
    """The environment of a person who has set none of the site's variables."""
    return {name: value for name, value in os.environ.items() if name not in _OURS}


def database_url() -> str:
    """The address of the database that the running test uses."""
    settings = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{settings['NAME']}"
    user = quote(settings["USER"], safe="")
    password = f":{quote(settings['PASSWORD'], safe='')}" if settings["PASSWORD"] else ""
    return f"postgres://{user}{password}@{settings['HOST']}:{settings['PORT'] or 5432}/{settings['NAME']}"
