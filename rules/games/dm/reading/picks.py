"""How a sentence picks cards: one, several, any number, each, at random, those just named."""

from dataclasses import replace

from rules.games.dm.reading.nouns import HAND, SHIELDS, Noun, Whose
from rules.language.amounts import Count
from rules.language.filters import EVERY_CARD, Filter, Other
from rules.language.references import Host, It, This, Top
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
ACTOR = "actor"
"""Stands for the player who acts, until that is known."""
UNSAID = It("unsaid")
"""What "it" refers to after a sentence that may not have happened: nothing."""


@RULES.rule("count", "<n:integer>", example="2", miss="many")
def digits(n: int) -> int | None:
    return n if n > 0 else None


RULES.same("count", {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5})


def chosen(wanted: Filter | None, most: int, least: int) -> Picked | None:
    """Return cards that are chosen on resolution (101.4)."""
    if wanted is None or most < 1:
        return None
    return Picked("chosen", wanted, most, least, by=ACTOR)  # type: ignore[arg-type]


@RULES.rule("picked", "(a|an) <noun>", example="a creature", miss="a creatures")
def a_card(noun: Noun) -> Picked | None:
    return None if noun.several else chosen(noun.filter(), 1, 1)


@RULES.rule(
    "picked", "an opponent's <noun>", example="an opponent's creature", miss="an opponent's creatures"
)
def a_foe(noun: Noun) -> Picked | None:
    return None if noun.several or noun.whose else chosen(replace(noun, whose="opponent").filter(), 1, 1)


@RULES.rule("picked", "another <noun>", example="another creature", miss="another creatures")
def another(noun: Noun) -> Picked | None:
    return None if noun.several else chosen(noun.asking(Other()).filter(), 1, 1)


@RULES.rule("picked", "<count> <noun>", example="2 creatures", miss="2 creature")
def so_many(count: int, noun: Noun) -> Picked | None:
    return chosen(noun.filter(), count, count) if noun.several == (count > 1) else None


@RULES.rule("picked", "<count> of <owned>", example="one of your creatures", miss="one of your creature")
def one_of(count: int, owned: Noun) -> Picked | None:
    return chosen(owned.filter(), count, count) if owned.several else None


@RULES.rule("picked", "up to <count> <noun>", example="up to 2 creatures", miss="up to creatures")
@RULES.rule(
    "picked",
    "up to <count> of <noun:owned>",
    example="up to 2 of your creatures",
    miss="up to 2 your creatures",
)
def up_to(count: int, noun: Noun) -> Picked | None:
    return chosen(noun.filter(), count, 0) if noun.several or count == 1 else None


@RULES.rule(
    "picked",
    "any number of <cards>",
    example="any number of your creatures",
    miss="a number of your creatures",
)
def any_number(cards: Noun) -> Picked | None:
    wanted = cards.filter()
    if wanted is None or not cards.several:
        return None
    return Picked("chosen", wanted, Count(wanted), 0, by=ACTOR)  # type: ignore[arg-type]


@RULES.rule("picked", "all [of] [the] <cards>", example="all your creatures", miss="all your creature")
def all_of(cards: Noun) -> Picked | None:
    wanted = cards.filter()
    return None if wanted is None or not cards.several else Picked("each", wanted)


@RULES.rule("picked", "each [of] <cards>", example="each of your creatures", miss="each of your")
def each_of(cards: Noun) -> Picked | None:
    wanted = cards.filter()
    return None if wanted is None else Picked("each", wanted)


@RULES.rule("subject", "they", example="they", miss="he")
def they() -> Picked:
    return that()


@RULES.rule("subject", "<owned>", example="your creatures", miss="your creature")
def each_owned(owned: Noun) -> Picked | None:
    return all_of(owned)


@RULES.rule("subject", "<noun>", example="creatures in the battle zone", miss="creature in the battle zone")
def each_noun(noun: Noun) -> Picked | None:
    return all_of(noun) if not noun.whose else None


@RULES.rule("subject", "<picked>", example="each of your creatures", miss="creature")
def picked_subject(picked: Picked) -> Picked:
    return picked


@RULES.rule("picked", "your shields", example="your shields", miss="your shield")
def own_shields() -> Picked | None:
    wanted = replace(Noun("shield", EVERY_CARD, True, zone=SHIELDS), whose="you").filter()
    return None if wanted is None else Picked("each", wanted)


@RULES.rule(
    "picked",
    "this (creature [from the battle zone]|card|spell|cross gear|aura|tamaseed|field|castle)",
    example="this creature",
    miss="that creature",
)
def this() -> Picked:
    return Picked("reference", cards=This())


@RULES.rule(
    "picked",
    "(it|them|that creature|that card|that spell|those creatures|those cards|that shield|those "
    "shields|the creature|the card)",
    example="that creature",
    miss="this creature",
)
def that() -> Picked:
    return Picked("reference", cards=THAT)


@RULES.rule(
    "picked", "each of those creatures", example="each of those creatures", miss="each of these creatures"
)
def each_of_those() -> Picked:
    return that()


@RULES.rule(
    "picked",
    "the (crossed|attached) creature",
    example="the crossed creature",
    miss="the crossing creature",
)
def host() -> Picked:
    return Picked("reference", cards=Host(This()))


@RULES.rule(
    "top",
    "the (top card of|card on [the] top of) <possessive> deck",
    example="the card on top of your deck",
    miss="the top cards of your deck",
)
def top(possessive: Whose) -> Top:
    return Top(1, possessive)  # type: ignore[arg-type]


@RULES.rule(
    "top",
    "the top <n:count> cards of <possessive> deck",
    example="the top 2 cards of your deck",
    miss="the top 2 card of your deck",
)
def top_cards(n: int, possessive: Whose) -> Top | None:
    return Top(n, possessive) if n > 1 else None  # type: ignore[arg-type]


@RULES.rule("picked", "<top>", example="the top card of your deck", miss="a card of your deck")
def top_picked(top: Top) -> Picked:
    return Picked("reference", cards=top)


@RULES.rule(
    "picked",
    "<count> <noun> at random from <possessive> hand",
    example="2 cards at random from your opponent's hand",
    miss="2 cards from your opponent's hand",
)
def several_at_random(count: int, noun: Noun, possessive: Whose) -> Picked | None:
    if noun.kind != "card" or noun.zone or noun.whose or noun.several == (count == 1):
        return None
    wanted = replace(noun, zone=HAND, whose=possessive).filter()
    return None if wanted is None else Picked("random", wanted, count, count)


@RULES.rule(
    "picked",
    "a <noun> at random from <possessive> hand",
    example="a card at random from your opponent's hand",
    miss="a card from your opponent's hand",
)
def at_random(noun: Noun, possessive: Whose) -> Picked | None:
    return several_at_random(1, noun, possessive)
