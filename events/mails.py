"""Mail to players: receipts for their lists, and news about them."""

import logging
import smtplib

from django.core.mail import send_mail
from django.template.loader import render_to_string

from common.text import clean_line

log = logging.getLogger(__name__)


def send(subject: str, template: str, context: dict[str, object], address: str) -> bool:
    """Send a message, and return whether it was sent: what it says is on the site too."""
    words = render_to_string(f"events/mail/{template}.txt", context)
    try:
        send_mail(f"[Rulebound] {clean_line(subject)}", words, None, [address])
    except (smtplib.SMTPException, OSError) as error:
        log.warning("a message about an event could not be sent: %s", error)
        return False
    return True
