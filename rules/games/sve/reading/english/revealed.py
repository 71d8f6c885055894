"""Revealing cards of the hand in English, and cards with the name of one that was paid with."""

from rules.games.sve.reading import meanings_revealed
from rules.language.costs import CostPart
from rules.language.filters import Filter
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "suffix",
    {
        f"with the {moved} {what}'s name": meanings_revealed.SAME_NAME
        for moved in ("revealed", "banished", "discarded")
        for what in ("card", "follower")
    },
)


@RULES.rule(
    "cost-part",
    "reveal (a|an|<number>) <noun>",
    example="reveal 2 Beast cards from your hand",
    miss="reveal 2 Beast cards from your deck",
)
def reveal(noun: Filter, number: int = 1) -> tuple[CostPart, ...] | None:
    """Return the cost of revealing cards of the hand."""
    return meanings_revealed.revealing(noun, number)
