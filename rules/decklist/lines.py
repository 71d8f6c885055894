"""A deck list as written, before any card is looked up: lines with counts, names and headings."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from rules.construction.deck import Deck
from rules.decklist.limits import MOST_CARDS, MOST_COPIES, MOST_LINE, MOST_LINES

Place = Literal["", "top", "opens"]
"""Where a line is: before all cards and headings, or directly above the cards of a possible section."""

IsHeading = Callable[[str], bool]
"""Returns whether a word names a section in some system."""


class UnreadableFile(ValueError):
    """A file is not a readable deck list; the message says where it fails and what would be right."""


NOTHING = "no copies"
"""Why a line with the quantity 0 is ignored."""

NAME = "the deck's name"
"""Why a line with the deck's name is ignored."""


@dataclass(frozen=True, slots=True)
class Interpretation:
    """One interpretation of a line's words: as a name, a collector's number, a set, another program's id.

    `copies` is the number of copies in this interpretation; 0 leaves that to the line.
    """

    name: str = ""
    number: str = ""
    set: str = ""
    foreign: str = ""
    copies: int = 0


Entry = tuple[int, tuple[Interpretation, ...], object]
"""An entry of a file with fields: its line, its interpretations, and the count as written."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line with a card: how many copies, and the interpretations of its words, the likeliest first.

    `heading` is the word for its section ("" if the list has none); `own` is set if the line itself names the
    section. `counted` is False if the list gives no number and one copy is meant. `place` is used if the line
    turns out not to be a card.
    """

    number: int
    text: str
    count: int
    ways: tuple[Interpretation, ...]
    heading: str = ""
    own: bool = False
    counted: bool = True
    place: Place = ""


@dataclass(frozen=True, slots=True)
class Aside:
    """A line that names no card, and why; `card` is its interpretation in case a game has such a card.

    `title` is the deck's name if the line gives it.
    """

    number: int
    text: str
    why: str
    card: Line | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class BadLine:
    """An unreadable line, with what would be right."""

    number: int
    text: str
    detail: str
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """A line that opens a section; a system without such a section cannot read it.

    `announced` is the number of cards it says are below. `card` is its interpretation as a card, if only its
    words make it a heading.
    """

    number: int
    text: str
    words: str
    announced: int | None = None
    card: Line | None = None


@dataclass(slots=True)
class ParsedList:
    """A whole list: its file format and how that was detected, its lines, and notes for the reader.

    `loose` is set if the format has only a main deck and one pile beside it, so that a card not allowed in
    its section belongs where its type says. `system` is set if the file names one. `decks` are the names of
    the decks of a file with several, and `place` is this one's index.
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
        """Return this listing. Raises UnreadableFile if it has more entries than any deck."""
        if len(self.lines) > MOST_LINES:
            raise UnreadableFile(
                f"the file has more than {MOST_LINES} entries; a deck list has at most {MOST_LINES}"
            )
        return self


@dataclass(frozen=True, slots=True)
class Ignored:
    """A line that names no card, with the reason it was ignored."""

    line: int
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A deck list that was read: how it was interpreted, the deck, and notes for the writer.

    `ignored` are the lines that name no card. `decks` are the names of the decks in a file with several, and
    `place` is this one's index. `warnings` are the notes about its lines, not about how it was read. `fits`
    are the codes of the other systems whose cards the list names as well, if its system was detected.
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
    fits: tuple[str, ...] = ()


def entry(
    number: int, count: object, ways: tuple[Interpretation, ...], heading: str
) -> Line | BadLine | Aside:
    """Return the line for an entry of a file with fields; a count or name out of bounds makes it unreadable.

    `count` is a whole number or its digits. The text of the line is the same as in a plain text list.
    """
    way, copies = ways[0], whole(count)
    words = way.name or " ".join(filter(None, (way.set, way.number))) or way.foreign
    said = str(count).strip()[:20]
    # Without a quantity the text would mean one copy.
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
    """Add up the entries of a section that name the same card, which may be listed once per copy.

    Raises UnreadableFile for more of them than any deck has cards.
    """
    sums: dict[tuple[Interpretation, ...], Entry] = {}
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
    """Raise UnreadableFile for more cards in a section than any deck has."""
    if cards > MOST_CARDS:
        raise UnreadableFile(f"a section of the file has more than {MOST_CARDS} cards")


def portions(count: object) -> Iterator[int]:
    """Split a number of copies into numbers that a line may have."""
    left = whole(count) or 0
    while left > MOST_COPIES:
        yield MOST_COPIES
        left -= MOST_COPIES
    yield left


def whole(count: object) -> int | None:
    """Return a count as a number, or None if it is not a whole number of a sensible length."""
    if isinstance(count, bool):
        return None
    if isinstance(count, int):
        return count
    if isinstance(count, str) and len(count) < 10 and count.strip().isdecimal():
        return int(count)
    return None


def wrong_count(written: str) -> str:
    """Return what is wrong with a quantity."""
    return f"the quantity {written.strip()[:20]!r} is not between 1 and {MOST_COPIES}"


def too_long(length: int) -> str:
    """Return that a line or name is too long."""
    return f"{length} characters; a line has at most {MOST_LINE}"
