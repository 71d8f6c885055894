"""Restoring and naming versions of decks."""

from django.db import transaction

import rules
from common import caps
from common.access import User
from common.text import clean_line
from decks import values
from decks.editing.services.changes import NoDeck, changing
from decks.editing.services.content import put_considered, replace_all, rows_and_lines
from decks.models import Deck, DeckVersion
from decks.values import BadContent


def restore_version(*, deck: Deck, user: User, kept: DeckVersion, version: int) -> Deck:
    """Restore a version of a deck, or of another deck of its system, as the newest version.

    A card no longer in the catalogue becomes an unresolved line. The format is restored unless it is gone.
    """
    content = values.value_of_version(kept)
    rows, unresolved = rows_and_lines(deck, content)
    repeats = kept.number if kept.deck_id == deck.pk else None
    with changing(deck, user, version, {"restore": kept.number}, repeats) as changed:
        if kept.format in rules.formats(changed.system):
            changed.format = kept.format
        replace_all(changed, rows, unresolved)
        put_considered(changed, kept)
        changed.warnings = kept.warnings
        changed.save(update_fields=["format", "unresolved", "warnings"])
    return changed


@transaction.atomic
def name_version(*, deck: Deck, user: User, number: int, name: str) -> DeckVersion:
    """Name a version of a deck, or remove its name with an empty one."""
    held = Deck.objects.editable_by(user).select_for_update().filter(pk=deck.pk).first()
    kept = held and held.versions.filter(number=number).first()
    if not kept:
        raise NoDeck
    name = clean_line(name)
    if len(name) > caps.VERSION_NAME:
        raise BadContent(f"the name has {len(name)} characters; at most {caps.VERSION_NAME} are kept")
    if name and not kept.name and kept.deck.versions.exclude(name="").count() >= caps.NAMED_VERSIONS:
        raise BadContent(f"{caps.NAMED_VERSIONS} versions have names, the maximum for a deck")
    kept.name = name
    kept.save(update_fields=["name"])
    return kept
