"""From the words of a list to cards: headings to sections, names and numbers to the one card meant."""

from dataclasses import dataclass, field

from rapidfuzz import fuzz

from rules.cards import Card, normalise
from rules.construction.deck import Entry, Unresolved, Why
from rules.construction.system import System
from rules.decklist.listing import Bad, Line, Listing

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

    Another program's id, then a number, then the name. A number whose card is called quite differently
    from what the line says is not believed alone: both cards are returned.
    """
    catalogue = system.catalogue()
    if line.foreign:
        ours = catalogue.get(line.foreign)
        by_id = (ours,) if ours else catalogue.foreign(line.foreign)
        if by_id:
            return by_id
    whole = catalogue.named(_written(line)) if line.code and line.code != line.name else ()
    if whole:
        return whole
    card = catalogue.get(line.code) if line.code else None
    by_number = (card,) if card else catalogue.numbered(line.code, line.set) if line.code else ()
    by_name = catalogue.named(line.name) if line.name else ()
    if not by_number:
        in_set = tuple(card for card in by_name if line.set and line.set in card.sets)
        return in_set or by_name
    both = tuple(card for card in by_number if card in by_name)
    if both or not line.name or line.name == line.code:
        return both or by_number
    alike = tuple(card for card in by_number if _like(card, line.name))
    return alike or (*by_number, *by_name)


def _written(line: Line) -> str:
    """Return a name with the bracketed word behind it, which may be a part of the name after all."""
    return f"{line.name} ({line.code})"


def _like(card: Card, name: str) -> bool:
    wanted = normalise(name)
    names = (*(face.name for face in card.faces), *card.aliases)
    return any(fuzz.partial_ratio(wanted, normalise(one)) >= LIKE for one in names)


def _label(card: Card) -> str:
    return f"{card.id} {card.name}"


def clean(text: str) -> str:
    """Leave out control characters and marks that turn the direction of writing."""
    return "".join(one for one in text if one.isprintable())[:400]
