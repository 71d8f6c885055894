"""What is answered about decks, deck lists and their verdicts, as plain data."""

from typing import Annotated, NotRequired, TypedDict

from common.api.described import published
from common.plain import Moment
from decks.values import KeptLine
from decks.verdicts.verdict import Verdict
from rules.plain_verdicts import Glance, IgnoredLine, Line, ListReference, OutsideLine, SharedName

# Names by which programs know these already.
published(
    {
        IgnoredLine: "Ignored",
        Line: "Unresolved",
        ListReference: "List",
        OutsideLine: "Outside",
        SharedName: "Name",
    }
)


class DeckRow(TypedDict):
    """What lists say of a deck."""

    id: str
    owner: str
    system: str
    name: str
    description: str
    format: str
    visibility: str
    open_history: bool
    version: int
    created: Moment
    updated: Moment


class ListedDeck(DeckRow):
    """A deck in a list, with the number of its cards; where it is kept is said to its owner alone."""

    cards: int
    tags: list[str]
    verdict: str
    folder: NotRequired[str]
    archived: NotRequired[bool]


class DeckCard(TypedDict):
    """Some copies of a card in a section."""

    card: str
    name: str
    quantity: int


class Content(TypedDict):
    """What a deck holds, by section code, and the lines that are no known card."""

    sections: dict[str, list[DeckCard]]
    unresolved: list[KeptLine]


class Deck(DeckRow, Content):
    """A deck with all it holds, by section code; `considering` is only thought of, and never counts."""

    considering: list[DeckCard]
    warnings: Annotated[list[str], "What was said of the list that the cards came from."]


class Import(Content):
    """What was understood of a deck list; `text` is the same list as plain text."""

    system: str
    file_format: str
    detected: str
    name: str
    notes: list[str]
    text: str
    outside: list[OutsideLine]
    ignored: list[IgnoredLine]
    decks: Annotated[list[str], "The decks of a file with several."]
    deck: Annotated[int, "Which of them was read, counting from 1."]


class Check(Verdict):
    """The judgement of a deck list, with what its reader says of it; those parts only for a text.

    `headline` says in one line how the deck stands in each tournament format of today, `formats` how in all.
    """

    headline: str
    formats: list[Glance]
    file_format: NotRequired[str]
    detected: NotRequired[str]
    name: NotRequired[str]
    notes: NotRequired[list[str]]
    outside: NotRequired[list[OutsideLine]]
    ignored: NotRequired[list[IgnoredLine]]
    decks: NotRequired[list[str]]
    deck: NotRequired[int]
