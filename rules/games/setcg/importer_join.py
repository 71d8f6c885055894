"""Joins what the sources say about one card, and groups the printings that share a card number."""

import tomllib
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.cards.card import CardRule, RuleKind
from rules.cards.imports import ImportFault, Report, imported_data
from rules.cards.names import normalise
from rules.games.setcg.importer_sources import Record

_COMPARED = ("type", "cost", "power", "jobs", "categories")
_FIELDS = ("name", "elements", *_COMPARED)
_BEHIND = ("PR", "B", "C", "Re")


class _Fact(TypedDict):
    cards: list[str]
    field: str
    value: str | int | list[str]
    source: str
    why: str


class _Absent(TypedDict):
    cards: list[str]
    source: str
    why: str


class _Rule(TypedDict):
    card: str
    kind: RuleKind
    section: str
    amount: NotRequired[int]
    source: str


class _Table(TypedDict):
    override: NotRequired[list[_Fact]]
    absent: NotRequired[list[_Absent]]
    rule: NotRequired[list[_Rule]]


class Overrides:
    """The sourced choices of `overrides.toml`: facts, cards that do not exist, and deck-building rules."""

    def __init__(self, file: Path) -> None:
        with file.open("rb") as opened:
            read = tomllib.load(opened)
        for row in chain.from_iterable(read.values()):
            if not row.get("source"):
                raise ImportFault(f"{file.name}: a row without a source: {dict(row)}")
        table = imported_data(_Table, read, file.name)
        self._facts, self._rules = table.get("override", []), table.get("rule", [])
        self.absent = {plain: row["why"] for row in table.get("absent", []) for plain in row["cards"]}
        for row in self._facts:
            if row["field"] not in _FIELDS:
                raise ImportFault(f"{file.name}: no field {row['field']!r}; known are {', '.join(_FIELDS)}")

    def apply(self, records: dict[str, Record], report: Report) -> None:
        """Apply the chosen facts to the records; raises ImportFault for a card that does not exist."""
        for row in self._facts:
            for plain in row["cards"]:
                if plain not in records:
                    raise ImportFault(f"overrides.toml: no source has a card {plain!r}")
                value = tuple(row["value"]) if isinstance(row["value"], list) else row["value"]
                records[plain] = _changed(records[plain], row["field"], value)
                report.note(
                    "Overridden", f"{plain} {row['field']} = {value!r}: {row['why']} ({row['source']})"
                )

    def rules(self, plain_numbers: Iterable[str]) -> tuple[CardRule, ...]:
        """Return the deck-building rules printed on the card with these numbers."""
        numbers = set(plain_numbers)
        return tuple(
            CardRule(row["kind"], row["section"], row.get("amount"), row["source"])
            for row in self._rules
            if row["card"] in numbers
        )


def _changed(record: Record, field: str, value: str | int | tuple[str, ...]) -> Record:
    match field, value:
        case "name", str(word):
            return replace(record, name=word)
        case "type", str(word):
            return replace(record, type=word)
        case "cost", int(number):
            return replace(record, cost=number)
        case "power", int(number):
            return replace(record, power=number)
        case "elements", tuple(words):
            return replace(record, elements=words)
        case "jobs", tuple(words):
            return replace(record, jobs=words)
        case "categories", tuple(words):
            return replace(record, categories=words)
    raise ImportFault(f"overrides.toml: the {field} of a card cannot be {value!r}")


def joined(publisher: Record, browser: Record, report: Report) -> Record:
    """Join two sources' records of one card: the publisher's facts, and what only the card browser has."""
    label = f"{publisher.numbers[0]} {publisher.name}"
    report_differences(publisher, browser, "the card browser", report)
    aliases = publisher.aliases
    if browser.name != publisher.name:
        report.note("Name spelled differently", f"{label}: {browser.name!r} in the card browser")
        if normalise(browser.name) != normalise(publisher.name):
            aliases = (browser.name,)
    categories = publisher.categories
    if not categories and browser.categories:
        categories = browser.categories
        report.note("Category missing, taken from the card browser", f"{label}: {', '.join(categories)}")
    return replace(
        publisher,
        elements=_elements(publisher, browser, label, report),
        categories=categories,
        ex_burst=publisher.ex_burst or browser.ex_burst,
        common_soldier=browser.common_soldier,
        paragraphs=publisher.paragraphs or browser.paragraphs,
        aliases=aliases,
        foreign_ids=browser.foreign_ids,
    )


