"""What stands on a registration sheet: a deck's version by zones, its verdict, cut into pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import rules
from decks import values
from decks.editing import history
from decks.models import DeckVersion
from decks.sheets.code import code_of
from decks.verdicts import checks, showing
from decks.verdicts.verdict import Verdict

COLUMNS, LINES = 2, 38
"""Columns of a page, and the lines in each; a heading takes two."""
NOT_READ = "Lines that could not be read"
BLANK_TO = 30
"""So many rows a zone has where there is room, the rest of them blank, for what is changed by hand."""
# A sheet's own layout has a number too, so that an old print is known for what it is.
LAYOUT = 2


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A card with its copies; a line that could not be read has neither number nor count, a blank nothing."""

    count: int = 0
    name: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """A zone, or the part of one that stands in a column; `continued` where it began before.

    `most` is how many rows it may come to, its blank ones counted.
    """

    title: str
    count: int
    allowed: str
    rows: tuple[SheetRow, ...]
    continued: bool = False
    most: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its number, and the blocks in each column."""

    number: int
    columns: tuple[tuple[Block, ...], ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A registration sheet of one version of a deck; `code` is its check code."""

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
    """Lay out the version of a deck, judged in its format by the lists of the day it is checked."""
    of = rules.system(kept.deck.system)
    value = values.value_of_version(kept)
    verdict = checks.check_value(value, history.judged_in(kept), checked.date())
    shown = showing.verdict_page(verdict)
    zones = tuple(_zones(value, verdict))
    return Sheet(
        deck=kept.deck.name,
        system=of.name,
        format=shown["format"].name,
        version=kept.number,
        outcome=shown["outcome"],
        verdict=shown["word"],
        sentence=shown["sentence"],
        list_date=verdict["list_date"] or "",
        code=code_of(kept, verdict["list_date"] or ""),
        checked=checked,
        total=sum(entry.count for entry in value.entries),
        zones=zones,
        pages=_with_blanks(zones),
    )


def _zones(value: rules.Deck, verdict: Verdict) -> Iterator[Block]:
    for code, said in showing.shown_sections(verdict).items():
        held = [entry for entry in value.entries if entry.section == code]
        rows = tuple(SheetRow(entry.count, entry.card.name, entry.card.id) for entry in held)
        # A zone of one card needs no room for thirty.
        most = min(BLANK_TO, said["maximum"] or BLANK_TO)
        yield Block(said["title"], said["count"], said["allowed"], rows, most=most)
    lines = tuple(SheetRow(0, line.text, "") for line in value.unresolved)
    if lines:
        yield Block(NOT_READ, len(lines), "", lines)


def _with_blanks(zones: Sequence[Block]) -> tuple[Page, ...]:
    """Cut zones into pages, each filled up with blank rows as far as that needs no page more."""
    bare = _pages(zones)
    for rows in range(BLANK_TO, 0, -1):
        padded = [replace(zone, rows=zone.rows + _blanks(zone, rows)) for zone in zones]
        pages = _pages(padded)
        if len(pages) == len(bare):
            return pages
    return bare


def _blanks(zone: Block, rows: int) -> tuple[SheetRow, ...]:
    return (SheetRow(),) * (min(rows, zone.most) - len(zone.rows))


def _pages(zones: Sequence[Block]) -> tuple[Page, ...]:
    columns: list[list[Block]] = [[]]
    free = LINES
    for zone in zones:
        rows, continued = zone.rows, False
        while rows or not continued:
            # A heading alone at the foot of a column would be read as an empty zone.
            if free < 3:
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
