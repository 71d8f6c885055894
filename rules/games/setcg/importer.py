"""Builds the catalogue of FF-TCG cards from the publisher's list, the card browser and the OCTGN sets."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from rules.cards import Card, Face, Printing
from rules.cards.card import Value
from rules.cards.imports import Imported, ImportFault, Report
from rules.games.setcg import importer_sources as sources
from rules.games.setcg.importer_join import Overrides, gathered, joined, order, report_differences
from rules.games.setcg.importer_sources import Record

OVERRIDES = Path(__file__).parent / "data" / "overrides.toml"

SOURCES = (sources.PUBLISHER, sources.BROWSER, sources.OCTGN)
"""The files and folders that the catalogue is built from."""

# The words on cards, and the rulebook's words for them if they differ.
ELEMENTS = {
    "fire": "fire",
    "ice": "ice",
    "wind": "wind",
    "earth": "earth",
    "lightning": "thunder",
    "water": "aqua",
    "light": "shine",
    "dark": "dark",
}
KEYWORDS = {"First Strike": "pre-emptive strike"}
LIMIT_BREAK = "Limit Break"
STANDARD_UNIT = "Standard Unit"

LISTED_AS = "fftcg"
"""The name of this game in the shared lists of release days."""


def build(source: Path, overrides: Path = OVERRIDES) -> Imported:
    """Build the catalogue from a folder of source files; ImportFault names the faulty file and place."""
    report = Report()
    chosen = Overrides(overrides)
    records = _records(source, chosen, report)
    chosen.apply(records, report)
    _doubt_elements(records.values(), report)
    groups = gathered(records.values(), report)
    cards = [_card(group, chosen, report) for group in groups]
    return Imported(sorted(cards, key=lambda card: card.id), report)


def _records(source: Path, overrides: Overrides, report: Report) -> dict[str, Record]:
    browser = sources.browser_records(source)
    found: dict[str, Record] = {}
    for record in sorted(sources.publisher_records(source), key=lambda one: order(one.numbers[0].plain)):
        own = record.numbers[0]
        if own.plain in found:
            raise ImportFault(f"{sources.PUBLISHER}: {own} is there twice")
        if own.plain in browser:
            found[own.plain] = joined(record, browser[own.plain], report)
        else:
            found[own.plain] = replace(record, paragraphs=record.paragraphs or None)
            report.note("Card the card browser lacks", f"{own} {record.name}")
            if record.paragraphs == 0 and record.name:
                report.note("Text empty in the only source, not believed", f"{own} {record.name}")
    for plain, record in browser.items():
        if plain in overrides.absent:
            report.note("Left out", f"{plain} {record.name}: {overrides.absent[plain]}")
        elif plain not in found:
            found[plain] = record
            report.note(
                "Card the publisher's list lacks, taken from the card browser", f"{plain} {record.name}"
            )
    _report_publisher(found.values(), report)
    _report_gaps(found.values(), report)
    _join_octgn(source, found, report)
    return found


def _report_publisher(records: Iterable[Record], report: Report) -> None:
    usual: dict[str, dict[str, int]] = {}
    for record in records:
        counts = usual.setdefault(record.numbers[0].set, {})
        counts[record.set_name] = counts.get(record.set_name, 0) + 1
    for record in records:
        counts = usual[record.numbers[0].set]
        name = max(counts, key=lambda one: counts[one])
        if record.set_name and record.set_name != name and record.numbers[0].set.isdigit():
            label = f"{record.numbers[0]} {record.name}"
            report.note(
                "Set name does not fit the number, number taken", f"{label}: {record.set_name}, not {name}"
            )
        if record.rarity not in ("", "PR", "B") and record.rarity != record.numbers[0].rarity:
            label = f"{record.numbers[0]}: {record.rarity}"
            report.note("Rarity is the older printing's, the number's own letter taken", label)
        if record.text_blank:
            report.note("Text blank in this copy, keywords as listed", f"{record.numbers[0]} {record.name}")


def _report_gaps(records: Iterable[Record], report: Report) -> None:
    held: dict[str, set[int]] = {}
    for record in records:
        for number in record.numbers:
            if number.set.isdigit() or number.set == "Re":
                held.setdefault(number.set, set()).add(int(number.plain[-3:]))
    for code, numbers in held.items():
        for missing in sorted(set(range(1, max(numbers))) - numbers):
            report.note("Number that no source has a card for", f"{code}-{missing:03d}")


def _join_octgn(source: Path, found: dict[str, Record], report: Report) -> None:
    for plain, other in sources.octgn_records(source).items():
        record = found.get(plain)
        if record is None:
            report.note("OCTGN card that no other source has", f"{plain} {other.name}")
            continue
        report_differences(record, other, "OCTGN", report)
        ids = tuple(dict.fromkeys((*record.foreign_ids, *other.foreign_ids)))
        if len(ids) > 1:
            report.note("OCTGN id differs from the card browser's, both kept", f"{plain} {other.name}")
        aliases = record.aliases
        if other.name != record.name:
            report.note("Name spelled differently in OCTGN", f"{plain} {record.name}: {other.name!r}")
            aliases = (*aliases, other.name)
        ex_burst = record.ex_burst or other.ex_burst
        found[plain] = replace(record, foreign_ids=ids, aliases=aliases, ex_burst=ex_burst)


def _doubt_elements(records: Iterable[Record], report: Report) -> None:
    # Each set is numbered by element, Limit Break cards last; if the publisher's elements start again within
    # such a run, the run's remaining cards have a second element that none of our sources has.
    runs: dict[tuple[str, bool], list[Record]] = {}
    for record in sorted(records, key=lambda one: order(one.numbers[0].plain)):
        if record.common_soldier is None and record.numbers[0].set.isdigit():
            runs.setdefault((record.numbers[0].set, LIMIT_BREAK in record.keywords), []).append(record)
    elements = list(ELEMENTS)
    for run in runs.values():
        furthest, again = 0, False
        for record in run:
            place = elements.index(record.elements[0])
            again = again or place < furthest
            furthest = max(furthest, place)
            if again:
                label = f"{record.numbers[0]} {record.name}: {record.elements[0]}"
                report.note("Doubt: a second element is likely, none is recorded", label)


def _card(group: tuple[Record, ...], overrides: Overrides, report: Report) -> Card:
    first = group[0]
    numbers = list(dict.fromkeys(number for record in group for number in record.numbers))
    numbers.sort(key=lambda number: order(number.plain))
    has_opus = numbers[0].set.isdigit()
    if len(numbers) > 1:
        report.note("Card with several numbers", " / ".join(map(str, numbers)) + f" {first.name}")
    names = (*first.name.split("/"), *(alias for record in group for alias in record.aliases))
    return Card(
        id=str(numbers[0]),
        faces=(_face(group, report),),
        printings=tuple(
            Printing(
                # In some formats, cards with only a promotional number are a pool of their own.
                set="PR-reprint" if number.set == "PR" and has_opus else number.set,
                number=str(number),
                rarity=number.rarity,
            )
            for number in numbers
        ),
        aliases=tuple(dict.fromkeys(name for name in names if name != first.name)),
        foreign_ids=tuple(dict.fromkeys(one for record in group for one in record.foreign_ids)),
        titles=first.categories,
        rules=overrides.rules(number.plain for number in numbers),
    )


def _face(group: tuple[Record, ...], report: Report) -> Face:
    first = group[0]
    marks = []
    if _common_soldier(group, report):
        marks.append("common soldier")
    if any(record.ex_burst for record in group):
        marks.append("ex burst")
    keywords = dict.fromkeys(word for record in group for word in record.keywords)
    # JUDGEMENT: clause 5.2.6.1 gives power to Forwards only, but the publisher lists it for Monsters (and
    # one Backup) that become Forwards; a listed power is kept, a 0 on any other card is not printed.
    has_power = first.type == "forward" or first.power > 0
    return Face(
        name=first.name,
        types=(first.type,),
        marks=tuple(marks),
        cost=str(first.cost),
        total_cost=first.cost,
        attributes=tuple(ELEMENTS[one] for one in first.elements if one in ELEMENTS),
        races=first.jobs,
        values={**({"power": first.power} if has_power else {}), **_text(group)},
        keywords=tuple(KEYWORDS.get(word, word.lower()) for word in keywords),
    )


def _text(group: tuple[Record, ...]) -> dict[str, Value]:
    """Return as `text` how many paragraphs a card has beyond plain keywords; empty if there are none.

    It is `blank` if no source has a text, or only one source does and it says that the card has none.
    """
    counts = [record.paragraphs for record in group if record.paragraphs is not None]
    if not counts:
        return {"text": "blank"}
    return {"text": counts[0]} if counts[0] else {}


def _common_soldier(group: tuple[Record, ...], report: Report) -> bool:
    known = [record.common_soldier for record in group if record.common_soldier is not None]
    if known:
        return any(known)
    # JUDGEMENT: the publisher's list lacks the icon. In the card browser, all 501 cards with the Standard
    # Unit job have it, so that job implies it; Monsters and Manikins may lack it here.
    label = f"{group[0].numbers[0]} {group[0].name}"
    if STANDARD_UNIT in group[0].jobs:
        report.note("Common Soldier icon taken from the Standard Unit job", label)
        return True
    if group[0].type == "monster" or "Manikin" in group[0].jobs:
        report.note("Doubt: the Common Soldier icon is not recorded", label)
    return False
