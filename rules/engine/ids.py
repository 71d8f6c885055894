"""The numbers by which a game knows its cards and its players, each a type of its own."""

from collections.abc import Sequence
from typing import NewType, TypeGuard

from rules.engine.targets import NOTHING, Target

CardId = NewType("CardId", Target)
"""The number of a card, its place in the state's list of cards. A card can be aimed at as it is."""
NO_CARD = CardId(NOTHING)
"""Stands for no card where one could be."""


def as_card(number: int) -> CardId:
    """Take a number for that of a card: where cards come into being, are read, or stand in an option."""
    return number  # type: ignore[return-value]


def is_card(target: Target) -> TypeGuard[CardId]:
    """Tell whether a target is a card, and no player or empty place."""
    return target >= 0


def card_numbers(count: int, first: int = 0) -> Sequence[CardId]:
    """Return the numbers of the cards where there are so many, from the `first` on."""
    return range(first, count)  # type: ignore[return-value]
