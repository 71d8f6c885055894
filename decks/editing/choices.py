"""What to do with the unresolved lines of a list."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

import rules
from common.text import clean_line
from decks import files
from decks.values import BadContent
from rules import Deck as DeckValue
from rules import Entry, Unresolved


@dataclass(frozen=True, slots=True)
class Choice:
    """What to do with one line: replace it with a card, with `leave_out` drop it, or else keep it.

    `line` and `text` are those of the unresolved line, so that a choice is never applied to another line.
    """

    line: int
    text: str
    card: str = ""
    leave_out: bool = False

    def is_about(self, line: Unresolved) -> bool:
        """Return whether this choice is about a line."""
        return (self.line, self.text) == (line.line, line.text)


def settled(value: DeckValue, choices: Iterable[Choice]) -> DeckValue:
    """Return a deck with these choices applied; other lines are unchanged.

    Raises BadContent for a choice about a missing line or an unknown card.
    """
    waiting = list(choices)
    entries, left, outside = list(value.entries), list[Unresolved](), list(value.outside)
    under = ""
    for line in value.unresolved:
        choice = next((one for one in waiting if one.is_about(line)), None)
        if choice is not None:
            waiting.remove(choice)
        said = choice.card if choice is not None else ""
        if said.startswith("[") and said in line.suggestions:
            # A heading that replaces an unrecognized one decides where the cards below it go.
            under = said
            continue
        under = under if line.why == "unplaced_card" else ""
        if said:
            entries.append(_taken(value.system, line, said))
        elif choice is not None and choice.leave_out:
            continue
        elif under:
            placed = files.read(f"{under}\n{line.text}", value.system).deck
            entries += placed.entries
            left += placed.unresolved
            outside += placed.outside
        else:
            left.append(line)
    if waiting:
        one = waiting[0]
        raise BadContent(f"no line {one.line} that says {one.text[:80]!r} waits for a choice in this list")
    return DeckValue(value.system, tuple(entries), tuple(left), tuple(outside))


def with_bearers(value: DeckValue, chosen: Mapping[str, str]) -> DeckValue:
    """Return a deck whose shared names mean the chosen cards.

    `chosen` gives a card's id by section and id of the first card of the name, as `main-CMF-038`; a name
    without a valid choice stays open.
    """
    entries = []
    for entry in value.entries:
        wanted = chosen.get(f"{entry.section}-{entry.card.id}", "")
        card = next((one for one in entry.bearers if entry.others and one.id == wanted), None)
        entries.append(replace(entry, card=card, others=()) if card else entry)
    return replace(value, entries=tuple(entries))


def _taken(system: str, line: Unresolved, said: str) -> Entry:
    """Return the card chosen for a line, read as in a list at the same place."""
    titles = {section.code: section.title for section in rules.system(system).sections}
    heading = f"[{titles[line.section]}]\n" if line.section in titles else ""
    card = clean_line(said)
    found = files.read(f"{heading}{line.count or 1} {card}", system).deck
    if found.unresolved or len(found.entries) != 1:
        near = [name for one in found.unresolved for name in one.suggestions]
        instead = f"; did you mean {' or '.join(near)}?" if near else ""
        raise BadContent(f"line {line.line}: {system} has no card {card[:80]!r}{instead}")
    return found.entries[0]
