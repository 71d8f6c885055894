"""What all writers share: a deck's entries by section, and other programs' ids of cards."""

import re
from dataclasses import replace

from rules.construction.deck import Deck, Entry, merged
from rules.construction.section import Section
from rules.construction.system import System
from rules.decklist.lines import portions

_GUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def by_section(system: System, deck: Deck) -> list[tuple[Section, list[Entry]]]:
    """Return the sections with cards, in the system's order, each with its entries.

    An entry has no more copies than a line may have; a card with more has several entries.
    """
    entries = merged(deck.entries)
    pairs = [
        (
            section,
            [
                replace(entry, count=count)
                for entry in entries
                if entry.section == section.code
                for count in portions(entry.count)
            ],
        )
        for section in system.sections
    ]
    return [(section, held) for section, held in pairs if held]


def number_of(entry: Entry) -> str:
    """Return an entry's card number, "" if only its name is known and several cards share it."""
    return "" if entry.others else entry.card.id


def foreign_id(system: System, entry: Entry, is_guid: bool) -> str:
    """Return another program's id of a card, or our own if it has none.

    `is_guid` asks for the long kind of id, which must not be shared by several cards. It is "" if only a name
    is known that several cards share.
    """
    card = entry.card
    if entry.others:
        return ""
    for foreign in card.foreign_ids:
        if bool(_GUID.fullmatch(foreign)) == is_guid and system.catalogue().foreign(foreign) == (card,):
            return foreign
    return card.id
