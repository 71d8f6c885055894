"""Batches of games. Their chunks' rows are the only results; messages on the queue are hints.

Every change of a state is an UPDATE that names the previous state, so that of two processes that want the
same thing one gets it, and nothing depends on what a message or a worker remembers.
"""

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import timezone

from common import caps, ids
from common.access import PRIVATE, VISIBILITIES
from decks.models import Deck
from simulate.access import BatchQuerySet

SESSION_KEY = 40
"""As long as Django's session keys."""
_WHOLE = ("waiting", "running", "done", "decided")


class Batch(models.Model):
    """A batch of games, of an owner or of a visitor's session.

    `plan` is `simulate.games.plan.Plan` as JSON: everything the games follow from. It makes `chunks` chunks;
    the first `through` of them are played and summed, and only they decide a batch. `decision` says why it
    ended early, `reason` why it failed. `asked` is a digest of the whole request, by which an owner has one
    live or complete batch of it; "" if repeats are not detected. `visitor` is a digest of a visitor's
    address, because sessions are free to create.
    """

    class State(models.TextChoices):
        """The state of a batch. The first two are live, the others final."""

        WAITING = "waiting", "Waiting"
        RUNNING = "running", "Running"
        DONE = "done", "Done"
        DECIDED = "decided", "Decided early"
        CANCELLED = "cancelled", "Cancelled"
        FAILED = "failed", "Failed"

    LIVE = (State.WAITING, State.RUNNING)
    WHOLE = _WHOLE
    """The states in which all requested games are played or will be."""

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="batches"
    )
    session_key = models.CharField(max_length=SESSION_KEY, blank=True)
    visitor = models.CharField(max_length=64, blank=True)
    visibility = models.CharField(max_length=10, choices=VISIBILITIES, default=PRIVATE)
    system = models.CharField(max_length=caps.SYSTEM_CODE)
    plan = models.JSONField()
    asked = models.CharField(max_length=64, blank=True)
    state = models.CharField(max_length=10, choices=State, default=State.WAITING)
    chunks = models.PositiveIntegerField()
    through = models.PositiveIntegerField(default=0)
    decision = models.JSONField(null=True)
    reason = models.TextField(blank=True)
    created = models.DateTimeField(default=timezone.now, editable=False)
    started = models.DateTimeField(null=True)
    ended = models.DateTimeField(null=True)

    objects = BatchQuerySet["Batch"].as_manager()

    # Set on a batch as somebody else sees it: hidden decks have no name.
    masked = False

    class Meta:
        ordering = ["-created", "-pk"]
        indexes = [
            models.Index(fields=["owner", "-created"], name="batch_by_owner"),
            models.Index(fields=["session_key", "-created"], name="batch_by_session"),
            models.Index(fields=["visitor", "state"], name="batch_by_visitor"),
            models.Index(fields=["state"], name="batch_by_state"),
        ]
        constraints = [
            models.CheckConstraint(condition=models.Q(chunks__gte=1), name="batch_has_chunks"),
            models.CheckConstraint(condition=models.Q(through__lte=models.F("chunks")), name="batch_through"),
            models.UniqueConstraint(
                fields=["owner", "asked"],
                condition=models.Q(owner__isnull=False, state__in=_WHOLE) & ~models.Q(asked=""),
                name="batch_asked_once_by_owner",
            ),
            models.UniqueConstraint(
                fields=["session_key", "asked"],
                condition=models.Q(owner__isnull=True, state__in=_WHOLE) & ~models.Q(asked=""),
                name="batch_asked_once_by_session",
            ),
        ]

    def __str__(self) -> str:
        return f"batch {self.public_id}, {self.state}"

    def get_absolute_url(self) -> str:
        """The page of this batch."""
        return reverse("batch", args=[self.public_id])

    @property
    def live(self) -> bool:
        """Whether games are still to be played."""
        return self.state in self.LIVE

    @property
    def resumable(self) -> bool:
        """Whether it failed because of a chunk that could not be played, which may be retried.

        A batch whose workers disagreed has no such chunk: its results cannot be trusted.
        """
        return self.state == self.State.FAILED and self.rows.filter(state=Chunk.State.FAILED).exists()

    @property
    def seed(self) -> int:
        """The seed of all random numbers in the games."""
        seed: int = self.plan["seed"]
        return seed


