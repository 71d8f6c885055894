"""Who may see and who may change a deck; no other code decides this.

What a user may not see does not exist for them: look decks up through these querysets and respond with 404.
Staff see what everybody sees; they moderate through the admin pages.
"""

from collections.abc import Iterable
from typing import Self, TypeVar

from django.db import models

from common import ids
from common.access import PRIVATE, PUBLIC, UNLISTED, User

Row = TypeVar("Row", bound=models.Model)


class DeckQuerySet(models.QuerySet[Row]):
    """Decks, filtered by what a user may see or change."""

    def visible_to(self, user: User) -> Self:
        """Return the decks that a user may see if they know the URL."""
        seen = models.Q(visibility__in=(UNLISTED, PUBLIC))
        return self.filter(seen | models.Q(owner=user.pk) if user.is_authenticated else seen)

    def listed_for(self, user: User) -> Self:
        """Return the decks that lists may show to a user: public ones and their own."""
        seen = models.Q(visibility=PUBLIC)
        return self.filter(seen | models.Q(owner=user.pk) if user.is_authenticated else seen)

    def shared(self) -> Self:
        """Return the decks that others than their owner can see; staff may hide or delete these."""
        return self.exclude(visibility=PRIVATE)

    def editable_by(self, user: User) -> Self:
        """Return the decks that a user may change: their own."""
        return self.filter(owner=user.pk) if user.is_authenticated else self.none()

    def shareable_by(self, user: User) -> Self:
        """Return the decks that a user may share: their own, except those hidden by staff."""
        return self.editable_by(user).filter(hidden=None)

    def open_to(self, user: User) -> Self:
        """Return the decks that a user may comment on: those that others can see."""
        return self.visible_to(user).shared() if user.is_authenticated else self.none()

    def reportable_by(self, user: User) -> Self:
        """Return the decks that a user may report to staff: other people's."""
        return self.open_to(user).exclude(owner=user.pk)

    def with_id(self, public_id: str) -> Self:
        """Return the deck with this id; an invalid id finds nothing."""
        return self.filter(public_id=public_id) if ids.is_id(public_id) else self.none()

    def with_ids(self, public_ids: Iterable[str]) -> Self:
        """Return the decks with these ids."""
        return self.filter(public_id__in=[one for one in public_ids if ids.is_id(one)])

    def with_code(self, code: str) -> Self:
        """Return the deck with this short code; an invalid code finds nothing."""
        return self.filter(share_code=code) if ids.is_code(code) else self.none()


class VersionQuerySet(models.QuerySet[Row]):
    """Versions of decks, filtered by what a user may see."""

    def visible_to(self, user: User) -> Self:
        """Return the versions that a user may see: all of their own decks'.

        Of other decks they may see, these are the newest and the named ones, or all if the owner opened the
        history: drafts are the owner's business.
        """
        told = models.Q(number=models.F("deck__version")) | ~models.Q(name="")
        seen = models.Q(deck__visibility__in=(UNLISTED, PUBLIC)) & (told | models.Q(deck__open_history=True))
        return self.filter(seen | models.Q(deck__owner=user.pk) if user.is_authenticated else seen)


class NoticeQuerySet(models.QuerySet[Row]):
    """Notices, visible only to the owner of the deck."""

    def of(self, user: User) -> Self:
        """Return this user's notices."""
        return self.filter(owner=user.pk) if user.is_authenticated else self.none()
