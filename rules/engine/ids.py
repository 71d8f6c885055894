"""Typed numbers for cards and players."""

from collections.abc import Sequence
from typing import NewType, TypeGuard

PlayerId = NewType("PlayerId", int)
"""The number of a player."""
PLAYERS = (PlayerId(0), PlayerId(1))
OTHER_PLAYER = (PLAYERS[1], PLAYERS[0])
"""The opponent of each player."""
NO_PLAYER = PlayerId(-1)
"""No player."""

Target = NewType("Target", int)
"""A target: the number of a card, or a number below NOTHING that encodes a player."""
NOTHING = Target(-1)
"""A target left empty, or one that is no longer legal."""

CardId = NewType("CardId", Target)
"""The number of a card, its index in the state's list of cards. A card can be a target as it is."""
NO_CARD = CardId(NOTHING)
"""No card."""


def as_card(number: int) -> CardId:
    """Convert a number to a card's: where cards are created or read, or are part of an option."""
    return number  # type: ignore[return-value]


def as_player(number: int) -> PlayerId:
    """Convert a number to a player's: where one is read, drawn at random, or part of an option."""
    return number  # type: ignore[return-value]


def is_card(target: Target) -> TypeGuard[CardId]:
    """Return whether a target is a card, not a player or an empty target."""
    return target >= 0


def card_numbers(count: int, first: int = 0) -> Sequence[CardId]:
    """Return the numbers of `count` cards, from `first` on."""
    return range(first, count)  # type: ignore[return-value]
