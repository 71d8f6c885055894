"""Response types for tags, folders, sharing and notices."""

from typing import TypedDict

from common.plain import Address, Day, Moment


class Keeping(TypedDict):
    """A deck's tags, folder and archive state, for its owner."""

    tags: list[str]
    folder: str
    archived: bool


class Sorted(TypedDict):
    """A folder or a tag, with its number of decks."""

    name: str
    decks: int


class Shelf(TypedDict):
    """A person's folders and tags; `decks` counts those in use, `archived` the others."""

    decks: int
    archived: int
    folders: list[Sorted]
    tags: list[Sorted]


class Inspiration(TypedDict):
    """The deck this one was copied from; `deck` is null if it was deleted or you may not see it."""

    deck: str | None
    version: int
    words: str


class Share(TypedDict):
    """A deck's links; `version` always leads to the version that is newest now."""

    visibility: str
    short: Address
    version: Address
    copies: int
    inspired_by: Inspiration | None


class Turn(TypedDict):
    """A deck whose outcome changes on a known day."""

    deck: str
    deck_name: str
    before: str
    after: str
    format: str
    day: Day


class Notice(Turn):
    """A notice about a deck; `because` is `list` or `cards`, `says` explains it."""

    id: int
    because: str
    says: list[str]
    made: Moment
    read: Moment | None


class Read(TypedDict):
    """How many notices were marked as read, and how many are left."""

    marked: int
    unread: int
