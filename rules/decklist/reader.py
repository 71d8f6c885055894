"""The reader, from file to deck: decoding, format detection, lines, system, cards."""

from dataclasses import replace
from functools import lru_cache

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.formats import read_listing
from rules.decklist.lexicon import outside_section
from rules.decklist.limits import MOST_NAME
from rules.decklist.lines import Line, ParsedList, Reading, UnreadableFile
from rules.decklist.places import section_named
from rules.decklist.plain import clean, decoded
from rules.decklist.resolve import known, resolve
from rules.systems import CODES, systems
from rules.systems import system as system_of

_FEW = 3
"""The number of unknown lines that prompt the question whether the list is for another system."""


def read_decklist(
    data: str | bytes, system: str | None = None, filename: str = "", place: int = 0
) -> Reading:
    """Read a deck list of any known format as a deck of a system; None detects the system.

    Of several decks, the one at index `place` is read, and the reading names all of them. Every line becomes
    cards or an unresolved line with its number and text. Raises UnreadableFile if it is not a deck list,
    UnknownSystem for an unknown system.
    """
    of = system_of(system) if system is not None else None
    listing = read_listing(decoded(data), filename, is_heading, place)
    notes: list[str] = []
    fits: tuple[str, ...] = ()
    if of is None:
        of, how, fits = guess_system(listing)
        notes.append(how)
    elif listing.system and listing.system != of.code:
        notes.append(
            f"the list says it is of {clean(listing.system)[:MOST_NAME]!r}; it was read as {of.code}"
        )
    return replace(read_as(of, listing, notes), fits=fits)


def read_as(system: System, listing: ParsedList, notes: list[str]) -> Reading:
    """Look up the cards of a list in a system."""
    found = resolve(system, listing)
    unknown = sum(1 for line in found.unresolved if line.why == "unknown_card")
    if unknown >= _FEW and unknown > len(found.entries):
        notes += _elsewhere(system, listing)
    return Reading(
        listing.format,
        listing.detected,
        clean(found.name)[:MOST_NAME],
        Deck(system.code, tuple(found.entries), tuple(found.unresolved), tuple(found.outside)),
        (*notes, *listing.notes, *found.notes),
        tuple(found.ignored),
        listing.decks,
        listing.place,
        (*listing.notes, *found.notes),
    )


def guess_system(listing: ParsedList) -> tuple[System, str, tuple[str, ...]]:
    """Return the system of a list, how it was detected, and the codes of others that fit as well.

    Raises UnreadableFile if it cannot be detected.
    """
    if listing.system in CODES:
        name = system_of(listing.system).name
        return system_of(listing.system), f"Recognised as {name}, as the list says.", ()
    hits = _hits(listing)
    best = max(hits, key=lambda code: hits[code])
    if not hits[best]:
        raise UnreadableFile(
            f"no line names a card of any system, so that the system cannot be told; name one of "
            f"{', '.join(CODES)}"
        )
    equal = [code for code in hits if hits[code] == hits[best] and code != best]
    names = " and ".join(system_of(code).name for code in equal)
    also = f" Also fits {names}." if equal else ""
    lines = _card_lines(listing, system_of(best))
    some = f"all {lines} lines" if hits[best] == lines else f"{hits[best]} of {lines} lines"
    return system_of(best), f"Recognised as {system_of(best).name}, {some}.{also}", tuple(equal)


def _elsewhere(system: System, listing: ParsedList) -> list[str]:
    hits = _hits(listing)
    best = max(hits, key=lambda code: hits[code])
    if hits[best] <= 2 * hits.get(system.code, 0):
        return []
    name = system_of(best).name
    lines = _card_lines(listing, system_of(best))
    return [f"this looks like a list of {name} ({best}), which knows {hits[best]} of {lines} lines"]


def _card_lines(listing: ParsedList, system: System) -> int:
    """Count the lines with a card: with a quantity, or with the name of a card in a system."""
    lines = [line for line in listing.lines if isinstance(line, Line)]
    return sum(line.counted for line in lines) + known(system, (line for line in lines if not line.counted))


def _hits(listing: ParsedList) -> dict[str, int]:
    lines = [line for line in listing.lines if isinstance(line, Line)]
    return {of.code: known(of, lines) for of in systems()}


@lru_cache(maxsize=4096)
def is_heading(word: str) -> bool:
    """Return whether a word names a section in some system, or one that lists have outside the deck."""
    return len(word) <= MOST_NAME and (
        outside_section(word) is not None or any(section_named(of, word) for of in systems())
    )
