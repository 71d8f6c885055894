"""The formats' lists as the site last saw them, and changes published since."""

from django.db import models
from django.utils import timezone

from common import caps


class PublishedList(models.Model):
    """A format as the site last saw it: the version of its files, and its contents as JSON."""

    system = models.CharField(max_length=caps.SYSTEM_CODE)
    format = models.CharField(max_length=caps.FORMAT_CODE)
    digest = models.CharField(max_length=64)
    content = models.JSONField()
    seen = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["system", "format"], name="list_once_a_format")]

    def __str__(self) -> str:
        return f"{self.system} {self.format}: {self.digest[:12]}"


class ListChange(models.Model):
    """A format that has changed, and the progress of rechecking its decks.

    `day` is the day on which the site saw it. `reached` is the key of the last deck checked, so that an
    interrupted check continues from there.
    """

    system = models.CharField(max_length=caps.SYSTEM_CODE)
    format = models.CharField(max_length=caps.FORMAT_CODE)
    day = models.DateField()
    before = models.JSONField()
    after = models.JSONField()
    reached = models.BigIntegerField(default=0)
    done = models.BooleanField(default=False)
    made = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ["pk"]
        indexes = [models.Index(fields=["done", "id"], name="list_change_to_do")]

    def __str__(self) -> str:
        return f"{self.system} {self.format}, seen {self.day}"
