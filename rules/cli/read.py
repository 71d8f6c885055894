"""`python -m rules read`: printed texts read into abilities, or the reason why one is not read."""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from rules.cards import Face
from rules.cli.files import read_bytes
from rules.cli.outcome import Outcome, UsageFault, as_json
from rules.construction.system import System
from rules.dialects import dialect_of, terms_of
from rules.houses import has_reader, houses_of, texts_of
from rules.language.codec import to_json
from rules.language.words import say
from rules.reading.explained import explained
from rules.reading.facts import compared
from rules.reading.house import House
from rules.reading.outcome import Reading
from rules.reading.printed import tenth_of
from rules.systems import system

MOST_BYTES = 50_000_000
_TOLD = ("id", "name", "types", "cost", "text", "face", "language", "races", "attributes", "marks")
_LISTS = ("types", "races", "attributes", "marks")


@dataclass(frozen=True, slots=True)
class Asked:
    """A text to read: its id in the answer, the facts of its side, its language and the text."""

    id: str
    face: Face
    language: str
    text: str | None


def run(options: argparse.Namespace) -> Outcome:
    """Read texts and print what each means; the status is 0 however much was read."""
    of = system(options.system)
    if not has_reader(of.code):
        raise UsageFault(f"texts of {of.code} cannot be read yet")
    houses = houses_of(of.code)
    if options.language and options.language not in houses:
        raise UsageFault(f"{options.language!r} is not read in {of.code}, only {', '.join(houses)}")
    asked = list(_asked(of, options, houses))
    if options.explain:
        shown = [line for one in asked for line in _explained(one, houses[one.language])]
        return Outcome("\n".join(shown))
    readings = [(one, _reading(one, houses[one.language])) for one in asked]
    if options.json:
        lines = [json.dumps(_row(of, *one), ensure_ascii=False) for one in readings]
        return Outcome("\n".join([*lines, json.dumps({"totals": _totals(readings)}, ensure_ascii=False)]))
    lines = [line for one in readings for line in _lines(of, *one)] if not options.totals else []
    return Outcome("\n".join([*lines, as_json(_totals(readings))]))


def _reading(asked: Asked, house: House) -> Reading:
    text = asked.text or ""
    return compared(house.read(text, asked.face), text, asked.face, house)


def _asked(of: System, options: argparse.Namespace, houses: Mapping[str, House]) -> Iterator[Asked]:
    if options.source:
        for printed in texts_of(of.code, Path(options.source)):
            card = of.catalogue().get(printed.card_id)
            wanted = not options.language or printed.language == options.language
            if options.tenth is not None and tenth_of(printed.card_id) != options.tenth:
                continue
            if card is not None and wanted:
                yield Asked(printed.card_id, card.faces[printed.face], printed.language, printed.text)
        return
    data = read_bytes(options.file, MOST_BYTES + 1, "lines of JSON")
    if len(data) > MOST_BYTES:
        raise UsageFault(f"{options.file!r} is larger than {MOST_BYTES} bytes")
    default = options.language or next(iter(houses))
    for number, line in enumerate(data.decode("utf-8", "replace").splitlines(), start=1):
        if line.strip():
            yield _asked_in(of, line, number, default, houses)


def _asked_in(of: System, line: str, number: int, language: str, houses: Mapping[str, House]) -> Asked:
    """Read one line of JSON; UsageFault quotes a line that is not the text of a card."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise UsageFault(f"line {number} is no JSON: {line[:60]!r}") from error
    if not isinstance(row, dict) or not isinstance(row.get("text", ""), str | None):
        raise UsageFault(f'line {number} needs the form {{"id": …, "text": …}}: {line[:60]!r}')
    unknown = sorted(row.keys() - set(_TOLD))
    if unknown:
        raise UsageFault(f"line {number} has {unknown[0]!r}; known are {', '.join(_TOLD)}")
    language = row.get("language", language)
    if language not in houses:
        raise UsageFault(f"line {number}: {language!r} is not read in {of.code}, only {', '.join(houses)}")
    return Asked(str(row.get("id", number)), _face(of, row, number), language, row.get("text"))


def _face(of: System, row: Mapping[str, object], number: int) -> Face:
    """Return the side of the catalogue that a line names by its id, or one with the facts it gives itself."""
    if row.get("id") is not None:
        card = of.catalogue().get(str(row["id"]))
        if card is None:
            raise UsageFault(f"line {number}: {of.code} has no card {row['id']!r}")
        place = row.get("face", 0)
        if not isinstance(place, int) or not 0 <= place < len(card.faces):
            raise UsageFault(f"line {number}: {row['id']!r} has {len(card.faces)} sides, counted from 0")
        return card.faces[place]
    types, races, attributes, marks = (_words(row, name, number) for name in _LISTS)
    name, cost = (str(row.get(name, "")) for name in ("name", "cost"))
    return Face(name, types, marks, cost, attributes=attributes, races=races)


def _words(row: Mapping[str, object], name: str, number: int) -> tuple[str, ...]:
    words = row.get(name, [])
    if not isinstance(words, list):
        raise UsageFault(f"line {number}: {name!r} is a list of words, not {words!r}")
    return tuple(map(str, words))


def _row(of: System, asked: Asked, reading: Reading) -> dict[str, object]:
    schema, terms = dialect_of(of.code).schema, terms_of(of.code)
    return {
        "id": asked.id,
        "status": reading.status,
        "reason": reading.reason,
        "detail": [*reading.detail, *(word for part in reading.unread for word in part.detail)],
        "unread": [part.text for part in reading.unread],
        "keywords": sorted(reading.keywords),
        "abilities": to_json(reading.abilities, schema),
        "words": [say(one, terms) for one in reading.abilities],
    }


def _lines(of: System, asked: Asked, reading: Reading) -> Iterator[str]:
    terms = terms_of(of.code)
    yield f"{asked.id} {asked.face.name}: {reading.status}"
    for part in reading.parts:
        if part.meaning is None:
            yield f"  not read ({part.reason}: {'; '.join(part.detail)}): {part.text}"
            continue
        for word in sorted(part.meaning.keywords):
            yield f"  {word}"
        for one in part.meaning.abilities:
            yield f"  {say(one, terms)}"
    if reading.whole_reason:
        yield f"  {reading.whole_reason}: {'; '.join(reading.detail)}"


def _explained(asked: Asked, house: House) -> Iterator[str]:
    yield f"{asked.id} {asked.face.name}"
    for line in explained(asked.text or "", asked.face, house):
        yield f"  {line}"


def _totals(readings: Iterable[tuple[Asked, Reading]]) -> dict[str, object]:
    """Count texts by status, and those not read completely by reason."""
    by_status = Counter(reading.status for _, reading in readings)
    reasons = Counter(reading.reason for _, reading in readings if reading.reason)
    texts = sum(count for reason, count in reasons.items() if reason != "no text")
    read = by_status["read"]
    at_hand = read + texts
    share = round(100 * read / at_hand, 1) if at_hand else 0.0
    return {**dict(sorted(by_status.items())), "reasons": dict(reasons.most_common()), "percent": share}
