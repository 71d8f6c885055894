"""Cards drawn, discarded and moved: as many as before, as something costs, until there are enough."""

from rules.games.dm.nodes import SummonGacharange
from rules.games.dm.reading.antecedents import DISCARDED
from rules.games.dm.reading.nouns import GRAVEYARD, HAND, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination, fits
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import draw_so_many, moved, own_hand
from rules.language import effects as fx
from rules.language.amounts import Amount, CostOf, Count, CountOf, Fixed, Minus
from rules.language.filters import EVERY_CARD, Controlled, InZone
from rules.language.references import Chosen, Top
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
YOUR_HAND = narrowed(InZone((HAND,)), Controlled("you"))


@RULES.rule(
    "act",
    "draw [cards] until you have <n:count> cards [in your hand]",
    example="draw cards until you have 7 cards in your hand",
    miss="draw 7 cards",
)
def draw_up_to_so_many(n: int) -> Clause:
    return draw_so_many(Minus(n, Count(YOUR_HAND)))


@RULES.rule("act", "draw another card", example="draw another card", miss="draw other cards")
def draw_another() -> Clause:
    return draw_so_many(1)


RULES.same("cards-away", {"put cards from the top of your deck into your graveyard": True})


@RULES.rule(
    "act",
    "<cards-away> until (you have|there are) <n:count> cards [in (your graveyard|it)]",
    example="put cards from the top of your deck into your graveyard until there are 9 cards in it",
    miss="put 7 cards from the top of your deck into your graveyard",
)
def fill_graveyard(n: int, cards_away: bool) -> Clause:
    lying = Count(narrowed(InZone((GRAVEYARD,)), Controlled("you")))
    return Clause(fx.MoveTo(Top(Minus(n, lying)), GRAVEYARD), about=UNSAID)


@RULES.rule(
    "act",
    "draw (that many|the same number of) cards [that] you discarded [in this way|this way]",
    example="draw the same number of cards you discarded",
    miss="draw the same number of cards",
)
@RULES.rule(
    "act",
    "draw the same number of cards that you discarded in this way",
    example="draw the same number of cards that you discarded in this way",
    miss="draw the same number of cards",
)
def draw_as_discarded() -> Clause:
    return draw_so_many(CountOf(DISCARDED))


@RULES.rule(
    "deed",
    "draw up to <n:count> cards . then put the same number of cards [from your hand] <into>",
    example="draw up to 7 cards. then put the same number of cards into your mana zone",
    miss="draw 7 cards. then put a card into your mana zone",
)
def drawn_and_put_back(n: int, into: Destination) -> Clause | None:
    hand = Picked("chosen", YOUR_HAND)
    if not fits(hand, into):
        return None
    back = moved(Chosen(YOUR_HAND, Fixed(), Fixed()), into)
    return Clause(fx.ChooseNumber(n, fx.Do((fx.Draw(Fixed()), back))), about=UNSAID)


@RULES.rule(
    "act",
    "(put|add) that many cards from the top of your deck <into>",
    example="put that many cards from the top of your deck into your hand",
    miss="put many cards from the top of your deck into your hand",
)
@RULES.rule(
    "act",
    "(put|add) that many cards from the top of your deck <into:to-shields>",
    example="put that many cards from the top of your deck to your shield zone face down",
    miss="put many cards from the top of your deck to your shield zone face down",
)
def as_many_tops(into: Destination) -> Clause | None:
    return Clause(moved(Top(CountOf(THAT)), into), about=UNSAID) if fits_from_deck(into) else None


@RULES.rule(
    "act",
    "put the same number of cards as (that creature's|its) cost from the top of your deck <into>",
    example="put the same number of cards as its cost from the top of your deck into your hand",
    miss="put as many cards as it costs into your hand",
)
def as_many_as_cost(into: Destination) -> Clause | None:
    return Clause(moved(Top(CostOf(THAT)), into), about=UNSAID) if fits_from_deck(into) else None


@RULES.rule(
    "act",
    "discard up to <n:count> <noun>",
    example="discard up to 7 cards from your hand",
    miss="discard 7 cards from your hand",
)
def discard_up_to(n: int, noun: Noun) -> Clause | None:
    if noun.kind != "card" or not noun.several or noun.zone != HAND or noun.whose != "you":
        return None
    effect = fx.ChooseNumber(n, fx.Discard(Fixed(), "actor you"))  # type: ignore[arg-type]
    return Clause(effect, about=effect)


@RULES.rule(
    "act",
    "(choose|chooses) and (discard|discards) a card from (his|their) hand <each-of>",
    example="chooses and discards a card from his hand for each of your shields",
    miss="chooses and discards a card from his hand",
)
@RULES.rule(
    "act",
    "(discard|discards) a card from (his|their) hand <each-of>",
    example="discards a card from his hand for each of your shields",
    miss="discards a card from his hand",
)
def discard_for_each(each_of: Amount) -> Clause:
    return Clause(fx.Discard(each_of, "actor their"), about=UNSAID)  # type: ignore[arg-type]


@RULES.rule(
    "act",
    "gacharange summon <n:integer> times",
    example="gacharange summon 3 times",
    miss="gacharange summon",
)
def gacharange_often(n: int) -> Clause | None:
    return Clause(fx.Do((SummonGacharange(),) * n), about=UNSAID) if 1 < n <= 9 else None


@RULES.rule(
    "act",
    "discard any number of <noun>",
    example="discard any number of cards from your hand",
    miss="discard cards from your hand",
)
def discard_any_number(noun: Noun) -> Clause | None:
    if not own_hand(noun) or not noun.several or noun.kind == "shield":
        return None
    wanted = None if noun.wanted == EVERY_CARD else noun.wanted
    fitting = Count(narrowed(YOUR_HAND, noun.wanted))
    effect = fx.ChooseNumber(fitting, fx.Discard(Fixed(), "actor you", wanted))  # type: ignore[arg-type]
    return Clause(effect, about=effect)
