"""Amounts in English that are counted: what X is equal to."""

from rules.games.sve.reading import meanings
from rules.language.amounts import Amount, CostOf, Count, LifeOf, ResourcesOf, StatOf
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same(
    "quantity",
    {
        "your max play points": ResourcesOf(meanings.MAX_POINTS),
        "your leader's defense": LifeOf(),
        "this follower's attack": StatOf(This(), "attack"),
        "this follower's defense": StatOf(This(), "defense"),
        "its attack": StatOf(THAT, "attack"),
        "its defense": StatOf(THAT, "defense"),
        "its cost": CostOf(THAT),
        "the selected follower's attack": StatOf(THAT, "attack"),
        "the selected follower's defense": StatOf(THAT, "defense"),
        "that follower's attack": StatOf(THAT, "attack"),
        "that follower's defense": StatOf(THAT, "defense"),
        "the number of cards you've played this turn": meanings.PLAYED,
    },
)


@RULES.rule(
    "quantity",
    "[the] number of <noun>",
    example="the number of cards in your hand",
    miss="the number of cards",
)
def count(noun: Filter) -> Amount | None:
    """Return how many cards there are; where must be told."""
    return Count(noun) if zones_of(noun) else None
