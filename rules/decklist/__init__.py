"""Deck lists in and out: what kind of file it is, what it says, and which cards it means."""

import re
from dataclasses import dataclass, replace

from rules.cards import normalise
from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.json_files import read_json
from rules.decklist.limits import MOST_BYTES
from rules.decklist.listing import Line, Listing, Reading, UnreadableFile
from rules.decklist.resolve import candidates, clean, resolve, section_words
from rules.decklist.text_files import read_text
from rules.decklist.writing import (
    Writer,
    write_cockatrice,
    write_json,
    write_lackey,
    write_octgn,
    write_text,
)
from rules.decklist.xml_files import read_xml
from rules.systems import CODES, UnknownSystem, systems
from rules.systems import system as system_of

__all__ = [
    "FORMATS",
    "FileFormat",
    "Reading",
    "UnreadableFile",
    "guess_system",
    "read_decklist",
    "write_decklist",
]


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A kind of file that decks are written to."""

    code: str
    title: str
    extension: str
    mime: str
    write: Writer


FORMATS = (
    FileFormat("text", "Text", "txt", "text/plain", write_text),
    FileFormat("dek", "LackeyCCG", "dek", "application/xml", write_lackey),
    FileFormat("o8d", "OCTGN", "o8d", "application/xml", write_octgn),
    FileFormat("cod", "Cockatrice", "cod", "application/xml", write_cockatrice),
    FileFormat("json", "JSON", "json", "application/json", write_json),
)


_JSON = re.compile(r"\s*(\{|\[\s*[\[{\]])")


def read_decklist(data: str | bytes, system: str | None = None, filename: str = "") -> Reading:
    """Read a deck list of any known kind as a deck of a system; None finds the system out.

    Every line becomes cards or an unresolved line with its number and text. Raises UnreadableFile for
    what is no deck list at all, UnknownSystem for a system there is not.
    """
    if system is not None and system not in CODES:
        raise UnknownSystem(f"no system {system!r}; there are {', '.join(CODES)}")
    listing = _listing(_text(data), filename)
    asked = system or (listing.system if listing.system in CODES else None)
    notes = list(listing.notes)
    if asked is None:
        asked, hits, names = guess_system(listing)
        notes.insert(0, f"taken for a {_name(asked)} list: {hits} of its {names} cards are known there")
    of = system_of(asked)
    resolved = resolve(of, listing)
    if system is not None and len(resolved.entries) * 2 < len(resolved.unresolved):
        other, hits, names = guess_system(listing)
        if other != asked and hits > len(resolved.entries):
            notes.append(f"this looks like a list of {_name(other)}: {hits} of {names} cards are known")
    deck = Deck(asked, tuple(resolved.entries), tuple(resolved.unresolved))
    return Reading(listing.format, listing.detected, clean(listing.name), deck, (*notes, *resolved.notes))


def write_decklist(deck: Deck, format: str = "text", name: str = "") -> str:
    """Write a deck in one of FORMATS; KeyError names those there are."""
    for form in FORMATS:
        if form.code == format:
            return form.write(system_of(deck.system), deck, name)
    raise KeyError(f"no file format {format!r}; there are {', '.join(form.code for form in FORMATS)}")


def guess_system(listing: Listing) -> tuple[str, int, int]:
    """Return the system that knows most cards of a list, with how many of how many; the first of equals."""
    lines = [line for line in listing.lines if isinstance(line, Line)]
    known = {of.code: sum(1 for line in lines if _knows(of, line)) for of in systems()}
    best = max(known, key=lambda code: known[code])
    return best, known[best], len(lines)


def _knows(of: System, line: Line) -> bool:
    return bool(candidates(of, replace(line, code="" if line.name else line.code)) or candidates(of, line))


def _name(code: str) -> str:
    return system_of(code).name


def _text(data: str | bytes) -> str:
    size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise UnreadableFile(f"the file has {size} bytes; a deck list has at most {MOST_BYTES}")
    text = data.removeprefix("\ufeff") if isinstance(data, str) else _decoded(data)
    if "\0" in text:
        raise UnreadableFile("the file is binary, not text; a deck list is text, XML or JSON")
    if not text.strip():
        raise UnreadableFile("the list is empty; write a card on each line, such as: 4 Card Name")
    return text


def _decoded(data: bytes) -> str:
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnreadableFile(
            f"line {line}: byte {error.start} is not UTF-8 text; save the list as UTF-8"
        ) from error


def _listing(text: str, filename: str) -> Listing:
    if text.lstrip().startswith("<"):
        return read_xml(text.lstrip())
    if filename.lower().endswith(".json") or _JSON.match(text):
        return read_json(text)
    words = {word for of in systems() for word in section_words(of)}
    return read_text(text, lambda heading: normalise(heading) in words)
