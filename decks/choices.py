"""What is to become of the lines of a list that are no known card."""

from collections.abc import Iterable
from dataclasses import dataclass

from decks import bridge
from decks.bridge import BadContent, DeckValue, Entry, Unresolved
from decks.text import clean_line


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to become of one line: the card in its place, or with `leave_out` nothing, else it stays.

    `line` and `text` are those of the unresolved line, so that a choice is never carried out on another.
    """

    line: int
    text: str
    card: str = ""
    leave_out: bool = False

    def is_about(self, line: Unresolved) -> bool:
        """Tell whether this choice was made for a line."""
        return (self.line, self.text) == (line.line, line.text)


def settled(value: DeckValue, choices: Iterable[Choice]) -> DeckValue:
    """Return a deck's value with these choices carried out; lines that none is about stay as they are.

    Raises BadContent for a choice about no line there is, and for a card that is not known.
    """
    waiting = list(choices)
    entries, left = list(value.entries), []
    for line in value.unresolved:
        choice = next((one for one in waiting if one.is_about(line)), None)
        if choice is not None:
            waiting.remove(choice)
        if choice is not None and choice.card:
            entries.append(_taken(value.system, line, choice.card))
        elif choice is None or not choice.leave_out:
            left.append(line)
    if waiting:
        one = waiting[0]
        raise BadContent(f"no line {one.line} that says {one.text[:80]!r} waits for a choice in this list")
    return DeckValue(value.system, tuple(entries), tuple(left))


def _taken(system: str, line: Unresolved, said: str) -> Entry:
    """Read the card that was chosen for a line as a list would be read, where the line stands."""
    titles = {section.code: section.title for section in bridge.system(system).sections}
    heading = f"[{titles[line.section]}]\n" if line.section in titles else ""
    card = clean_line(said)
    found = bridge.read(f"{heading}{line.count or 1} {card}", system).deck
    if found.unresolved or len(found.entries) != 1:
        near = [name for one in found.unresolved for name in one.suggestions]
        instead = f"; did you mean {' or '.join(near)}?" if near else ""
        raise BadContent(f"line {line.line}: {system} has no card {card[:80]!r}{instead}")
    return found.entries[0]
