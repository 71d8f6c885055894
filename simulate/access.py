"""Who may see and change a batch of games."""

from typing import TYPE_CHECKING, Self, TypeVar

from django.db import models

from common import ids
from common.access import PUBLIC, UNLISTED, User

if TYPE_CHECKING:
    pass

Row = TypeVar("Row", bound=models.Model)


class BatchQuerySet(models.QuerySet[Row]):
    """Batches of games, narrowed to what somebody may see or change; a visitor is known by the session."""

    def owned_by(self, user: User, session_key: str | None = None) -> Self:
        """Keep the batches that somebody started: these they may cancel, resume, share and delete."""
        if user.is_authenticated:
            return self.filter(owner=user.pk)
        return self.filter(owner=None, session_key=session_key) if session_key else self.none()

    def visible_to(self, user: User, session_key: str | None = None) -> Self:
        """Keep the batches that somebody may see when they know the address."""
        return self.filter(visibility__in=(UNLISTED, PUBLIC)) | self.owned_by(user, session_key)

    def with_id(self, public_id: str) -> Self:
        """Keep the one batch with this id; a text that is no id finds nothing."""
        return self.filter(public_id=public_id) if ids.is_id(public_id) else self.none()
