"""Deeds done as often as there are cards of a kind, and with cards that lie under a creature."""

from rules.games.dm.reading.nouns import GRAVEYARD, Noun
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.filters import EVERY_CARD
from rules.language.references import Beneath, Chosen, This, Top
from rules.reading.clauses import Clause
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
    return Clause(moved(Top(each_of), into), about=UNSAID) if fits_from_deck(into) else None


RULES.same("under-this", {"under this (creature|card)": True})


@RULES.rule(
    "deed",
    "put (a card|one of the cards) <under-this> into your graveyard",
    example="put a card under this creature into your graveyard",
    miss="put a card under this creature into your hand",
)
def from_beneath(under_this: bool) -> Clause:
    return under_put_away(1, 1)


@RULES.rule(
    "deed",
    "you may put (a card|one of the cards) <under-this> into your graveyard",
    example="you may put a card under this creature into your graveyard",
    miss="you may put a card under this creature into your hand",
)
def may_from_beneath(under_this: bool) -> Clause:
    return Clause(fx.May(under_put_away(1, 1).effect), about=UNSAID)


@RULES.rule(
    "deed",
    "you may put <n:count> cards <under-this> into your graveyard",
    example="you may put 2 cards under this creature into your graveyard",
    miss="you may put 2 cards under this creature into your hand",
)
def may_several_from_beneath(n: int, under_this: bool) -> Clause:
    return Clause(fx.May(under_put_away(n, n).effect), about=UNSAID)


def under_put_away(most: Amount, least: Amount) -> Clause:
    """Return that so many cards that lie under this creature go to the graveyard."""
    under = Beneath(This())
    effect = fx.MoveTo(Chosen(EVERY_CARD, most, least, among=under), GRAVEYARD)
    return Clause(effect, about=UNSAID)
