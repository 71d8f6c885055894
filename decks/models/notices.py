"""Notices to owners about changes in their decks' legality."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from common import caps
from decks.access import NoticeQuerySet
from decks.models.decks import Deck


class Notice(models.Model):
    """A deck's change of outcome in its format from a day on; only the time of reading ever changes.

    `cause` names what changed, so that one change is reported once; `says` are the first findings in
    sentences, as of the notice's creation.
    """

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notices")
    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="notices")
    cause = models.CharField(max_length=caps.CAUSE)
    format = models.CharField(max_length=caps.FORMAT_CODE)
    day = models.DateField()
    before = models.CharField(max_length=10)
    after = models.CharField(max_length=10)
    says = models.JSONField(default=list)
    made = models.DateTimeField(default=timezone.now, editable=False)
    read = models.DateTimeField(null=True)

    objects = NoticeQuerySet["Notice"].as_manager()

    class Meta:
        ordering = ["-made", "-pk"]
        constraints = [models.UniqueConstraint(fields=["deck", "cause", "day"], name="notice_once")]
        indexes = [models.Index(fields=["owner", "read"], name="notice_unread")]

    def __str__(self) -> str:
        return f"{self.deck}: {self.before} to {self.after} on {self.day}"

    @property
    def of_cards(self) -> bool:
        """Whether cards changed, and not a list."""
        return self.cause.startswith("cards")
