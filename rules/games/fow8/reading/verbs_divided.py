"""Damage of Force of Will that a player divides among targets, and searches by total cost or names."""

from dataclasses import replace

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.verbs_zones import Search, searched
from rules.language import effects as fx
from rules.language.amounts import Amount, Share
from rules.language.filters import Sign
from rules.language.references import Cards, Chosen, Target
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
HUNDRED = 100
"""What damage is divided in, as all damage is in hundreds (1007.1)."""


@RULES.rule(
    "clause",
    "<dealer> <integer> damage divided as you choose (to|among) any number of target <noun>",
    example="this card deals 900 damage divided as you choose among any number of target resonators",
    miss="this card deals 900 damage to any number of target resonators",
)
def divided_freely(dealer: Cards, integer: int, noun: Noun) -> Clause | None:
    """Each target is dealt at least 100, which limits their number."""
    return _divided(dealer, integer, noun, integer // HUNDRED)


@RULES.rule(
    "clause",
    "<dealer> <integer> damage divided as you choose (to|among) up to <number> target <noun>",
    example="this card deals 900 damage divided as you choose among up to three target resonators",
    miss="this card deals 900 damage to up to three target resonators",
)
def divided_among_some(dealer: Cards, integer: int, number: int, noun: Noun) -> Clause | None:
    return _divided(dealer, integer, noun, number)


def _divided(dealer: Cards, integer: int, noun: Noun, most: int) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None or integer % HUNDRED or not 1 < most <= integer // HUNDRED:
        return None
    dealt = tuple(fx.DealDamage(Target(place), Share(place), dealer) for place in range(most))
    return Clause(fx.Do(dealt), (wanted,) * most, 1, divides=integer, step=HUNDRED)


@RULES.rule(
    "search",
    "search <deck> for <how-many> <noun> (whose|with) [a] combined total cost [is|of] <bound>",
    example="search your deck for up to two Elves whose combined total cost is 7 or less",
    miss="search your deck for up to two Elves whose total cost is 7 or less",
)
def found_by_sum(deck: str, how_many: Bounds, noun: Noun, bound: tuple[Sign, Amount]) -> Search | None:
    sign, within = bound
    found = searched(deck, how_many, noun) if sign == "<=" else None
    if found is None or not isinstance(found[0], Chosen):
        return None
    return replace(found[0], within=within), deck


@RULES.rule(
    "search",
    "search <deck> for <how-many> <noun> with different names",
    example="search your deck for up to two Elves with different names",
    miss="search your deck for up to two Elves with names",
)
def found_by_names(deck: str, how_many: Bounds, noun: Noun) -> Search | None:
    found = searched(deck, how_many, noun)
    if found is None or not isinstance(found[0], Chosen):
        return None
    return replace(found[0], differing="name"), deck
