"""Plain text lists out: each line as short as it can be and still mean the same card when read."""

from rules.construction.deck import Deck, Entry
from rules.construction.system import System
from rules.decklist.listing import Line
from rules.decklist.resolve import means
from rules.decklist.sections import by_section
from rules.decklist.text_files import read_line


def write_text(system: System, deck: Deck, name: str) -> str:
    """Write a heading for each section, and under it its cards and the lines that could not be read."""
    lines = [f"# name: {name}", f"# system: {system.code}"] if name else []
    lines += [line.text for line in deck.unresolved if not line.section]
    held = dict(by_section(system, deck))
    for section in system.sections:
        kept = [line.text for line in deck.unresolved if line.section == section.code]
        entries = held.get(section, [])
        # An empty deck shows where its cards will stand.
        if entries or kept or not (deck.entries or deck.unresolved or section.optional):
            lines += ["", f"[{section.title}]", *(_line(system, entry) for entry in entries), *kept]
    return "\n".join(lines).strip("\n") + "\n"


def _line(system: System, entry: Entry) -> str:
    card = entry.card
    tries = (f"{entry.count} {card.name}", f"{entry.count} {card.name} ({card.id})")
    for written in tries:
        line = read_line(1, written, "", lambda word: False)
        if isinstance(line, Line) and (line.count, means(system, line, entry.section)) == (entry.count, card):
            return written
    return f"{entry.count} {card.id}"
