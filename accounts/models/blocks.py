"""Accounts blocked from commenting."""

from django.conf import settings
from django.db import models
from django.utils import timezone


class Block(models.Model):
    """An account that may not comment on another's decks."""

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="blocks")
    blocked = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    since = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ["-since", "-pk"]
        constraints = [
            models.UniqueConstraint(fields=["owner", "blocked"], name="block_once"),
            models.CheckConstraint(condition=~models.Q(owner=models.F("blocked")), name="block_of_another"),
        ]

    def __str__(self) -> str:
        return f"{self.owner} takes no comments from {self.blocked}"
