"""Who may see and change batches of games and practice games."""

from typing import Self, TypeVar

from django.db import models

from common import ids
from common.access import PUBLIC, UNLISTED, User
from decks.access import own

Row = TypeVar("Row", bound=models.Model)


class BatchQuerySet(models.QuerySet[Row]):
    """Batches filtered by what a user may see or change; visitors are identified by their session."""

    def owned_by(self, user: User, session_key: str | None = None) -> Self:
        """Return the batches a user started: these they may cancel, resume, share and delete."""
        if user.is_authenticated:
            return self.filter(owner=user.pk)
        return self.filter(owner=None, session_key=session_key) if session_key else self.none()

    def visible_to(self, user: User, session_key: str | None = None) -> Self:
        """Return the batches a user may see if they know the URL."""
        return self.filter(visibility__in=(UNLISTED, PUBLIC)) | self.owned_by(user, session_key)

    def with_id(self, public_id: str) -> Self:
        """Return the batch with this id; an invalid id finds nothing."""
        return self.filter(public_id=public_id) if ids.is_id(public_id) else self.none()


class PracticeQuerySet(models.QuerySet[Row]):
    """Practice games, which nobody sees but whoever plays them."""

    def owned_by(self, user: User) -> Self:
        """Return the games of an account, or of a visitor's browser."""
        return self.filter(own(user))

    def with_id(self, public_id: str) -> Self:
        """Return the game with this id; an invalid id finds nothing."""
        return self.filter(public_id=public_id) if ids.is_id(public_id) else self.none()
