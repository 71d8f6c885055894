"""The door between rows and `rules`: decks to values and back, and verdicts as plain data.

Verdicts have the shape of `rules.verdict_to_json`. The clock is the site's: who gives no day means today.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from typing import Any

from django.utils import timezone

import rules
from decks import caps, text, verdicts
from decks.models import Deck, DeckCard, DeckVersion
from rules.cards import normalise
from rules.cards.names import normalise_number
from rules.construction.bearers import as_judged
from rules.construction.deck import Entry, Unresolved, merged
from rules.construction.fix_all import FixAll, fix_all
from rules.construction.formats import Format, UnknownFormat
from rules.construction.judge import book_rules, judge, judge_all
from rules.construction.moves import Move
from rules.construction.overview import headline, overview
from rules.construction.published import days_after, format_from_json, format_to_json, same_list, touched
from rules.construction.repairs import Repair, repairs
from rules.construction.system import System
from rules.decklist import FORMATS, Reading, TooManyCopies, UnreadableFile, read_decklist, write_decklist
from rules.decklist.edits import Edited, carried_out
from rules.decklist.lexicon import is_considered
from rules.decklist.limits import MOST_SEARCHES
from rules.opening import Dealing, dealings
from rules.paying import asks, gives, payer
from rules.report import beside_to_json, glance_to_json, verdict_to_json
from rules.systems import CODES, UnknownSystem, format_of, formats, system, systems

__all__ = [
    "CODES",
    "Dealing",
    "DeckValue",
    "Entry",
    "FORMATS",
    "FixAll",
    "Format",
    "Move",
    "Reading",
    "Repair",
    "System",
    "UnknownFormat",
    "UnknownSystem",
    "TooManyCopies",
    "UnreadableFile",
    "Unresolved",
    "asks",
    "days_after",
    "dealings",
    "format_from_json",
    "format_of",
    "format_to_json",
    "formats",
    "gives",
    "is_considered",
    "merged",
    "normalise",
    "normalise_number",
    "payer",
    "same_list",
    "system",
    "systems",
    "touched",
]

Json = dict[str, Any]
DeckValue = rules.Deck


class BadContent(ValueError):
    """Cards or sections are named that cannot be stored; the message quotes what and says what can."""


@dataclass(frozen=True, slots=True)
class Row:
    """What one row of a deck is to hold, before it is stored."""

    section: str
    card_id: str
    quantity: int


@dataclass(frozen=True, slots=True)
class Exported:
    """A deck written in a format: the text, what it is, and a name for its file."""

    text: str
    mime: str
    filename: str


def today() -> date:
    """The day on which the site judges who gives no other."""
    return timezone.localdate()


# ---- rows to values and back ----


def rows_of(deck: Deck) -> list[DeckCard]:
    """Return a deck's rows with their cards, from what was prefetched or by one query."""
    if "rows" in getattr(deck, "_prefetched_objects_cache", {}):
        return list(deck.rows.all())
    return list(deck.rows.in_order())


def to_rules(deck: Deck, rows: Sequence[DeckCard] | None = None, of: System | None = None) -> rules.Deck:
    """Turn a deck's rows into the value that `rules` judges, of the cards in force or those of `of`.

    A card that left the catalogue becomes an unresolved line, so that no verdict passes over it.
    """
    catalogue = (of or system(deck.system)).catalogue()
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
    """Turn what a deck held at a version into the value that `rules` judges, as `to_rules` does."""
    catalogue = system(kept.deck.system).catalogue()
    entries: list[Entry] = []
    lost: list[Unresolved] = []
    for section, card_id, quantity, name in kept.cards:
        card = catalogue.get(card_id)
        if card is not None:
            entries.append(Entry(section, card, quantity))
        else:
            lost.append(_lost(section, card_id, quantity, name))
    return rules.Deck(kept.deck.system, tuple(entries), (*map(unresolved_from_json, kept.unresolved), *lost))


def _lost(section: str, card_id: str, quantity: int, name: str) -> Unresolved:
    gone = f"{card_id} is not in the catalogue any more"
    return Unresolved(0, f"{quantity} {name}", "unknown_card", (), quantity, section, gone)


