"""Differences from django-allauth's default behaviour."""

import logging

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core.internal import ratelimit
from django.contrib.auth.base_user import AbstractBaseUser
from django.http import HttpRequest
from django.urls import reverse

from common.throttles import address_of
from config import mail

log = logging.getLogger(__name__)


class Adapter(DefaultAccountAdapter):
    """Counts failed logins by name and address, so that nobody can lock somebody else out.

    Mail that cannot be sent is not a bug: see `config.mail.must_arrive`.
    """

    def send_mail(self, template_prefix: str, email: str, context: dict[str, object]) -> None:
        """Send a message that must arrive. Raises MailAway if it cannot be sent."""
        try:
            with mail.must_arrive(email):
                super().send_mail(template_prefix, email, context)
        except mail.MailAway:
            # One confirmation message is allowed in three minutes; one that was not sent must not count.
            ratelimit.clear(self.request, app="allauth.account", action="confirm_email", key=email.lower())
            raise

    def get_login_redirect_url(self, request: HttpRequest) -> str:
        """Return where signing in leads by itself: to the deck that was begun without an account, if any."""
        return _first_deck(request) or str(super().get_login_redirect_url(request))

    def get_signup_redirect_url(self, request: HttpRequest) -> str:
        """Return where signing up leads by itself: to the deck that was begun without an account, if any."""
        return _first_deck(request) or str(super().get_signup_redirect_url(request))

    def send_notification_mail(
        self,
        template_prefix: str,
        user: AbstractBaseUser,
        context: dict[str, object] | None = None,
        email: str | None = None,
    ) -> None:
        """Notify an account's owner of a change by mail; the change stands even if it cannot be sent."""
        try:
            super().send_notification_mail(template_prefix, user, context, email)
        except mail.MailAway:
            log.warning("nobody was told by mail of a change: %s", template_prefix)

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: object) -> str:
        return f"{super()._get_login_attempts_cache_key(request, **credentials)}:{address_of(request)}"


def _first_deck(request: HttpRequest) -> str:
    """The editor of the deck that an account has just taken over from the browser, "" if there is none."""
    deck = getattr(request, "first_deck", None)
    return reverse("deck-edit", args=[deck.public_id]) if deck is not None else ""
