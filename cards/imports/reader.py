"""The reader of card files, which reports the place of each fault and what would be right."""

import hashlib
import json
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from common import caps
from rules.cards import Card, Catalogue, normalise
from rules.cards.catalogue import card_from_json
from rules.construction.system import System, no_detail

_LARGEST = 2**31 - 1
_CARD = {"id", "faces", "printings", "aliases", "foreign_ids", "titles", "rules"}
_FACE = {"name", "types", "marks", "cost", "total_cost", "attributes", "races", "values", "keywords"}
_RULE = {"kind", "section", "amount", "source"}
_KINDS = ("copies", "size", "opens", "adds")


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in a line, quoted, with what would be right; line 0 means the whole file."""

    line: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message


@dataclass(slots=True)
class CardFile:
    """A file that was read: its cards, its faults, and doubtful entries.

    `faults` are the first ones, `fault_count` the number of all; a file with any cannot be applied.
    """

    digest: str
    cards: list[Card] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    doubts: list[Fault] = field(default_factory=list)
    fault_count: int = 0

    def fault(self, line: int, message: str) -> None:
        """Count a fault, and keep it while there are few."""
        self.fault_count += 1
        if len(self.faults) < caps.IMPORT_FAULTS:
            self.faults.append(Fault(line, message))

    @property
    def catalogue(self) -> Catalogue:
        """The cards as a catalogue."""
        return Catalogue(self.cards)


def digest_of(data: bytes) -> str:
    """Return a digest of a file's contents."""
    return hashlib.sha256(data).hexdigest()


def read(of: System, data: bytes) -> CardFile:
    """Read a file of a system's cards in the format of `cards.jsonl`.

    One card per line as JSON; lines that start with `#` are comments.
    """
    given = CardFile(digest_of(data))
    if len(data) > caps.IMPORT_FILE:
        given.fault(0, f"the file has {len(data):,} bytes; at most {caps.IMPORT_FILE:,} are read")
        return given
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        given.fault(0, f"the file is not UTF-8: byte {error.start} is {data[error.start]:#04x}")
        return given
    lines: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() and not line.startswith("#"):
            _card(of, given, number, line, lines)
    if len(given.cards) > caps.IMPORT_CARDS:
        given.fault(0, f"the file holds {len(given.cards):,} cards; at most {caps.IMPORT_CARDS:,} are kept")
    if not given.cards and not given.faults:
        given.fault(0, "the file has no cards; each line should be one, as JSON")
    given.doubts = list(islice(_clashes(of, given.cards, lines), caps.IMPORT_FAULTS))
    return given


def _card(of: System, given: CardFile, number: int, line: str, lines: dict[str, int]) -> None:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        why = error.msg if isinstance(error, json.JSONDecodeError) else "it cannot be read"
        given.fault(number, f"{_quoted(line)} is no JSON: {why}")
        return
    faults = list(_faults(of, row))
    for message in faults:
        given.fault(number, message)
    if faults:
        return
    card = card_from_json(row)
    if card.id in lines:
        given.fault(number, f"the id {card.id!r} stands in line {lines[card.id]} too; each card has its own")
        return
    lines[card.id] = number
    given.cards.append(card)


def _faults(of: System, row: object) -> Iterator[str]:
    """Yield the faults of a card's row."""
    if not isinstance(row, dict):
        yield f"{_quoted(row)} is not a card; a card is an object with id, faces and printings"
        return
    yield from _unknown("a card", row, _CARD)
    yield from _text("id", row.get("id"), caps.CARD_ID)
    faces = row.get("faces")
    if not isinstance(faces, list) or not 1 <= len(faces) <= caps.CARD_FACES:
        yield f"faces are {_quoted(faces)}; a card has a list of 1–{caps.CARD_FACES}, the front first"
    else:
        for face in faces:
            yield from _face(face)
    yield from _printings(row.get("printings"))
    for key in ("aliases", "foreign_ids", "titles"):
        yield from _texts(key, row.get(key, []), caps.FACT)
    rules = row.get("rules", [])
    if not isinstance(rules, list) or len(rules) > caps.CARD_FACTS:
        yield f"rules are {_quoted(rules)}; they are a list of at most {caps.CARD_FACTS}"
    else:
        for rule in rules:
            yield from _rule(of, rule)


