"""The framework of changes to decks: based on a version, in one transaction, recorded in the history."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from common import caps
from common.access import User
from decks.models import Deck, DeckVersion
from decks.verdicts import deck_status

_CONSIDERED = ("card__card_id", "quantity", "card__name")


class NoDeck(LookupError):
    """There is no such deck that this user may change; respond with 404."""


class StaleDeck(Exception):
    """The deck has changed since the user looked at it; nothing was stored.

    `theirs` is the current deck, `version` the one the change is based on, `mine` the requested change.
    """

    def __init__(self, theirs: Deck, version: int, mine: Mapping[str, object]) -> None:
        super().__init__(
            f"This deck was changed since you looked at it: your change was made on version {version}, and "
            f"the deck is at version {theirs.version}. Your change was not stored."
        )
        self.theirs = theirs
        self.version = version
        self.mine = mine


@contextmanager
def changing(
    deck: Deck,
    user: User,
    version: int,
    mine: Mapping[str, object],
    repeats: int | None = None,
    *,
    recorded: bool = True,
) -> Iterator[Deck]:
    """Yield the stored deck to change, with its version incremented, in one transaction.

    The result is recorded in its history; without `recorded` it is not, and the version stays. Updating first
    locks the row, so that concurrent changes are serialized and the second finds its version stale.
    """
    with transaction.atomic():
        held = Deck.objects.editable_by(user).filter(pk=deck.pk)
        counted = held.filter(version=version).update(
            version=F("version") + int(recorded), updated=timezone.now()
        )
        current = held.select_related("owner").first()
        if current is None:
            raise NoDeck
        if not counted:
            raise StaleDeck(current, version, mine)
        yield current
        if recorded:
            record(current, user, repeats)


def record(deck: Deck, user: User | None, repeats: int | None = None) -> None:
    """Record a deck's contents in its history, and update its status."""
    rows = deck.rows.order_by("slot").values_list("section", "card__card_id", "quantity", "card__name")
    DeckVersion.objects.create(
        deck=deck,
        number=deck.version,
        made_by_id=None if user is None else user.pk,
        repeats=repeats,
        format=deck.format,
        cards=[list(row) for row in rows],
        unresolved=deck.unresolved,
        warnings=deck.warnings,
        considered=[list(row) for row in deck.considered.order_by("slot").values_list(*_CONSIDERED)],
    )
    most = caps.BROWSER_DECK_VERSIONS if deck.owner_id is None else caps.DECK_VERSIONS
    if deck.version > most:
        over = deck.versions.count() - most
        unnamed = deck.versions.filter(name="").order_by("number").values_list("pk", flat=True)
        DeckVersion.objects.filter(pk__in=list(unnamed[: max(over, 0)])).delete()
    deck_status.refresh(deck)
