"""What players hand in at an event: an entry for each player, and every list they handed in for it."""

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import timezone

from common import caps, ids
from decks.models import Deck
from events.models.events import Event

IN, WAITING, WITHDRAWN, REMOVED, ERASED = "in", "waiting", "withdrawn", "removed", "erased"
STATUSES = (
    (IN, "Handed in"),
    (WAITING, "Waits for an organiser"),
    (WITHDRAWN, "Withdrawn"),
    (REMOVED, "Removed by an organiser"),
    (ERASED, "Erased"),
)
ACCEPTED, REFUSED, REPLACED = "accepted", "refused", "replaced"
STATES = (
    (ACCEPTED, "Accepted"),
    (WAITING, "Waits for an organiser"),
    (REFUSED, "Refused"),
    (REPLACED, "Replaced by a later list"),
)
OUTCOMES = ("legal", "illegal", "incomplete", "unknown")


class Entry(models.Model):
    """A player's entry in an event: of an account, or of whoever has the private link.

    Of the link only the digest of its key is stored. `current` is the list that counts, the last accepted
    one. `once` identifies the form that made the entry, so that sending it twice makes one entry. `answers`
    has the answer to each of the event's questions, by question. `publish` says whether the player agreed
    that the list may be published with its place. `name_key` sorts entries by name, and `words` finds them,
    on every database alike.
    """

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="entries")
    # An account's entries are erased as it is deleted: see `events.signals`.
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="event_entries"
    )
    key_digest = models.CharField(max_length=64, blank=True, editable=False)
    once = models.CharField(max_length=ids.LENGTH, default=ids.new_id, editable=False)
    name = models.CharField(max_length=caps.PLAYER_NAME, blank=True)
    name_key = models.BinaryField(default=b"", max_length=caps.NAME_KEY)
    words = models.CharField(max_length=caps.NAME_KEY, blank=True)
    mail = models.EmailField(blank=True)
    answers = models.JSONField(default=dict, blank=True)
    publish = models.BooleanField(default=False)
    status = models.CharField(max_length=10, choices=STATUSES, default=IN)
    current = models.ForeignKey(
        "events.EntryList", on_delete=models.SET_NULL, null=True, related_name="counts_for"
    )
    made = models.DateTimeField(default=timezone.now, editable=False)
    updated = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ["name_key", "pk"]
        indexes = [models.Index(fields=["event", "name_key"], name="entry_by_name")]
        constraints = [
            models.UniqueConstraint(
                fields=["event", "owner"],
                condition=models.Q(owner__isnull=False),
                name="entry_once_an_account",
            ),
            models.UniqueConstraint(
                fields=["key_digest"], condition=~models.Q(key_digest=""), name="entry_key_once"
            ),
            models.UniqueConstraint(fields=["event", "once"], name="entry_form_once"),
            models.CheckConstraint(
                condition=models.Q(status__in=[code for code, _ in STATUSES]), name="entry_status_known"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name} at {self.event}"

    def get_absolute_url(self) -> str:
        """The page of this entry for its player with an account, and for organisers and judges."""
        return reverse("entry", args=[self.event.public_id, self.public_id])


class EntryList(models.Model):
    """A list that a player handed in, frozen: only its verdict and the decision on it ever change.

    `cards` has a list for each row: section, card id, quantity, and the card's name, which outlives the card.
    `words` has the normalised names for searches. `archetype` names the cards or attributes that the deck is
    built around. A list after the deadline is `late`, and waits until an organiser decides.

    `outcome` and `reasons` are the verdict as of the event's day by the lists known when it was last checked,
    and `checked_by` identifies these; `outcome_then` is the verdict when it was handed in.
    """

    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="lists")
    number = models.PositiveIntegerField()
    made = models.DateTimeField(default=timezone.now, editable=False)
    deck = models.ForeignKey(Deck, on_delete=models.SET_NULL, null=True, related_name="handed_in")
    deck_version = models.PositiveIntegerField(null=True)
    name = models.CharField(max_length=caps.DECK_NAME)
    cards = models.JSONField(default=list)
    unresolved = models.JSONField(default=list)
    words = models.TextField(blank=True)
    archetype = models.CharField(max_length=caps.ARCHETYPE, blank=True)
    late = models.BooleanField(default=False)
    state = models.CharField(max_length=10, choices=STATES, default=ACCEPTED)
    decided = models.DateTimeField(null=True)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    outcome = models.CharField(max_length=10)
    outcome_then = models.CharField(max_length=10)
    reasons = models.JSONField(default=list)
    checked_by = models.CharField(max_length=64, blank=True)
    checked = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["-number"]
        indexes = [models.Index(fields=["state"], name="entry_list_by_state")]
        constraints = [
            models.UniqueConstraint(fields=["entry", "number"], name="entry_list_once"),
            models.CheckConstraint(
                condition=models.Q(state__in=[code for code, _ in STATES]), name="entry_list_state_known"
            ),
            models.CheckConstraint(condition=models.Q(outcome__in=OUTCOMES), name="entry_list_outcome_known"),
        ]

    def __str__(self) -> str:
        return f"list {self.number} of {self.entry}"
