"""Deck checks: a judge compares a player's cards with the list they handed in."""

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import timezone

from common import caps, ids
from events.models.entries import Entry, EntryList

NO_PENALTY = "none"
PENALTIES = (
    (NO_PENALTY, "No penalty"),
    ("caution", "Caution"),
    ("warning", "Warning"),
    ("game-loss", "Game loss"),
    ("match-loss", "Match loss"),
    ("disqualification", "Disqualification"),
)


class DeckCheck(models.Model):
    """A check of a player's deck against a list; `open` until a judge signs it.

    An entry has at most one open check, so that two judges at one deck work on the same one.
    """

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="deck_checks")
    list = models.ForeignKey(EntryList, on_delete=models.CASCADE, related_name="deck_checks")
    started = models.DateTimeField(default=timezone.now, editable=False)
    started_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    open = models.BooleanField(default=True)

    class Meta:
        ordering = ["-started", "-pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["entry"], condition=models.Q(open=True), name="deck_check_open_once"
            ),
        ]

    def __str__(self) -> str:
        return f"check of {self.entry}"

    def get_absolute_url(self) -> str:
        """The page of this check."""
        return reverse("event-check", args=[self.entry.event.public_id, self.public_id])


class CheckPart(models.Model):
    """What a judge ticked and noted on one device: the whole of it, sent again with every change.

    A device sends its own counts only, and `seq` grows with each change, so that no device overwrites
    another's counts and nothing counts twice, in whatever order and however often its messages arrive. What
    was found of a row is the sum over devices.

    `counts` and `notes` are by the row's position in the list.
    """

    deck_check = models.ForeignKey(DeckCheck, on_delete=models.CASCADE, related_name="parts")
    judge = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="check_parts"
    )
    device = models.CharField(max_length=ids.LENGTH)
    seq = models.PositiveIntegerField()
    counts = models.JSONField(default=dict)
    notes = models.JSONField(default=dict)
    words = models.TextField(max_length=caps.CHECK_WORDS, blank=True)
    received = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["deck_check", "judge", "device"], name="check_part_once_a_device"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.judge} in {self.deck_check}"


class CheckSignature(models.Model):
    """A judge's signature under a check, with the penalty.

    `signed` is the time on the judge's device, which may be before the site `received` the signature.
    """

    deck_check = models.ForeignKey(DeckCheck, on_delete=models.CASCADE, related_name="signatures")
    judge = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="check_signatures"
    )
    penalty = models.CharField(max_length=20, choices=PENALTIES, default=NO_PENALTY)
    signed = models.DateTimeField()
    received = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["signed", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["deck_check", "judge"], name="check_signed_once_a_judge"),
            models.CheckConstraint(
                condition=models.Q(penalty__in=[code for code, _ in PENALTIES]), name="check_penalty_known"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.judge} under {self.deck_check}"
