"""Who may see and who may change a deck: the only place that decides.

What somebody may not see does not exist for them: look decks up through these querysets and answer 404.
Staff see what everybody sees; they moderate through the admin pages.
"""

from collections.abc import Iterable
from typing import Self, TypeVar

from django.db import models

from common import ids
from common.access import PRIVATE, PUBLIC, UNLISTED, User

Row = TypeVar("Row", bound=models.Model)


class DeckQuerySet(models.QuerySet[Row]):
    """Decks, narrowed to what somebody may see or change."""

    def visible_to(self, user: User) -> Self:
        """Keep the decks that a user may see when they know the address."""
        seen = models.Q(visibility__in=(UNLISTED, PUBLIC))
        return self.filter(seen | models.Q(owner=user.pk) if user.is_authenticated else seen)

    def listed_for(self, user: User) -> Self:
        """Keep the decks that lists may show to a user: public ones and their own."""
        seen = models.Q(visibility=PUBLIC)
        return self.filter(seen | models.Q(owner=user.pk) if user.is_authenticated else seen)

    def shared(self) -> Self:
        """Keep the decks that others than their owner can see; staff may hide or delete these."""
        return self.exclude(visibility=PRIVATE)

    def editable_by(self, user: User) -> Self:
        """Keep the decks that a user may change: their own."""
        return self.filter(owner=user.pk) if user.is_authenticated else self.none()

    def shareable_by(self, user: User) -> Self:
        """Keep the decks that a user may show to others: their own, but for those that staff hid."""
        return self.editable_by(user).filter(hidden=None)

    def open_to(self, user: User) -> Self:
        """Keep the decks that a user may speak about where others read it: those that others can see."""
        return self.visible_to(user).shared() if user.is_authenticated else self.none()

    def reportable_by(self, user: User) -> Self:
        """Keep the decks that a user may report to staff: those of others."""
        return self.open_to(user).exclude(owner=user.pk)

    def with_id(self, public_id: str) -> Self:
        """Keep the one deck with this id; a text that is no id finds nothing."""
        return self.filter(public_id=public_id) if ids.is_id(public_id) else self.none()

    def with_ids(self, public_ids: Iterable[str]) -> Self:
        """Keep the decks with these ids."""
        return self.filter(public_id__in=[one for one in public_ids if ids.is_id(one)])

    def with_code(self, code: str) -> Self:
        """Keep the one deck with this short code; a text that is no code finds nothing."""
        return self.filter(share_code=code) if ids.is_code(code) else self.none()


class VersionQuerySet(models.QuerySet[Row]):
    """Versions of decks, narrowed to what somebody may see."""

    def visible_to(self, user: User) -> Self:
        """Keep the versions that a user may see: all of their own decks.

        Of decks that others let them see, those are the newest one and those with names, or all where the
        owner opened the history: what a draft went through is its owner's business.
        """
        told = models.Q(number=models.F("deck__version")) | ~models.Q(name="")
        seen = models.Q(deck__visibility__in=(UNLISTED, PUBLIC)) & (told | models.Q(deck__open_history=True))
        return self.filter(seen | models.Q(deck__owner=user.pk) if user.is_authenticated else seen)


class NoticeQuerySet(models.QuerySet[Row]):
    """Notices, narrowed to whom they are for: the owner of the deck, and nobody else."""

    def of(self, user: User) -> Self:
        """Keep the notices that are for this user."""
        return self.filter(owner=user.pk) if user.is_authenticated else self.none()
