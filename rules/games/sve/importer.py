"""Joins the Japanese card facts and the English card list by number into one catalogue."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from rules.cards.card import Card, Face, Printing, Value
from rules.cards.imports import Imported, ImportFault, Report
from rules.cards.names import normalise
from rules.games.sve.importer_english import FILE as ENGLISH
from rules.games.sve.importer_english import EnglishEntry, read_english
from rules.games.sve.importer_japanese import FILE as JAPANESE
from rules.games.sve.importer_japanese import JapaneseRow, faces, front_name, read_japanese, spelled
from rules.games.sve.importer_names import BACK, names_of, read_names
from rules.games.sve.importer_names import FILE as TEXTS
from rules.games.sve.importer_overrides import Choice, Overrides, Words, load_overrides, load_words
from rules.games.sve.importer_texts import with_text

SOURCES = (ENGLISH, TEXTS, JAPANESE)
"""The files that the catalogue is built from."""

LISTED_AS = "sve"
"""The name of this game in the shared lists of release days."""


def build(source: Path) -> Imported:
    """Build the catalogue from a folder that contains both card lists.

    The Japanese facts decide what a card is, since they come from the publisher's list and include every
    card. The English list gives names; the English texts give those that it lacks. Each difference in a fact
    needs a choice in `overrides.toml`, or the report counts it as undecided. Raises ImportFault for a missing
    or malformed file.
    """
    return join(source, load_words(), load_overrides())


def join(source: Path, words: Words, overrides: Overrides) -> Imported:
    """Build the catalogue with these word lists and overrides."""
    report = Report()
    rows = read_japanese(source)
    by_number = {print_.upper(): row for row in rows for print_ in row["prints"]}
    unknown = sorted(overrides.numbers() - set(by_number))
    if unknown:
        raise ImportFault(f"overrides.toml cites {unknown[0]}, which {JAPANESE} does not hold")
    entries: dict[str, list[EnglishEntry]] = {}
    for entry in read_english(source, words, overrides, report):
        if entry.number not in by_number:
            raise ImportFault(
                f"{ENGLISH}: {entry.listed!r} has the number {entry.number}, unknown to {JAPANESE}"
            )
        entries.setdefault(by_number[entry.number]["oracle_id"], []).append(entry)
    names = _both_forms(overrides.names, by_number)
    aliases = _both_forms(overrides.aliases, by_number)
    printed = read_names(source)
    listed = {row["oracle_id"]: _name(row, entries.get(row["oracle_id"], []), names) for row in rows}
    later = names_of(rows, printed, {key: name for key, name in listed.items() if name}, report)
    cards = []
    for row in rows:
        joined = entries.get(row["oracle_id"], [])
        card = _card(row, joined, {**later, **names}, words, overrides, report)
        card = _with_back_name(card, printed.get(f"{row['oracle_id'].upper()}{BACK}", ""))
        others = (name for name in (aliases.get(row["oracle_id"]),) if name)
        cards.append(replace(card, aliases=(*card.aliases, *others)))
    _count(cards, rows, entries.values(), report)
    return Imported(sorted(cards, key=lambda card: card.id), report)


def _with_back_name(card: Card, name: str) -> Card:
    """Return a card whose back side has its English name, with the Japanese one as an alias."""
    if len(card.faces) < 2 or not name:
        return card
    back = replace(card.faces[1], name=name)
    aliases = (*card.aliases, card.faces[1].name)
    return replace(card, faces=(card.front, back, *card.faces[2:]), aliases=aliases)


def _both_forms(given: Mapping[str, str], by_number: Mapping[str, JapaneseRow]) -> dict[str, str]:
    # A card and its evolved form share a name (clauses 12.2.2 and 5.15.1.1), so one entry is for both.
    names: dict[str, str] = {}
    for number, name in given.items():
        row = by_number[number]
        for one in (row["oracle_id"], *row["evolves_to"]):
            names[one] = name
    return names


def _card(
    row: JapaneseRow,
    entries: list[EnglishEntry],
    names: Mapping[str, str],
    words: Words,
    overrides: Overrides,
    report: Report,
) -> Card:
    japanese = faces(row, words, report)
    numbers = [spelled(number, report) for number in sorted(row["prints"], key=_printing_order(row))]
    found = replace(japanese[0], name=_name(row, entries, names) or japanese[0].name)
    decided = _decided(found, entries, overrides, report)
    own = sorted(entries, key=lambda entry: _own_first(row, entry))
    front = with_text(decided, own, f"{row['oracle_id']} {decided.name}", report)
    return Card(
        id=spelled(row["oracle_id"]),
        faces=(front, *japanese[1:]),
        printings=tuple(Printing(number.partition("-")[0], number) for number in numbers),
        aliases=_aliases(row, front, japanese, entries, report),
        titles=(words.titles[title],) if (title := row.get("title")) else (),
        rules=tuple(rule for number in row["prints"] for rule in overrides.rules.get(number.upper(), ())),
    )


def _printing_order(row: JapaneseRow) -> Callable[[str], tuple[bool, str]]:
    return lambda number: (number != row["oracle_id"], number)


def _name(row: JapaneseRow, entries: list[EnglishEntry], names: Mapping[str, str]) -> str:
    if row["oracle_id"] in names:
        return names[row["oracle_id"]]
    # The card's own name, not that of a printing with a guest's name; the publisher's wording comes first.
    own = sorted(entries, key=lambda entry: _own_first(row, entry))
    return own[0].name if own else ""


def _own_first(row: JapaneseRow, entry: EnglishEntry) -> tuple[bool, bool]:
    return (entry.number != row["oracle_id"].upper(), not entry.official)


def _aliases(
    row: JapaneseRow,
    front: Face,
    japanese: tuple[Face, ...],
    entries: list[EnglishEntry],
    report: Report,
) -> tuple[str, ...]:
    others = [*(entry.name for entry in entries), *(entry.listed for entry in entries)]
    others += [japanese[0].name, *row["alt_names"]]
    if row["alt_names"]:
        report.note(
            "Japanese facts: printings with another name, kept as aliases of the one card",
            f"{row['oracle_id']} {row['name']}: {', '.join(row['alt_names'])}",
        )
    if "evolved" in front.marks:
        others += [f"{front.name} (Evolved)", f"{japanese[0].name} (EVOLVE)"]
    seen = {normalise(front.name)}
    kept = []
    for name in others:
        if normalise(name) not in seen:
            seen.add(normalise(name))
            kept.append(name)
    return tuple(kept)


def _decided(face: Face, entries: list[EnglishEntry], overrides: Overrides, report: Report) -> Face:
    for entry in entries:
        for field, ours, theirs in _compared(face, entry):
            choice = overrides.choices.get((entry.number, field))
            where = f"{entry.number} {entry.listed}: {field} {ours} (Japanese), {theirs} (English)"
            if field == "cost" and "evolved" in face.marks:
                # JUDGEMENT: evolved cards print no cost, and by 5.15.2 the follower keeps its own, which the
                # Japanese list repeats; the English list invents one for a single card.
                report.note("English list: a cost on an evolved card, left out", where)
                continue
            if choice is None:
                report.note("Both lists: differences that nobody decided, Japanese taken", where)
                continue
            report.note("Both lists: differences in facts, decided by an override", f"{where}; {choice.why}")
            face = _with(face, field, choice)
        _compare_traits(face, entry, report)
    return face


def _compared(face: Face, entry: EnglishEntry) -> Iterable[tuple[str, object, object]]:
    pairs: tuple[tuple[str, object, object], ...] = (
        ("types", face.types, entry.types or ("evolution point",)),
        ("marks", sorted(face.marks), sorted(entry.marks)),
        ("class", face.attributes, (entry.card_class,) if entry.card_class else ()),
        ("cost", face.total_cost, entry.cost),
        ("attack", face.values.get("attack"), entry.attack),
        ("defense", face.values.get("defense"), entry.defense),
    )
    if "evolution point" in face.types:
        # The English list calls the plain evolution point card a token; clause 3.2.5 gives it no type.
        return []
    return [pair for pair in pairs if pair[1] != pair[2]]


def _with(face: Face, field: str, choice: Choice) -> Face:
    if field == "types":
        assert isinstance(choice.value, tuple)
        return replace(face, types=choice.value)
    assert isinstance(choice.value, int)
    if field == "cost":
        return replace(face, cost=str(choice.value), total_cost=choice.value)
    values: dict[str, Value] = {**face.values, field: choice.value}
    return replace(face, values=values)


def _compare_traits(face: Face, entry: EnglishEntry, report: Report) -> None:
    if face.races == entry.traits:
        return
    where = f"{entry.number} {entry.listed}: {'/'.join(entry.traits) or 'none'} for {'/'.join(face.races)}"
    if len(entry.traits) < len(face.races):
        report.note("Both lists: traits that the English list leaves out, Japanese taken", where)
    else:
        report.note("Both lists: traits in another English wording, one word taken for each", where)


def _count(
    cards: Iterable[Card],
    rows: Iterable[JapaneseRow],
    entries: Iterable[list[EnglishEntry]],
    report: Report,
) -> None:
    for card, row in zip(cards, rows, strict=True):
        if card.name != front_name(row):
            report.note(
                "Catalogue: cards with an English name, the Japanese one as alias", f"{card.id} {card.name}"
            )
        for rule in card.rules:
            report.note(
                "Catalogue: card texts that replace a deck rule", f"{card.id} {card.name}: {rule.source}"
            )
    for entry in (one for joined in entries for one in joined):
        report.note("English list: entries", f"{entry.number} {entry.listed}")
        if not entry.official:
            report.note("English list: names in an unofficial translation", f"{entry.number} {entry.listed}")
