"""Revealing cards of the hand in Japanese, and cards with the name of one that was paid with."""

from rules.games.sve.reading import meanings_revealed
from rules.language.costs import CostPart
from rules.language.filters import Filter
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "quality",
    {
        f"{moved}{what}と同名の": meanings_revealed.SAME_NAME
        for moved in ("公開した", "消滅させた", "捨てた")
        for what in ("カード", "フォロワー")
    },
)


@RULES.rule(
    "cost-part",
    "<noun><integer><counter>を公開",
    example="手札の獣・カード2枚を公開",
    miss="墓場の獣・カード2枚を公開",
)
def reveal(noun: Filter, integer: int, counter: bool) -> tuple[CostPart, ...] | None:
    """Return the cost of revealing cards of the hand."""
    return meanings_revealed.revealing(noun, integer)
