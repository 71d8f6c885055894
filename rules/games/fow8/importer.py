"""Builds the catalogue of Force of Will cards from a folder of public card collections."""

from itertools import pairwise
from pathlib import Path

from rules.cards.imports import Imported, ImportFault, Report
from rules.games.fow8 import importer_fowsim, importer_lackey
from rules.games.fow8.importer_join import group, join, restore_zeros
from rules.games.fow8.importer_overrides import apply, overrides

SOURCES = (importer_fowsim.FILE, importer_lackey.FOLDER)
"""The files and folders that the catalogue is built from."""

LISTED_AS = "fow"
"""The name of this game in the shared lists of release days."""


def build(source: Path) -> Imported:
    """Read `fowsim_cards.json` and the `lackey` tables in a folder; return cards and report.

    If the two differ, the simulator's file is kept, unless `data/overrides.toml` says otherwise: its
    alphabetical order within a set confirms it where numbers are swapped. The plug-in provides missing sets,
    lost zeros, missing rarities, other spellings and the ids of `.dek` files. Raises ImportFault for a file
    that is missing or malformed.
    """
    report = Report(most_examples=30)
    tables = overrides()
    kept = importer_fowsim.read(source, report)
    cards = join(kept, importer_lackey.read(source, report), tables, report)
    apply(cards, tables, report)
    restore_zeros(cards.values(), report)
    found = sorted(group(cards.values(), tables, report), key=lambda card: card.id)
    for card, following in pairwise(found):
        if card.id == following.id:
            raise ImportFault(f"two cards bear the id {card.id}")
    return Imported(found, report)
