"""Where the cards below a heading go: a section of the deck, outside it, or unknown."""

from dataclasses import dataclass
from functools import lru_cache

from rules.cards import normalise
from rules.construction.system import System
from rules.decklist.asides import counted_in
from rules.decklist.lexicon import lexicon, outside_section
from rules.decklist.lines import Heading, Line, ParsedList
from rules.decklist.plain import clean
from rules.decklist.text_files import SIDE

_SIDE_WORDS = (SIDE, "side", "sb")
_ENDINGS = ("deck", "cards", "zone", "area", "s")
_JOINTS = ("&", "/", ",", "+", " and ", "・")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a list: a section's code, the title of a section outside the deck, or unrecognized words.

    At most one of them is set; none if the list has no heading.
    """

    section: str = ""
    outside: str = ""
    unread: str = ""


NOWHERE = Part()


@lru_cache(maxsize=64)
def section_words(system: System) -> dict[str, str]:
    """Return the section code for every word, normalised, that names a section or a card type in it."""
    words: dict[str, str] = {}
    for section in system.sections:
        for word in (section.code, section.title, *section.headings):
            words.setdefault(normalise(word), section.code)
    for section in system.sections:
        for word in section.types:
            words.setdefault(normalise(word), section.code)
    return words


@lru_cache(maxsize=64)
def _type_words(system: System) -> frozenset[str]:
    return frozenset(normalise(word) for section in system.sections for word in section.types)


@lru_cache(maxsize=4096)
def section_named(system: System, heading: str) -> str:
    """Return the code of the section that a heading means, with or without `deck` or a number; or ""."""
    words = section_words(system)
    key = normalise(heading)
    shorter = key.rstrip("0123456789")
    endings = (shorter.removesuffix(ending) for ending in _ENDINGS)
    tries = [key, shorter, f"{shorter}deck", *endings] if shorter else []
    found = next((words[one] for one in tries if one in words), "")
    if not found and key in _SIDE_WORDS:
        return next((words[one] for one in _SIDE_WORDS if one in words), "")
    return found or _joint(system, heading)


def _joint(system: System, heading: str) -> str:
    """Return the section of a heading that names several types in one section, such as `Spells & Items`."""
    for joint in _JOINTS:
        if joint in heading:
            parts = [part for part in heading.split(joint) if part.strip()]
            found = {section_named(system, part.strip()) for part in parts}
            return found.pop() if len(found) == 1 and len(parts) > 1 else ""
    return ""


def part_named(system: System, heading: str) -> Part:
    """Return the part that a heading opens; NOWHERE for an unrecognized one."""
    section = section_named(system, heading) if heading else ""
    if section:
        return Part(section=section)
    outside = outside_section(heading) if heading else None
    return Part(outside=outside.title) if outside else NOWHERE


def is_type_word(system: System, heading: str) -> bool:
    """Return whether a heading names a card type and not a section."""
    key = normalise(heading).rstrip("0123456789")
    return key in _type_words(system) or key.removesuffix("s") in _type_words(system)


@lru_cache(maxsize=64)
def attribute_words(system: System) -> frozenset[str]:
    """Return the words for the attributes of a system's cards, normalised, with those for several or none."""
    own = {word for card in system.catalogue() for face in card.faces for word in face.attributes}
    others = {word for word, meant in system.words.items() if meant in own and len(word) > 1}
    return lexicon().attributes | frozenset(map(normalise, own | others))


def attributes_in(system: System, listing: ParsedList) -> frozenset[str]:
    """Return the attributes named alone in lines without a leading quantity, and in headings."""
    known = attribute_words(system)
    phrases = (
        one.words if isinstance(one, Heading) else clean(one.text)
        for one in listing.lines
        if isinstance(one, Heading) or (isinstance(one, Line) and not one.counted)
    )
    return frozenset(word for words in phrases for word in counted_in(words, known))
