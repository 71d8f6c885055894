"""Printed texts that a site's owner has: read from a folder, looked at, then stored for this site only."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from django.db import transaction

import rules
from cards import texts
from cards.models import Card, PrintedText
from cards.search import index
from rules.cards.imports import ImportFault
from rules.houses import texts_of
from rules.reading.printed import PrintedText as TextValue

LONGEST = 10_000
"""How long a printed text may be, in characters."""
_MOST_FAULTS = 20
_BATCH = 200
_FIELDS = {"id": str, "text": str, "face": int, "language": str}


@dataclass(slots=True)
class GivenTexts:
    """What a folder has: the texts to store, how many sides are blank, unknown cards, and faults."""

    texts: list[TextValue] = field(default_factory=list)
    blank: int = 0
    unknown: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def look_at(code: str, folder: Path) -> GivenTexts:
    """Read the texts of a folder: those of `<system>.jsonl`, else of the sources of the catalogue."""
    own = folder / f"{code}.jsonl"
    given = GivenTexts()
    faces = {card.id: len(card.faces) for card in rules.system(code).catalogue()}
    seen: set[tuple[str, int, str]] = set()
    try:
        for text in _lines(own, given) if own.is_file() else texts_of(code, folder):
            place = (text.card_id, text.face, text.language)
            if text.card_id not in faces:
                given.unknown.append(text.card_id)
            elif not text.text:
                given.blank += 1
            elif text.face >= faces[text.card_id]:
                given.faults.append(f"{text.card_id} has no side {text.face}; the first is 0")
            elif place in seen:
                given.faults.append(f"{text.card_id} has two texts of side {text.face} in {text.language!r}")
            else:
                seen.add(place)
                given.texts.append(text)
            if len(given.faults) >= _MOST_FAULTS:
                break
    except ImportFault as error:
        given.faults.append(str(error))
    if not given.texts and not given.faults:
        given.faults.append(f"{folder} has no text of a card of {code}")
    return given


def as_text(given: GivenTexts) -> Iterator[str]:
    """Yield what would be stored, line by line."""
    cards = len({text.card_id for text in given.texts})
    yield f"{len(given.texts)} texts of {cards} cards; {given.blank} sides are blank."
    if given.unknown:
        named = list(dict.fromkeys(given.unknown))
        more = f" and {len(named) - 10} more" if len(named) > 10 else ""
        yield f"{len(named)} unknown cards are left out: {', '.join(named[:10])}{more}."
    yield from (f"fault: {fault}" for fault in given.faults)


def store(code: str, given: GivenTexts) -> int:
    """Store texts in place of those that the site had of these cards' sides; return how many."""
    rows = [
        PrintedText(
            system=code, card_id=one.card_id, face=one.face, language=one.language, text=one.text or ""
        )
        for one in given.texts
    ]
    with transaction.atomic():
        PrintedText.objects.bulk_create(
            rows,
            update_conflicts=True,
            unique_fields=["system", "card_id", "face", "language"],
            update_fields=["text"],
            batch_size=_BATCH,
        )
        _find_again(code)
    return len(rows)


def _find_again(code: str) -> None:
    """Write what a search for texts looks through, of every card of a system with a printed text."""
    printed, catalogue = texts.by_card(code), rules.system(code).catalogue()
    cards = list(Card.objects.filter(system=code, card_id__in=list(printed)))
    for card in cards:
        value = catalogue.get(card.card_id)
        if value is not None:
            card.search_text = texts.search_text(code, value, printed[card.card_id])
    for start in range(0, len(cards), _BATCH):
        part = cards[start : start + _BATCH]
        Card.objects.bulk_update(part, ["search_text"])
        index.refresh([card.pk for card in part])


def _lines(path: Path, given: GivenTexts) -> Iterator[TextValue]:
    """Yield the texts of a file of JSON lines; faults name the line and quote what is wrong."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise ImportFault(f"{path.name} is not UTF-8: {error.reason}") from error
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            yield _text(json.loads(line))
        except (ValueError, RecursionError) as error:
            given.faults.append(f"{path.name}, line {number}: {error}: {line[:60]!r}")


def _text(row: object) -> TextValue:
    if not isinstance(row, dict):
        raise ValueError("not an object")
    for name, value in row.items():
        wanted = _FIELDS.get(name)
        if wanted is None:
            raise ValueError(f"there is no field {name!r}; there are {', '.join(_FIELDS)}")
        if not isinstance(value, wanted) or isinstance(value, bool):
            raise ValueError(f"{name} is {value!r}")
    if not row.get("id") or "text" not in row:
        raise ValueError("id and text are needed")
    if len(row["text"]) > LONGEST or "\0" in row["text"] or "\0" in row["id"]:
        raise ValueError(f"a text has at most {LONGEST} characters, none of them empty")
    if row.get("face", 0) < 0 or not 0 < len(row.get("language", "en")) <= 10:
        raise ValueError("face is 0 or more, language a short code")
    return TextValue(row["id"], row["text"], row.get("face", 0), row.get("language", "en"))
