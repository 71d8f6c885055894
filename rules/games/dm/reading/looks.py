"""Looking at cards, revealing them, searching for them, and what is done with them."""

from dataclasses import dataclass

from rules.games.dm.reading.nouns import DECK, HAND, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Amount, Count
from rules.language.filters import Controlled, Filter, InZone, OneOf
from rules.language.references import Chosen, Each, It, Top
from rules.reading.clauses import Clause, in_order
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
SEEN = narrowed(InZone((DECK,)), OneOf(It()))
"""Cards being looked at that are still in the deck."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Cards on top of your own deck, and whether both players see them."""

    count: Amount
    revealed: bool


RULES.same("seeing", {"look at": False, "reveal": True})


@RULES.rule(
    "seen",
    "<seeing> the top <n:count> cards (of|from) your deck",
    example="look at the top 3 cards of your deck",
    miss="look at 3 cards of your deck",
)
@RULES.rule(
    "seen",
    "<seeing> <n:count> cards from the top of your deck",
    example="look at 3 cards from the top of your deck",
    miss="look at 3 cards from your deck",
)
def seen(seeing: bool, n: int) -> Seen | None:
    return Seen(n, seeing) if n > 1 else None


@dataclass(frozen=True, slots=True)
class Sorting:
    """What is done with some of the cards seen, before the rest is put away."""

    effect: fx.Effect


@RULES.rule(
    "sorting",
    "put all <noun> [from (among them|the revealed cards|among those cards)|revealed [in] this way] <into>",
    example="put all spells from among them into your hand",
    miss="put all spells from your graveyard into your hand",
)
def all_go(noun: Noun, into: Destination) -> Sorting | None:
    if noun.zone or noun.whose or not noun.several or not fits_from_deck(into):
        return None
    return Sorting(moved(Each(narrowed(SEEN, noun.wanted)), into))


@RULES.rule(
    "sorting",
    "from among them , put all <noun> <into>",
    example="from among them, put all spells into your hand",
    miss="put all spells into your hand",
)
def all_go_from(noun: Noun, into: Destination) -> Sorting | None:
    return all_go(noun, into)


@RULES.rule(
    "sorting",
    "put any number of <noun> from among them <into>",
    example="put any number of spells from among them into your hand",
    miss="put spells from among them into your hand",
)
@RULES.rule(
    "sorting",
    "from among them , put any number of <noun> <into>",
    example="from among them, put any number of spells into your hand",
    miss="from among them, put spells into your hand",
)
@RULES.rule(
    "sorting",
    "you may put any number of <noun> (from among them|revealed in this way) <into>",
    example="you may put any number of spells from among them into your hand",
    miss="you may put spells from among them into your hand",
)
def any_number_goes(noun: Noun, into: Destination) -> Sorting | None:
    if noun.zone or noun.whose or not noun.several or not fits_from_deck(into):
        return None
    wanted = narrowed(SEEN, noun.wanted)
    return Sorting(moved(Chosen(wanted, Count(wanted), 0), into))


@RULES.rule(
    "sorting",
    "you may put <found> from among them <into>",
    example="you may put a creature from among them into your hand",
    miss="you may put a creature into your hand",
)
@RULES.rule(
    "sorting",
    "you may take <found> from among them and put (it|them) <into>",
    example="you may take a creature from among them and put it into your hand",
    miss="you may take a creature and put it into your hand",
)
def one_may_go(found: tuple[Filter, int], into: Destination) -> Sorting | None:
    wanted, most = found
    return Sorting(moved(Chosen(narrowed(SEEN, wanted), most, 0), into)) if fits_from_deck(into) else None


@RULES.rule(
    "sorting",
    "you may (take|choose) <found> from (among them|them) , <shown> , and put (it|them) <into>",
    example="you may take a creature from among them, show it to your opponent, and put it into your hand",
    miss="you may take a creature from among them and put it into your hand",
)
@RULES.rule(
    "sorting",
    "you may reveal <found> from among them and (add|put) (it|them) <into>",
    example="you may reveal a light creature from among them and add it to your hand",
    miss="you may take a creature from among them and add it to your hand",
)
def one_may_be_shown(found: tuple[Filter, int], into: Destination, shown: bool = True) -> Sorting | None:
    wanted, most = found
    if not fits_from_deck(into):
        return None
    return Sorting(fx.Reveal(Chosen(narrowed(SEEN, wanted), most, 0), moved(It("shown"), into), name="shown"))


RULES.same("put-back", {"put them back in any order": True})


