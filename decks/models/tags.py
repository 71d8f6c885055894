"""Tags of decks."""

from django.db import models
from django.db.models.functions import Length
from django.db.models.lookups import LessThanOrEqual

from common import caps
from decks.models.decks import Deck


class DeckTag(models.Model):
    """A tag of a deck: as its owner wrote it, and its comparison key.

    `slot` is as in `DeckCard`. Everyone who may see the deck may see its tags.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="tags")
    name = models.CharField(max_length=caps.TAG)
    key = models.CharField(max_length=caps.TAG_KEY)
    slot = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["key"]
        indexes = [models.Index(fields=["key", "deck"], name="deck_by_tag")]
        constraints = [
            models.UniqueConstraint(fields=["deck", "key"], name="tag_once_a_deck"),
            models.UniqueConstraint(fields=["deck", "slot"], name="tag_slot_once"),
            models.CheckConstraint(condition=models.Q(slot__lt=caps.DECK_TAGS), name="tag_slot_size"),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("name"), caps.TAG) & ~models.Q(name=""), name="tag_name_size"
            ),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("key"), caps.TAG_KEY) & ~models.Q(key=""),
                name="tag_key_size",
            ),
        ]

    def __str__(self) -> str:
        return self.name
