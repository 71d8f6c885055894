"""Effects of Force of Will on several gems at once."""

from rules.games.fow8.definitions import ATTRIBUTES
from rules.games.fow8.reading.verbs_players import gem_of
from rules.language import effects as fx
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
Gems = tuple[str, ...]


@RULES.rule(
    "gems",
    "a <one:attribute> gem (,|and|, and) [a] <other:attribute> gem",
    example="a light gem and a fire gem",
    miss="a light gem or a fire gem",
)
def two_gems(one: str, other: str) -> Gems:
    return one, other


@RULES.rule(
    "gems",
    "<gems> (,|and|, and) [a] <attribute> gem",
    example="a light gem , a fire gem and a wind gem",
    miss="a light gem",
)
def more_gems(gems: Gems, attribute: str) -> Gems:
    return *gems, attribute


@RULES.rule(
    "clause",
    "[you] gain <gems>",
    example="gain a light gem and a fire gem",
    miss="gain a light gem or a fire gem",
)
def several_gems(gems: Gems) -> Clause | None:
    if not set(gems) <= set(ATTRIBUTES):
        return None
    return Clause(fx.Do(tuple(map(gem_of, gems))))


@RULES.rule(
    "clause",
    "[you] gain <number> gems of any one attribute",
    example="gain two gems of any one attribute",
    miss="gain two gems of any attribute",
)
def alike(number: int) -> Clause:
    """The attribute is chosen once for all of them."""
    return Clause(fx.ChooseOne(tuple(gem_of(attribute, number) for attribute in ATTRIBUTES)))
