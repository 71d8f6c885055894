"""Bounds of cost other than plain numbers: counts of cards, and the cost of another card."""

from rules.games.dm.reading.nouns import RACE, Noun
from rules.language.amounts import Amount, CostOf, Count, Minus, Plus
from rules.language.filters import CostIs, Filter, NameHas, OfSubtype, Sign, WithKeyword
from rules.language.references import Cards, It
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()
DRAGHEART = OfSubtype(frozenset({"dragheart"}))
RULES.same(
    "than",
    {
        "(the same as or less than|the same or less than|equal to or less than|less than or equal to)": "<=",
        "(the same as or more than|equal to or more than)": ">=",
        "less than": "<",
        "more than": ">",
        "the same as": "=",
    },
)
RULES.same(
    "that-card",
    {
        "(it|that creature|that card|that spell)": THAT,
        "(the|that) (destroyed|returned|chosen|revealed|discarded) (creature|card)": THAT,
    },
)


@RULES.rule("that-card", "that <race>", example="that Ghost", miss="a Ghost")
def that_one(race: Filter) -> Cards:
    """A card that is called by its race again."""
    return THAT


@RULES.rule(
    "cost-measure",
    "the number of <cards>",
    example="the number of cards in your hand",
    miss="number of cards in your hand",
)
def so_many(cards: Noun) -> Amount | None:
    wanted = cards.filter()
    return Count(wanted) if wanted is not None and cards.several else None


@RULES.rule("cost-measure", "<that-card>", example="that creature", miss="this creature")
def cost_of_it(that_card: It) -> Amount:
    return CostOf(that_card)


@RULES.rule(
    "relative",
    "that (cost|costs) <than> <cost-measure>",
    example="that costs less than that creature",
    miss="that costs less",
)
def costing_as_much(than: Sign, cost_measure: Amount) -> Filter:
    return CostIs(than, cost_measure)


@RULES.rule(
    "relative",
    "that costs <n:integer> more than <that-card>",
    example="that costs 2 more than that creature",
    miss="that costs more than 2",
)
def costing_more(n: int, that_card: It) -> Filter:
    return CostIs("=", Plus((CostOf(that_card), n)))


@RULES.rule(
    "relative",
    "that costs <n:integer> less than <that-card>",
    example="that costs 2 less than that creature",
    miss="that costs 2",
)
def costing_less(n: int, that_card: It) -> Filter:
    return CostIs("=", Minus(CostOf(that_card), n))


@RULES.rule(
    "relative",
    "that (has|have) <words:name-part> in (its name|their name|their names)",
    example="that has Bronze in its name",
    miss="that has Bronze in its race",
)
@RULES.rule(
    "relative",
    'that (has|have) " <words:name-part> " in (its name|their name|their names)',
    example='that has "Bronze" in its name',
    miss='that has "Bronze" in its race',
)
def name_has(words: str) -> Filter:
    return NameHas(words)


@RULES.rule(
    "relative",
    'that (has|have) " (<keyword:own-keyword>|<keyword:asked-keyword>) [.] "',
    example='that has "shield trigger"',
    miss='that has "shields"',
)
def with_own_keyword(keyword: str) -> Filter:
    return WithKeyword(frozenset({keyword}))


RULES.same("asked-keyword", {"silent skill": "Silent Skill"})
RULES.same(
    "adjective",
    {
        "neo": OfSubtype(frozenset({"neo"})),
        "d2": OfSubtype(frozenset({"d2"})),
        "gacharange": OfSubtype(frozenset({"gr"})),
        "dragheart": DRAGHEART,
        "twinpact": OfSubtype(frozenset({"twinpact"})),
    },
)


@RULES.rule("core", "dragheart", example="dragheart", miss="draghearts")
def dragheart() -> Noun:
    return Noun(RACE, DRAGHEART, several=False)


@RULES.rule("core", "draghearts", example="draghearts", miss="dragheart")
def draghearts() -> Noun:
    return Noun(RACE, DRAGHEART, several=True)
