"""Edits of a deck as text: `+2 Card`, `-1 Card`, `A -> B`, one per line."""

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules.cards import Card, normalise
from rules.construction.deck import Deck, Entry, Unresolved
from rules.construction.system import System
from rules.decklist.limits import MOST_COPIES, MOST_LINES, MOST_SEARCHES, MOST_SUGGESTIONS, MOST_TEXT
from rules.decklist.lines import Reading, UnreadableFile
from rules.decklist.places import section_named
from rules.decklist.plain import clean
from rules.decklist.reader import read_decklist
from rules.systems import system

_HEADING = re.compile(r"\[([^\[\]]{1,80})\]")
_COUNTED = re.compile(r"(?P<sign>[+\-−–])(?P<count>\d{1,9})\s*[x×]?\s+(?P<name>\S.*)")
_SWAP = re.compile(r"(?:(?P<count>\d{1,9})\s*[x×]?\s+)?(?P<old>\S.*?)\s*(?:->|→)\s*(?P<new>\S.*)")
_COMMENTS = ("#", "//")


@dataclass(frozen=True, slots=True)
class Edit:
    """An edit as written: this many copies of `new` are added and of `old` removed; None means all."""

    line: int
    text: str
    count: int | None
    new: str
    old: str
    section: str

    def written(self, *, new: str = "", old: str = "") -> str:
        """Return the edit's text with another card in it."""
        if self.new and self.old:
            many = f"{self.count} " if self.count else ""
            return f"{many}{old or self.old} -> {new or self.new}"
        return f"{'+' if self.new else '-'}{self.count} {new or old}"


@dataclass(frozen=True, slots=True)
class Edited:
    """The deck after edits, and the lines that cannot be applied, each with suggested lines."""

    reading: Reading
    unresolved: tuple[Unresolved, ...]


class _Cannot(Exception):
    """An edit cannot be applied, with the reason and suggested lines."""

    def __init__(self, detail: str, instead: Iterable[str] = ()) -> None:
        super().__init__(detail)
        self.instead = tuple(dict.fromkeys(instead))[:MOST_SUGGESTIONS]


def carried_out(deck: Deck, text: str) -> Edited | None:
    """Return the deck after a text of edits, or None if the text is not made of edits alone.

    Raises UnreadableFile for an unknown section.
    """
    of = system(deck.system)
    edits = _read(of, text)
    if edits is None:
        return None
    work = _Work(of, deck.entries)
    failed: list[Unresolved] = []
    for edit in edits:
        try:
            work.carry_out(edit)
        except _Cannot as cannot:
            failed.append(
                Unresolved(edit.line, edit.text, "unknown_card", cannot.instead, 0, edit.section, str(cannot))
            )
    value = replace(deck, entries=work.entries())
    reading = Reading("text", "edits of this deck", "", value, tuple(work.notes))
    return Edited(reading, tuple(failed))


def _read(of: System, text: str) -> list[Edit] | None:
    # A text that is too long or invalid is read as a list, and refused with the reason.
    if "\0" in text or len(text) > MOST_TEXT or text.count("\n") > MOST_LINES:
        return None
    edits: list[Edit] = []
    section = ""
    for number, raw in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        line = clean(raw)
        if not line or line.startswith(_COMMENTS):
            continue
        if heading := _HEADING.fullmatch(line):
            section = section_named(of, heading[1])
            if not section:
                titles = ", ".join(one.title for one in of.sections)
                raise UnreadableFile(f"line {number}: there is no section {heading[1]!r}; there are {titles}")
        elif match := _COUNTED.fullmatch(line):
            new, old = (match["name"], "") if match["sign"] == "+" else ("", match["name"])
            edits.append(Edit(number, line, int(match["count"]), new, old, section))
        elif match := _SWAP.fullmatch(line):
            count = int(match["count"]) if match["count"] else None
            edits.append(Edit(number, line, count, match["new"], match["old"], section))
        else:
            return None
    return edits or None


