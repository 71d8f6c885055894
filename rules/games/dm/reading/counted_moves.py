"""Effects that depend on the cards that the text has just moved: their number and their kinds."""

from rules.games.dm.reading.antecedents import PUT
from rules.games.dm.reading.nouns import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language.amounts import Amount, Count, CountOf
from rules.language.conditions import Condition, Fails, There
from rules.language.filters import EVERY_CARD, Filter, InZone, OneOf
from rules.language.references import Each
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
ANYWHERE = InZone((BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS))
RULES.same("this-way", {"(this|in this) way": True})
RULES.same(
    "put-so",
    {
        "put into (your|their|their owners'|its owner's|your opponent's) graveyard": GRAVEYARD,
        "put into (your|their|their owners'|its owner's|your opponent's) mana zone": MANA,
        "put into the battle zone": BATTLE,
        "(put into|added to) (your|their|their owners'|its owner's) (shields|shield zone)": SHIELDS,
    },
)


def _those(zone: str, noun: Noun) -> Filter:
    return narrowed(InZone((zone,)), OneOf(PUT[zone]), noun.wanted)


@RULES.rule(
    "each-of",
    "for each <noun> <put_so:put-so> <this_way:this-way>",
    example="for each creature put into your graveyard this way",
    miss="for each creature put into your graveyard",
)
def each_put(noun: Noun, put_so: str, this_way: bool) -> Amount | None:
    if noun.several or noun.zone or noun.whose or noun.kind == "shield":
        return None
    return CountOf(PUT[put_so]) if noun.wanted == EVERY_CARD else Count(_those(put_so, noun))


@RULES.rule(
    "deed",
    "for each <noun> <put_so:put-so> <this_way:this-way> , <deed>",
    example="for each creature put into your graveyard this way, destroy a creature",
    miss="for each creature put into your graveyard, destroy a creature",
)
def for_each_put(noun: Noun, put_so: str, this_way: bool, deed: Clause) -> Clause | None:
    if noun.several or noun.zone or noun.whose or deed.effect == fx.NOTHING or mentions(deed.effect, THAT):
        return None
    return Clause(fx.ForEach(Each(_those(put_so, noun)), deed.effect, "each"), about=UNSAID)


@RULES.rule(
    "condition",
    "(a|an) <noun> was <put_so:put-so> <this_way:this-way>",
    example="a Ghost was put into your graveyard this way",
    miss="a Ghost was put into your graveyard",
)
@RULES.rule(
    "condition",
    "you put (a|an) <noun> into <put_there:put-there> <this_way:this-way>",
    example="you put a Ghost into your graveyard in this way",
    miss="you put a Ghost into your graveyard",
)
def one_was_put(noun: Noun, this_way: bool, put_so: str = "", put_there: str = "") -> Condition | None:
    if noun.several or noun.zone or noun.whose or noun.kind == "shield":
        return None
    return There(_those(put_so or put_there, noun))


RULES.same(
    "put-there",
    {
        "(your|their|its owner's) graveyard": GRAVEYARD,
        "(your|their|its owner's) mana zone": MANA,
        "the battle zone": BATTLE,
    },
)
RULES.same("among-those", {"among (them|those cards|these cards)": True})


@RULES.rule(
    "condition",
    "(there is|there's) (a|an) <noun> <among-those>",
    example="there is a Ghost among them",
    miss="there is a Ghost in your hand",
)
def one_among(noun: Noun, among_those: bool) -> Condition | None:
    if noun.several or noun.zone or noun.whose:
        return None
    return There(narrowed(ANYWHERE, OneOf(THAT), noun.wanted))


@RULES.rule(
    "condition",
    "there are no <noun> <among-those>",
    example="there are no Ghosts among them",
    miss="there are no Ghosts in your hand",
)
def none_among(noun: Noun, among_those: bool) -> Condition | None:
    if not noun.several or noun.zone or noun.whose:
        return None
    return Fails(There(narrowed(ANYWHERE, OneOf(THAT), noun.wanted)))
