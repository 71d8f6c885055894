"""Trees for revealing cards of the hand, and for cards with the name of one that was paid with."""

from rules.games.sve.reading.meanings_moved import MOVED
from rules.games.sve.reading.meanings_words import EVERY_CARD, HAND, OURS, of
from rules.language.costs import CostPart, RevealCards
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Filter, SharesWith


def revealing(noun: Filter, count: int) -> tuple[CostPart, ...] | None:
    """Return the cost of revealing cards of the hand; None for cards of another zone."""
    if zones_of(noun) != ("hand",):
        return None
    parts = noun.parts if isinstance(noun, All) else (noun,)
    wanted = of(*(part for part in parts if part not in (HAND, OURS)))
    return (RevealCards(count, None if wanted == EVERY_CARD else wanted),)


SAME_NAME: Filter = SharesWith("name", MOVED)
"""What a card is that has the name of the card that was moved or revealed before."""
