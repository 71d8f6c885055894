"""From a file to a deck: decode, tell the kind, read the lines, find the system, look the cards up."""

from functools import lru_cache

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.formats import read_listing
from rules.decklist.limits import MOST_NAME
from rules.decklist.listing import Line, Listing, Reading, UnreadableFile
from rules.decklist.plain import clean, decoded
from rules.decklist.resolve import known, resolve, section_named
from rules.systems import CODES, systems
from rules.systems import system as system_of

_FEW = 3
"""So many unknown lines make one ask whether the list is of another system."""


def read_decklist(data: str | bytes, system: str | None = None, filename: str = "") -> Reading:
    """Read a deck list of any known kind as a deck of a system; None finds the system out.

    Every line becomes cards or an unresolved line with its number and text. Raises UnreadableFile for
    what is no deck list at all, UnknownSystem for a system there is not.
    """
    of = system_of(system) if system is not None else None
    listing = read_listing(decoded(data), filename, is_heading)
    notes: list[str] = []
    if of is None:
        of, how = guess_system(listing)
        notes.append(how)
    elif listing.system and listing.system != of.code:
        notes.append(
            f"the list says it is of {clean(listing.system)[:MOST_NAME]!r}; it was read as {of.code}"
        )
    return read_as(of, listing, notes)


def read_as(system: System, listing: Listing, notes: list[str]) -> Reading:
    """Look the cards of a list up in a system."""
    found = resolve(system, listing)
    unknown = sum(1 for line in found.unresolved if line.why == "unknown_card")
    if unknown >= _FEW and unknown > len(found.entries):
        notes += _elsewhere(system, listing)
    return Reading(
        listing.format,
        listing.detected,
        clean(listing.name)[:MOST_NAME],
        Deck(system.code, tuple(found.entries), tuple(found.unresolved)),
        (*notes, *listing.notes, *found.notes),
    )


def guess_system(listing: Listing) -> tuple[System, str]:
    """Return the system a list is of, and how that was seen: by what it says, else by the cards it names.

    Raises UnreadableFile where nothing tells.
    """
    if listing.system in CODES:
        return system_of(listing.system), f"read as {listing.system}, as the list says"
    hits = _hits(listing)
    best = max(hits, key=lambda code: hits[code])
    if not hits[best]:
        raise UnreadableFile(
            f"no line names a card of any system, so that the system cannot be told; name one of "
            f"{', '.join(CODES)}"
        )
    equal = [code for code in hits if hits[code] == hits[best] and code != best]
    names = " and ".join(system_of(code).name for code in equal)
    also = f" ({names} {'knows' if len(equal) == 1 else 'know'} as many)" if equal else ""
    lines = sum(1 for line in listing.lines if isinstance(line, Line))
    return system_of(best), f"read as {system_of(best).name}, which knows {hits[best]} of {lines} lines{also}"


def _elsewhere(system: System, listing: Listing) -> list[str]:
    hits = _hits(listing)
    best = max(hits, key=lambda code: hits[code])
    if hits[best] <= 2 * hits.get(system.code, 0):
        return []
    name = system_of(best).name
    lines = sum(1 for line in listing.lines if isinstance(line, Line))
    return [f"this looks like a list of {name} ({best}), which knows {hits[best]} of {lines} lines"]


def _hits(listing: Listing) -> dict[str, int]:
    lines = [line for line in listing.lines if isinstance(line, Line)]
    return {of.code: known(of, lines) for of in systems()}


@lru_cache(maxsize=4096)
def is_heading(word: str) -> bool:
    """Tell whether a word names a section in some system."""
    return any(section_named(of, word) for of in systems())
