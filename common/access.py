"""Who makes a request, and who besides the owner may see something."""

from hashlib import sha256
from typing import Protocol

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import HttpResponseBase

PRIVATE, UNLISTED, PUBLIC = "private", "unlisted", "public"


VISIBILITIES = ((PRIVATE, "Only me"), (UNLISTED, "Anyone with the link"), (PUBLIC, "Everyone"))


class Visitor(AnonymousUser):
    """Somebody without an account, whose browser may keep decks; `key` is its secret, "" without one."""

    def __init__(self, key: str = "") -> None:
        super().__init__()
        self.key = key

    @property
    def browser(self) -> str:
        """What is stored of the key: whoever reads the database cannot use it as a cookie."""
        return sha256(self.key.encode()).hexdigest() if self.key else ""


User = AbstractBaseUser | AnonymousUser


def browser_of(user: User) -> str:
    """Return the name under which a visitor's browser keeps decks; "" for accounts and for strangers."""
    return user.browser if isinstance(user, Visitor) else ""


def signed_in(user: User) -> AbstractBaseUser:
    """Return a signed-in account. Raises PermissionDenied for a visitor without one."""
    if not isinstance(user, AbstractBaseUser):
        raise PermissionDenied
    return user


READ_TOKEN = "read"


def token_may(token: object, *, writes: bool) -> bool:
    """Return whether a request's token allows what it does: a read-only token may change nothing.

    `token` is None for a signed-in or anonymous user.
    """
    return not writes or getattr(token, "scope", "") != READ_TOKEN


class Shown(Protocol):
    """Something with a visibility, one of VISIBILITIES."""

    visibility: str


def keep_private(response: HttpResponseBase, shown: Shown | None = None) -> None:
    """Forbid caching a page except in the visitor's own browser, unless it is public.

    By default the page is about the visitor, and so always private. A page about something public still
    differs between visitors, so caches must revalidate it.
    """
    if shown is None or shown.visibility != PUBLIC:
        response["Cache-Control"] = "private, no-store"
    else:
        response["Cache-Control"] = "private, no-cache"
