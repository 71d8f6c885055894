"""What the rules record: events of cards and abilities, and counters of players."""

from typing import NamedTuple

from rules.engine.ids import NO_CARD, CardId
from rules.engine.objects import UNKNOWN, Arrival

PUT_BY = "put by"
"""The topic that is counted if an ability asks whose effect moved a card."""


class Fact(NamedTuple):
    """Something that happened to a card or an ability; abilities are given by name or printed position.

    With an arrival it is about that object only, and not about the card once it has become another. What
    happens several times is a fact each time, by its number.
    """

    what: str
    card: CardId = NO_CARD
    ability: str = ""
    place: int = -1
    arrival: Arrival = UNKNOWN
    time: int = 1


class Count(NamedTuple):
    """A counter of a player, with what it counts, e.g. a skipped phase, or rain as the weather.

    It may count one of several kinds, by index, and what a card's text at a printed position made.
    """

    what: str
    about: str
    kind: int = -1
    place: int = -1
