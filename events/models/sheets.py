"""The sheets of all entries of an event, as one file that a worker makes."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from common import ids
from events.models.events import Event


class SheetFile(models.Model):
    """All sheets of an event in one PDF, or the work on it: `done` of `total` sheets, or why it failed.

    The file is a row, because the worker that makes it and the process that hands it out share only the
    database. `site` is the address of the site, for the codes on the sheets.
    """

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="sheet_files")
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="event_sheet_files"
    )
    site = models.URLField()
    total = models.PositiveIntegerField()
    done = models.PositiveIntegerField(default=0)
    content = models.BinaryField(null=True)
    made = models.DateTimeField(default=timezone.now, editable=False)
    touched = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["-made", "-pk"]

    def __str__(self) -> str:
        return f"sheets of {self.event}, {self.done} of {self.total}"

    @property
    def is_ready(self) -> bool:
        """Whether the file can be downloaded."""
        return self.content is not None
