"""Whole decks: created, changed, deleted."""

from collections.abc import Sequence

from django.db import transaction

import rules
from common import caps
from common.access import PRIVATE, User, browser_of
from common.text import clean_line, clean_text
from decks import files
from decks.editing.list_warnings import kept
from decks.editing.services.changes import NoDeck, StaleDeck, changing, record
from decks.editing.services.content import WORDS, consider, put_words, replace_all, rows_and_lines, store_rows
from decks.models import Deck
from decks.values import BadContent, DeckRow
from rules import Deck as DeckValue


@transaction.atomic
def create_deck(
    *,
    owner: User,
    system: str,
    name: str,
    format: str = "",
    visibility: str = PRIVATE,
    description: str = "",
    text: str | bytes = "",
    content: DeckValue | None = None,
    warnings: Sequence[str] = (),
) -> Deck:
    """Store a new deck, with the cards of an optional deck list and the warnings about it.

    Raises UnknownSystem, UnknownFormat, UnreadableFile or BadContent, and then stores nothing.
    """
    form = rules.format_of(system, format or None)
    need_room(owner)
    if content is None and text.strip():
        reading = files.read(text, system)
        content, warnings = reading.deck, reading.warnings
    deck = Deck(
        owner_id=owner.pk,
        browser=browser_of(owner),
        system=system,
        format=form.code,
        warnings=list(kept(warnings)),
    )
    put_words(deck, name=name, description=description, visibility=visibility)
    rows: list[DeckRow] = []
    if content is not None:
        rows, deck.unresolved = rows_and_lines(deck, content)
    deck.save()
    store_rows(deck, rows)
    if content is not None:
        consider(deck, content)
    record(deck, owner)
    return deck


def need_room(owner: User) -> None:
    """Raise BadContent if the user has the maximum number of decks."""
    held = Deck.objects.editable_by(owner).count()
    if owner.is_authenticated and held >= caps.DECKS_PER_USER:
        raise BadContent(f"you have {caps.DECKS_PER_USER} decks, the maximum for an account")
    if not owner.is_authenticated and held >= caps.DECKS_PER_BROWSER:
        most = caps.DECKS_PER_BROWSER
        raise BadContent(f"this browser keeps {most} decks, the maximum without an account")


def update_deck(
    *,
    deck: Deck,
    user: User,
    version: int,
    name: str | None = None,
    description: str | None = None,
    format: str | None = None,
    visibility: str | None = None,
    open_history: bool | None = None,
    content: DeckValue | None = None,
    warnings: Sequence[str] | None = None,
) -> Deck:
    """Change a deck's texts, format, visibility, history setting or contents.

    None leaves a value unchanged. `content` replaces all cards and unresolved lines. A change of nothing but
    who sees the deck and its history is no new version.
    """
    wanted: dict[str, object] = {
        "name": name,
        "description": description,
        "format": format,
        "visibility": visibility,
    }
    wanted |= {} if open_history is None else {"open_history": open_history}
    rows, unresolved = (None, None) if content is None else rows_and_lines(deck, content, format)
    same_texts = (
        (name is None or clean_line(name) == deck.name)
        and (description is None or clean_text(description) == deck.description)
        and format in (None, deck.format)
    )
    recorded = not same_texts or content is not None or warnings is not None
    mine = {**wanted, "rows": rows, "unresolved": unresolved}
    with changing(deck, user, version, mine, recorded=recorded) as changed:
        if format is not None:
            changed.format = rules.format_of(changed.system, format).code
        put_words(changed, name=name, description=description, visibility=visibility)
        if rows is not None and unresolved is not None:
            replace_all(changed, rows, unresolved)
        if content is not None:
            consider(changed, content)
        if open_history is not None:
            changed.open_history = open_history
        if warnings is not None:
            changed.warnings = list(kept(warnings))
        changed.save(update_fields=[*WORDS, "format", "unresolved", "open_history", "warnings"])
    return changed


@transaction.atomic
def delete_deck(*, deck: Deck, user: User, version: int | None = None) -> None:
    """Delete a deck permanently; with a version, only if it has not changed since."""
    held = Deck.objects.editable_by(user).select_for_update().filter(pk=deck.pk).first()
    if held is None:
        raise NoDeck
    if version is not None and version != held.version:
        raise StaleDeck(held, version, {"delete": True})
    held.delete()
