"""Notices to players whose list is checked again with another result."""

from django.db import models
from django.utils import timezone

from events.models.entries import Entry


class EntryNotice(models.Model):
    """A change of the verdict on an entry's list, because a list of bans, the cards or the event changed.

    `cause` identifies what changed, so that one change is reported once; `says` are the first new findings.
    """

    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="notices")
    cause = models.CharField(max_length=64)
    before = models.CharField(max_length=10)
    after = models.CharField(max_length=10)
    says = models.JSONField(default=list)
    made = models.DateTimeField(default=timezone.now, editable=False)
    mailed = models.BooleanField(default=False)
    read = models.DateTimeField(null=True)

    class Meta:
        ordering = ["-made", "-pk"]
        constraints = [models.UniqueConstraint(fields=["entry", "cause"], name="entry_notice_once")]

    def __str__(self) -> str:
        return f"{self.entry}: {self.before} to {self.after}"
