"""The history of decks: the contents after every change."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Length
from django.db.models.lookups import LessThanOrEqual
from django.urls import reverse
from django.utils import timezone

from common import caps
from decks.access import VersionQuerySet
from decks.models.decks import Deck


class DeckVersion(models.Model):
    """A deck's full contents at a version, with author and time; only its name ever changes.

    `cards` has a list for each row: section, card id, quantity, and the card's name, which outlives the card;
    `considered` has the same without a section for considered cards. `repeats` is the number of the version
    it restored. Descriptions and visibility are not recorded, so that changing them removes the old ones.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    made = models.DateTimeField(default=timezone.now, editable=False)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    name = models.CharField(max_length=caps.VERSION_NAME, blank=True)
    repeats = models.PositiveIntegerField(null=True)
    format = models.CharField(max_length=caps.FORMAT_CODE)
    cards = models.JSONField(default=list)
    unresolved = models.JSONField(default=list)
    warnings = models.JSONField(default=list)
    considered = models.JSONField(default=list)

    objects = VersionQuerySet["DeckVersion"].as_manager()

    class Meta:
        ordering = ["-number"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "number"], name="version_once_a_deck"),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("name"), caps.VERSION_NAME), name="version_name_size"
            ),
        ]

    def __str__(self) -> str:
        return f"version {self.number} of {self.deck}"

    def get_absolute_url(self) -> str:
        """The URL of this version, also after the deck changes; `access` decides who may open it."""
        return reverse("deck-version", args=[self.deck.public_id, self.number])
