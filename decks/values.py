"""Conversion between rows of decks and the values of `rules`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, NotRequired, TypedDict

import rules
from common import caps, text
from decks.models import Deck, DeckCard, DeckVersion
from rules.construction.deck import Entry, Unresolved, Why, merged
from rules.construction.formats import Format, UnknownFormat
from rules.construction.system import System
from rules.decklist.limits import MOST_SEARCHES


class BadContent(ValueError):
    """Cards or sections that cannot be stored; the message quotes them and says what is valid."""


class KeptLine(TypedDict):
    """An unresolved line stored with a deck, with its number of copies and section."""

    line: int
    text: str
    why: Why
    detail: str
    section: str
    suggestions: list[str]
    count: int
    heading: NotRequired[Annotated[str, "The unrecognized heading above it."]]


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A row of a deck before it is stored."""

    section: str
    card_id: str
    quantity: int


def rows_of(deck: Deck) -> list[DeckCard]:
    """Return a deck's rows with their cards, prefetched or by one query."""
    if "rows" in getattr(deck, "_prefetched_objects_cache", {}):
        return list(deck.rows.all())
    return list(deck.rows.in_order())


def to_rules(deck: Deck, rows: Sequence[DeckCard] | None = None, of: System | None = None) -> rules.Deck:
    """Return a deck's rows as the value that `rules` checks, with the current cards or those of `of`.

    A card no longer in the catalogue becomes an unresolved line, so that verdicts report it.
    """
    catalogue = (of or rules.system(deck.system)).catalogue()
    entries: list[Entry] = []
    lost: list[Unresolved] = []
    for row in rows_of(deck) if rows is None else rows:
        card = catalogue.get(row.card.card_id)
        if card is not None:
            entries.append(Entry(row.section, card, row.quantity))
        else:
            lost.append(_lost(row.section, row.card.card_id, row.quantity, row.card.name))
    return rules.Deck(deck.system, tuple(entries), (*map(unresolved_from_json, deck.unresolved), *lost))


def value_of_version(kept: DeckVersion) -> rules.Deck:
    """Return a version's contents as the value that `rules` checks, like `to_rules`."""
    return value_of_contents(kept.deck.system, kept.cards, kept.unresolved)


def value_of_contents(
    system: str, cards: Iterable[tuple[str, str, int, str]], unresolved: Iterable[KeptLine]
) -> rules.Deck:
    """Return stored contents as the value that `rules` checks: rows with names of cards, and lines."""
    catalogue = rules.system(system).catalogue()
    entries: list[Entry] = []
    lost: list[Unresolved] = []
    for section, card_id, quantity, name in cards:
        card = catalogue.get(card_id)
        if card is not None:
            entries.append(Entry(section, card, quantity))
        else:
            lost.append(_lost(section, card_id, quantity, name))
    return rules.Deck(system, tuple(entries), (*map(unresolved_from_json, unresolved), *lost))


def _lost(section: str, card_id: str, quantity: int, name: str) -> Unresolved:
    gone = f"{card_id} is no longer in the catalogue"
    return Unresolved(0, f"{quantity} {name}", "unknown_card", (), quantity, section, gone)


def to_rows(value: rules.Deck) -> tuple[list[DeckRow], list[KeptLine]]:
    """Return a deck's value as stored: a row for each card in each section, and unresolved lines.

    A shared name is stored as its first card; `decks.verdicts.checks.decided` resolves it. Raises BadContent
    for more than a deck's limits.
    """
    rows = [DeckRow(entry.section, entry.card.id, entry.count) for entry in merged(value.entries)]
    for row in rows:
        if not 1 <= row.quantity <= caps.QUANTITY:
            raise BadContent(
                f"{row.quantity} copies of {row.card_id} in {row.section}; a section holds 1–{caps.QUANTITY} "
                "of one card here"
            )
    if len(rows) > caps.DECK_ROWS:
        raise BadContent(f"{len(rows)} different cards; a deck here holds at most {caps.DECK_ROWS}")
    if len(value.unresolved) > caps.UNRESOLVED:
        raise BadContent(
            f"{len(value.unresolved)} lines are no known card; at most {caps.UNRESOLVED} are kept"
        )
    return rows, [unresolved_to_json(line) for line in value.unresolved]


def unresolved_to_json(line: Unresolved) -> KeptLine:
    """Return an unresolved line as JSON that every database accepts."""
    return {
        "line": line.line,
        "text": text.storable(line.text),
        "why": line.why,
        "detail": text.storable(line.detail),
        "section": text.storable(line.section),
        "suggestions": list(line.suggestions),
        "count": line.count,
        "heading": line.heading,
    }


def unresolved_from_json(row: KeptLine) -> Unresolved:
    """Return a stored line as its value."""
    return Unresolved(
        line=row["line"],
        text=row["text"],
        why=row["why"],
        suggestions=tuple(row["suggestions"]),
        count=row["count"],
        section=row["section"],
        detail=row["detail"],
        heading=row.get("heading", ""),
    )


def from_sections(code: str, sections: Mapping[str, Iterable[tuple[str, int]]]) -> rules.Deck:
    """Return a deck built from section codes, each with cards by id, number or name and quantities.

    An unknown or ambiguous card becomes an unresolved line; its line number counts the cards given. Raises
    BadContent for an unknown section.
    """
    of = rules.system(code)
    entries: list[Entry] = []
    lines: list[Unresolved] = []
    place = searches = 0
    for section, cards in sections.items():
        need_section(of, section)
        for reference, quantity in cards:
            place += 1
            found = of.catalogue().find(reference)
            if len({of.keys(card) for card in found}) == 1:
                entries.append(Entry(section, min(found, key=lambda card: card.id), quantity))
            elif found:
                choices = tuple(f"{card.id} {card.name}" for card in found[:10])
                lines.append(Unresolved(place, reference, "ambiguous_card", choices, quantity, section))
            else:
                searches += 1
                near = of.catalogue().nearest(reference) if searches <= MOST_SEARCHES else ()
                lines.append(Unresolved(place, reference, "unknown_card", near, quantity, section))
    return rules.Deck(code, tuple(entries), tuple(lines))


def need_section(of: System, code: str) -> None:
    """Raise BadContent unless the system has this section."""
    known = [section.code for section in of.sections]
    if code not in known:
        raise BadContent(f"{of.code} has no section {code!r}; it has {', '.join(known)}")


def format_of_deck(deck: Deck) -> Format:
    """Return a deck's format, or its system's default if that format is gone."""
    return format_or_default(deck.system, deck.format)


def format_of_version(kept: DeckVersion) -> Format:
    """Return a version's format, like `format_of_deck`."""
    return format_or_default(kept.deck.system, kept.format)


def format_or_default(code: str, format: str) -> Format:
    """Return a system's format with this code, or its default if there is none."""
    try:
        return rules.format_of(code, format)
    except UnknownFormat:
        return rules.format_of(code, None)
