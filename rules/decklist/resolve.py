"""From the words of a list to cards: headings to sections, names and numbers to the one card meant."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from rules.cards import Card, normalise
from rules.construction.deck import Entry, Unresolved, Why
from rules.construction.system import System
from rules.decklist.limits import MOST_NOTES, MOST_SEARCHES, MOST_SUGGESTIONS
from rules.decklist.listing import Bad, Heading, Line, Listing
from rules.decklist.meaning import Meaning, chosen, meaning
from rules.decklist.plain import clean, hidden
from rules.decklist.text_files import SIDE

_SIDE_WORDS = (SIDE, "side", "sb")
_ENDINGS = ("deck", "cards", "zone", "area", "s")


@dataclass(slots=True)
class Resolved:
    """What a list comes to in one system."""

    entries: list[Entry] = field(default_factory=list)
    unresolved: list[Unresolved] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


@lru_cache(maxsize=64)
def section_words(system: System) -> dict[str, str]:
    """Return the section code for every word, normalised, that names a section of a system."""
    words: dict[str, str] = {}
    for section in system.sections:
        for word in (section.code, section.title, *section.headings):
            words.setdefault(normalise(word), section.code)
    return words


def section_named(system: System, heading: str) -> str:
    """Return the code of the section that a heading means, with or without `deck` or a number; else ""."""
    words = section_words(system)
    key = normalise(heading)
    shorter = key.rstrip("0123456789")
    endings = (shorter.removesuffix(ending) for ending in _ENDINGS)
    tries = [key, shorter, f"{shorter}deck", *endings] if shorter else []
    found = next((words[one] for one in tries if one in words), "")
    if not found and key in _SIDE_WORDS:
        return next((words[one] for one in _SIDE_WORDS if one in words), "")
    return found


def resolve(system: System, listing: Listing) -> Resolved:
    """Turn the lines of a list into entries and unresolved lines; no line is dropped."""
    resolver = _Resolver(system, listing.loose)
    for line in listing.lines:
        resolver.take(line)
    return resolver.finished()


class _Resolver:
    def __init__(self, system: System, loose: bool) -> None:
        self.system, self.loose = system, loose
        self.found = Resolved()
        self._placed: list[str] = []
        self._strange: dict[str, int] = {}
        self._searches = 0

    def take(self, line: Line | Bad | Heading) -> None:
        """Add one line to what was found."""
        marks = hidden(line.text)
        if marks:
            self._note(f"line {line.number}: characters that do not show were left out ({marks})")
        if isinstance(line, Heading):
            if not self.loose and not section_named(self.system, line.words):
                self._unread(line.number, line.text, self._sections(line.words))
            return
        section = section_named(self.system, line.heading) if line.heading else ""
        if line.heading and not section and self.loose:
            self._strange.setdefault(line.heading, line.number)
        if isinstance(line, Bad):
            self._unread(line.number, line.text, line.detail, section)
        elif line.own and not section:
            self._unread(line.number, line.text, self._sections(line.heading))
        else:
            self._card(line, section)

    def finished(self) -> Resolved:
        """Return what was found, with the remarks that are made once."""
        if self._placed:
            self._note(
                "a name that cards of several sections bear was read as the card of the "
                f"{self.system.section(largest(self.system)).title}: {', '.join(self._placed[:10])}"
            )
        for words, number in self._strange.items():
            self._note(
                f"line {number}: {self._sections(words)}; the cards there went where their types belong"
            )
        notes = self.found.notes
        if len(notes) > MOST_NOTES:
            notes[MOST_NOTES:] = [f"and {len(notes) - MOST_NOTES} more remarks of this kind"]
        return self.found

    def _card(self, line: Line, section: str) -> None:
        meant = meaning(self.system, line.ways, section)
        card = chosen(self.system, meant, section, largest(self.system))
        if card is None:
            self._unknown(line, meant, section)
            return
        if meant.doubt:
            self._note(f"line {line.number}: {meant.doubt}")
        if not section and len({self.system.place(one) for one in meant.cards}) > 1:
            self._placed.append(card.name)
        if not section or (self._is_loose(line) and not self.system.may_hold(section, card)):
            section = self.system.place(card)
        self.found.entries.append(Entry(section, card, meant.copies or line.count))

    def _unknown(self, line: Line, meant: Meaning, section: str) -> None:
        where = "" if self._is_loose(line) else section
        why: Why = "ambiguous_card" if meant.cards else "unknown_card"
        if not line.counted and not meant.cards:
            self._unread(
                line.number,
                line.text,
                "no card is called so, and no quantity is given; write a card as: 4 Card Name",
                where,
                self._nearest(line),
            )
            return
        near = meant.labels(MOST_SUGGESTIONS) if meant.cards else self._nearest(line)
        text = clean(line.text)
        self.found.unresolved.append(
            Unresolved(line.number, text, why, near, meant.copies or line.count, where, meant.doubt)
        )

    def _unread(
        self, number: int, text: str, detail: str, section: str = "", near: tuple[str, ...] = ()
    ) -> None:
        self.found.unresolved.append(
            Unresolved(number, clean(text), "unreadable_line", near, 0, section, detail)
        )

    def _is_loose(self, line: Line) -> bool:
        return self.loose and not line.own

    def _nearest(self, line: Line) -> tuple[str, ...]:
        """Return the names nearest to a line's, from the shortest way to take it; its numbers are no name."""
        self._searches += 1
        names = [way.name for way in line.ways if way.name]
        if not names or self._searches > MOST_SEARCHES:
            return ()
        return self.system.catalogue().nearest(min(names[:3], key=len), MOST_SUGGESTIONS)

    def _sections(self, words: str) -> str:
        titles = ", ".join(section.title for section in self.system.sections)
        return f"{self.system.name} has no section “{clean(words)}”; it has {titles}"

    def _note(self, words: str) -> None:
        self.found.notes.append(words)


@lru_cache(maxsize=64)
def largest(system: System) -> str:
    """Return the code of the section that needs most cards."""
    return max(system.sections, key=lambda section: section.minimum).code


def means(system: System, line: Line, section: str) -> Card | None:
    """Return the one card that a line under a section means, or None."""
    return chosen(system, meaning(system, line.ways, section), section, largest(system))


def known(system: System, lines: Iterable[Line]) -> int:
    """Count the lines that name a card of a system."""
    return sum(1 for line in lines if meaning(system, line.ways, "").cards)
