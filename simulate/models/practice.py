"""Games that people play against a player of the engine."""

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import timezone

from common import caps, ids
from decks.models import Deck
from simulate.access import PracticeQuerySet


class PracticeGame(models.Model):
    """A game of an account, or of a visitor's browser, from which it follows move by move.

    `record` is the game's record without its answers, as `rules.engine.records` has it, `answers` are the
    answers so far of both seats, and `seat` is the person's. `version` counts the moves: a move says which
    one it follows. `rules` is the engine version by which the answers were given. `winner` is a seat, -1 for
    nobody, and None while the game is going on; `reason` says why it ended. Once the person has `seen_all`
    cards, the game stays over.
    """

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="practice_games"
    )
    browser = models.CharField(max_length=64, blank=True, default="", editable=False)
    system = models.CharField(max_length=caps.SYSTEM_CODE)
    deck = models.ForeignKey(Deck, on_delete=models.SET_NULL, null=True, related_name="practice_games")
    record = models.JSONField()
    answers = models.JSONField(default=list)
    seat = models.PositiveSmallIntegerField()
    opponent = models.CharField(max_length=20)
    conceded = models.BooleanField(default=False)
    seen_all = models.BooleanField(default=False)
    version = models.PositiveIntegerField(default=1)
    rules = models.CharField(max_length=16)
    winner = models.SmallIntegerField(null=True)
    reason = models.CharField(max_length=caps.GAME_REASON, blank=True)
    turns = models.PositiveIntegerField(default=0)
    created = models.DateTimeField(default=timezone.now, editable=False)
    updated = models.DateTimeField(default=timezone.now, editable=False)

    objects = PracticeQuerySet["PracticeGame"].as_manager()

    class Meta:
        ordering = ["-updated", "-pk"]
        indexes = [
            models.Index(fields=["owner", "-updated"], name="practice_by_owner"),
            models.Index(
                fields=["browser", "updated"], name="practice_by_browser", condition=models.Q(owner=None)
            ),
        ]
        constraints = [
            models.CheckConstraint(condition=models.Q(seat__lte=1), name="practice_seat"),
            models.CheckConstraint(
                condition=models.Q(owner__isnull=False, browser="")
                | models.Q(owner=None) & ~models.Q(browser=""),
                name="practice_of_account_or_browser",
            ),
        ]

    def __str__(self) -> str:
        return f"practice game {self.public_id}"

    def get_absolute_url(self) -> str:
        """The page of this game."""
        return reverse("practice-game", args=[self.public_id])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winner is not None

    @property
    def names(self) -> tuple[str, str]:
        """The names of the decks, the person's first."""
        names: list[str] = self.record["names"]
        return names[self.seat], names[1 - self.seat]