@RULES.rule(
    "rest",
    "[put] (the rest [of the cards]|the other) <into>",
    example="put the rest into your graveyard",
    miss="put the first into your graveyard",
)
def rest(into: Destination) -> Destination | None:
    """Return where the cards go that nothing else was done with."""
    return into if fits_from_deck(into) else None


@RULES.rule(
    "sorted",
    "<seen> . <sorting> . [then] <rest>",
    example="reveal the top 9 cards of your deck. put all Ghosts from among them into your mana zone. "
    "then put the rest into your graveyard",
    miss="reveal the top 9 cards of your deck. put all Ghosts from among them into your mana zone",
)
@RULES.rule(
    "sorted",
    "<seen> . <sorting> [,] (and|then|and then) <rest>",
    example="reveal the top 9 cards of your deck. put all Ghosts from among them into your mana zone and "
    "the rest into your graveyard",
    miss="reveal the top 9 cards of your deck. put all Ghosts into your graveyard",
)
@RULES.rule(
    "sorted",
    "<seen> (,|and) <sorting> [,] (and|then|and then) <rest>",
    example="reveal the top 9 cards of your deck, put all Ghosts from among them into your mana zone and "
    "the rest into your graveyard",
    miss="reveal the top 9 cards of your deck and put all Ghosts into your graveyard",
)
def sort(seen: Seen, sorting: Sorting, rest: Destination) -> Clause:
    return with_seen(seen, in_order(sorting.effect, moved(Each(SEEN), rest)))


@RULES.rule(
    "deed",
    "<sorted>",
    example="reveal the top 9 cards of your deck. put all Ghosts from among them into your mana zone and "
    "the rest into your graveyard",
    miss="reveal the top 9 cards of your deck. put all Ghosts from among them into your mana zone",
)
def sorting_done(sorted: Clause) -> Clause:
    return sorted


@RULES.rule(
    "deed",
    "you may <sorted>",
    example="you may reveal the top 9 cards of your deck. put all Ghosts from among them into your mana zone "
    "and the rest into your graveyard",
    miss="you may reveal the top 9 cards of your deck. put all Ghosts from among them into your mana zone",
)
def sorting_left(sorted: Clause) -> Clause:
    return Clause(fx.May(sorted.effect), about=UNSAID)


@RULES.rule(
    "looking-deed",
    "<seen> [.|,] [and] [then] put (them|those cards) back [on top of your deck] in any order",
    example="reveal the top 7 cards of your deck and put those cards back in any order",
    miss="look at the top 3 cards of your deck. then put them back",
)
def put_back(seen: Seen) -> Clause:
    return with_seen(seen, fx.MoveTo(Each(SEEN), DECK))


def with_seen(seen: Seen, effect: fx.Effect) -> Clause:
    """Return the clause that does something while cards are seen."""
    made = fx.Reveal(Top(seen.count), effect) if seen.revealed else fx.Look(seen.count, effect)
    return Clause(made, about=made)


@RULES.rule(
    "looking-deed",
    "look at up to <n:count> cards from the top of your deck [.|,] [and|then] <put-back>",
    example="look at up to 9 cards from the top of your deck, put them back in any order",
    miss="look at 9 cards from the top of your deck, put them back in any order",
)
def look_up_to(n: int, put_back: bool) -> Clause:
    made = fx.Look(n, fx.MoveTo(Each(SEEN), DECK), up_to=True)
    return Clause(made, about=made)


@RULES.rule(
    "act",
    "reveal the top card of your deck",
    example="reveal the top card of your deck",
    miss="look at the top card of your deck",
)
def reveal_top() -> Clause:
    return Clause(fx.Reveal(Top(1), fx.NOTHING), about=Top(1))


@RULES.rule(
    "act",
    "look at your opponent's hand and [at] the top card of (his|their) deck",
    example="look at your opponent's hand and the top card of their deck",
    miss="look at your hand and the top card of their deck",
)
def look_at_foes_hand_and_top() -> Clause:
    hand = Each(narrowed(InZone((HAND,)), Controlled("opponent")))
    top = Top(1, "opponent")
    return Clause(
        fx.Do((fx.Reveal(hand, fx.NOTHING, to="you"), fx.Reveal(top, fx.NOTHING, to="you"))), about=UNSAID
    )


@RULES.rule(
    "act",
    "look at the top card of your opponent's deck",
    example="look at the top card of your opponent's deck",
    miss="look at the top card of your deck",
)
def look_at_foes_top() -> Clause:
    foes = Top(1, "opponent")
    return Clause(fx.Reveal(foes, fx.NOTHING, to="you"), about=foes)