def decided(value: rules.Deck, form: Format, as_of: date | None = None) -> rules.Deck:
    """Return a deck in which a name of several cards means the one that a format allows on a day."""
    is_open = any(entry.others for entry in value.entries)
    return as_judged(value, judge(system(value.system), value, form, as_of or today())) if is_open else value


def to_rows(value: rules.Deck, form: Format) -> tuple[list[Row], list[Json]]:
    """Turn a deck's value into what is stored: a row for each card in each section, and unresolved lines.

    A name of several cards is stored as the one that the deck's format allows today. Raises BadContent for
    more than the caps on a deck allow.
    """
    held = decided(value, form).entries
    rows = [Row(entry.section, entry.card.id, entry.count) for entry in merged(held)]
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


def unresolved_to_json(line: Unresolved) -> Json:
    """Turn an unresolved line into JSON that every database takes."""
    row = asdict(line) | {"suggestions": list(line.suggestions)}
    return row | {key: text.storable(row[key]) for key in ("text", "detail", "section")}


def unresolved_from_json(row: Mapping[str, Any]) -> Unresolved:
    """Turn a stored line back into its value."""
    return Unresolved(**{**row, "suggestions": tuple(row["suggestions"])})


def from_sections(code: str, sections: Mapping[str, Iterable[tuple[str, int]]]) -> rules.Deck:
    """Build a deck from section codes, each with cards by id, number or name and quantities.

    A card that is not known, or that could be several, becomes an unresolved line; its number counts the
    cards given. Raises BadContent for a section that the system does not have.
    """
    of = system(code)
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


def sections_for(code: str, card_id: str) -> list[str]:
    """Return the codes of the sections that a card may go in; all of them for a card that is not known."""
    of = system(code)
    card = of.catalogue().get(card_id)
    return [section.code for section in of.sections if card is None or of.may_hold(section.code, card)]


def section_of(code: str, card_id: str) -> str:
    """Return the section a card goes in when nobody says; the first for a card that is not known."""
    of = system(code)
    card = of.catalogue().get(card_id)
    return of.sections[0].code if card is None else of.place(card)


def places_of(code: str, card_id: str) -> list[str]:
    """Return the sections a card may go in, the one where it belongs first."""
    usual, may_go = section_of(code, card_id), sections_for(code, card_id)
    return [usual, *(one for one in may_go if one != usual)] if usual in may_go else may_go or [usual]


# ---- deck lists in and out ----


def read(data: str | bytes, code: str | None = None, filename: str = "", place: int = 0) -> Reading:
    """Read a deck list in any known format; None lets the list say which system it is of.

    Raises UnreadableFile for what is no deck list, UnknownSystem for a system there is not.
    """
    if code is not None:
        system(code)
    return read_decklist(data, code, filename, place)


def edited(deck: Deck, text: str) -> Edited | None:
    """Return what a text of edits makes of a deck, or None for one that is not made of edits alone.

    Raises UnreadableFile for a section there is not.
    """
    return carried_out(to_rules(deck), text)


def write(deck: Deck, format_code: str) -> Exported:
    """Write a deck in a file format; KeyError for one there is not, TooManyCopies for too large a deck."""
    form = {form.code: form for form in FORMATS}[format_code]
    words = "".join(one if one.isalnum() else " " for one in deck.name).split()
    name = "-".join(words)[:60] or "deck"
    written = write_decklist(to_rules(deck), form.code, deck.name)
    return Exported(written, form.mime, f"{name}.{form.extension}")


# ---- verdicts ----


def check_deck(deck: Deck, format: str | None = None, as_of: date | None = None) -> Json:
    """Judge a deck in a format on a day: its own format and today when not given."""
    form = format_of(deck.system, format) if format else format_of_deck(deck)
    return _judged(deck, [form], as_of or today())[form.code]


def all_formats(deck: Deck, as_of: date | None = None, asked: str = "") -> Json:
    """Judge a deck in the formats of its system, as `glance` does; its own is always among them.

    These verdicts are not kept: they may take a hundred kilobytes, and judging takes a few milliseconds.
    """
    return glance(to_rules(deck), as_of, asked or deck.format)


