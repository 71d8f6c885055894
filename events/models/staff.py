"""Who runs an event, and the invitations by which others join them."""

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import timezone

from common import ids
from events.access import ROLES
from events.models.events import Event


class EventStaff(models.Model):
    """An account that organises or judges an event."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="staff")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="event_roles")
    role = models.CharField(max_length=10, choices=ROLES)
    since = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ["-role", "since", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["event", "user"], name="event_staff_once"),
            models.CheckConstraint(
                condition=models.Q(role__in=[code for code, _ in ROLES]), name="event_staff_role_known"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user} as {self.role} of {self.event}"


class Invitation(models.Model):
    """A link by which one account becomes an organiser or a judge of an event, once, until it expires."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="invitations")
    code = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    role = models.CharField(max_length=10, choices=ROLES)
    made = models.DateTimeField(default=timezone.now, editable=False)
    expires = models.DateTimeField()
    used_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    used = models.DateTimeField(null=True)

    class Meta:
        ordering = ["made", "pk"]

    def __str__(self) -> str:
        return f"invitation to {self.event} as {self.role}"

    def get_absolute_url(self) -> str:
        """The link of this invitation."""
        return reverse("event-invitation", args=[self.code])

    @property
    def is_open(self) -> bool:
        """Whether somebody can still accept it."""
        return self.used is None and timezone.now() < self.expires
