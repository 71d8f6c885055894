"""Deck lists in the pages: parsed, converted to plain text, and fixed line by line."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import rules
from decks import files, values
from decks.models import Deck
from decks.verdicts import checks
from rules import Reading, Unresolved

PLAIN = "text"


@dataclass(frozen=True, slots=True)
class ReadList:
    """A parsed deck list, and the same list as plain text that can be edited and stored.

    `format` and `detected` describe the original input, which may differ from the format of `text`. `source`
    is the whole file if it has several decks, so that another one can be chosen.
    """

    text: str
    reading: Reading
    format: str
    detected: str
    notes: tuple[str, ...] = field(default=())
    warnings: tuple[str, ...] = field(default=())
    source: str = ""


def read_list(data: str | bytes, system: str = "", filename: str = "", place: int = 0) -> ReadList:
    """Parse a list in any format, and convert it to plain text so that lines can be edited.

    Raises UnreadableFile or UnknownSystem.
    """
    reading = files.read(data, system or None, filename, place)
    read_as = (reading.format, reading.detected, reading.notes, reading.warnings)
    if reading.format == PLAIN:
        return ReadList(_decoded(data), reading, *read_as)
    text = rules.write_decklist(reading.deck, PLAIN, reading.name)
    again = replace(
        files.read(text, reading.deck.system),
        ignored=reading.ignored,
        decks=reading.decks,
        place=reading.place,
        fits=reading.fits,
    )
    return ReadList(text, again, *read_as, _decoded(data) if reading.decks else "")


def _decoded(data: str | bytes) -> str:
    if isinstance(data, str):
        return data
    # The two supported encodings; others were refused before.
    return data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")


def fixed(text: str, system: str, place: int, suggestion: str) -> str:
    """Replace the unresolved line at index `place` with a suggested card, or remove it for "".

    A text that has changed so that there is no such line is returned unchanged.
    """
    unresolved = files.read(text, system or None).deck.unresolved
    if not 0 <= place < len(unresolved):
        return text
    return with_cards(text, {unresolved[place]: suggestion})


def with_cards(text: str, chosen: Mapping[Unresolved, str]) -> str:
    """Replace each of these unresolved lines of a text with the chosen card, or remove it for ""."""
    written = text.replace("\r\n", "\n").split("\n")
    lines: dict[int, str] = {}
    for line, card in chosen.items():
        if card.startswith("["):
            # A heading instead of an unrecognized one.
            lines[line.line] = card
        elif card and 1 <= line.line <= len(written):
            side = "SB: " if written[line.line - 1].strip().upper().startswith("SB:") else ""
            lines[line.line] = f"{side}{line.count or 1} {card}"
        else:
            lines[line.line] = ""
    return with_lines(text, lines)


def with_lines(text: str, instead: Mapping[int, str]) -> str:
    """Replace the lines with these numbers, which count from 1; "" removes a line."""
    lines = text.replace("\r\n", "\n").split("\n")
    for number in sorted(instead, reverse=True):
        if 1 <= number <= len(lines):
            lines[number - 1 : number] = [instead[number]] if instead[number] else []
    return "\n".join(lines)


def requested_fix(said: str) -> tuple[int, str] | None:
    """Parse the value of a suggestion button: the line's index and the card."""
    place, colon, suggestion = said.partition(":")
    return (int(place), suggestion) if colon and place.isdecimal() and len(place) < 6 else None


@dataclass(frozen=True, slots=True)
class Change:
    """How many copies of a card a new list adds to a section or removes from it.

    `section` is the title of `code`; an unresolved line has neither code nor card.
    """

    section: str
    name: str
    amount: int
    code: str = ""
    card_id: str = ""


def changes(deck: Deck, reading: Reading) -> list[Change]:
    """Return a list's changes to a deck, by section and name."""
    rows, form = values.rows_of(deck), values.format_of_deck(deck)
    names = {row.card.card_id: row.card.name for row in rows}
    names |= {card.id: card.name for entry in reading.deck.entries for card in entry.bearers}
    old = {(row.section, row.card.card_id): row.quantity for row in rows}
    new = {
        (row.section, row.card_id): row.quantity
        for row in values.to_rows(checks.decided(reading.deck, form))[0]
    }
    return changes_between(deck.system, old, new, names)


def changes_between(
    system: str,
    old: Mapping[tuple[str, str], int],
    new: Mapping[tuple[str, str], int],
    names: Mapping[str, str],
) -> list[Change]:
    """Return the changes between two contents, given by section and card id; by section and name."""
    sections = rules.system(system).sections
    order = {section.code: place for place, section in enumerate(sections)}
    titles = {section.code: section.title for section in sections}
    amounts = {key: new.get(key, 0) - old.get(key, 0) for key in dict.fromkeys([*old, *new])}
    changed = [(key, amount) for key, amount in amounts.items() if amount]
    # A section that the game no longer has comes last, by its code.
    changed.sort(key=lambda one: (order.get(one[0][0], len(order)), names[one[0][1]], one[0]))
    return [
        Change(titles.get(section, section), names[card], amount, section, card)
        for (section, card), amount in changed
    ]
