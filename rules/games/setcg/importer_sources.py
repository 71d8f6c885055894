"""Reads the source files of FF-TCG cards into plain records; malformed data gets a clear message."""

import html
import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NotRequired, TypedDict

from defusedxml.ElementTree import fromstring

from rules.cards.imports import ImportFault, imported_data, read_source

PUBLISHER = "square_api_cards.json"
BROWSER = "card_browser_db.json"
OCTGN = "octgn"

_NUMBER = re.compile(r"(?P<plain>(?P<set>\d+|Re|PR|B|C)-\d{3})(?P<rarity>[A-Z]?)")
_ROMAN = {"I": 1, "V": 5, "X": 10}
_BROWSER_RARITIES = {"common": "C", "rare": "R", "hero": "H", "legend": "L", "starter": "S"}


@dataclass(frozen=True, slots=True, order=True)
class Number:
    """A card number as printed, such as `1-009C`: set, collector's number and the letter of the rarity."""

    set: str
    plain: str
    rarity: str

    def __str__(self) -> str:
        return self.plain + self.rarity


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What one source says about one card, in the source's own words, without markup and entities.

    `elements`, `jobs` and `categories` are in printed order. `common_soldier` is None if the source does not
    say. `text_blank` means that the source has no text, though the card may have one. `paragraphs` counts
    those beyond plain keywords; None if the source has no text.
    """

    numbers: tuple[Number, ...]
    name: str
    type: str
    cost: int
    power: int
    elements: tuple[str, ...]
    jobs: tuple[str, ...]
    categories: tuple[str, ...]
    set_name: str = ""
    rarity: str = ""
    ex_burst: bool = False
    common_soldier: bool | None = None
    keywords: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    foreign_ids: tuple[str, ...] = ()
    text_blank: bool = False
    paragraphs: int | None = None


class _PublisherRow(TypedDict):
    cardNumber: str
    name: str
    type: str
    cost: int
    power: int
    element: str
    job: str | None
    category: str | None
    set: str
    rarity: str
    text: NotRequired[str | None]
    keywords: NotRequired[list[str]]


class _BrowserRow(TypedDict):
    set: str
    index: int
    name: str
    type: str
    cost: int
    power: int
    elements: list[str]
    jobs: list[str]
    categories: list[str]
    exburst: bool
    multicard: bool
    rarity: str
    guid: str
    text: NotRequired[str | None]


def parse_number(text: str, where: str) -> Number:
    """Read a printed card number; ImportFault quotes an invalid one."""
    match = _NUMBER.fullmatch(text)
    if match is None:
        raise ImportFault(f"{where}: {text!r} is no card number such as 1-009C")
    return Number(match["set"], match["plain"], match["rarity"])


def publisher_records(source: Path) -> list[Record]:
    """Read the publisher's card list, the only source for Opus XXI and later."""
    rows = _json(source, PUBLISHER)
    if not isinstance(rows, list):
        raise ImportFault(f"{PUBLISHER}: expected a list of cards, found {type(rows).__name__}")
    return [_publisher_record(row, f"{PUBLISHER}, entry {place}") for place, row in enumerate(rows, 1)]


def _publisher_record(data: object, where: str) -> Record:
    row = imported_data(_PublisherRow, data, where, closed=False)
    text = row.get("text")
    keywords = [*row.get("keywords", ()), *keywords_of_text(text or "")]
    return Record(
        numbers=tuple(parse_number(number, where) for number in row["cardNumber"].split("/")),
        name=plain_text(row["name"]),
        type=row["type"],
        cost=row["cost"],
        power=row["power"],
        elements=(row["element"],),
        jobs=_parts(row["job"], "/"),
        categories=_parts(row["category"], "·"),
        set_name=row["set"],
        rarity=row["rarity"],
        ex_burst="EX BURST" in keywords,
        keywords=tuple(dict.fromkeys(word for word in keywords if word != "EX BURST")),
        text_blank=text is None,
        paragraphs=None if text is None else paragraphs(text),
    )


def browser_records(source: Path) -> dict[str, Record]:
    """Read the card browser's cards by plain number, without the letter of the rarity."""
    data = _json(source, BROWSER)
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
        raise ImportFault(f"{BROWSER}: expected an object with a list under `cards`")
    found: dict[str, Record] = {}
    for place, row in enumerate(data["cards"], 1):
        record = _browser_record(row, f"{BROWSER}, card {place}")
        plain = record.numbers[0].plain
        if plain in found:
            raise ImportFault(f"{BROWSER}, card {place}: {plain} is there twice")
        found[plain] = record
    return found


def _browser_record(data: object, where: str) -> Record:
    row = imported_data(_BrowserRow, data, where, closed=False)
    text = row.get("text") or ""
    rarity = _BROWSER_RARITIES.get(row["rarity"], "")
    return Record(
        numbers=(parse_number(f"{_browser_set(row['set'], where)}-{row['index']:03d}{rarity}", where),),
        name=plain_text(row["name"]),
        type=row["type"],
        cost=row["cost"],
        power=row["power"],
        elements=tuple(row["elements"]),
        jobs=tuple(filter(None, row["jobs"])),
        categories=tuple(filter(None, row["categories"])),
        rarity=rarity,
        # The flag is missing on cards whose text begins with the mark.
        ex_burst=row["exburst"] or "{EX}" in text,
        common_soldier=row["multicard"],
        foreign_ids=(row["guid"],) if row["guid"] else (),
        text_blank=row.get("text") is None,
        paragraphs=None if row.get("text") is None else paragraphs(text),
    )


