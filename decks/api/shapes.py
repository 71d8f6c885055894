"""Response types for decks, deck lists and their verdicts."""

from typing import Annotated, NotRequired, TypedDict

from common.api.described import published
from common.plain import Moment
from decks.values import KeptLine
from decks.verdicts.verdict import Verdict
from rules.plain_verdicts import Glance, IgnoredLine, Line, ListReference, OutsideLine, SharedName

# The schema's established names for these types.
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
    """A deck as shown in lists."""

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
    """A deck in a list, with its number of cards; only its owner sees tags and folder."""

    cards: int
    tags: list[str]
    verdict: str
    folder: NotRequired[str]
    archived: NotRequired[bool]


class DeckCard(TypedDict):
    """Copies of a card in a section."""

    card: str
    name: str
    quantity: int


class Content(TypedDict):
    """A deck's contents by section code, and its unresolved lines."""

    sections: dict[str, list[DeckCard]]
    unresolved: list[KeptLine]


class Deck(DeckRow, Content):
    """A deck with its cards, by section code; `considering` has cards that are not in the deck."""

    considering: list[DeckCard]
    warnings: Annotated[list[str], "The parser's warnings about the list the cards came from."]


class Import(Content):
    """A parsed deck list; `text` is the same list as plain text."""

    system: str
    file_format: str
    detected: str
    name: str
    notes: list[str]
    text: str
    outside: list[OutsideLine]
    ignored: list[IgnoredLine]
    decks: Annotated[list[str], "The names of the decks, if the file has several."]
    deck: Annotated[int, "Which of them was parsed, counting from 1."]


class Check(Verdict):
    """The verdict on a deck list, with the parser's notes if it was given as text.

    `headline` sums up the legality in today's tournament formats in one line; `formats` has every format.
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
