"""Conditions on cards the text names: their costs and qualities, and whether all of them are of a kind."""

from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.nouns import Noun
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language.conditions import Condition, Is
from rules.language.filters import Controlled, CostIs, Filter, Other, Sign, WithKeyword
from rules.language.references import It, Top
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("that-one", {"(it|that card|that creature|the revealed card)": True})


@RULES.rule(
    "condition",
    "<that-one> costs <n:integer> <at-sign>",
    example="that card costs 5 or less",
    miss="that card costs less",
)
def it_costs(that_one: bool, n: int, at_sign: Sign) -> Condition:
    return Is(THAT, CostIs(at_sign, n))


@RULES.rule(
    "condition", "<that-one> has <bound>", example="that creature has 5000 power or less", miss="it has"
)
def it_has(that_one: bool, bound: Filter) -> Condition:
    return Is(THAT, bound)


@RULES.rule(
    "condition", "<that-one> has <quoted>", example='that creature has "blocker"', miss="it has blocker"
)
def it_has_keyword(that_one: bool, quoted: str) -> Condition:
    return Is(THAT, WithKeyword(frozenset({quoted})))


@RULES.rule(
    "condition",
    "(it's|it is|that card is|that creature is) <adjective>",
    example="that card is multicolored",
    miss="that card is",
)
def it_is_so(adjective: Filter) -> Condition | None:
    return None if isinstance(adjective, Other) else Is(THAT, adjective)


@RULES.rule(
    "all-shown", "all <n:integer> [cards|of them] are <noun>", example="all 7 are Ghosts", miss="all are"
)
def all_of_so_many(n: int, noun: Noun) -> tuple[int, Filter] | None:
    return None if noun.zone or noun.whose or not noun.several else (n, noun.wanted)


@RULES.rule("all-shown", "both [cards|of them] are <noun>", example="both are Ghosts", miss="all are Ghosts")
def both_are(noun: Noun) -> tuple[int, Filter] | None:
    return all_of_so_many(2, noun)


@RULES.rule("all-shown", "all [of them] are <noun>", example="all of them are Ghosts", miss="both are Ghosts")
def all_are(noun: Noun) -> tuple[int, Filter] | None:
    return all_of_so_many(0, noun)


@RULES.rule(
    "deed",
    "reveal the top <count> cards of your deck . if <all-shown> , <deed>",
    example="reveal the top 7 cards of your deck. if all 7 are Ghosts, draw a card",
    miss="reveal the top 7 cards of your deck. if all 8 are Ghosts, draw a card",
)
@RULES.rule(
    "deed",
    "reveal the top <count> cards of your deck . if <all-shown> , <deed> . (otherwise|if not) , <other:deed>",
    example="reveal the top 7 cards of your deck. if all 7 are Ghosts, draw a card. otherwise, destroy a "
    "creature",
    miss="reveal the top 7 cards of your deck. if all 8 are Ghosts, draw a card. otherwise, destroy a "
    "creature",
)
def all_revealed(
    count: int, all_shown: tuple[int, Filter], deed: Clause, other: Clause | None = None
) -> Clause | None:
    """The cards stay revealed while the text refers to them."""
    said, wanted = all_shown
    then, otherwise = deed.effect, fx.NOTHING if other is None else other.effect
    if said not in (0, count) or then == fx.NOTHING or mentions((then, otherwise), It()):
        return None
    asked = fx.If(Is(It(), wanted), substituted(then, THAT, It()), substituted(otherwise, THAT, It()))
    return Clause(fx.Reveal(Top(count), asked), about=UNSAID)


RULES.same("its-owner", {"(its|that creature's|that card's) owner": True})


@RULES.rule(
    "deed",
    "<its-owner> <acts>",
    example="its owner draws a card",
    miss="your owner draws a card",
)
def owner_does(its_owner: bool, acts: Clause) -> Clause | None:
    """The owner is one of the two players, and acts on their own cards."""
    mine, theirs = done_by(acts.effect, "their"), done_by(acts.effect, "opponent")
    if fx.NOTHING in (mine, theirs):
        return None
    return Clause(fx.If(Is(THAT, Controlled("you")), mine, theirs), about=UNSAID)
