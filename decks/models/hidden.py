"""Decks hidden by staff, with the message to their owners."""

from django.db import models
from django.db.models.functions import Length
from django.db.models.lookups import LessThanOrEqual
from django.utils import timezone

from common import caps
from decks.models.decks import Deck


class HiddenDeck(models.Model):
    """A deck that only its owner sees until staff unhide it; `reason` is shown to the owner."""

    deck = models.OneToOneField(Deck, on_delete=models.CASCADE, related_name="hidden")
    reason = models.TextField(max_length=caps.STAFF_WORDS, blank=True)
    since = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("reason"), caps.STAFF_WORDS), name="hidden_reason_size"
            )
        ]

    def __str__(self) -> str:
        return f"{self.deck} is hidden"
