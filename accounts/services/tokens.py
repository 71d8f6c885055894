"""Changes to an account's tokens: keyword-only, each in one transaction."""

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

# A prefix for people and secret scanners to recognize the token.
PREFIX = "rb_"
# The last use is recorded at most once in this time, so that not every read causes a write.
USE_NOTED = timedelta(minutes=1)


class TooManyTokens(Exception):
    """The account has the maximum number of tokens; nothing was created."""

    def __init__(self) -> None:
        super().__init__(f"You have {caps.TOKENS_PER_USER} tokens, the maximum; revoke one first.")


def digest_of(token: str) -> str:
    """Return a token's digest, as stored."""
    return hashlib.sha256(token.encode()).hexdigest()


@transaction.atomic
def make_token(*, user: User, name: str, days: int, scope: str = ApiToken.Scope.READ) -> tuple[ApiToken, str]:
    """Create a token that expires after some days; the second value is the token, known only now."""
    # The account's row is locked, so that concurrent requests cannot exceed the limit.
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
    """Revoke a token of this account; False if there is none like it."""
    gone, _ = ApiToken.objects.filter(user=user, pk=pk).delete()
    return gone > 0


@transaction.atomic
def end_tokens(*, user: User) -> int:
    """Revoke all tokens of an account, and return how many there were."""
    gone, _ = ApiToken.objects.filter(user=user).delete()
    return gone


def note_use(*, token: ApiToken) -> None:
    """Record the use of a token; if nothing can be written, the request is served anyway."""
    now = timezone.now()
    if token.used is not None and now - token.used < USE_NOTED:
        return
    long_ago = Q(used=None) | Q(used__lte=now - USE_NOTED)
    try:
        with transaction.atomic():
            ApiToken.objects.filter(long_ago, pk=token.pk).update(used=now)
    except DatabaseError as error:
        log.warning("the last use of a token could not be written down: %s", error)
