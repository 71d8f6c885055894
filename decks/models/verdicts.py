"""Cached verdicts; never the truth about a deck."""

from django.db import models

from common import caps
from decks.models.decks import Deck


class StoredVerdict(models.Model):
    """A verdict as JSON, under everything it depends on.

    `content_hash` covers system, cards and unresolved lines; `state_day` is the last day up to the requested
    one on which the format changed ("" before any), because verdicts are the same between two such days;
    `list_version` covers the format's files, `engine_version` the rules' code and the catalogue. The deck is
    referenced only so that the row is deleted with it.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="stored_verdicts")
    content_hash = models.CharField(max_length=64)
    format = models.CharField(max_length=caps.FORMAT_CODE)
    state_day = models.CharField(max_length=10, blank=True)
    list_version = models.CharField(max_length=64)
    engine_version = models.CharField(max_length=64)
    verdict = models.JSONField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["deck", "content_hash", "format", "state_day", "list_version", "engine_version"],
                name="verdict_once",
            )
        ]

    def __str__(self) -> str:
        return f"{self.format} at {self.state_day}: {self.verdict['verdict']}"