class _Work:
    """A deck while edits are applied to it one by one."""

    def __init__(self, of: System, entries: Iterable[Entry]) -> None:
        self.of = of
        self.counts: Counter[tuple[str, str]] = Counter()
        self.cards: dict[str, Card] = {}
        self.others: dict[str, tuple[Card, ...]] = {}
        self.notes: list[str] = []
        self._failed = 0
        for entry in entries:
            self._add(entry.section, entry.card, entry.count)

    def entries(self) -> tuple[Entry, ...]:
        """Return the deck's current entries."""
        return tuple(
            Entry(section, self.cards[card_id], count, self.others.get(card_id, ()))
            for (section, card_id), count in self.counts.items()
            if count > 0
        )

    def carry_out(self, edit: Edit) -> None:
        """Apply an edit completely, or raise _Cannot and change nothing."""
        if edit.count is not None and not 1 <= edit.count <= MOST_COPIES:
            raise _Cannot(f"{edit.count} is no number of copies; one line changes 1 to {MOST_COPIES}")
        new = self._meant(edit) if edit.new else None
        if not edit.old:
            assert new is not None and edit.count is not None
            self._add(edit.section or self.of.place(new), new, edit.count)
            return
        taken = list(self._taken(edit))
        for section, card, count in taken:
            self.counts[section, card.id] -= count
            if new is not None:
                stays = self.of.may_hold(section, new)
                self._add(section if stays else self.of.place(new), new, count)

    def _add(self, section: str, card: Card, count: int) -> None:
        self.counts[section, card.id] += count
        self.cards[card.id] = card

    def _meant(self, edit: Edit) -> Card:
        """Return the card that is added."""
        self._may_search()
        heading = f"[{self.of.section(edit.section).title}]\n" if edit.section else ""
        found = read_decklist(f"{heading}1 {edit.new}", self.of.code)
        if len(found.deck.entries) == 1 and not found.deck.unresolved:
            self.notes += [
                note.replace(f"line {1 + bool(heading)}:", f"line {edit.line}:") for note in found.notes
            ]
            return self._borne(found.deck.entries[0])
        near = [name for line in found.deck.unresolved for name in line.suggestions]
        detail = next((line.detail for line in found.deck.unresolved if line.detail), "")
        self._failed += 1
        raise _Cannot(detail or f"no card is called {edit.new!r}", (edit.written(new=name) for name in near))

    def _borne(self, entry: Entry) -> Card:
        """Return the card of a shared name that the deck has; otherwise leave it open."""
        bearers = [card for card in entry.bearers if card.id in self.cards]
        if entry.others and not bearers:
            self.others[entry.card.id] = entry.others
        return bearers[0] if bearers else entry.card

    def _taken(self, edit: Edit) -> Iterator[tuple[str, Card, int]]:
        """Yield how many copies are removed from which section."""
        held = self._held(edit)
        if not held:
            self._may_search()
            self._failed += 1
            names = {self.cards[card_id].name for (_, card_id), count in self.counts.items() if count > 0}
            near = difflib.get_close_matches(edit.old, sorted(names), n=MOST_SUGGESTIONS, cutoff=0.5)
            where = f" in {self.of.section(edit.section).title}" if edit.section else ""
            raise _Cannot(f"the deck holds no {edit.old!r}{where}", (edit.written(old=name) for name in near))
        there = sum(count for _, _, count in held)
        if edit.count is not None and edit.count > there:
            fewer = f"{there} {edit.old} -> {edit.new}" if edit.new else f"-{there} {edit.old}"
            raise _Cannot(f"the deck holds {there} of it, not {edit.count}", [fewer])
        left = there if edit.count is None else edit.count
        for section, card, count in held:
            if left:
                yield section, card, min(left, count)
                left -= min(left, count)

    def _may_search(self) -> None:
        if self._failed >= MOST_SEARCHES:
            raise _Cannot(f"not looked up, after {MOST_SEARCHES} lines that name no card; mend those first")

    def _held(self, edit: Edit) -> list[tuple[str, Card, int]]:
        """Return the deck's entries of the card that is removed, in section order."""
        order = [section.code for section in self.of.sections]
        name = normalise(edit.old)
        held: list[tuple[str, Card, int]] = []
        for section, card_id in sorted(self.counts, key=lambda key: (order.index(key[0]), key[1])):
            count, card = self.counts[section, card_id], self.cards[card_id]
            if count > 0 and edit.section in ("", section) and _is_called(card, edit.old, name):
                held.append((section, card, count))
        return held


def _is_called(card: Card, said: str, name: str) -> bool:
    written = f"{card.name} ({card.id})"
    return card.id.casefold() == said.casefold() or name in map(
        normalise, (written, *(face.name for face in card.faces))
    )