class BatchEntry(models.Model):
    """A deck of a batch as it was at the start; its cards are in the batch's plan.

    `outcome` and `findings` are from its system's rulebook at that time. A `hidden` one is shown to others as
    a private deck, without its name, its cards and the games that show them.
    """

    batch = models.ForeignKey(Batch, on_delete=models.CASCADE, related_name="entries")
    place = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=caps.DECK_NAME)
    deck = models.ForeignKey(Deck, on_delete=models.SET_NULL, null=True, related_name="batch_entries")
    deck_version = models.PositiveIntegerField(null=True)
    outcome = models.CharField(max_length=20)
    findings = models.JSONField(default=list)
    hidden = models.BooleanField(default=False)

    class Meta:
        ordering = ["place"]
        constraints = [models.UniqueConstraint(fields=["batch", "place"], name="entry_place_once")]

    def __str__(self) -> str:
        return self.name

    @property
    def content(self) -> list[list[object]]:
        """The decklist that was played: (section, card id, copies) per row."""
        rows: list[list[object]] = self.batch.plan["entries"][self.place]["rows"]
        return rows


class Chunk(models.Model):
    """A part of a batch's plan, and the sums over its games.

    Rows are created as the batch proceeds, for the numbers below `through` and a window above. A worker that
    plays a chunk holds it by `token` until `lease_until`. `waiting_since` and `queued_at` say when it last
    began to wait for a worker, and when a message about it was last sent. `rules` is the engine version that
    played it, and `seconds` says how long a processor worked for its games.
    """

    class State(models.TextChoices):
        """The state of a chunk."""

        WAITING = "waiting", "Waiting"
        CLAIMED = "claimed", "Being played"
        DONE = "done", "Done"
        FAILED = "failed", "Failed"

    batch = models.ForeignKey(Batch, on_delete=models.CASCADE, related_name="rows")
    number = models.PositiveIntegerField()
    state = models.CharField(max_length=10, choices=State, default=State.WAITING)
    waiting_since = models.DateTimeField(default=timezone.now)
    queued_at = models.DateTimeField(default=timezone.now)
    lease_until = models.DateTimeField(null=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    token = models.CharField(max_length=32, blank=True)
    worker = models.CharField(max_length=200, blank=True)
    rules = models.CharField(max_length=16, blank=True)
    digest = models.CharField(max_length=64, blank=True)
    ledger = models.JSONField(null=True)
    seconds = models.FloatField(null=True)
    reason = models.TextField(blank=True)

    class Meta:
        ordering = ["number"]
        indexes = [
            # For the sweeper; done chunks, nearly all of them, are not indexed.
            models.Index(
                fields=["state", "batch"],
                name="chunk_open",
                condition=models.Q(state__in=("waiting", "claimed")),
            )
        ]
        constraints = [
            models.UniqueConstraint(fields=["batch", "number"], name="chunk_once"),
            models.CheckConstraint(
                condition=~models.Q(state="done") | (models.Q(ledger__isnull=False) & ~models.Q(digest="")),
                name="chunk_done_has_ledger",
            ),
        ]

    def __str__(self) -> str:
        return f"chunk {self.number} of {self.batch_id}, {self.state}"


class RunningSum(models.Model):
    """The sums over the first `through` chunks of a batch for one pairing.

    Only a cache: `simulate.services.recount` recomputes it from the rows of the chunks.
    """

    batch = models.ForeignKey(Batch, on_delete=models.CASCADE, related_name="sums")
    pairing = models.PositiveIntegerField()
    ledger = models.JSONField()

    class Meta:
        ordering = ["pairing"]
        constraints = [models.UniqueConstraint(fields=["batch", "pairing"], name="sum_once_a_pairing")]

    def __str__(self) -> str:
        return f"pairing {self.pairing} of {self.batch_id}"
