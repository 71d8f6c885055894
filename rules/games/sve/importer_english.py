"""Reads the English card list, a Cockatrice database: names, numbers, facts, and the errors in them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element

from defusedxml import ElementTree
from defusedxml.common import DefusedXmlException

from rules.cards.imports import ImportFault, Report, read_source
from rules.games.sve.importer_overrides import Overrides, Words

FILE = "cockatrice_cards.xml"

_VERSION = re.compile(r"\s*\((?:U|SP)\)$")
_EVOLVED = re.compile(r"\s*\(Evolved?\)$")
_PICTURE = re.compile(r"([A-Za-z]+\d+)[-_]((?:LDS?|T|SP|SL|U|P)?\d+)(EN)?\.(?:png|jpg)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class EnglishEntry:
    """One entry of the English list.

    `name` is the card's own name, `listed` the name as the list writes it without outer spaces. `number` is
    in capitals. `official` means the publisher's wording, not a fan translation. `cost`, `attack` and
    `defense` are None if the list gives none. `text` is the printed text, None for a card without one and ""
    if our copy has left it blank.
    """

    name: str
    listed: str
    number: str
    set: str
    official: bool
    types: tuple[str, ...]
    marks: tuple[str, ...]
    card_class: str
    traits: tuple[str, ...]
    cost: int | None
    attack: int | None
    defense: int | None
    text: str | None


def read_english(source: Path, words: Words, overrides: Overrides, report: Report) -> list[EnglishEntry]:
    """Read every entry of the English list, noting each spelling error.

    Raises ImportFault naming the entry that is malformed.
    """
    try:
        root = ElementTree.fromstring(read_source(source, FILE))
    except (ElementTree.ParseError, DefusedXmlException) as error:
        raise ImportFault(f"{FILE}: is no readable XML ({error})") from error
    cards = root.findall("./cards/card")
    if not cards:
        raise ImportFault(f"{FILE}: holds no <cards><card> entries")
    return [_entry(card, words, overrides, report) for card in cards]


def _entry(card: Element, words: Words, overrides: Overrides, report: Report) -> EnglishEntry:
    raw = card.findtext("name") or ""
    listed = raw.strip()
    if not listed:
        raise ImportFault(f"{FILE}: an entry has no name")
    printed = card.find("set")
    type_line = card.findtext("prop/type")
    if printed is None or type_line is None:
        raise ImportFault(f"{FILE}: {listed!r} lacks <set> or <prop><type>")
    if raw != listed:
        report.note("English list: names with outer spaces", f"{raw!r}")
    number, official = _number(listed, printed.get("picURL") or "", overrides, report)
    types, marks, card_class, traits = _type_line(listed, number, type_line, words, report)
    name = _VERSION.sub("", listed)
    own_name = _EVOLVED.sub("", name)
    if "evolved" in marks and own_name == name:
        report.note("English list: evolved cards without (Evolved) behind the name", f"{number} {listed}")
    if own_name != name and "evolved" not in marks:
        # The suffix says what is missing from one entry's type line.
        report.note(
            "English list: evolved cards whose type does not say so", f"{number} {listed}: {type_line}"
        )
        marks = (*marks, "evolved")
    if name.endswith("(Evolve)"):
        report.note("English list: (Evolve) written for (Evolved)", f"{number} {listed}")
    attack, defense = _stats(listed, card.findtext("prop/pt"))
    cost = _whole(listed, card.findtext("prop/manacost"))
    total = card.findtext("prop/cmc")
    if total is not None and total != card.findtext("prop/manacost"):
        report.note(
            "English list: two different costs in one entry", f"{number} {listed}: {cost} and {total}"
        )
    code = printed.text or ""
    if number and not number.startswith(f"{code.upper()}-"):
        report.note("English list: entries filed under another set", f"{number} {listed} under {code}")
    return EnglishEntry(
        own_name,
        listed,
        number,
        code,
        official,
        types,
        marks,
        card_class,
        traits,
        cost,
        attack,
        defense,
        _text(card),
    )


def _text(card: Element) -> str | None:
    printed = card.find("text")
    return None if printed is None else (printed.text or "").strip()


def _number(listed: str, picture: str, overrides: Overrides, report: Report) -> tuple[str, bool]:
    found = _PICTURE.fullmatch(picture.rpartition("/")[2])
    if found:
        if "_" in found[0] or found[0] != found[0].upper().replace(".PNG", ".png"):
            report.note("English list: numbers in another spelling", f"{found[0]} for {listed}")
        return f"{found[1]}-{found[2]}".upper(), bool(found[3])
    if listed in overrides.joins:
        report.note(
            "English list: entries without a number, joined by hand", f"{listed}: {overrides.joins[listed]}"
        )
        return overrides.joins[listed], False
    raise ImportFault(f"{FILE}: {listed!r} has no card number in its picture {picture!r} and no [[join]]")


def _type_line(
    listed: str, number: str, line: str, words: Words, report: Report
) -> tuple[tuple[str, ...], tuple[str, ...], str, tuple[str, ...]]:
    head, _, tail = line.partition(" - ")
    types: list[str] = []
    marks: list[str] = []
    card_class = ""
    for word in head.split("|"):
        # "Dragon" alone would be a trait, but before the dash it can only be the abbreviated class.
        if word in words.types:
            types.append(words.types[word])
        elif word in words.marks:
            marks.append(words.marks[word])
        elif word in words.classes:
            card_class = words.classes[word]
            if word.lower() != card_class:
                report.note("English list: classes cut short", f"{number} {listed}: {line}")
        else:
            raise ImportFault(f"{FILE}: {listed!r} has the type {line!r}; {word!r} is no type or class")
    if "|" in tail:
        report.note("English list: traits parted by | instead of /", f"{number} {listed}: {line}")
    traits = tuple(part for part in _parts(tail))
    return tuple(types), tuple(marks), card_class, traits


def _parts(tail: str) -> Iterator[str]:
    for part in re.split(r"[/|]", tail):
        if part.strip():
            yield part.strip()


def _stats(listed: str, text: str | None) -> tuple[int | None, int | None]:
    if text is None:
        return None, None
    attack, slash, defense = text.partition("/")
    if not slash:
        raise ImportFault(f"{FILE}: {listed!r} has the stats {text!r}; expected attack/defense")
    return _whole(listed, attack), _whole(listed, defense)


def _whole(listed: str, text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isdecimal():
        raise ImportFault(f"{FILE}: {listed!r} has the stat {text!r}, which is no whole number")
    return int(text)
