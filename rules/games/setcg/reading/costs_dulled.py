"""Costs of dulling a card of one of two kinds."""

from rules.games.setcg.reading.costs_more import dulled_together
from rules.games.setcg.reading.nouns import Noun, more_of
from rules.language.costs import CostPart
from rules.language.filters import AnyOf, Filter
from rules.reading.grammar import Rules

COSTS_DULLED = Rules()


@COSTS_DULLED.rule(
    "cost-part",
    "dull <number> active <either> [<qualifier>]",
    example="dull 1 active Job Knight or Card Name Cloud",
    miss="dull 1 Job Knight or Card Name Cloud",
)
def dulled_of_either(number: int, either: Filter, qualifier: Noun | None = None) -> CostPart | None:
    """Only an active card can be dulled (11.7.2.1.1), so that the word belongs to both."""
    if not isinstance(either, AnyOf):
        return None
    noun: Noun | None = Noun(either)
    if qualifier is not None:
        noun = more_of(Noun(either), qualifier)
    return None if noun is None else dulled_together(number, noun)
