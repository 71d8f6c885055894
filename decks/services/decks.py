"""Whole decks: made, changed, deleted, hidden."""

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from decks import bridge, caps
from decks.access import PRIVATE, User
from decks.bridge import BadContent, DeckValue, Reading, Row
from decks.models import Deck
from decks.services.changing import NoDeck, StaleDeck, changing, record
from decks.services.content import WORDS, put_words, replace_all, rows_and_lines, store_rows


@transaction.atomic
def create_deck(
    *,
    owner: AbstractBaseUser,
    system: str,
    name: str,
    format: str = "",
    visibility: str = PRIVATE,
    description: str = "",
    text: str | bytes = "",
    content: DeckValue | None = None,
) -> Deck:
    """Store a new deck, with the cards of a deck list if there is one.

    Raises UnknownSystem, UnknownFormat, UnreadableFile or BadContent, and then stores nothing.
    """
    form = bridge.format_of(system, format or None)
    need_room(owner)
    if content is None and text.strip():
        content = bridge.read(text, system).deck
    deck = Deck(owner_id=owner.pk, system=system, format=form.code)
    put_words(deck, name=name, description=description, visibility=visibility)
    rows: list[Row] = []
    if content is not None:
        rows, deck.unresolved = rows_and_lines(deck, content)
    deck.save()
    store_rows(deck, rows)
    record(deck, owner)
    return deck


def need_room(owner: AbstractBaseUser) -> None:
    """Raise BadContent when somebody has as many decks as an account may keep."""
    if Deck.objects.filter(owner=owner.pk).count() >= caps.DECKS_PER_USER:
        raise BadContent(f"you have {caps.DECKS_PER_USER} decks, which is as many as one account may keep")


def update_deck(
    *,
    deck: Deck,
    user: User,
    version: int,
    name: str | None = None,
    description: str | None = None,
    format: str | None = None,
    visibility: str | None = None,
    content: DeckValue | None = None,
) -> Deck:
    """Change what a deck is called, says, is made for, who may see it, and all that it holds.

    None leaves a thing as it is. `content` takes the place of all cards and unresolved lines.
    """
    wanted = {"name": name, "description": description, "format": format, "visibility": visibility}
    rows, unresolved = (None, None) if content is None else rows_and_lines(deck, content)
    with changing(deck, user, version, {**wanted, "rows": rows, "unresolved": unresolved}) as changed:
        if format is not None:
            changed.format = bridge.format_of(changed.system, format).code
        put_words(changed, name=name, description=description, visibility=visibility)
        if rows is not None and unresolved is not None:
            replace_all(changed, rows, unresolved)
        changed.save(update_fields=[*WORDS, "format", "unresolved"])
    return changed


def replace_content(*, deck: Deck, user: User, reading: Reading, version: int) -> Deck:
    """Put the cards and unresolved lines of a deck list in place of all that a deck holds."""
    return update_deck(deck=deck, user=user, version=version, content=reading.deck)


@transaction.atomic
def delete_deck(*, deck: Deck, user: User, version: int | None = None) -> None:
    """Delete a deck for good; with a version, only if it has not changed since."""
    held = Deck.objects.editable_by(user).select_for_update().filter(pk=deck.pk).first()
    if held is None:
        raise NoDeck
    if version is not None and version != held.version:
        raise StaleDeck(held, version, {"delete": True})
    held.delete()
