"""From the words of a list to cards: headings to sections, names and numbers to the one card meant."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from rapidfuzz import fuzz

from rules.cards import Card, normalise
from rules.construction.deck import Entry, Unresolved, Why
from rules.construction.system import System
from rules.decklist.listing import Bad, Line, Listing

_WITH_NUMBER = (
    re.compile(r"^(?P<name>.+?)\s*\((?P<code>[^()\s]+)\)$"),
    re.compile(r"^(?P<name>.+?)\s*[\[(](?P<set>[^\[\]()]+)[\])]\s*#?(?P<code>[\w/^*-]+)$"),
    re.compile(r"^(?P<code>[\w*^]+[-/][\w/^*-]+)\s+(?P<name>\S.*)$"),
)
_NUMBER = re.compile(r"^[\w*^]+[-/][\w/^*-]*\d[\w/^*-]*$")
LIKE = 60
"""How alike, of 100, a name and a numbered card's name must be for the number to be believed."""
MOST_SUGGESTIONS = 5


@dataclass(slots=True)
class Resolved:
    """What a list comes to in one system."""

    entries: list[Entry] = field(default_factory=list)
    unresolved: list[Unresolved] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def section_words(system: System) -> dict[str, str]:
    """Return the section code for every word, normalised, that names a section of a system."""
    words: dict[str, str] = {}
    for section in system.sections:
        for word in (section.code, section.title, *section.headings):
            words.setdefault(normalise(word), section.code)
    return words


def resolve(system: System, listing: Listing) -> Resolved:
    """Turn the lines of a list into entries and unresolved lines; no line is dropped."""
    resolved = Resolved()
    words = section_words(system)
    unknown: dict[str, int] = {}
    for line in listing.lines:
        section = words.get(normalise(line.heading), "") if line.heading else ""
        if line.heading and not section and not listing.loose and line.heading not in unknown:
            unknown[line.heading] = line.number
        if isinstance(line, Bad):
            resolved.unresolved.append(
                Unresolved(line.number, clean(line.text), "unreadable_line", (), 0, section, line.detail)
            )
        else:
            _resolve_line(system, listing, line, section, resolved)
    titles = ", ".join(section.title for section in system.sections)
    for heading in unknown:
        resolved.notes.append(
            f"“{clean(heading)}” is no section of {system.name}, which has {titles}; "
            "the cards under it went where their type belongs"
        )
    return resolved


def _resolve_line(system: System, listing: Listing, line: Line, section: str, into: Resolved) -> None:
    found = candidates(system, line)
    if section:
        found = tuple(card for card in found if system.may_hold(section, card)) or found
    if len({system.keys(card) for card in found}) == 1:
        card = found[0]
        misplaced = listing.loose and section and not system.may_hold(section, card)
        place = section if section and not misplaced else system.place(card)
        into.entries.append(Entry(place, card, line.count))
        return
    why: Why
    if found:
        why, suggestions, detail = "ambiguous_card", tuple(_label(card) for card in found), ""
    elif not line.counted:
        why, suggestions = "unreadable_line", system.catalogue().nearest(line.name)
        detail = "no known card; write a card as: 4 Card Name"
    else:
        why, suggestions, detail = "unknown_card", system.catalogue().nearest(line.name or line.code), ""
    into.unresolved.append(
        Unresolved(
            line.number, clean(line.text), why, suggestions[:MOST_SUGGESTIONS], line.count, section, detail
        )
    )


def candidates(system: System, line: Line) -> tuple[Card, ...]:
    """Return the cards that a line may mean, the likeliest kind of naming first.

    Another program's id, then the words as a whole name, then a number with a name. A number whose card is
    called quite differently from what the line says is not believed alone: both cards are returned.
    """
    catalogue = system.catalogue()
    if line.foreign:
        ours = catalogue.get(line.foreign)
        by_id = (ours,) if ours else catalogue.foreign(line.foreign)
        if by_id:
            return by_id
    if line.code:
        return _by_number(system, line.name, line.code, line.set) or catalogue.named(line.name)
    whole = catalogue.named(line.name)
    if whole:
        return whole
    for name, code, set_code in _readings(line.name):
        found = _by_number(system, name, code, set_code)
        if found:
            return found
    return next((found for name, _, _ in _readings(line.name) if (found := catalogue.named(name))), ())


def _readings(words: str) -> Iterator[tuple[str, str, str]]:
    """Yield the ways to take words as name, number and set, as lists write them."""
    if _NUMBER.match(words):
        yield "", words, ""
    for pattern in _WITH_NUMBER:
        match = pattern.match(words)
        if match and any(one.isdigit() for one in match["code"]):
            yield match["name"], match["code"], match.groupdict().get("set") or ""


def _by_number(system: System, name: str, code: str, set_code: str) -> tuple[Card, ...]:
    catalogue = system.catalogue()
    card = catalogue.get(code)
    numbered = (card,) if card else catalogue.numbered(code, set_code)
    named = catalogue.named(name) if name else ()
    if not numbered:
        return tuple(card for card in named if set_code and set_code in card.sets)
    both = tuple(card for card in numbered if card in named)
    if both or not name or name == code:
        return both or numbered
    return tuple(card for card in numbered if _like(card, name)) or (*numbered, *named)


def _like(card: Card, name: str) -> bool:
    wanted = normalise(name)
    names = (*(face.name for face in card.faces), *card.aliases)
    return any(fuzz.partial_ratio(wanted, normalise(one)) >= LIKE for one in names)


def _label(card: Card) -> str:
    return f"{card.id} {card.name}"


def clean(text: str) -> str:
    """Leave out control characters and marks that turn the direction of writing."""
    return "".join(one for one in text if one.isprintable())[:400]
