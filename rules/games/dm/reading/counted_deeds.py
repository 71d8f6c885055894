"""Actions repeated for each card of a kind, and actions with cards under a creature."""

from rules.games.dm.reading.antecedents import DESTROYED, DISCARDED, RETURNED, SPOKEN_OF
from rules.games.dm.reading.nouns import Noun
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import draw_so_many, moved
from rules.language import effects as fx
from rules.language.amounts import Amount, CountOf, Fixed, Times
from rules.language.conditions import Condition, Is
from rules.language.references import Beneath, It, This, Top
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule(
    "picked",
    "one of <owned> <each-of>",
    example="one of your opponent's creatures for each card in your hand",
    miss="one of your opponent's creatures for cards in your hand",
)
def one_for_each(owned: Noun, each_of: Amount) -> Picked | None:
    wanted = owned.filter()
    if wanted is None or not owned.several:
        return None
    return Picked("chosen", wanted, each_of, each_of, by=ACTOR)  # type: ignore[arg-type]


@RULES.rule(
    "deed",
    "<each-of> , put (the top card|a card from the top) of your deck <into>",
    example="for each of your shields, put the top card of your deck into your hand",
    miss="for each of your shields, put a card of your hand into your deck",
)
def tops(each_of: Amount, into: Destination) -> Clause | None:
    if any(mentions(each_of, mark) for mark in SPOKEN_OF):
        # What is done for each card just moved is done for one after another.
        return None
    return Clause(moved(Top(each_of), into), about=UNSAID) if fits_from_deck(into) else None


RULES.same(
    "done-so",
    {
        "destroyed [(this|in this) way]": DESTROYED,
        "returned [(this|in this) way]": RETURNED,
        "(discarded|you discarded|you discard|your opponent discards) [(this|in this) way]": DISCARDED,
    },
)


RULES.same("done-to", {"destroyed": DESTROYED, "returned": RETURNED, "discarded": DISCARDED})


@RULES.rule(
    "each-of",
    "for each <done_so:done-to> <core>",
    example="for each destroyed creature",
    miss="for each tapped creature",
)
@RULES.rule(
    "each-of",
    "for each <core> <done-so>",
    example="for each creature destroyed this way",
    miss="for each creature this way",
)
def each_done(core: Noun, done_so: It) -> Amount | None:
    return None if core.several or core.kind == "shield" else CountOf(done_so)


@RULES.rule(
    "deed",
    "for each <done_so:done-to> <core> , <deed>",
    example="for each destroyed creature, draw a card",
    miss="for each destroyed creature draw a card",
)
@RULES.rule(
    "deed",
    "for each <core> <done-so> , <deed>",
    example="for each creature destroyed this way, draw a card",
    miss="for each creature destroyed this way draw a card",
)
def for_each_done(core: Noun, done_so: It, deed: Clause) -> Clause | None:
    if core.several or deed.effect == fx.NOTHING or mentions(deed.effect, THAT):
        return None
    return Clause(fx.ForEach(done_so, deed.effect, "each"), about=UNSAID)


RULES.same(
    "done-one",
    {
        "was destroyed (this|in this) way": DESTROYED,
        "was returned (this|in this) way": RETURNED,
        "was discarded [(this|in this) way]": DISCARDED,
    },
)


@RULES.rule(
    "condition",
    "(a|an) <noun> <done-one>",
    example="a fire creature was returned in this way",
    miss="a fire creature was returned",
)
def such_was_done(noun: Noun, done_one: It) -> Condition | None:
    return None if noun.zone or noun.whose or noun.several else Is(done_one, noun.wanted)


@RULES.rule(
    "condition",
    "the (discarded card|card discarded [from your hand]) (is|was) (a|an) <noun>",
    example="the discarded card was a Ghost",
    miss="the destroyed card was a Ghost",
)
def discarded_is(noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose or noun.several else Is(DISCARDED, noun.wanted)


@RULES.rule(
    "each-of",
    "for each card under (it|this creature)",
    example="for each card under this creature",
    miss="for each card under that creature",
)
def each_beneath() -> Amount:
    return CountOf(Beneath(This()))


@RULES.rule(
    "act",
    "(put|add) up to <n:count> cards from the top of your deck <into>",
    example="put up to 3 cards from the top of your deck into your hand",
    miss="put 3 cards from the top of your deck into your mana zone",
)
@RULES.rule(
    "act",
    "(put|add) up to <n:count> cards from the top of your deck <into:to-shields>",
    example="add up to 3 cards from the top of your deck to your shield zone face down",
    miss="add up to 3 cards from your hand to your shields face down",
)
def up_to_tops(n: int, into: Destination) -> Clause | None:
    if not fits_from_deck(into):
        return None
    return Clause(fx.ChooseNumber(n, moved(Top(Fixed()), into)), about=UNSAID)


@RULES.rule(
    "picked",
    "<n:count> cards from the top of your deck",
    example="2 cards from the top of your deck",
    miss="2 cards from your deck",
)
def several_tops(n: int) -> Picked | None:
    return Picked("reference", cards=Top(n)) if n > 1 else None


@RULES.rule(
    "act",
    "draw <n:count> cards <each-of>",
    example="draw 2 cards for each of your shields",
    miss="draw 2 cards for your shields",
)
def draw_several_for_each(n: int, each_of: Amount) -> Clause | None:
    return draw_so_many(Times(each_of, n)) if n > 1 else None