def words_for(decks: Sequence[Deck], as_of: date | None = None) -> dict[int, str]:
    """Return the word of each deck's verdict in its own format, by the deck's key in the database.

    Decks should bring their rows; verdicts that are kept are then found by one query.
    """
    day = as_of or today()
    keys = {
        deck: verdicts.key_of(
            system(deck.system), format_of_deck(deck), verdicts.content_hash(deck, rows_of(deck)), day
        )
        for deck in decks
    }
    found = verdicts.find({deck: (key,) for deck, key in keys.items()})
    return {
        deck.pk: (found.get((deck.pk, key)) or check_deck(deck, None, day))["verdict"]
        for deck, key in keys.items()
    }


def format_of_deck(deck: Deck) -> Format:
    """Return the format a deck was made for, or its system's default when that format is gone."""
    return _format_or_default(deck.system, deck.format)


def format_of_version(kept: DeckVersion) -> Format:
    """Return the format a version was made for, as `format_of_deck` does."""
    return _format_or_default(kept.deck.system, kept.format)


def _format_or_default(code: str, format: str) -> Format:
    try:
        return format_of(code, format)
    except UnknownFormat:
        return format_of(code, None)


def check_reading(reading: Reading, format: str | None = None, as_of: date | None = None) -> Json:
    """Judge a deck list that was read; beside the verdict what its reader says of it."""
    return {
        **check_value(reading.deck, format, as_of),
        "file_format": reading.format,
        "detected": reading.detected,
        "name": reading.name,
        "notes": list(reading.notes),
        **beside_to_json(reading),
    }


def check_value(value: rules.Deck, format: str | None = None, as_of: date | None = None) -> Json:
    """Judge a deck that is not stored."""
    return verdict_to_json(rules.check(value, format, as_of or today()))


def check_with(of: System, deck: Deck) -> Json:
    """Judge a deck today in its own format with the cards of `of`, which need not be those in force."""
    return verdict_to_json(judge(of, to_rules(deck, None, of), format_of_deck(deck), today()))


def check_in(value: rules.Deck, form: Format, as_of: date) -> Json:
    """Judge a deck in a format as it is given, which need not be one of those in force."""
    return verdict_to_json(judge(system(value.system), value, form, as_of))


def repairs_of(value: rules.Deck, format: str, as_of: date) -> Mapping[int, tuple[Repair, ...]]:
    """Return one-step repairs of a deck by the place of the finding that each removes."""
    of, form = system(value.system), format_of(value.system, format)
    return repairs(of, value, form, as_of, rules.check(value, form.code, as_of))


def fix_all_of(
    value: rules.Deck, format: str, as_of: date, offered: Mapping[int, Sequence[Repair]]
) -> FixAll | None:
    """Return one repair for all the findings that repairs are offered for, or None where there is none."""
    of, form = system(value.system), format_of(value.system, format)
    return fix_all(of, value, form, as_of, rules.check(value, form.code, as_of), offered)


@cache
def rules_checked(code: str, format: str) -> int:
    """Return by how many rules a deck is judged in a format, beside its lists."""
    return len(list(book_rules(system(code), format_of(code, format))))


def glance(value: rules.Deck, as_of: date | None = None, asked: str | None = None) -> Json:
    """Judge a deck that is not stored in the formats of its system: `headline` and `formats`.

    Tournament formats of today come first, and the headline speaks of them alone. Formats for cards opened
    on the spot are left out, except the one `asked` for.
    """
    forms = formats(value.system).values()
    verdicts = judge_all(system(value.system), value, forms, as_of or today())
    glances = overview(zip(forms, verdicts, strict=True), asked or "")
    return {"headline": headline(glances), "formats": [glance_to_json(one) for one in glances]}


def _judged(deck: Deck, forms: Sequence[Format], as_of: date) -> dict[str, Json]:
    rows, of = rows_of(deck), system(deck.system)
    return verdicts.kept(
        of, deck, rows, forms, as_of, lambda fresh: _all_judged(of, to_rules(deck, rows), fresh, as_of)
    )


def _all_judged(of: System, value: rules.Deck, forms: Iterable[Format], as_of: date) -> list[Json]:
    return [verdict_to_json(verdict) for verdict in judge_all(of, value, forms, as_of)]
