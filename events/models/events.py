"""Events: when and where they are, what is played, and what players are asked for."""

from datetime import datetime

from django.conf import settings
from django.db import models
from django.db.models.functions import Length
from django.db.models.lookups import LessThanOrEqual
from django.urls import reverse
from django.utils import timezone

from common import caps, ids
from common.access import PRIVATE, PUBLIC, UNLISTED
from events import times
from events.access import NEVER, SEALINGS, EventQuerySet

VISIBILITIES = (
    (PRIVATE, "Only organisers and judges"),
    (UNLISTED, "Anyone with the link"),
    (PUBLIC, "Everyone: it is in the list of events"),
)


class Event(models.Model):
    """An event for which players hand in lists.

    `starts` and `deadline` are moments; `day` is the day of the start in the event's time zone `zone`, and
    lists are checked by its rules. `house_format` is a format of the event's own that extends `format`, as
    data, or None. `sealing` says until when lists are sealed: see `events.access`.

    `questions` are what players are asked besides a name, one sentence each, and `questions_use` says what
    happens to the answers. What is stored about players without accounts is erased on `erase_on`.

    `version` counts the changes: a change says which version it is based on. `join_code` makes the link for
    players; a new code disables the old link.
    """

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    join_code = models.CharField(
        max_length=ids.CODE_LENGTH, unique=True, default=ids.new_code, editable=False
    )
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="events_made"
    )
    name = models.CharField(max_length=caps.EVENT_NAME)
    online = models.BooleanField(default=False)
    place = models.CharField(max_length=caps.EVENT_PLACE, blank=True)
    about = models.TextField(max_length=caps.EVENT_ABOUT, blank=True)
    system = models.CharField(max_length=caps.SYSTEM_CODE)
    format = models.CharField(max_length=caps.FORMAT_CODE)
    house_format = models.JSONField(null=True, blank=True)
    visibility = models.CharField(max_length=10, choices=VISIBILITIES, default=UNLISTED)
    zone = models.CharField(max_length=caps.ZONE_NAME)
    starts = models.DateTimeField()
    day = models.DateField()
    deadline = models.DateTimeField()
    sealing = models.CharField(max_length=10, choices=SEALINGS, default=NEVER)
    legal_only = models.BooleanField(default=True)
    questions = models.JSONField(default=list, blank=True)
    questions_use = models.TextField(max_length=caps.QUESTIONS_USE, blank=True)
    erase_on = models.DateField()
    version = models.PositiveIntegerField(default=1)
    created = models.DateTimeField(default=timezone.now, editable=False)
    updated = models.DateTimeField(default=timezone.now, editable=False)

    objects = EventQuerySet["Event"].as_manager()

    class Meta:
        ordering = ["starts", "pk"]
        indexes = [
            models.Index(fields=["visibility", "starts"], name="event_by_visibility"),
            models.Index(fields=["day"], name="event_by_day"),
            models.Index(fields=["erase_on"], name="event_by_erasure"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("name"), caps.EVENT_NAME) & ~models.Q(name=""),
                name="event_name_size",
            ),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("about"), caps.EVENT_ABOUT), name="event_about_size"
            ),
            models.CheckConstraint(
                condition=models.Q(sealing__in=[code for code, _ in SEALINGS]), name="event_sealing_known"
            ),
            models.CheckConstraint(
                condition=models.Q(visibility__in=[code for code, _ in VISIBILITIES]),
                name="event_visibility_known",
            ),
            models.CheckConstraint(
                condition=models.Q(deadline__lte=models.F("starts")), name="event_deadline_before_start"
            ),
            models.CheckConstraint(
                condition=models.Q(erase_on__gt=models.F("day")), name="event_erased_afterwards"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.public_id})"

    def get_absolute_url(self) -> str:
        """The page of this event."""
        return reverse("event", args=[self.public_id])

    @property
    def starts_there(self) -> datetime:
        """The start as clocks at the event show it."""
        return times.local(self.starts, self.zone)

    @property
    def deadline_there(self) -> datetime:
        """The deadline as clocks at the event show it."""
        return times.local(self.deadline, self.zone)

    @property
    def offset(self) -> str:
        """How far clocks at the event are from UTC at the deadline, as `UTC+02:00`."""
        return times.offset_of(self.deadline, self.zone)

    @property
    def is_late(self) -> bool:
        """Whether the deadline has passed."""
        return timezone.now() > self.deadline

    @property
    def has_started(self) -> bool:
        """Whether the event has started."""
        return timezone.now() >= self.starts

    @property
    def is_over(self) -> bool:
        """Whether the event's day has ended."""
        return timezone.now() >= times.end_of_day(self.day, self.zone)
