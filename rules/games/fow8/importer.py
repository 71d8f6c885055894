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
"""What the shared lists of release days call the game."""


def build(source: Path) -> Imported:
    """Read `fowsim_cards.json` and the `lackey` tables below a folder and return cards and report.

    The simulator's file is kept where the two differ, unless `data/overrides.toml` says otherwise: its
    alphabetical order within a set confirms it where numbers are swapped. The plug-in gives the sets it
    lacks, the zeros it lost, missing rarities, other spellings and the ids of `.dek` files. Raises
    ImportFault for a file that is missing or not as expected.
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
