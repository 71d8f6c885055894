"""The printed texts of the English and the Japanese table, joined to the catalogue's cards and sides."""

from collections.abc import Iterator
from pathlib import Path

from rules.cards.imports import ImportFault, read_source, source_folder
from rules.games.sve.importer_japanese import spelled
from rules.games.sve.reading.house import houses
from rules.reading.printed import PrintedText
from rules.systems import system

TABLES = {"en": "english_texts.tsv", "ja": "japanese_texts.tsv"}
"""The table of each language, with tab-separated columns named in its first line."""
BACK = "_back"
"""The suffix of a card's number for its back side in the English table."""
_LINE = "\\n"


def texts(folder: Path) -> Iterator[PrintedText]:
    """Yield the text of each side of each card, in each language; ImportFault names what is missing.

    All printings of a card have one text: that of the printing that gives the card its number, otherwise the
    first one found.
    """
    folder = source_folder(folder, TABLES.values())
    for language in houses():
        printed = _printed(folder, TABLES[language])
        for card in system("sve").catalogue():
            numbers = [card.id.upper(), *(printing.number.upper() for printing in card.printings)]
            for place in range(len(card.faces)):
                known = [printed[number, place] for number in numbers if (number, place) in printed]
                yield PrintedText(card.id, next(filter(None, known), None), place, language)


def _printed(folder: Path, name: str) -> dict[tuple[str, int], str]:
    """Return the texts of a table by number (in capitals) and side, "" for a blank one."""
    head, *lines = read_source(folder, name).decode("utf-8").splitlines()
    columns = head.split("\t")
    missing = {"id", "text"}.difference(columns)
    if missing:
        raise ImportFault(f"{name}: has no column {min(missing)!r}")
    found: dict[tuple[str, int], str] = {}
    for number, line in enumerate(lines, start=2):
        row = line.split("\t")
        if len(row) != len(columns):
            raise ImportFault(f"{name}: line {number} has {len(row)} columns in place of {len(columns)}")
        values = dict(zip(columns, row, strict=True))
        front = values["id"].removesuffix(BACK)
        place = int(front != values["id"])
        found[spelled(front).upper(), place] = values["text"].replace(_LINE, "\n").strip()
    return found
