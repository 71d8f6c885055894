"""Where mail goes: to the server that EMAIL_URL names, or to the terminal."""

from typing import Any
from urllib.parse import unquote

from django.conf import settings as site
from django.http import HttpRequest

from config import env

_PRINTED = "django.core.mail.backends.console.EmailBackend"


def settings() -> dict[str, Any]:
    """Django's mail settings, and whether an account must confirm its address.

    EMAIL_URL is `smtp://user:password@host:587`, or `smtps://` for encryption from the first byte. Without a
    mail server nobody could confirm, so confirming is optional, for a second factor too.
    """
    address = env.url("EMAIL_URL", ("smtp", "smtps"))
    if address is None:
        return {
            "EMAIL_BACKEND": _PRINTED,
            "ACCOUNT_EMAIL_VERIFICATION": "optional",
            "MFA_ALLOW_UNVERIFIED_EMAIL": True,
        }
    ssl = address.scheme == "smtps"
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": address.hostname or "localhost",
        "EMAIL_PORT": address.port or (465 if ssl else 587),
        "EMAIL_HOST_USER": unquote(address.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(address.password or ""),
        "EMAIL_USE_SSL": ssl,
        "EMAIL_USE_TLS": not ssl and address.port != 25,
        "EMAIL_TIMEOUT": 10,
        "DEFAULT_FROM_EMAIL": env.text("EMAIL_FROM", "rulebound@localhost"),
        "ACCOUNT_EMAIL_VERIFICATION": "mandatory",
    }


def for_pages(request: HttpRequest) -> dict[str, bool]:
    """Tell templates whether mail reaches nobody but who looks at the terminal."""
    return {"mail_is_printed": site.EMAIL_BACKEND == _PRINTED}
