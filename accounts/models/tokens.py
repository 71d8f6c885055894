"""API tokens, which programs use instead of a name and a password."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from common import caps


class ApiToken(models.Model):
    """A token of an account. The token itself is not stored; `digest` recognizes it.

    `scope` are its permissions, `used` is its last use, to the minute.

    A plain SHA-256 is enough, unlike for a password: a token is 256 random bits, which nobody guesses.
    """

    class Scope(models.TextChoices):
        """What a token permits."""

        READ = "read", "Read only"
        WRITE = "write", "Read and change"

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="api_tokens")
    name = models.CharField(max_length=caps.TOKEN_NAME)
    start = models.CharField(max_length=12)
    digest = models.CharField(max_length=64, unique=True)
    scope = models.CharField(max_length=5, choices=Scope, default=Scope.READ)
    created = models.DateTimeField(default=timezone.now, editable=False)
    expires = models.DateTimeField()
    used = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created", "-pk"]

    def __str__(self) -> str:
        return f"{self.name} ({self.start}…)"
