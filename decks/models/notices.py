"""What owners are told when lists or cards change how their decks stand."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from common import caps
from decks.access import NoticeQuerySet
from decks.models.decks import Deck


class Notice(models.Model):
    """From some day on a deck is another word in its format; never changed but for when it was read.

    `cause` names what changed, so that one change is told once; `says` are the first findings in sentences,
    as they stood when the notice was made.
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
