"""Results of events: places, and the lists that were played, in rows that figures are counted from."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from cards.models import Card
from common import caps
from events.models.entries import Entry, EntryList
from events.models.events import Event


class EventResults(models.Model):
    """The results of an event, and whether everybody who sees the event may see them.

    `version` counts the changes: a change says which version it is based on.
    """

    event = models.OneToOneField(Event, on_delete=models.CASCADE, related_name="results")
    version = models.PositiveIntegerField(default=1)
    updated = models.DateTimeField(default=timezone.now, editable=False)
    updated_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    published = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"results of {self.event}"


class Placing(models.Model):
    """A player's result: players who share a place have the same one, and one who dropped may have none."""

    results = models.ForeignKey(EventResults, on_delete=models.CASCADE, related_name="placings")
    entry = models.OneToOneField(Entry, on_delete=models.CASCADE, related_name="placing")
    place = models.PositiveIntegerField(null=True)
    record = models.CharField(max_length=caps.RESULT_RECORD, blank=True)
    dropped = models.BooleanField(default=False)

    class Meta:
        ordering = [models.F("place").asc(nulls_last=True), "entry__name_key", "pk"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(place__gte=1, place__lte=caps.EVENT_ENTRIES)
                | models.Q(place=None, dropped=True),
                name="placing_place_or_dropped",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.entry}: {self.place or 'dropped'}"


class PlayedDeck(models.Model):
    """The list that an entry played, as it was when the results were published.

    It is deleted if the player has their data erased. On the event's day of erasure, a list that its player
    agreed to publish stays, without a name. `events.metagame.selectors.known_decks` says which ones figures
    count.
    """

    entry = models.OneToOneField(Entry, on_delete=models.CASCADE, related_name="played")
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="played_decks")
    list = models.ForeignKey(EntryList, on_delete=models.CASCADE, related_name="+")

    def __str__(self) -> str:
        return f"what {self.entry} played"


class PlayedCard(models.Model):
    """Copies of a card in a played deck; `leads` if it is in a section of exactly one card.

    Such a card, a ruler or a leader, is what players call a deck by, and is not counted with the other cards.
    """

    deck = models.ForeignKey(PlayedDeck, on_delete=models.CASCADE, related_name="cards")
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="+")
    copies = models.PositiveSmallIntegerField()
    leads = models.BooleanField(default=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["deck", "card", "leads"], name="played_card_once"),
            models.CheckConstraint(condition=models.Q(copies__gte=1), name="played_card_copies"),
        ]

    def __str__(self) -> str:
        return f"{self.copies} × {self.card} in {self.deck}"


class PlayedAttribute(models.Model):
    """A main attribute of a played deck: an element, a civilization, a class."""

    deck = models.ForeignKey(PlayedDeck, on_delete=models.CASCADE, related_name="attributes")
    value = models.CharField(max_length=caps.FACT)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["deck", "value"], name="played_attribute_once")]

    def __str__(self) -> str:
        return f"{self.value} in {self.deck}"
