"""What the writers share: a deck's entries by section, and the ids that other programs know cards by."""

import re
from dataclasses import replace

from rules.construction.deck import Deck, Entry, merged
from rules.construction.section import Section
from rules.construction.system import System
from rules.decklist.lines import portions

_GUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def by_section(system: System, deck: Deck) -> list[tuple[Section, list[Entry]]]:
    """Return the sections that hold cards, in the system's order, each with its entries.

    An entry has no more copies than a line may have; of a card with more there are several.
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
    """Return the number of an entry's card, "" where only its name is known, which several cards bear."""
    return "" if entry.others else entry.card.id


def foreign_id(system: System, entry: Entry, is_guid: bool) -> str:
    """Return the id by which another program knows a card, our own where none is known.

    `is_guid` asks for the long kind of id; one that several cards share does not tell them apart. It is ""
    where only a name is known, which several cards bear.
    """
    card = entry.card
    if entry.others:
        return ""
    for foreign in card.foreign_ids:
        if bool(_GUID.fullmatch(foreign)) == is_guid and system.catalogue().foreign(foreign) == (card,):
            return foreign
    return card.id