def _browser_set(name: str, where: str) -> str:
    if name in ("Boss", "Promo"):
        return {"Boss": "B", "Promo": "PR"}[name]
    word, _, roman = name.partition(" ")
    if word != "Opus" or not roman or not set(roman) <= set(_ROMAN):
        raise ImportFault(f"{where}: {name!r} is no set such as 'Opus IV', 'Boss' or 'Promo'")
    values = [_ROMAN[letter] for letter in roman]
    following = [*values[1:], 0]
    return str(sum(-one if one < after else one for one, after in zip(values, following, strict=True)))


def octgn_records(source: Path) -> dict[str, Record]:
    """Read the OCTGN sets by plain card number, mainly for the program's ids and names."""
    folder = source / OCTGN
    files = sorted(folder.glob("*.xml"))
    if not files:
        raise ImportFault(f"{OCTGN}: no set files (*.xml) in {folder}")
    found: dict[str, Record] = {}
    for file in files:
        for card in _octgn_cards(file):
            properties = {one.get("name", ""): one.get("value", "") for one in card}
            if number := properties.get("SetNumber"):
                where = f"{OCTGN}/{file.name}, card {number}"
                found[number] = _octgn_record(card, properties, where)
    return found


def _octgn_record(card: ElementTree.Element, properties: Mapping[str, str], where: str) -> Record:
    stats = [properties.get(key) or "0" for key in ("CP", "Power")]
    if not all(stat.isdigit() for stat in stats):
        raise ImportFault(f"{where}: CP and Power cannot be {stats}")
    return Record(
        numbers=(parse_number(properties["SetNumber"] + properties.get("Rarity", ""), where),),
        name=plain_text(card.get("name", "")),
        type=properties.get("CardType", "").lower(),
        cost=int(stats[0]),
        power=int(stats[1]),
        elements=(properties.get("Element", "").lower(),),
        jobs=_parts(properties.get("Occupation"), "/"),
        categories=_parts(properties.get("Category"), "●"),
        rarity=properties.get("Rarity", ""),
        ex_burst=properties.get("CanUseEX") == "Yes",
        foreign_ids=(card.get("id", ""),),
    )


def _octgn_cards(file: Path) -> Iterator[ElementTree.Element]:
    try:
        root = fromstring(file.read_bytes().removeprefix(b"\xef\xbb\xbf"))
    except ElementTree.ParseError as error:
        raise ImportFault(f"{OCTGN}/{file.name}: not readable as XML ({error})") from error
    # The folder also contains the game's definition, whose <card> describes the back.
    return (card for card in root.iter("card") if card.get("id"))


_KEYWORD = r"Brave|Haste|First Strike|Back Attack"
_KEYWORD_LINE = re.compile(rf"(?:{_KEYWORD})(?:[ ,]+(?:{_KEYWORD}))*")
_MARKED_KEYWORD = re.compile(r"\[\[i\]\](Limit Break|Warp|Priming)\b[^\[]*--")
# On eleven cards the mark has lost its brackets, but still starts a paragraph.
_EX_BURST = re.compile(r"(?:^|\]\]|>)\s*EX BURST\b")


def keywords_of_text(text: str) -> list[str]:
    """Return the keywords that markup sets apart in a card text: on a line of their own or in brackets.

    >>> keywords_of_text("Haste First Strike[[br]][[i]]Warp 3 --[[/]] 《火》[[br]]Gain Brave.")
    ['Haste', 'First Strike', 'Warp']
    """
    found: list[str] = []
    for line in re.split(r"\[\[br\]\]|</?p>", text):
        if _KEYWORD_LINE.fullmatch(line.strip()):
            found += re.findall(_KEYWORD, line)
    found += _MARKED_KEYWORD.findall(text)
    if _EX_BURST.search(text):
        found.append("EX BURST")
    return found


_MARKUP = re.compile(r"\[\[[^\]]*\]\]|</?\w+>")


def paragraphs(text: str) -> int:
    """Count the paragraphs of a card text that are more than keywords on a line of their own.

    >>> paragraphs("Haste First Strike[[br]]When it enters the field, draw 1 card.[[br]] ")
    1
    """
    lines = (_MARKUP.sub("", line).strip() for line in re.split(r"\[\[br\]\]|</?p>|\n", text))
    return sum(1 for line in lines if line and not _KEYWORD_LINE.fullmatch(line))


def plain_text(text: str) -> str:
    """Decode HTML entities and strip spaces around a name."""
    return html.unescape(text).strip()


def _parts(text: str | None, separator: str) -> tuple[str, ...]:
    parts = (part.strip() for part in plain_text(text or "").split(separator))
    return tuple(part for part in parts if part and part != "―")


def _json(source: Path, name: str) -> object:
    try:
        return json.loads(read_source(source, name))
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise ImportFault(f"{name}: not readable as JSON ({error})") from error
