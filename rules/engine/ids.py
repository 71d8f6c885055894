"""The numbers by which a game knows its cards and its players, each a type of its own."""

from collections.abc import Sequence
from typing import NewType, TypeGuard

PlayerId = NewType("PlayerId", int)
"""The number of a player."""
PLAYERS = (PlayerId(0), PlayerId(1))
OTHER_PLAYER = (PLAYERS[1], PLAYERS[0])
"""The opponent of each player, by the player's number."""
NO_PLAYER = PlayerId(-1)
"""Stands for no player where one could be."""

Target = NewType("Target", int)
"""A target as it is kept: the number of a card, or a number below NOTHING that stands for a player."""
NOTHING = Target(-1)
"""A place among the targets that was left empty, or whose target is no longer legal."""

CardId = NewType("CardId", Target)
"""The number of a card, its place in the state's list of cards. A card can be aimed at as it is."""
NO_CARD = CardId(NOTHING)
"""Stands for no card where one could be."""


def as_card(number: int) -> CardId:
    """Take a number for that of a card: where cards come into being, are read, or stand in an option."""
    return number  # type: ignore[return-value]


def as_player(number: int) -> PlayerId:
    """Take a number for that of a player: where one is read, drawn by lot, or stands in an option."""
    return number  # type: ignore[return-value]


def is_card(target: Target) -> TypeGuard[CardId]:
    """Tell whether a target is a card, and no player or empty place."""
    return target >= 0


def card_numbers(count: int, first: int = 0) -> Sequence[CardId]:
    """Return the numbers of the cards where there are so many, from the `first` on."""
    return range(first, count)  # type: ignore[return-value]