def report_differences(publisher: Record, other: Record, source: str, report: Report) -> None:
    """Note every field in which another source disagrees with the publisher; `joined` covers elements."""
    label = f"{publisher.numbers[0]} {publisher.name}"
    for field in (*_COMPARED, "rarity"):
        mine, theirs = getattr(publisher, field), getattr(other, field)
        if mine == theirs or (isinstance(mine, tuple) and sorted(mine) == sorted(theirs)):
            continue
        if mine == () or theirs == "":
            continue
        kind = f"Publisher and {source} disagree on {field}, publisher taken"
        if field == "power" and publisher.type != "forward" and not theirs:
            kind = "Power of a card that is no Forward, only in the publisher's list"
        report.note(kind, f"{label}: {_said(mine)} against {_said(theirs)}")
    if publisher.ex_burst != other.ex_burst:
        report.note(f"Publisher and {source} disagree on EX Burst, taken where either has it", label)


def _elements(publisher: Record, browser: Record, label: str, report: Report) -> tuple[str, ...]:
    if publisher.elements == browser.elements:
        return browser.elements
    if publisher.elements[0] in browser.elements:
        report.note(
            "Several elements cut to one by the publisher's list", f"{label}: {_said(browser.elements)}"
        )
        return browser.elements
    report.note("Sources disagree on elements, publisher taken", f"{label}: {_said(browser.elements)}")
    return publisher.elements


def _said(value: object) -> str:
    return " + ".join(map(str, value)) or "nothing" if isinstance(value, tuple) else str(value)


def order(plain: str) -> tuple[int, int, str]:
    """Return a sort key for card numbers: Opus sets by release, then promotional cards and reprints."""
    code = plain.split("-")[0]
    return (0, int(code), plain) if code.isdigit() else (1, _BEHIND.index(code), plain)


def gathered(records: Iterable[Record], report: Report) -> list[tuple[Record, ...]]:
    """Group the records that are one card by clause 5.2.5.1.1: each shares a number with every other.

    The first record of a group is the oldest printing. Records that are linked only through a third one stay
    apart, since the clause does not make them the same card.
    """
    groups: dict[str, list[Record]] = {}
    for record in sorted(records, key=lambda one: (len(one.numbers), order(one.numbers[0].plain))):
        root = min((number.plain for number in record.numbers), key=order)
        groups.setdefault(root, []).append(record)
    roots = {plain: root for root, group in groups.items() for plain in _plains(group)}
    for root, group in groups.items():
        for plain in sorted(_plains(group)):
            if roots[plain] != root:
                report.note(
                    "Number shared by cards that are not the same card", f"{plain}: {root}, {roots[plain]}"
                )
    return [_compared(group, report) for _, group in sorted(groups.items(), key=lambda one: order(one[0]))]


def _plains(group: Iterable[Record]) -> set[str]:
    return {number.plain for record in group for number in record.numbers}


def _compared(group: list[Record], report: Report) -> tuple[Record, ...]:
    first, *others = sorted(group, key=lambda record: order(record.numbers[0].plain))
    for other in others:
        for field in _FIELDS:
            one, two = getattr(first, field), getattr(other, field)
            # A reprint that is not in the card browser has only the publisher's single element.
            same = set(two) <= set(one) if field == "elements" else one == two
            if not same:
                where = f"{other.numbers[0]} against {first.numbers[0]}"
                report.note(
                    "Reprint disagrees with the older card", f"{where}, {field}: {_said(two)}, {_said(one)}"
                )
    return (first, *others)
