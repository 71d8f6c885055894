"""A deck list as it was written, before any card is looked up: lines with counts, names and headings."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from rules.construction.deck import Deck
from rules.decklist.limits import MOST_CARDS, MOST_COPIES, MOST_LINE, MOST_LINES

Place = Literal["", "top", "opens"]
"""Where a line is: before all cards and headings, or right above the cards of what may be a section."""

IsHeading = Callable[[str], bool]
"""Tells whether a word names a section in some system."""


class UnreadableFile(ValueError):
    """A file is no deck list that can be read; the message says where it fails and what would be right."""


NOTHING = "no copies"
"""Why a line with the quantity 0 is passed over."""

NAME = "the deck's name"
"""Why a line that says what the deck is called is passed over."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to take the words of a line: as a name, a collector's number, a set, another program's id.

    `copies` is how many there are when the line is taken this way; 0 leaves that to the line.
    """

    name: str = ""
    number: str = ""
    set: str = ""
    foreign: str = ""
    copies: int = 0


Entry = tuple[int, tuple[Way, ...], object]
"""An entry of a file that has fields: its line, the ways to take it, and the count as it is written."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line that speaks of a card: how many, and the ways to take its words, the likeliest first.

    `heading` is the word for the section it stands under ("" where the list has none); `own` is set where
    the line itself says that word, whatever else the file does. `counted` is False where the list gives no
    number and one copy is meant. `place` tells what the lines around it make of one that is no card.
    """

    number: int
    text: str
    count: int
    ways: tuple[Way, ...]
    heading: str = ""
    own: bool = False
    counted: bool = True
    place: Place = ""


@dataclass(frozen=True, slots=True)
class Aside:
    """One line that names no card, and why; `card` is how it reads if some game has such a card after all.

    `title` is the name of the deck where the line gives it.
    """

    number: int
    text: str
    why: str
    card: Line | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class BadLine:
    """One line that cannot be read, with what would be right."""

    number: int
    text: str
    detail: str
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """A line that opens a section; a system that has no such section cannot read it.

    `announced` is the number of cards that it says are below. `card` is how the line reads as one of a
    card, where nothing but its words makes it a heading.
    """

    number: int
    text: str
    words: str
    announced: int | None = None
    card: Line | None = None


@dataclass(slots=True)
class ParsedList:
    """A whole list: what kind of file it is and how that was seen, its lines, and remarks to the reader.

    `loose` is set where the kind of file knows only a main deck and one pile beside it, so that a card
    which a section may not hold belongs where its type says. `system` is set where the file names one.
    `decks` are the names of the decks of a file with several, and `place` says which of them this is.
    """

    format: str
    detected: str
    name: str = ""
    lines: list[Line | BadLine | Heading | Aside] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    loose: bool = False
    system: str = ""
    decks: tuple[str, ...] = ()
    place: int = 0

    def held_to_limits(self) -> "ParsedList":
        """Return this listing, or raise UnreadableFile where it has more entries than any deck."""
        if len(self.lines) > MOST_LINES:
            raise UnreadableFile(
                f"the file has more than {MOST_LINES} entries; a deck list has at most {MOST_LINES}"
            )
        return self


@dataclass(frozen=True, slots=True)
class Ignored:
    """One line of a list that names no card, with the reason why it was passed over."""

    line: int
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A deck list that was read: what it was taken for, the deck, and remarks worth telling the writer.

    `ignored` are the lines that name no card. `decks` are the names of the decks in a file of several, and
    `place` says which of them this is, counting from 0.
    `warnings` are those of the remarks that are about its lines, and not about how it was read.
    """

    format: str
    detected: str
    name: str
    deck: Deck
    notes: tuple[str, ...]
    ignored: tuple[Ignored, ...] = ()
    decks: tuple[str, ...] = ()
    place: int = 0
    warnings: tuple[str, ...] = ()


def entry(number: int, count: object, ways: tuple[Way, ...], heading: str) -> Line | BadLine | Aside:
    """Make the line for one entry of a file that has fields; a count or name out of bounds makes it bad.

    `count` is a whole number or the digits of one. The text of the line is what a plain text list would say.
    """
    way, copies = ways[0], whole(count)
    words = way.name or " ".join(filter(None, (way.set, way.number))) or way.foreign
    said = str(count).strip()[:20]
    # Without a quantity the text would read as one copy.
    text = f"{said if any(map(str.isalnum, said)) else 'none of'} {words}".strip()
    if len(words) > MOST_LINE:
        return BadLine(number, f"{text[:MOST_LINE]}…", too_long(len(words)), heading)
    if copies == 0 and words:
        return Aside(number, f"0 {words}", NOTHING)
    if copies is None or not 1 <= copies <= MOST_COPIES:
        return BadLine(number, text, wrong_count(str(count)), heading)
    if not words:
        return BadLine(number, text, "no card is named here; an entry has a name, a number or an id", heading)
    also = f" ({way.number})" if way.name and way.number and way.number not in way.name else ""
    return Line(number, f"{copies} {words}{also}", copies, ways, heading)


def added(entries: Iterable[Entry]) -> list[Entry]:
    """Add up the entries of one section that name the same card, each copy of which may stand alone.

    Raises UnreadableFile for more of them than any deck has cards.
    """
    sums: dict[tuple[Way, ...], Entry] = {}
    odd = []
    for place, (number, ways, count) in enumerate(entries):
        held_to_cards(place + 1)
        copies = whole(count)
        if copies is None or not 1 <= copies <= MOST_COPIES:
            odd.append((number, ways, count))
        elif ways in sums:
            first, _, before = sums[ways]
            sums[ways] = (first, ways, (whole(before) or 0) + copies)
        else:
            sums[ways] = (number, ways, copies)
    split = ((number, ways, part) for number, ways, count in sums.values() for part in portions(count))
    return [*split, *odd]


def held_to_cards(cards: int) -> None:
    """Raise UnreadableFile for more cards in one section than any deck has."""
    if cards > MOST_CARDS:
        raise UnreadableFile(f"a section of the file has more than {MOST_CARDS} cards")


def portions(count: object) -> Iterator[int]:
    """Split a number of copies into numbers that one line may have."""
    left = whole(count) or 0
    while left > MOST_COPIES:
        yield MOST_COPIES
        left -= MOST_COPIES
    yield left


def whole(count: object) -> int | None:
    """Return a count as a number, or None where it is no whole number of a sensible length."""
    if isinstance(count, bool):
        return None
    if isinstance(count, int):
        return count
    if isinstance(count, str) and len(count) < 10 and count.strip().isdecimal():
        return int(count)
    return None


def wrong_count(written: str) -> str:
    """Say what is wrong with a quantity."""
    return f"the quantity {written.strip()[:20]!r} is not between 1 and {MOST_COPIES}"


def too_long(length: int) -> str:
    """Say what is wrong with a line or name that is too long."""
    return f"{length} characters; a line has at most {MOST_LINE}"
