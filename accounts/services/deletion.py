"""Deletion of accounts."""

import logging
import smtplib

from django.contrib.auth.models import User
from django.core.mail import send_mail
from django.db import transaction
from django.template.loader import render_to_string

from accounts.models import Comment

log = logging.getLogger(__name__)


@transaction.atomic
def delete_account(*, user: User, with_comments: bool = False) -> None:
    """Delete an account with its decks, their versions and its batches.

    Its comments on other people's decks stay without a name, or are deleted too. A mail confirms it.
    """
    name, address = user.username, user.email
    if with_comments:
        Comment.objects.filter(author=user).delete()
    user.delete()
    if address:
        transaction.on_commit(lambda: _say_goodbye(name, address))


def _say_goodbye(name: str, address: str) -> None:
    words = render_to_string("account/email/account_deleted_message.txt", {"name": name})
    try:
        send_mail("[Rulebound] Your account is deleted", words, None, [address])
    except (smtplib.SMTPException, OSError):
        # The account is gone, even if its mail could not be sent.
        log.warning("the mail that says that an account is deleted could not be sent")
