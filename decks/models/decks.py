"""Decks and the cards in them. Every cap is a constraint of the database too."""

from typing import Any, Self

from django.conf import settings
from django.db import models
from django.db.models.functions import Length
from django.db.models.lookups import LessThanOrEqual
from django.urls import reverse
from django.utils import timezone

from cards.models.cards import Card
from common import caps, ids
from common.access import PRIVATE, VISIBILITIES
from decks.access import DeckQuerySet

# Where cards stand that a deck may yet hold: a word of the site, and no section of any game.
CONSIDERING = "considering"


class Deck(models.Model):
    """A deck of one system, of one owner, with who may see it.

    `version` counts the changes: who changes a deck says which version they looked at. `open_history` lets
    who sees the deck see every version, and not only the newest and those with names. `unresolved` keeps
    the lines of a list that are no known card, each with `line`, `text`, `why`, `detail`, `suggestions`,
    `count` and `section`.

    `warnings` are what was said of the list that its cards came from, until the owner has seen to them.

    `share_code` makes the short link, and a new one takes the old link away. `folder` and `archived` are the
    owner's own order and nobody else's business. `inspired_by` is the deck that this one was copied from, at
    `inspired_version`; `inspired_name` is what it was called then, and outlives it. `search_words` and
    `name_key` are what lists are searched and sorted by: see `decks.search_keys`.
    """

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="decks")
    system = models.CharField(max_length=caps.SYSTEM_CODE)
    name = models.CharField(max_length=caps.DECK_NAME)
    description = models.TextField(max_length=caps.DESCRIPTION, blank=True)
    format = models.CharField(max_length=caps.FORMAT_CODE)
    visibility = models.CharField(max_length=10, choices=VISIBILITIES, default=PRIVATE)
    open_history = models.BooleanField(default=False)
    version = models.PositiveIntegerField(default=1)
    unresolved = models.JSONField(default=list, blank=True)
    warnings = models.JSONField(default=list, blank=True)
    share_code = models.CharField(
        max_length=ids.CODE_LENGTH, unique=True, default=ids.new_code, editable=False
    )
    folder = models.CharField(max_length=caps.FOLDER_NAME, blank=True)
    archived = models.BooleanField(default=False)
    inspired_by = models.ForeignKey(
        "self", on_delete=models.SET_NULL, null=True, blank=True, related_name="inspired"
    )
    inspired_version = models.PositiveIntegerField(null=True, blank=True)
    inspired_name = models.CharField(max_length=caps.DECK_NAME, blank=True)
    search_words = models.TextField(max_length=caps.DECK_WORDS, blank=True, editable=False)
    name_key = models.BinaryField(default=b"", max_length=caps.NAME_KEY)
    created = models.DateTimeField(default=timezone.now, editable=False)
    updated = models.DateTimeField(default=timezone.now, editable=False)

    objects = DeckQuerySet["Deck"].as_manager()

    # What lists of decks bring beside the columns: see `selectors.counted` and `standings.current`.
    cards: int
    word: str

    class Meta:
        ordering = ["-updated", "-pk"]
        indexes = [
            models.Index(fields=["owner", "-updated"], name="deck_by_owner"),
            models.Index(fields=["visibility", "system", "-updated"], name="deck_by_visibility"),
            models.Index(fields=["visibility", "-updated"], name="deck_by_change"),
            models.Index(fields=["visibility", "name_key"], name="deck_by_name"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("name"), caps.DECK_NAME) & ~models.Q(name=""),
                name="deck_name_size",
            ),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("description"), caps.DESCRIPTION),
                name="deck_description_size",
            ),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("folder"), caps.FOLDER_NAME), name="deck_folder_size"
            ),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("inspired_name"), caps.DECK_NAME),
                name="deck_inspired_name_size",
            ),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("search_words"), caps.DECK_WORDS), name="deck_words_size"
            ),
            models.CheckConstraint(
                condition=models.Q(visibility__in=[code for code, _ in VISIBILITIES]),
                name="deck_visibility_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.public_id})"

    def get_absolute_url(self) -> str:
        """The page of this deck."""
        return reverse("deck", args=[self.public_id])


class DeckCardQuerySet(models.QuerySet[Any]):
    """Rows of decks."""

    def in_order(self) -> Self:
        """Return the rows with their cards as lists show them: by cost, then by name."""
        by_cost = models.F("card__cost").asc(nulls_last=True)
        return self.select_related("card").order_by(by_cost, "card__name_order", "pk")


class DeckCard(models.Model):
    """Some copies of one card in one section of a deck.

    `slot` numbers the rows of a deck below the cap, each number once, so that the database itself never
    takes more rows than that.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="rows")
    section = models.CharField(max_length=caps.SECTION_CODE)
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="deck_rows")
    quantity = models.PositiveSmallIntegerField()
    slot = models.PositiveSmallIntegerField()

    objects = DeckCardQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["deck", "section", "card"], name="row_once_a_section"),
            models.UniqueConstraint(fields=["deck", "slot"], name="row_slot_once"),
            models.CheckConstraint(
                condition=models.Q(quantity__gte=1, quantity__lte=caps.QUANTITY), name="row_quantity"
            ),
            models.CheckConstraint(condition=models.Q(slot__lt=caps.DECK_ROWS), name="row_slot_size"),
        ]

    def __str__(self) -> str:
        return f"{self.quantity} × {self.card} in {self.section}"


class ConsideredCard(models.Model):
    """Some copies of a card that somebody thinks of for a deck.

    They stand apart from its rows, so that nothing that reads a deck's cards can count them. `slot` is as
    in `DeckCard`.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="considered")
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="considered_rows")
    quantity = models.PositiveSmallIntegerField()
    slot = models.PositiveSmallIntegerField()

    objects = DeckCardQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["deck", "card"], name="considered_once"),
            models.UniqueConstraint(fields=["deck", "slot"], name="considered_slot_once"),
            models.CheckConstraint(
                condition=models.Q(quantity__gte=1, quantity__lte=caps.QUANTITY), name="considered_quantity"
            ),
            models.CheckConstraint(
                condition=models.Q(slot__lt=caps.CONSIDERED_ROWS), name="considered_slot_size"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.quantity} × {self.card} considered"