def _face(face: object) -> Iterator[str]:
    if not isinstance(face, dict):
        yield f"a face is {_quoted(face)}; it is an object with a name"
        return
    yield from _unknown("a face", face, _FACE)
    yield from _text("name", face.get("name"), caps.CARD_NAME)
    for key in ("types", "marks", "attributes", "races", "keywords"):
        yield from _texts(key, face.get(key, []), caps.FACT)
    if face.get("cost", "") != "":
        yield from _text("cost", face["cost"], caps.FACT)
    total = face.get("total_cost")
    if total is not None and not _is_number(total, 0):
        yield f"total_cost is {_quoted(total)}; it is a whole number from 0 to {_LARGEST}"
    values = face.get("values", {})
    if not isinstance(values, dict) or len(values) > caps.CARD_FACTS:
        yield f"values are {_quoted(values)}; they are an object of at most {caps.CARD_FACTS} stats"
        return
    for name, value in values.items():
        yield from _text("the name of a stat", name, caps.STAT)
        if not _is_number(value, -_LARGEST):
            yield from _text(f"the stat {name[: caps.STAT]!r}", value, caps.FACT)


def _printings(printings: object) -> Iterator[str]:
    if not isinstance(printings, list) or not 1 <= len(printings) <= caps.CARD_PRINTINGS:
        yield (
            f"printings are {_quoted(printings)}; a card has a list of 1–{caps.CARD_PRINTINGS}, each of set, "
            "number and, if there are any, rarity and region"
        )
        return
    for one in printings:
        if not isinstance(one, list) or not 2 <= len(one) <= 4:
            yield f"a printing is {_quoted(one)}; it is a list of set, number, rarity and region"
            continue
        yield from _text("the set of a printing", one[0], caps.FACT)
        yield from _text("the number of a printing", one[1], caps.CARD_ID)
        for name, value in zip(("rarity", "region"), one[2:], strict=False):
            if value != "":
                yield from _text(f"the {name} of a printing", value, caps.FACT)


def _rule(of: System, rule: object) -> Iterator[str]:
    if not isinstance(rule, dict):
        yield f"a rule is {_quoted(rule)}; it is an object of {', '.join(sorted(_RULE))}"
        return
    yield from _unknown("a rule", rule, _RULE)
    sections = ["", *(section.code for section in of.sections)]
    if rule.get("kind") not in _KINDS:
        yield f"the kind of a rule is {_quoted(rule.get('kind'))}; it is one of {', '.join(_KINDS)}"
    if rule.get("section") not in sections:
        known = ", ".join(sections[1:])
        yield f"the section of a rule is {_quoted(rule.get('section'))}; {of.code} has {known}"
    amount = rule.get("amount")
    if amount is not None and not _is_number(amount, 0):
        yield f"the amount of a rule is {_quoted(amount)}; it is a whole number or null"
    yield from _text("the source of a rule", rule.get("source"), caps.CARD_NAME)


def _unknown(what: str, row: Mapping[str, object], known: set[str]) -> Iterator[str]:
    for key in row.keys() - known:
        yield f"{what} has no field {_quoted(key)}; it has {', '.join(sorted(known))}"


def _text(what: str, value: object, most: int) -> Iterator[str]:
    if not isinstance(value, str) or not value.strip():
        yield f"{what} is {_quoted(value)}; it is a text"
    elif max(len(value), len(normalise(value))) > most:
        yield f"{what} has {len(value)} characters, {_quoted(value)}; at most {most} are kept"
    elif any(unicodedata.category(character) in {"Cc", "Cs"} for character in value):
        yield f"{what} is {_quoted(value)}; it holds a character that is none to be read"


def _texts(what: str, values: object, most: int) -> Iterator[str]:
    if not isinstance(values, list) or len(values) > caps.CARD_FACTS:
        yield f"{what} are {_quoted(values)}; they are a list of at most {caps.CARD_FACTS} texts"
        return
    for value in values:
        yield from _text(f"one of {what}", value, most)


def _is_number(value: object, low: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= _LARGEST


def _quoted(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    text = "nothing" if value is None else repr(text[:60]) if isinstance(value, str) else text[:60]
    return text + ("…" if len(str(value)) > 60 else "")


def _clashes(of: System, cards: Iterable[Card], lines: Mapping[str, int]) -> Iterator[Fault]:
    """Yield the cards that lists cannot distinguish, by nearly or exactly the same spelling."""
    held: dict[str, Card] = {}
    for card in cards:
        first = held.setdefault(normalise(card.name), card)
        apart = set(of.keys(first)).isdisjoint(of.keys(card))
        if first is not card and (first.name != card.name or (of.detail is no_detail and apart)):
            yield Fault(
                lines[card.id],
                f"{card.id} is called {card.name!r} and {first.id}, in line {lines[first.id]}, "
                f"{first.name!r}; lists do not tell them apart",
            )
