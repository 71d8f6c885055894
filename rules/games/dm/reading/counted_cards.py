"""Cards that are counted first, so that as many can be drawn, moved or chosen."""

from rules.games.dm.reading.nouns import GRAVEYARD, Noun
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Amount, Count, Distinct, Plus
from rules.language.filters import Controlled, Filter, InZone
from rules.language.references import Chosen, Top
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()


@RULES.rule(
    "counted",
    "count (the|the number of) <cards>",
    example="count the cards in your hand",
    miss="count cards in your hand",
)
def counted(cards: Noun) -> Amount | None:
    wanted = cards.filter()
    return Count(wanted) if wanted is not None and cards.several else None


@RULES.rule(
    "counted",
    "count the number of civilizations in your mana zone",
    example="count the number of civilizations in your mana zone",
    miss="count the civilizations in your hand",
)
def civilizations_counted() -> Amount:
    return Distinct("attribute", narrowed(InZone(("mana zone",)), Controlled("you")))


RULES.same(
    "as-many-cards",
    {"put (the same number of cards|as many cards|a number of cards equal to that number)": True},
)


@RULES.rule(
    "deed",
    "<counted> . [then] <as-many-cards> from the top of your deck <into>",
    example="count the Ghosts. put the same number of cards from the top of your deck to your hand",
    miss="count the cards in your hand. put a card from the top of your deck into your mana zone",
)
def tops_counted(counted: Amount, into: Destination, as_many_cards: bool) -> Clause | None:
    return Clause(moved(Top(counted), into), about=UNSAID) if fits_from_deck(into) else None


@RULES.rule(
    "deed",
    "<counted> . [then] you may <as-many-cards> from the top of your deck <into>",
    example="count the Ghosts. you may put as many cards from the top of your deck to your hand",
    miss="count the cards in your hand. you may put a card from the top of your deck into your mana zone",
)
def tops_counted_if_liked(counted: Amount, into: Destination, as_many_cards: bool) -> Clause | None:
    made = tops_counted(counted, into, as_many_cards)
    return None if made is None else Clause(fx.May(made.effect), about=UNSAID)


@RULES.rule("one-more", "another <noun>", example="another creature", miss="a creature")
def another(noun: Noun) -> Filter | None:
    return None if noun.several else noun.filter()


@RULES.rule(
    "one-more", "another of <owned>", example="another of your creatures", miss="one of your creatures"
)
def another_of(owned: Noun) -> Filter | None:
    return owned.filter() if owned.several else None


@RULES.rule("one-first", "(a|an) <noun>", example="a creature", miss="creatures")
def first(noun: Noun) -> Filter | None:
    return another(noun)


@RULES.rule("one-first", "one of <owned>", example="one of your creatures", miss="your creatures")
def first_of(owned: Noun) -> Filter | None:
    return another_of(owned)


@RULES.rule(
    "one-first", "an opponent's <noun>", example="an opponent's creature", miss="an opponent's creatures"
)
@RULES.rule(
    "one-more",
    "another opponent's <noun>",
    example="another opponent's creature",
    miss="another opponent's creatures",
)
def of_the_opponent(noun: Noun) -> Filter | None:
    return None if noun.several or noun.whose else _with_owner(noun)


def _with_owner(noun: Noun) -> Filter | None:
    wanted = noun.filter()
    return None if wanted is None else narrowed(wanted, Controlled("opponent"))


@RULES.rule(
    "act",
    "choose <one-first> . then , for each <race> in each graveyard , you may choose <one-more>",
    example="choose a creature. then, for each Human in each graveyard, you may choose another creature",
    miss="choose a creature. then, for each Human in each graveyard, you may choose a card in your hand",
)
def one_and_more(one_first: Filter, race: Filter, one_more: Filter) -> Clause | None:
    """One card, and up to one more for each in a graveyard; they are chosen together."""
    if one_first != one_more:
        return None
    most = Plus((1, Count(narrowed(InZone((GRAVEYARD,)), race))))
    return Clause(about=Chosen(one_first, most, 1, ACTOR))  # type: ignore[arg-type]


@RULES.rule(
    "picked", "all those (creatures|creature|cards)", example="all those creatures", miss="all creatures"
)
def all_those() -> Picked:
    return Picked("reference", cards=THAT)
