"""Sharing decks: short links, and copies that credit their source."""

from django.db import IntegrityError, transaction

import rules
from common import caps, ids
from common.access import PRIVATE, UNLISTED, User
from decks import values
from decks.editing.services.changes import NoDeck, record
from decks.editing.services.content import put_considered, put_words, rows_and_lines, store_rows
from decks.editing.services.decks import need_room
from decks.models import Deck, DeckVersion, HiddenDeck
from decks.values import BadContent

_COPY = "Copy of "
_TRIES = 3


def rotate_code(*, deck: Deck, user: User) -> Deck:
    """Replace a deck's short link; the old one stops working."""
    for left in reversed(range(_TRIES)):
        code = ids.new_code()
        try:
            with transaction.atomic():
                found = Deck.objects.editable_by(user).filter(pk=deck.pk).update(share_code=code)
        except IntegrityError:
            if not left:
                raise
            continue
        break
    if not found:
        raise NoDeck
    deck.share_code = code
    return deck


@transaction.atomic
def clone_deck(*, kept: DeckVersion, user: User, name: str | None = None) -> Deck:
    """Store a copy of a version of a deck as one's own.

    It starts as unlisted, or private if the deck is private, and records its source. The description is not
    copied, since it is its author's. Raises NoDeck if the user may not see the deck, and BadContent if staff
    hid it, because a copy could be shared.
    """
    if not user.is_authenticated:
        raise BadContent("sign in to keep a copy of a deck")
    source = Deck.objects.visible_to(user).filter(pk=kept.deck_id).first()
    if source is None:
        raise NoDeck
    if HiddenDeck.objects.filter(deck=source).exists():
        raise BadContent("staff hid this deck, so it cannot be copied until they unhide it")
    need_room(user)
    copy = Deck(
        owner_id=user.pk,
        system=source.system,
        format=kept.format if kept.format in rules.formats(source.system) else source.format,
        inspired_by=source,
        inspired_version=kept.number,
        inspired_name=source.name,
    )
    called = f"{_COPY}{source.name}"[: caps.DECK_NAME] if name is None else name
    put_words(copy, name=called, description="", visibility=_start(source))
    rows, copy.unresolved = rows_and_lines(copy, values.value_of_version(kept))
    copy.warnings = kept.warnings
    copy.save()
    store_rows(copy, rows)
    put_considered(copy, kept)
    record(copy, user)
    return copy


def _start(source: Deck) -> str:
    """A copy must not expose a deck that is private."""
    return PRIVATE if source.visibility == PRIVATE else UNLISTED
