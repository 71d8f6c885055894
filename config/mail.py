"""Mail: sent to the server in EMAIL_URL, or printed in the terminal."""

import logging
import smtplib
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import unquote

from django.conf import settings as site
from django.http import HttpRequest

from config import env
from config.unavailable import Unavailable

log = logging.getLogger(__name__)

_PRINTED = "django.core.mail.backends.console.EmailBackend"
_PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


class MailAway(Unavailable):
    """A message that must arrive could not be sent."""

    code = "mail_away"


@contextmanager
def must_arrive(address: str) -> Iterator[None]:
    """Raise MailAway with a message for people if mail sent inside fails."""
    try:
        yield
    except smtplib.SMTPRecipientsRefused as error:
        log.warning("the mail server refuses a recipient: %s", error)
        raise MailAway(
            f"The mail server won’t send to “{address[:80]}”. Is the address correct? Nothing was stored."
        ) from error
    except (smtplib.SMTPException, OSError) as error:
        log.error("mail cannot be sent: %s", error)
        raise MailAway(
            "This needs a message to your address, and mail cannot be sent right now. Nothing was stored; "
            "please try again in a few minutes."
        ) from error


def settings() -> dict[str, object]:
    """Django's mail settings, and whether an account must confirm its address.

    EMAIL_URL is `smtp://user:password@host:587`, which must switch to encryption (STARTTLS) before anything
    is sent; `smtps://` for encryption from the start (TLS); or `smtp+plain://` for none, in a closed network.
    Without a mail server nobody could confirm, so confirming is optional, also for a second factor.
    """
    address = env.url("EMAIL_URL", tuple(_PORTS))
    if address is None:
        return {
            "EMAIL_BACKEND": _PRINTED,
            "ACCOUNT_EMAIL_VERIFICATION": "optional",
            "MFA_ALLOW_UNVERIFIED_EMAIL": True,
        }
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": address.hostname or "localhost",
        "EMAIL_PORT": address.port or _PORTS[address.scheme],
        "EMAIL_HOST_USER": unquote(address.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(address.password or ""),
        "EMAIL_USE_SSL": address.scheme == "smtps",
        "EMAIL_USE_TLS": address.scheme == "smtp",
        "EMAIL_TIMEOUT": 5,
        "DEFAULT_FROM_EMAIL": env.text("EMAIL_FROM", "rulebound@localhost"),
        "ACCOUNT_EMAIL_VERIFICATION": "mandatory",
    }


def for_pages(request: HttpRequest) -> dict[str, bool]:
    """Tell templates whether mail is only printed in the terminal."""
    return {"mail_is_printed": site.EMAIL_BACKEND == _PRINTED}
