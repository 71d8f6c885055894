"""Comments on decks that others can see."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Length
from django.db.models.lookups import LessThanOrEqual
from django.urls import reverse
from django.utils import timezone

from accounts.access import CommentQuerySet
from common import caps, ids
from decks.models import Deck


class Comment(models.Model):
    """A comment on a deck, in Markdown as written.

    It stays without an author when the author's account is deleted. `taken_down` says who hid it, and `why`
    is the reason given. `seen` says when the deck's owner read it; a comment of their own needs no reading.
    """

    class By(models.TextChoices):
        """Who took a comment down."""

        NOBODY = "", "Nobody"
        OWNER = "owner", "The deck’s owner"
        STAFF = "staff", "Staff"

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="comments")
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="comments"
    )
    words = models.TextField(max_length=caps.COMMENT)
    written = models.DateTimeField(default=timezone.now, editable=False)
    edited = models.DateTimeField(null=True, editable=False)
    seen = models.DateTimeField(null=True, editable=False)
    taken_down = models.CharField(max_length=5, choices=By, default=By.NOBODY, blank=True)
    why = models.CharField(max_length=caps.STAFF_WORDS, blank=True)

    objects = CommentQuerySet["Comment"].as_manager()

    class Meta:
        ordering = ["written", "pk"]
        indexes = [
            models.Index(fields=["deck", "written"], name="comment_by_deck"),
            models.Index(fields=["deck"], condition=models.Q(seen=None), name="comment_unseen"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("words"), caps.COMMENT) & ~models.Q(words=""),
                name="comment_size",
            ),
            models.CheckConstraint(
                condition=models.Q(taken_down__in=["", "owner", "staff"]), name="comment_taken_down_known"
            ),
        ]

    def __str__(self) -> str:
        return f"comment {self.public_id}"

    def get_absolute_url(self) -> str:
        """The URL of this comment, whatever page it is on."""
        return reverse("comment", args=[self.deck.public_id, self.public_id])


class ClosedDiscussion(models.Model):
    """A deck whose owner has turned comments off; existing ones stay."""

    deck = models.OneToOneField(Deck, on_delete=models.CASCADE, related_name="closed_discussion")
    since = models.DateTimeField(default=timezone.now, editable=False)

    def __str__(self) -> str:
        return f"no comments on {self.deck}"
