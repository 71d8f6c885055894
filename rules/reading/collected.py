"""All texts of a game, read: one row for each side of a card."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rules.cards import Catalogue, Face
from rules.language.schema import Schema
from rules.reading.facts import compared
from rules.reading.house import House
from rules.reading.kept import Row, row_of
from rules.reading.outcome import Reading
from rules.reading.printed import PrintedText

DIFFERENT = "languages differ"
"""The reason for a text that means different things in two languages."""


NO_TEXT = "no text"


def collect(
    texts: Iterable[PrintedText], houses: Mapping[str, House], catalogue: Catalogue, schema: Schema
) -> list[Row]:
    """Return a row for each side of a catalogue's cards that has a text, in the order of their ids.

    A side with texts in two languages must mean the same in both. Texts of cards that are not in the
    catalogue are left out.
    """
    sides: dict[tuple[str, int], dict[str, str | None]] = {}
    for printed in texts:
        card = catalogue.get(printed.card_id)
        if card is not None and printed.face < len(card.faces):
            sides.setdefault((printed.card_id, printed.face), {})[printed.language] = printed.text
    rows = []
    for (card_id, place), printed_texts in sorted(sides.items()):
        card = catalogue.get(card_id)
        assert card is not None
        rows.append(_row(card_id, place, card.faces[place], printed_texts, houses, schema))
    return rows


def status(row: Row) -> str:
    """Return how much of a text is read, or that there is none."""
    return NO_TEXT if row.get("reason") == NO_TEXT else row["status"]


def _row(
    card_id: str,
    place: int,
    face: Face,
    texts: Mapping[str, str | None],
    houses: Mapping[str, House],
    schema: Schema,
) -> Row:
    """Return the row of one side, from its texts by language."""
    readings = [_reading(text or "", face, houses[language]) for language, text in texts.items()]
    known = [reading for reading in readings if reading.whole_reason != NO_TEXT] or readings
    best = max(
        known, key=lambda reading: (reading.status == "read", len(reading.parts) - len(reading.unread))
    )
    row = row_of(card_id, place, best, schema)
    if agree(known, frozenset().union(*(house.icons for house in houses.values()))):
        return row
    unread: Row = {"id": card_id, "status": "unread", "reason": DIFFERENT}
    if place:
        unread["face"] = place
    return unread


def _reading(text: str, face: Face, house: House) -> Reading:
    return compared(house.read(text, face), text, face, house)


def agree(readings: Sequence[Reading], icons: frozenset[str] = frozenset()) -> bool:
    """Return whether readings of one text in several languages mean the same, as far as they are read.

    Paragraphs may be in a different order. Keywords that one of the languages prints beside the text are
    ignored.
    """
    meant = [(Counter(one.abilities), one.keywords - icons) for one in readings if one.status == "read"]
    if not meant:
        return True
    abilities, keywords = meant[0]
    within = all(Counter(one.abilities) <= abilities and one.keywords - icons <= keywords for one in readings)
    return within and all(one == meant[0] for one in meant)
