"""What changes about an account's tokens: keyword-only, each in one transaction."""

import hashlib
import logging
import secrets
from datetime import timedelta

from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.db import DatabaseError, transaction
from django.db.models import Q
from django.utils import timezone

from accounts.models import ApiToken
from common import caps

log = logging.getLogger(__name__)

# Lets people and scanners of leaked secrets see whose token it is.
PREFIX = "rb_"
# The last use of a token is written down once in so long, so that reading does not write each time.
USE_NOTED = timedelta(minutes=1)


class TooManyTokens(Exception):
    """An account has as many tokens as it may have; nothing was made."""

    def __init__(self) -> None:
        super().__init__(f"You have {caps.TOKENS_PER_USER} tokens, the maximum; revoke one first.")


def digest_of(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


@transaction.atomic
def make_token(*, user: User, name: str, days: int, scope: str = ApiToken.Scope.READ) -> tuple[ApiToken, str]:
    """Make a token that ends after so many days; the second value is the token, known only now."""
    # The row of the account stands still meanwhile, so that two at once do not pass the cap together.
    get_user_model().objects.select_for_update().get(pk=user.pk)
    now = timezone.now()
    ApiToken.objects.filter(user=user, expires__lte=now).delete()
    if ApiToken.objects.filter(user=user).count() >= caps.TOKENS_PER_USER:
        raise TooManyTokens
    token = PREFIX + secrets.token_urlsafe(32)
    made = ApiToken.objects.create(
        user=user,
        name=name,
        start=token[:8],
        digest=digest_of(token),
        scope=scope,
        created=now,
        expires=now + timedelta(days=days),
    )
    return made, token


@transaction.atomic
def revoke_token(*, user: User, pk: int) -> bool:
    """End a token of this account at once; False when there is none like it."""
    gone, _ = ApiToken.objects.filter(user=user, pk=pk).delete()
    return gone > 0


@transaction.atomic
def end_tokens(*, user: User) -> int:
    """End all tokens of an account at once, and return how many there were."""
    gone, _ = ApiToken.objects.filter(user=user).delete()
    return gone


def note_use(*, token: ApiToken) -> None:
    """Write down that a token is used now; where nothing can be written, its program is served anyway."""
    now = timezone.now()
    if token.used is not None and now - token.used < USE_NOTED:
        return
    long_ago = Q(used=None) | Q(used__lte=now - USE_NOTED)
    try:
        with transaction.atomic():
            ApiToken.objects.filter(long_ago, pk=token.pk).update(used=now)
    except DatabaseError as error:
        log.warning("the last use of a token could not be written down: %s", error)
