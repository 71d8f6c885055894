"""Response types for versions of decks."""

from typing import Annotated, TypedDict

from common.plain import Moment
from decks.api.shapes import Content, DeckCard


class CardChange(TypedDict):
    """How many copies of a card were added or, below zero, removed.

    An unresolved line has neither card nor section. `title` is the section's title.
    """

    section: str
    title: str
    card: str
    name: str
    amount: int


class VersionRow(TypedDict):
    """A version as shown in lists; `repeats` is the number of the version it restored."""

    number: int
    name: str
    made: Moment
    made_by: Annotated[str | None, "null for the site's staff"]
    repeats: int | None
    format: str


class Changes(TypedDict):
    """The changes, with the numbers of copies added and removed."""

    changes: list[CardChange]
    added: int
    removed: int


class Version(VersionRow, Changes):
    """A version with its changes."""


class VersionDetail(Version, Content):
    """A version with its cards."""

    deck: str
    system: str
    considering: list[DeckCard]


class Side(VersionRow):
    """One side of a comparison."""

    deck: str
    deck_name: str


class Comparison(Changes):
    """The changes from `a` to `b`."""

    a: Side
    b: Side
