"""The conditions of an interpreted search; each can be matched to a card or to a database."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.construction.card_legality import CardLegalities

Compare = Literal["=", "<", "<=", ">", ">="]


@dataclass(frozen=True, slots=True)
class Named:
    """A name of the card contains this key, or equals it."""

    key: str
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Numbered:
    """A number of the card starts with this key, or equals it."""

    key: str
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Has:
    """The card has a fact of a kind with one of these keys or, without keys, no fact of the kind."""

    kind: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Says:
    """The text of the card, or what it does in our words, contains this key."""

    key: str


@dataclass(frozen=True, slots=True)
class StatIs:
    """A stat of a face compares like this with a number."""

    name: str
    sign: Compare
    number: int


@dataclass(frozen=True, slots=True)
class OfSystem:
    """The card belongs to one of these systems."""

    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """The card has this legality in one of these formats.

    `legal` includes limited cards; `possible` those too of which nobody recorded whether they are legal.
    """

    word: Literal["legal", "limited", "banned", "possible"]
    legalities: tuple[CardLegalities, ...]


@dataclass(frozen=True, slots=True)
class InDeck:
    """The card is in a deck, given by its cards' ids."""

    system: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TwoFaced:
    """The card has more than one face."""


Condition: TypeAlias = Named | Numbered | Has | Says | StatIs | OfSystem | Listed | InDeck | TwoFaced
