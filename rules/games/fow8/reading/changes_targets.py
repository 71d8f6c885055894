"""Which spells and abilities cannot target cards in Force of Will's texts."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import any_of, of_types
from rules.language.changes import Restrict
from rules.language.filters import Controlled, Filter, InZone, IsPlayer, Not
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
ON_CHASE = InZone(("chase area",))
"""Where spells are; abilities belong to cards elsewhere."""
RULES.same(
    "threat",
    {
        "normal spells": narrowed(Not(of_types("resonator")), ON_CHASE),
        "chant spells": narrowed(of_types("chant"), ON_CHASE),
        "summon spells": narrowed(of_types("resonator"), ON_CHASE),
    },
)


@RULES.rule(
    "threat",
    "<adjective> spells or abilities",
    example="fire or darkness spells or abilities",
    miss="spells or abilities",
)
def of_such_cards(adjective: Filter) -> Filter:
    """Spells of a kind, and abilities of cards of that kind."""
    return adjective


@RULES.rule("threat", "<adjective> spells", example="darkness spells", miss="spells")
def such_spells(adjective: Filter) -> Filter:
    return narrowed(adjective, ON_CHASE)


@RULES.rule(
    "threat",
    "<adjective> spells or <other:adjective> card's abilities",
    example="darkness spells or darkness card's abilities",
    miss="darkness spells or fire card's abilities",
)
def spells_and_abilities(adjective: Filter, other: Filter) -> Filter | None:
    return adjective if adjective == other else None


@RULES.rule(
    "threat",
    "<one:adjective> or <other:adjective> card's abilities",
    example="darkness or fire card's abilities",
    miss="darkness card abilities",
)
def abilities_of_either(one: Filter, other: Filter) -> Filter:
    return narrowed(any_of(one, other), Not(ON_CHASE))


@RULES.rule(
    "prohibition",
    "cannot be targeted by <threat>",
    example="cannot be targeted by normal spells",
    miss="cannot be targeted by normal",
)
def safe_from(threat: Filter) -> Changes:
    return (Restrict(Cannot("be targeted", threat)),)


@RULES.rule(
    "prohibition",
    "cannot be targeted by <threat> your opponent controls",
    example="cannot be targeted by normal spells your opponent controls",
    miss="cannot be targeted by normal spells you control",
)
def safe_from_theirs(threat: Filter) -> Changes:
    return (Restrict(Cannot("be targeted", narrowed(threat, Controlled("opponent")))),)


RULES.same(
    "prohibition",
    {
        "cannot be targeted by your opponent's spells or abilities": (
            Restrict(Cannot("be targeted", IsPlayer("opponent"))),
        ),
        "cannot be attacked or targeted by spells or abilities your opponent controls": (
            Restrict(Cannot("be attacked")),
            Restrict(Cannot("be targeted", IsPlayer("opponent"))),
        ),
    },
)
