"""Reactions to changes of accounts, whatever page, command or program made them."""

from django.contrib import messages
from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in
from django.db.models.signals import post_save
from django.dispatch import receiver
from django.http import HttpRequest

from accounts import services
from common import browsers
from common.access import Visitor
from decks.editing.services import adopt_decks


@receiver(post_save, sender=User)
def end_tokens_with_the_password(instance: User, created: bool, **_: object) -> None:
    """Revoke an account's tokens when its password is changed, reset or removed.

    A changed password may mean that somebody else got in, who could have created tokens.
    """
    # Django keeps the new password here until it is saved; a hash upgraded on sign-in leaves it empty.
    changed = getattr(instance, "_password", None) is not None or not instance.has_usable_password()
    if changed and not created:
        services.end_tokens(user=instance)


@receiver(user_logged_in)
def take_in_what_the_browser_keeps(request: HttpRequest | None, user: User, **_: object) -> None:
    """Move the decks of a visitor's browser to the account they sign up with, or in to."""
    key = browsers.key_of(request) if request is not None else ""
    if request is None or not key:
        return
    moved, left = adopt_decks(visitor=Visitor(key), user=user)
    if not left:
        browsers.forget(request)
    if moved:
        request.first_deck = moved[0]  # type: ignore[attr-defined]
        named = f"“{moved[0].name}” is" if len(moved) == 1 else f"{len(moved)} decks of this browser are"
        messages.success(request, f"{named} now in your account.")
    if left:
        messages.error(request, f"Your account is full: {left} more decks stay in this browser.")
