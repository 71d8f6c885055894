"""The writer of plain text lists: each line as short as it can be and still mean the same card."""

from rules.construction.deck import Deck, Entry, Unresolved
from rules.construction.system import System
from rules.decklist.lines import Line
from rules.decklist.resolve import means
from rules.decklist.sections import by_section
from rules.decklist.text_files import read_line


def write_text(system: System, deck: Deck, name: str) -> str:
    """Write a heading for each section, with its cards and unresolved lines below."""
    lines = [f"# name: {name}"] if name else []
    # This marks a list as ours, in which a line without a quantity is not a title but one to be fixed.
    lines += [f"# system: {system.code}"] if name or deck.unresolved else []
    lines += [line.text for line in deck.unresolved if not line.section and not _is_below_unread(deck, line)]
    held = dict(by_section(system, deck))
    for section in system.sections:
        kept = [line.text for line in deck.unresolved if line.section == section.code]
        entries = held.get(section, [])
        # An empty deck shows where its cards go.
        if entries or kept or not (deck.entries or deck.unresolved or section.optional):
            lines += ["", f"[{section.title}]", *(_line(system, entry) for entry in entries), *kept]
    unread = [line.text for line in deck.unresolved if _is_below_unread(deck, line)]
    lines += ["", *unread] if unread else []
    for title in dict.fromkeys(one.title for one in deck.outside):
        lines += ["", f"[{title}]", *(one.text for one in deck.outside if one.title == title)]
    return "\n".join(lines).strip("\n") + "\n"


def _is_below_unread(deck: Deck, line: Unresolved) -> bool:
    """Return whether a line is under an unrecognized heading, or is that heading."""
    below = {one.heading for one in deck.unresolved if one.heading}
    return bool(below) and (
        line.heading != "" or (line.why == "unreadable_line" and any(words in line.text for words in below))
    )


def _line(system: System, entry: Entry) -> str:
    for written in (f"{entry.count} {entry.card.name}", f"{entry.count} {entry.card.name} ({entry.card.id})"):
        line = read_line(1, written, "", lambda word: False)
        if not isinstance(line, Line) or line.count != entry.count:
            continue
        if means(system, line, entry.section) == entry.bearers:
            return written
    return f"{entry.count} {entry.card.id}"
