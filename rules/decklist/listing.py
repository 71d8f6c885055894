"""A deck list as it was written, before any card is looked up: lines with counts, names and headings."""

from dataclasses import dataclass, field

from rules.construction.deck import Deck


class UnreadableFile(ValueError):
    """A file is no deck list that can be read; the message says where it fails and what would be right."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line that speaks of a card: how many, and by what it is named.

    `heading` is the word for the section it stands under ("" where the list has none). `counted` is False
    where the list gives no number and one copy is meant.
    """

    number: int
    text: str
    count: int
    name: str = ""
    code: str = ""
    set: str = ""
    foreign: str = ""
    heading: str = ""
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Bad:
    """One line that cannot be read, with what would be right."""

    number: int
    text: str
    detail: str
    heading: str = ""


@dataclass(slots=True)
class Listing:
    """A whole list: what kind of file it is and how that was seen, its lines, and remarks to the reader.

    `loose` is set where the kind of file knows only a main deck and one pile beside it, so that a card
    which a section may not hold belongs where its type says. `system` is set where the file names one.
    """

    format: str
    detected: str
    name: str = ""
    lines: list[Line | Bad] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    loose: bool = False
    system: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """A deck list that was read: what it was taken for, the deck, and remarks worth telling the writer."""

    format: str
    detected: str
    name: str
    deck: Deck
    notes: tuple[str, ...]
