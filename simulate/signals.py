"""Reactions to changes of accounts."""

from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from common import browsers
from common.access import Visitor
from simulate.services.practice import adopt_practice


@receiver(user_logged_in)
def take_in_practice_games(request: HttpRequest | None, user: User, **_: object) -> None:
    """Move the practice games of a visitor's browser to the account they sign up with, or in to."""
    key = browsers.key_of(request) if request is not None else ""
    if key:
        adopt_practice(visitor=Visitor(key), user=user)
