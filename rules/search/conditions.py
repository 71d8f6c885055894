"""What a search asks of a card once it is understood; each can be matched to a card or to a database."""

from typing import Literal, TypeAlias

from rules.construction.standing import Standings
from rules.frozen import frozen

Compare = Literal["=", "<", "<=", ">", ">="]


@frozen
class Named:
    """A name of the card holds this key, or is all of it."""

    key: str
    whole: bool = False


@frozen
class Numbered:
    """A number of the card begins with this key, or is all of it."""

    key: str
    whole: bool = False


@frozen
class Has:
    """The card has a fact of a kind with one of these keys; with none given, it has no fact of the kind."""

    kind: str
    keys: tuple[str, ...]


@frozen
class Figure:
    """A figure of a face compares so with a number."""

    name: str
    sign: Compare
    number: int


@frozen
class OfSystem:
    """The card belongs to one of these systems."""

    codes: tuple[str, ...]


@frozen
class Listed:
    """The card stands so in one of these formats; `legal` are limited cards too."""

    word: Literal["legal", "limited", "banned"]
    standings: tuple[Standings, ...]


@frozen
class InDeck:
    """The card is one of a deck's, by their ids."""

    system: str
    cards: tuple[str, ...]


@frozen
class TwoFaced:
    """The card has more than one face."""


Condition: TypeAlias = Named | Numbered | Has | Figure | OfSystem | Listed | InDeck | TwoFaced
