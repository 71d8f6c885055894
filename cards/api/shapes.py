"""Response types for cards, systems and formats."""

from typing import Annotated, TypedDict

from cards.search.page import FormatLegality
from common.api.described import published
from common.plain import Address, Day
from rules.cards.catalogue import CardRow, CardRuleRow, FaceRow
from rules.spoken import SpokenSide

# The schema's established names for these types.
published({FaceRow: "Face", CardRuleRow: "CardRule"})


class Card(CardRow):
    """A card with all its faces; `printings` are lists of set, number, rarity and region."""

    system: str


class Warning(TypedDict):
    """A part of a search that was left out or is uncertain; `instead` is the search probably meant."""

    term: str
    message: str
    instead: str


class Search(TypedDict):
    """A search as interpreted: its text, the games searched, and its terms in words."""

    text: str
    systems: list[str]
    words: list[str]
    warnings: list[Warning]


class CardsFound(TypedDict):
    """One page of the cards that a search finds; uncounted `near` ones match if words are misspelled."""

    count: int
    next: Address | None
    search: Search
    results: list[Card]
    near: list[Card]


class Explained(TypedDict):
    """A printed keyword, explained in our words, with its clauses if the rulebook has any."""

    keyword: str
    says: str
    clauses: list[str]


class CardSide(TypedDict):
    """What one side of a card does, in our words; the card's own text decides."""

    name: str
    status: Annotated[str, "read, partly, unread, no text, or plain: nothing but what its facts say"]
    sentences: list[str]
    unread: Annotated[int, "how many paragraphs are not read"]
    paragraphs: Annotated[int, "how many paragraphs its text has"]
    reason: Annotated[str, "why the first of them is not read"]


def side_json(side: SpokenSide) -> CardSide:
    """Return what one side of a card does as plain data."""
    return {
        "name": side.name,
        "status": side.status,
        "sentences": list(side.sentences),
        "unread": side.unread,
        "paragraphs": side.paragraphs,
        "reason": side.reason,
    }


class CardDetail(Card):
    """A card, with the deck sections it may go in, its legality by format, and how it is played."""

    sections: list[str]
    formats: list[FormatLegality]
    explained: list[Explained]
    does: list[CardSide]
    played_whole: bool | None


class Format(TypedDict):
    """A format, with the formats it extends and the days it changed."""

    system: str
    code: str
    name: str
    about: str
    status: Annotated[str, "tournament, rulebook, casual, retired or limited"]
    extends: list[str]
    default: bool
    region: str
    source: str
    dates: list[Day]


class Section(TypedDict):
    """A deck section of a system, with the rulebook's limits."""

    code: str
    title: str
    minimum: int
    maximum: int | None
    allowed: str
    optional: bool
    clauses: list[str]


class System(TypedDict):
    """One of the rule systems."""

    code: str
    name: str
    rulebook: str
    identity: str
    sections: list[Section]
    default_format: str
    formats: list[str]


class SystemDetail(System):
    """A system with the facts of its cards: by kind, each value with how many cards have it."""

    facets: dict[str, list[list[object]]]
