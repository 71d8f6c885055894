"""Who may see, change and report a comment."""

from typing import TYPE_CHECKING, Self, TypeVar

from django.db import models

from common import ids
from common.access import PUBLIC, UNLISTED, User

if TYPE_CHECKING:
    pass

Row = TypeVar("Row", bound=models.Model)


class CommentQuerySet(models.QuerySet[Row]):
    """Comments on decks, filtered by what a user may see or change."""

    def visible_to(self, user: User) -> Self:
        """Return the comments on decks that a user may see; one taken down is included without its text."""
        seen = models.Q(deck__visibility__in=(UNLISTED, PUBLIC))
        return self.filter(seen | models.Q(deck__owner=user.pk) if user.is_authenticated else seen)

    def editable_by(self, user: User) -> Self:
        """Return the comments that a user may edit: their own, unless taken down."""
        mine = self.visible_to(user).filter(taken_down="")
        return mine.filter(author=user.pk) if user.is_authenticated else self.none()

    def removable_by(self, user: User) -> Self:
        """Return the comments that a user may remove: their own, and those on their decks."""
        theirs = models.Q(author=user.pk) | models.Q(deck__owner=user.pk, taken_down="")
        return self.visible_to(user).filter(theirs) if user.is_authenticated else self.none()

    def reportable_by(self, user: User) -> Self:
        """Return the comments that a user may report to staff: other people's, unless taken down."""
        others = self.visible_to(user).filter(taken_down="").exclude(author=user.pk)
        return others if user.is_authenticated else self.none()

    def new_for(self, user: User) -> Self:
        """Return other people's comments on a user's decks that they have not read, unless taken down."""
        others = self.filter(deck__owner=user.pk, seen=None, taken_down="").exclude(author=user.pk)
        return others if user.is_authenticated else self.none()

    def with_id(self, public_id: str) -> Self:
        """Return the comment with this id; an invalid id finds nothing."""
        return self.filter(public_id=public_id) if ids.is_id(public_id) else self.none()
