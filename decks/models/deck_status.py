"""Each deck's status in its format, stored so that lists can be filtered by it."""

from django.db import models

from common import caps
from decks.models.decks import Deck


class DeckStatus(models.Model):
    """The outcome of a deck's verdict in its own format, with everything it depends on.

    It is valid from `since` (included; None: from the beginning) to `until` (not included; None: no later
    change is recorded), as long as deck, list and engine are at these versions. On `turns_on`, the first
    recorded day with another outcome, it becomes `turns_to`.
    """

    WORDS = ("legal", "illegal", "incomplete", "unknown")

    deck = models.OneToOneField(Deck, on_delete=models.CASCADE, primary_key=True, related_name="status")
    deck_version = models.PositiveIntegerField()
    format = models.CharField(max_length=caps.FORMAT_CODE)
    word = models.CharField(max_length=10)
    since = models.DateField(null=True)
    until = models.DateField(null=True)
    turns_on = models.DateField(null=True)
    turns_to = models.CharField(max_length=10, blank=True)
    list_version = models.CharField(max_length=64)
    engine_version = models.CharField(max_length=64)

    class Meta:
        indexes = [models.Index(fields=["word", "format"], name="deck_status_by_word")]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(word__in=("legal", "illegal", "incomplete", "unknown")),
                name="deck_status_word_known",
            )
        ]

    def __str__(self) -> str:
        return f"{self.word} in {self.format}, version {self.deck_version}"
