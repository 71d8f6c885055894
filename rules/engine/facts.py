"""What the rules remember of players: what happened to cards and abilities, and what is counted."""

from typing import NamedTuple

from rules.engine.ids import NO_CARD, CardId
from rules.engine.objects import UNKNOWN, Arrival


class Fact(NamedTuple):
    """What happened to a card or an ability: the ability by its name, or by its place among those printed.

    With an arrival it is about that one object, and not about the card once it has become another.
    """

    what: str
    card: CardId = NO_CARD
    ability: str = ""
    place: int = -1
    arrival: Arrival = UNKNOWN


class Count(NamedTuple):
    """What is counted of a player, and of which of its kind: the weather of rain, a skipped phase."""

    what: str
    about: str
