"""Who may see and who may change a deck; no other code decides this.

A deck belongs to an account, or to the browser of a visitor without one, who alone sees it. What a user may
not see does not exist for them: look decks up through these querysets and respond with 404. Staff see what
everybody sees; they moderate through the admin pages.
"""

from collections.abc import Iterable
from typing import Protocol, Self, TypeVar

from django.db import models

from common import ids
from common.access import PRIVATE, PUBLIC, UNLISTED, User, browser_of

Row = TypeVar("Row", bound=models.Model)


class Owned(Protocol):
    """What belongs to an account, or without one to a browser."""

    owner_id: int | None
    browser: str


def owns(user: User, deck: Owned) -> bool:
    """Return whether a deck is a user's own."""
    if user.is_authenticated:
        return bool(deck.owner_id == user.pk)
    return deck.owner_id is None and deck.browser == browser_of(user) != ""


def own(user: User, to_deck: str = "") -> models.Q:
    """Return the condition for a user's own decks; `to_deck` leads to the deck, as `deck__`."""
    if user.is_authenticated:
        return models.Q(**{f"{to_deck}owner": user.pk})
    browser = browser_of(user)
    return models.Q(**{f"{to_deck}browser": browser}) if browser else models.Q(pk__in=())


class DeckQuerySet(models.QuerySet[Row]):
    """Decks, filtered by what a user may see or change."""

    def visible_to(self, user: User) -> Self:
        """Return the decks that a user may see if they know the URL."""
        seen = models.Q(visibility__in=(UNLISTED, PUBLIC))
        return self.filter(seen | own(user))

    def listed_for(self, user: User) -> Self:
        """Return the decks that lists may show to a user: public ones and their own."""
        seen = models.Q(visibility=PUBLIC)
        return self.filter(seen | own(user))

    def shared(self) -> Self:
        """Return the decks that others than their owner can see; staff may hide or delete these."""
        return self.exclude(visibility=PRIVATE)

    def editable_by(self, user: User) -> Self:
        """Return the decks that a user may change: their own."""
        return self.filter(own(user))

    def shareable(self) -> Self:
        """Return the decks that their owners may share: those of accounts, except those hidden by staff."""
        return self.filter(hidden=None).exclude(owner=None)

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
        return self.filter(seen | own(user, "deck__"))


class NoticeQuerySet(models.QuerySet[Row]):
    """Notices, visible only to the owner of the deck."""

    def of(self, user: User) -> Self:
        """Return this user's notices."""
        return self.filter(owner=user.pk) if user.is_authenticated else self.none()
