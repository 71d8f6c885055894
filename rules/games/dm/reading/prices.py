"""Cost changes: less or more to use a card, with a minimum."""

from rules.games.dm.reading.nouns import CREATURE, RACE, Noun
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import Static
from rules.language.amounts import Amount, Count
from rules.language.changes import ChangeCost
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
_USED = {"summon": ("creature", RACE), "cast": ("spell",), "use": ("creature", "spell", "cross gear", "aura")}
"""The kinds of cards that each word for using them applies to."""
RULES.same("use-verb", {"summon": "summon", "cast": "cast", "use": "use"})


@RULES.rule(
    "floor",
    "(they|it) can't cost less than <n:integer>",
    example="they can't cost less than 2",
    miss="they can't cost 2",
)
def least(n: int) -> int | None:
    return n


@RULES.rule(
    "floor",
    "(they|it) can't cost <n:integer> or less",
    example="it can't cost 0 or less",
    miss="it can't cost less",
)
def more_than(n: int) -> int:
    return n + 1


@RULES.rule(
    "statics",
    "[each] <cards> (cost|costs) <n:integer> more to <use-verb> .",
    example="creatures cost 1 more to summon.",
    miss="creatures cost 1 more.",
)
def dearer(cards: Noun, n: int, use_verb: str) -> Abilities | None:
    return _changed(cards, ChangeCost(more=(("mana", n),)), use_verb)


@RULES.rule(
    "statics",
    "each <one:noun> costs <n:integer> more to summon , and each <other:noun> costs <m:integer> "
    "more to cast .",
    example="each fire creature costs 1 more to summon, and each fire spell costs 1 more to cast.",
    miss="each fire creature costs 1 more to summon, and each fire spell costs 1 less to cast.",
)
def both_dearer(one: Noun, n: int, other: Noun, m: int) -> Abilities | None:
    first, second = dearer(one, n, "summon"), dearer(other, m, "cast")
    return None if first is None or second is None else first + second


def _changed(cards: Noun, change: ChangeCost, used: str) -> Abilities | None:
    if cards.zone or cards.kind not in _USED[used]:
        return None
    summoned = (CREATURE,) if cards.kind == RACE else ()
    return (Static((change,), affects=narrowed(*cards.anywhere(), *summoned)),)


@RULES.rule("each-of", "for each <cards>", example="for each card in your hand", miss="for card in your hand")
@RULES.rule(
    "each-of", "for each of <cards:owned>", example="for each of your shields", miss="for each your shields"
)
def each_of(cards: Noun) -> Amount | None:
    wanted = cards.filter()
    return None if wanted is None else Count(wanted)
