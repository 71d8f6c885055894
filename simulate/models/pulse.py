"""The check that a worker is running."""

from django.db import models
from django.utils import timezone


class Pulse(models.Model):
    """A question put on the queue, and the worker's answer: the proof that work gets done.

    The row is the only result; the message on the queue has only its id.
    """

    asked_at = models.DateTimeField(default=timezone.now)
    answered_at = models.DateTimeField(null=True)
    worker = models.CharField(max_length=200, blank=True)

    class Meta:
        ordering = ["-pk"]

    def __str__(self) -> str:
        return f"asked {self.asked_at:%Y-%m-%d %H:%M:%S}, " + (
            f"answered by {self.worker}" if self.worker else "unanswered"
        )
