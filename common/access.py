"""Who makes a request, and who besides the owner may see something."""

from typing import Protocol

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import HttpResponseBase

PRIVATE, UNLISTED, PUBLIC = "private", "unlisted", "public"


VISIBILITIES = ((PRIVATE, "Only me"), (UNLISTED, "Anyone with the link"), (PUBLIC, "Everyone"))


User = AbstractBaseUser | AnonymousUser


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
