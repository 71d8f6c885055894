"""Imported card data, its state, and who decided on it."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from common import caps


class CardImport(models.Model):
    """A whole catalogue of a system, and the state of its import.

    `content` is the file, compressed. `origin` says where it comes from: an uploaded file, the bundled
    catalogue, or the previous cards when such a one was held. An import is active while it is `applied`; a
    `held` one waits for somebody to release or refuse it, because too many decks would become illegal:
    `decks` has the counts.
    """

    class State(models.TextChoices):
        HELD = "held", "held for review"
        APPLIED = "applied", "active"
        REPLACED = "replaced", "replaced by a later one"
        RELEASED = "released", "released, and part of the program"
        REFUSED = "refused", "refused"
        REMOVED = "removed", "taken back"

    class Origin(models.TextChoices):
        FILE = "file", "a file"
        BUNDLED = "bundled", "the program's own"
        BEFORE = "before", "the cards before"

    system = models.CharField(max_length=caps.SYSTEM_CODE)
    digest = models.CharField(max_length=64)
    edition = models.CharField(max_length=64)
    content = models.BinaryField()
    cards = models.PositiveIntegerField()
    origin = models.CharField(max_length=10, choices=Origin.choices, default=Origin.FILE)
    state = models.CharField(max_length=10, choices=State.choices)
    decks = models.JSONField(default=dict)
    made = models.DateTimeField(default=timezone.now, editable=False)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    decided = models.DateTimeField(null=True)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )

    class Meta:
        ordering = ["-made", "-pk"]
        permissions = [("import_cards", "Can import card data, release it and take it back")]
        constraints = [
            models.UniqueConstraint(
                fields=["system"], condition=models.Q(state="applied"), name="import_in_force_once"
            ),
            models.UniqueConstraint(
                fields=["system"], condition=models.Q(state="held"), name="import_held_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.system}: {self.cards} cards, {self.digest[:12]}"
