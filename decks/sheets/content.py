"""The contents of a registration sheet: a version by zones, with its verdict, split into pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import rules
from decks import values
from decks.editing import history
from decks.models import DeckVersion
from decks.sheets.code import code_of
from decks.verdicts import checks, presentation
from decks.verdicts.verdict import Verdict

COLUMNS, LINES = 2, 38
"""The columns of a page, and the lines in each; a heading takes two."""
NOT_READ = "Lines that could not be read"
BLANK_TO = 30
"""The number of rows a zone has if there is space, the rest of them blank for changes by hand."""
# The layout has a number, so that an old printout can be recognized.
LAYOUT = 3


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A card with its copies; an unresolved line has neither number nor count, a blank has nothing."""

    count: int = 0
    name: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """A zone, or the part of one in a column; `continued` if it began in an earlier column.

    `most` is its maximum number of rows, including blank ones.
    """

    title: str
    count: int
    allowed: str
    rows: tuple[SheetRow, ...]
    continued: bool = False
    most: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its number, and the blocks in each column."""

    number: int
    columns: tuple[tuple[Block, ...], ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The registration sheet of a version of a deck; `code` is its verification code."""

    deck: str
    system: str
    format: str
    version: int
    outcome: str
    verdict: str
    sentence: str
    list_date: str
    code: str
    checked: datetime
    total: int
    zones: tuple[Block, ...]
    pages: tuple[Page, ...]
    layout: int = LAYOUT


def sheet_of(kept: DeckVersion, checked: datetime) -> Sheet:
    """Lay out a version of a deck, checked in its format by the lists of the day."""
    value = values.value_of_version(kept)
    verdict = checks.check_value(value, history.judged_in(kept), checked.date())
    code = code_of(kept, verdict["list_date"] or "")
    return sheet_with(value, verdict, name=kept.deck.name, number=kept.number, code=code, checked=checked)


def sheet_with(
    value: rules.Deck, verdict: Verdict, *, name: str, number: int, code: str, checked: datetime
) -> Sheet:
    """Lay out a list with its verdict; `number` is its version, `code` its verification code."""
    shown = presentation.verdict_page(verdict)
    zones = tuple(_zones(value, verdict))
    return Sheet(
        deck=name,
        system=rules.system(value.system).name,
        format=shown["format"].name,
        version=number,
        outcome=shown["outcome"],
        verdict=shown["word"],
        sentence=shown["sentence"],
        list_date=verdict["list_date"] or "",
        code=code,
        checked=checked,
        total=sum(entry.count for entry in value.entries),
        zones=zones,
        pages=_with_blanks(zones),
    )


def _zones(value: rules.Deck, verdict: Verdict) -> Iterator[Block]:
    for code, said in presentation.shown_sections(verdict).items():
        held = sorted((entry for entry in value.entries if entry.section == code), key=_as_counted)
        rows = tuple(SheetRow(entry.count, entry.card.name, entry.card.id) for entry in held)
        # A zone of one card does not need space for thirty.
        most = min(BLANK_TO, said["maximum"] or BLANK_TO)
        yield Block(said["title"], said["count"], said["allowed"], rows, most=most)
    lines = tuple(SheetRow(0, line.text, "") for line in value.unresolved)
    if lines:
        yield Block(NOT_READ, len(lines), "", lines)


def _as_counted(entry: rules.Entry) -> tuple[tuple[str, ...], str, str]:
    """Return the key by which judges count the cards of a zone: type, then name, then number."""
    return entry.card.front.types, entry.card.name.casefold(), entry.card.id


def _with_blanks(zones: Sequence[Block]) -> tuple[Page, ...]:
    """Split zones into pages, filled up with blank rows where that adds no page and cuts no zone."""
    bare = _pages(zones)
    for rows in range(BLANK_TO, 0, -1):
        padded = [replace(zone, rows=zone.rows + _blanks(zone, rows)) for zone in zones]
        pages = _pages(padded)
        if len(pages) == len(bare) and _cuts(pages) == _cuts(bare):
            return pages
    return bare


def _cuts(pages: Sequence[Page]) -> int:
    return sum(block.continued for page in pages for column in page.columns for block in column)


def _blanks(zone: Block, rows: int) -> tuple[SheetRow, ...]:
    return (SheetRow(),) * (min(rows, zone.most) - len(zone.rows))


def _pages(zones: Sequence[Block]) -> tuple[Page, ...]:
    columns: list[list[Block]] = [[]]
    free = LINES
    for zone in zones:
        rows, continued = zone.rows, False
        while rows or not continued:
            # Only a zone longer than a column is cut. A heading alone at the foot of a column would look
            # like an empty zone.
            fits_elsewhere = free < len(rows) + 2 <= LINES and not continued
            if free < 3 or fits_elsewhere:
                columns.append([])
                free = LINES
            here, rows = rows[: free - 2], rows[free - 2 :]
            columns[-1].append(Block(zone.title, zone.count, zone.allowed, here, continued))
            free -= len(here) + 2
            continued = True
    return tuple(
        Page(place // COLUMNS + 1, tuple(tuple(column) for column in columns[place : place + COLUMNS]))
        for place in range(0, len(columns), COLUMNS)
    )
