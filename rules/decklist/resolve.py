"""Resolution of a list: headings to sections, names and numbers to cards."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from rules.cards import Card
from rules.construction.deck import Entry, Outside, Unresolved, Why
from rules.construction.system import System
from rules.decklist.asides import byline, counted_in, counts_of
from rules.decklist.card_lookup import Meaning, chosen, meaning
from rules.decklist.heading_counts import Announced
from rules.decklist.limits import MOST_NOTES, MOST_SEARCHES, MOST_SUGGESTIONS
from rules.decklist.lines import NAME, Aside, BadLine, Heading, Ignored, Line, ParsedList
from rules.decklist.places import NOWHERE, Part, attribute_words, attributes_in, is_type_word, part_named
from rules.decklist.plain import clean, hidden

CERTAIN = 85
"""The similarity, of 100, with which a line without a quantity is a card and not a title."""
MOST_USUAL = 9
"""The most copies that a number after the name may mean in a line without a leading quantity."""


@dataclass(slots=True)
class Resolved:
    """The result of resolving a list in one system."""

    entries: list[Entry] = field(default_factory=list)
    unresolved: list[Unresolved] = field(default_factory=list)
    outside: list[Outside] = field(default_factory=list)
    ignored: list[Ignored] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    name: str = ""


def resolve(system: System, listing: ParsedList) -> Resolved:
    """Turn the lines of a list into entries and unresolved lines; no line is dropped."""
    resolver = _Resolver(system, listing)
    for place, line in enumerate(listing.lines):
        resolver.take(line, listing.lines[place + 1 :] if isinstance(line, Heading) else ())
    return resolver.finished()


class _Resolver:
    def __init__(self, system: System, listing: ParsedList) -> None:
        self.system, self.loose = system, listing.loose
        self.found = Resolved(name=listing.name)
        self._counted = any(isinstance(line, Line) and line.counted for line in listing.lines)
        self._attributes = attributes_in(system, listing) if self._counted else frozenset()
        # The current part, and the words of the heading that its lines have.
        self._part, self._words = NOWHERE, ""
        self._types: set[str] = set()
        self._announced = Announced()
        self._placed: list[str] = []
        self._strange: dict[str, int] = {}
        self._searches = 0

    def take(self, line: Line | BadLine | Heading | Aside, below: Iterable[object] = ()) -> None:
        """Resolve one line; `below` are those after a heading."""
        marks = hidden(line.text)
        if marks:
            self._note(f"line {line.number}: characters that do not show were left out ({marks})")
        if isinstance(line, Heading):
            self._heading(line, any(_holds(one) for one in _until_heading(below)))
        elif isinstance(line, Aside):
            self._aside(line)
        elif isinstance(line, BadLine):
            part = self._part_of(line.heading)
            self._unread(line.number, line.text, line.detail, part.section, heading=part.unread)
        else:
            self._line(line)

    def finished(self) -> Resolved:
        """Return the result, with the notes that are made once."""
        if self._placed:
            self._note(
                "a name that cards of several sections bear was read as the card of the "
                f"{self.system.section(largest(self.system)).title}: {', '.join(self._placed[:10])}"
            )
        for words, number in self._strange.items():
            self._note(
                f"line {number}: {self._sections(words)}; the cards there went where their types belong"
            )
        for note in self._announced.remarks():
            self._note(note)
        notes = self.found.notes
        if len(notes) > MOST_NOTES:
            notes[MOST_NOTES:] = [f"and {len(notes) - MOST_NOTES} more remarks of this kind"]
        return self.found

    # ---- headings and lines of words ----

    def _heading(self, line: Heading, has_cards: bool) -> None:
        """Open the part that a heading names; an unrecognized one ends the previous part."""
        words = self._words
        self._words = line.words
        if line.card is not None and meaning(self.system, line.card.ways, "").cards:
            self._line(line.card, words)
            return
        part = part_named(self.system, line.words)
        if part == NOWHERE:
            if counts_of(line.words, attribute_words(self.system)):
                self._ignored(line, "a count of cards")
                return
            if self.loose:
                return
            if not has_cards:
                self._ignored(line, "a heading without cards")
                return
            self._part = Part(unread=line.words)
            self._unread(line.number, line.text, self._sections(line.words), near=self._headings())
            return
        key = line.words.casefold()
        if is_type_word(self.system, line.words):
            # A type that was a heading before subdivides the current part, such as a sideboard.
            again = key in self._types and part != self._part
            self._types.add(key)
            part = self._part if again and self._part != NOWHERE else part
        self._part = part
        self._announced.open(line, part)

    def _aside(self, line: Aside) -> None:
        if line.card is not None and meaning(self.system, line.card.ways, "").cards:
            self._line(line.card)
            return
        if line.title and self.found.name:
            self._note(f"line {line.number} gives a second name, which was passed over: “{line.title}”")
        self.found.name = self.found.name or line.title
        self._ignored(line, line.why)

    def _part_of(self, heading: str) -> Part:
        """Return the part of a line, by the words of its heading."""
        if heading == self._words:
            return self._part
        return part_named(self.system, heading) if heading else NOWHERE

    # ---- lines of cards ----

    def _line(self, line: Line, heading: str | None = None) -> None:
        words = line.heading if heading is None else heading
        part = part_named(self.system, words) if line.own else self._part_of(words)
        if words and part == NOWHERE and self.loose and not line.own:
            self._strange.setdefault(words, line.number)
        elif words and part == NOWHERE and (line.own or words != self._words):
            part = Part(unread=words)
        meant = meaning(self.system, line.ways, part.section)
        # No card has this many copies, even if one is named like the unit of this count.
        many = not line.counted and (meant.copies > MOST_USUAL or self._is_among_counts(line))
        if (many or not meant.cards) and self._is_no_card(line):
            return
        count = meant.copies or line.count
        if not line.own and not part.unread:
            self._announced.count(count if line.counted or meant.cards else 0)
        if part.outside:
            card = meant.cards[0] if meant.cards and not meant.contradicts else None
            self.found.outside.append(Outside(part.outside, line.number, clean(line.text), count, card))
        elif part.unread:
            self._unplaced(line, meant, part)
        else:
            self._card(line, meant, part.section)

    def _is_among_counts(self, line: Line) -> bool:
        """Return whether a line names only attributes, and lines of the same shape name others.

        In such a list, cards have their quantity before them, so the number after is not one.
        """
        words = counted_in(clean(line.text), attribute_words(self.system)) if self._attributes else ()
        return bool(words) and not self._attributes.issubset(words)

    def _is_no_card(self, line: Line) -> bool:
        """Ignore a line that matches no card's name if it is a count, a title or a heading."""
        if counts_of(clean(line.text), attribute_words(self.system)):
            self._ignored(line, "a count of cards")
            return True
        if line.counted or not (self._counted or line.place == "top"):
            return False
        near = line.place and self.system.catalogue().nearest(line.ways[0].name, 1, CERTAIN)
        if line.place == "top" and not near:
            by = byline(line.text) or bool(self.found.name)
            self.found.name = self.found.name or ("" if by else clean(line.text))
            self._ignored(line, "about the deck, not in it" if by else NAME)
            return True
        if line.place == "opens" and not near:
            self._part = Part(unread=clean(line.text))
            self._unread(line.number, line.text, self._sections(line.text), near=self._headings())
            return True
        return False

    def _card(self, line: Line, meant: Meaning, section: str) -> None:
        cards = chosen(self.system, meant, section, largest(self.system))
        if not cards:
            self._unknown(line, meant, section)
            return
        if meant.doubt:
            self._note(f"line {line.number}: {meant.doubt}")
        if not section and len({self.system.place(one) for one in meant.cards}) > 1:
            self._placed.append(cards[0].name)
        if not section or (self._is_loose(line) and not self.system.may_hold(section, cards[0])):
            section = self.system.place(cards[0])
        self.found.entries.append(Entry(section, cards[0], meant.copies or line.count, cards[1:]))

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

    def _unplaced(self, line: Line, meant: Meaning, part: Part) -> None:
        """Keep a card under an unrecognized heading unresolved: its section is unknown."""
        detail = f"it is under “{clean(part.unread)}”, which is no section that can be read"
        self.found.unresolved.append(
            Unresolved(
                line.number,
                clean(line.text),
                "unplaced_card",
                (),
                meant.copies or line.count,
                "",
                detail,
                clean(part.unread),
            )
        )

    def _unread(
        self,
        number: int,
        text: str,
        detail: str,
        section: str = "",
        near: tuple[str, ...] = (),
        heading: str = "",
    ) -> None:
        self.found.unresolved.append(
            Unresolved(number, clean(text), "unreadable_line", near, 0, section, detail, clean(heading))
        )

    def _ignored(self, line: Line | Heading | Aside, why: str) -> None:
        self.found.ignored.append(Ignored(line.number, clean(line.text), why))

    def _is_loose(self, line: Line) -> bool:
        return self.loose and not line.own

    def _nearest(self, line: Line) -> tuple[str, ...]:
        """Return the names nearest to a line's shortest interpretation; its numbers are not a name."""
        self._searches += 1
        names = [way.name for way in line.ways if way.name]
        if not names or self._searches > MOST_SEARCHES:
            return ()
        return self.system.catalogue().nearest(min(names[:3], key=len), MOST_SUGGESTIONS)

    def _sections(self, words: str) -> str:
        titles = ", ".join(section.title for section in self.system.sections)
        return f"{self.system.name} has no section “{clean(words)}”; it has {titles}"

    def _headings(self) -> tuple[str, ...]:
        """Return the headings that could replace an unrecognized one."""
        return (*(f"[{section.title}]" for section in self.system.sections), "[Maybeboard]")

    def _note(self, words: str) -> None:
        self.found.notes.append(words)


def _until_heading(below: Iterable[object]) -> Iterable[object]:
    for one in below:
        if isinstance(one, Heading):
            return
        yield one


def _holds(line: object) -> bool:
    """Return whether a line under a heading has cards that the heading would have to place."""
    return (isinstance(line, Line) and line.counted) or isinstance(line, BadLine)


@lru_cache(maxsize=64)
def largest(system: System) -> str:
    """Return the code of the section that needs the most cards."""
    return max(system.sections, key=lambda section: section.minimum).code


def means(system: System, line: Line, section: str) -> tuple[Card, ...]:
    """Return the cards that a line in a section may mean, all counting as the same; none if ambiguous."""
    return chosen(system, meaning(system, line.ways, section), section, largest(system))


def known(system: System, lines: Iterable[Line]) -> int:
    """Count the lines that name a card of a system."""
    return sum(1 for line in lines if meaning(system, line.ways, "").cards)
