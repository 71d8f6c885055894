"""Decks and their cards. Every limit is a constraint of the database too."""

from typing import Self

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

# The pseudo-section of considered cards, which no game has.
CONSIDERING = "considering"


class Deck(models.Model):
    """A deck of a system and an owner, with its visibility.

    Without an account it belongs to a browser, named by the digest of its key, and is private.

    `version` counts the changes: a change says which version it is based on. `open_history` lets everyone who
    sees the deck see every version, not only the newest and the named ones. `unresolved` are the unresolved
    lines, each with `line`, `text`, `why`, `detail`, `suggestions`, `count` and `section`.

    `warnings` are the notes on the list its cards came from, until the owner dismisses them.

    `share_code` makes the short link; a new code disables the old link. `folder` and `archived` are the
    owner's own order, which nobody else sees. `inspired_by` is the deck this one was copied from, at
    `inspired_version`; `inspired_name` is its name then, and outlives it. `search_words` and `name_key` are
    what lists are searched and sorted by: see `decks.search_keys`.
    """

    public_id = models.CharField(max_length=ids.LENGTH, unique=True, default=ids.new_id, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="decks"
    )
    browser = models.CharField(max_length=64, blank=True, default="", editable=False)
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

    # Annotations of lists: see `selectors.counted` and `deck_status.current`.
    cards: int
    word: str

    class Meta:
        ordering = ["-updated", "-pk"]
        indexes = [
            models.Index(fields=["owner", "-updated"], name="deck_by_owner"),
            models.Index(fields=["visibility", "system", "-updated"], name="deck_by_visibility"),
            models.Index(fields=["visibility", "system", "format", "-updated"], name="deck_by_format"),
            models.Index(fields=["visibility", "-updated"], name="deck_by_change"),
            models.Index(fields=["visibility", "-created"], name="deck_by_creation"),
            models.Index(fields=["visibility", "name_key"], name="deck_by_name"),
            models.Index(
                fields=["browser", "updated"], name="deck_by_browser", condition=models.Q(owner=None)
            ),
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
            models.CheckConstraint(
                condition=models.Q(owner__isnull=False, browser="")
                | models.Q(owner=None, visibility=PRIVATE) & ~models.Q(browser=""),
                name="deck_of_account_or_browser",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.public_id})"

    def get_absolute_url(self) -> str:
        """The page of this deck."""
        return reverse("deck", args=[self.public_id])


class DeckCardQuerySet(models.QuerySet["DeckCard"]):
    """Rows of decks."""

    def in_order(self) -> Self:
        """Return the rows with their cards in display order: by cost, then by name."""
        by_cost = models.F("card__cost").asc(nulls_last=True)
        return self.select_related("card").order_by(by_cost, "card__name_order", "pk")


class DeckCard(models.Model):
    """Copies of a card in a section of a deck.

    `slot` numbers the rows of a deck below the limit, each number once, so that the database itself enforces
    the limit.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="rows")
    section = models.CharField(max_length=caps.SECTION_CODE)
    # Its index is the one below, which has the decks too.
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="deck_rows", db_index=False)
    quantity = models.PositiveSmallIntegerField()
    slot = models.PositiveSmallIntegerField()

    objects = DeckCardQuerySet.as_manager()

    class Meta:
        indexes = [models.Index(fields=["card", "deck"], name="card_in_decks")]
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
    """Copies of a card being considered for a deck.

    They are separate from its rows, so that nothing that reads a deck's cards can count them. `slot` is as in
    `DeckCard`.
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
