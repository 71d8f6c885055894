"""Who asks, and what others than the owner of a thing may see of it."""

from typing import Protocol

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import HttpResponseBase

PRIVATE, UNLISTED, PUBLIC = "private", "unlisted", "public"


VISIBILITIES = ((PRIVATE, "Only me"), (UNLISTED, "Anyone with the link"), (PUBLIC, "Everyone"))


User = AbstractBaseUser | AnonymousUser


def signed_in(user: User) -> AbstractBaseUser:
    """Return an account that is signed in; PermissionDenied for a visitor without one."""
    if not isinstance(user, AbstractBaseUser):
        raise PermissionDenied
    return user


READ_TOKEN = "read"


def token_may(token: object, *, writes: bool) -> bool:
    """Tell whether a request may do what it asks: with a token that reads only, nothing may change.

    `token` is None for somebody who signed in, or is a stranger.
    """
    return not writes or getattr(token, "scope", "") != READ_TOKEN


class Shown(Protocol):
    """Something that says who may see it, as one of the VISIBILITIES."""

    visibility: str


def keep_private(response: HttpResponseBase, shown: Shown | None = None) -> None:
    """Forbid that anybody but the visitor's own browser keeps a page, unless what it shows is public.

    Without that the page is about the visitor, and so always private. A page of something public still
    differs from visitor to visitor, and is kept by nobody without asking again.
    """
    if shown is None or shown.visibility != PUBLIC:
        response["Cache-Control"] = "private, no-store"
    else:
        response["Cache-Control"] = "private, no-cache"
