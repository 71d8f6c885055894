"""What is answered about how decks are kept and shared, and about notices, as plain data."""

from typing import TypedDict

from common.plain import Address, Day, Moment


class Keeping(TypedDict):
    """How its owner keeps a deck."""

    tags: list[str]
    folder: str
    archived: bool


class Sorted(TypedDict):
    """A folder or a tag, with how many decks have it."""

    name: str
    decks: int


class Shelf(TypedDict):
    """What a person's decks are sorted into; `decks` are in use, `archived` put away."""

    decks: int
    archived: int
    folders: list[Sorted]
    tags: list[Sorted]


class Inspiration(TypedDict):
    """What a deck was copied from; `deck` is null where it is gone or not shown to you."""

    deck: str | None
    version: int
    words: str


class Share(TypedDict):
    """The links of a deck; `version` stays with its newest version whatever becomes of the deck."""

    visibility: str
    short: Address
    version: Address
    copies: int
    inspired_by: Inspiration | None


class Turn(TypedDict):
    """A deck that is another word from some day on."""

    deck: str
    deck_name: str
    before: str
    after: str
    format: str
    day: Day


class Notice(Turn):
    """What was told of a deck; `because` is list or cards, `says` why in sentences."""

    id: int
    because: str
    says: list[str]
    made: Moment
    read: Moment | None


class Read(TypedDict):
    """How many notices were marked as read, and how many are left."""

    marked: int
    unread: int
