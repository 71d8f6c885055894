"""More ways to take cards in searches: mandatory, any number, from the opponent's deck, one for each."""

from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.nouns import DECK, GRAVEYARD, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Amount, Count
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Controlled, InZone, Not, OneOf
from rules.language.references import Chosen, Each, It
from rules.reading.clauses import THAT, Clause, in_order, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
YOUR_DECK = narrowed(InZone((DECK,)), Controlled("you"))
RULES.same("search-of", {"search your deck": "you", "search your opponent's deck": "opponent"})
RULES.same(
    "shuffled-after", {"then shuffle your deck": "you", "then your opponent shuffles his deck": "opponent"}
)
RULES.same("shown", {"show (those cards|those creatures|those spells) to your opponent": True})


@RULES.rule(
    "looking-deed",
    "search your deck (.|and) put (a|an) <noun> from it <into> . <shuffled>",
    example="search your deck and put a Ghost from it into your graveyard. then shuffle your deck",
    miss="search your deck and put a Ghost from it into your graveyard",
)
def one_searched(noun: Noun, into: Destination, shuffled: bool) -> Clause | None:
    if noun.several or noun.zone or noun.whose or not fits_from_deck(into):
        return None
    done = moved(Chosen(narrowed(YOUR_DECK, noun.wanted)), into)
    return Clause(in_order(done, fx.Shuffle(DECK)), about=UNSAID)


@RULES.rule(
    "looking-deed",
    "search your deck (.|and) <acts> . <shuffled>",
    example="search your deck. put a card from your deck into your mana zone. then shuffle your deck",
    miss="search your deck. put a card from your deck into your mana zone",
)
def searched(acts: Clause, shuffled: bool) -> Clause | None:
    """JUDGEMENT: if taking is not optional, the card is taken if the deck has one."""
    done = done_by(acts, "you").effect
    first = done.effects[0] if isinstance(done, fx.Do) and done.effects else done
    if not isinstance(first, fx.MoveTo) or not isinstance(first.what, Chosen) or mentions(done, THAT):
        return None
    if zones_of(first.what.filter) != (DECK,):
        return None
    return Clause(in_order(done, fx.Shuffle(DECK)), about=UNSAID)


@RULES.rule(
    "looking-deed",
    "search your deck . you may <taken-any> . <shuffled>",
    example="search your deck. you may choose any number of Ghosts from your deck, show them to "
    "your opponent, and put them into your mana zone. then shuffle your deck",
    miss="search your deck. you may choose any number of Ghosts from your deck. then shuffle your deck",
)
def any_number_found(taken_any: fx.Effect, shuffled: bool) -> Clause:
    return Clause(in_order(taken_any, fx.Shuffle(DECK)), about=UNSAID)


@RULES.rule(
    "taken-any",
    "(take|choose) any number of <noun> , [and] <shown> , and (put|add) them <into>",
    example="choose any number of Ghosts, show them to your opponent, and put them into your mana zone",
    miss="choose any number of Ghosts, and put them into your mana zone",
)
def any_number_taken(noun: Noun, shown: bool, into: Destination) -> fx.Effect | None:
    if not noun.several or (noun.zone, noun.whose) not in (("", ""), (DECK, "you")):
        return None
    wanted = narrowed(noun.wanted, YOUR_DECK)
    if not fits_from_deck(into):
        return None
    return fx.Reveal(Chosen(wanted, Count(wanted), 0), moved(It(), into))


@RULES.rule(
    "taken-any",
    "(take|choose) any number of <noun> and (put|add) them <into>",
    example="choose any number of Ghosts and put them into the battle zone",
    miss="choose any number of Ghosts and put them into your opponent's graveyard",
)
def any_number_put(noun: Noun, into: Destination) -> fx.Effect | None:
    if not noun.several or (noun.zone, noun.whose) not in (("", ""), (DECK, "you")):
        return None
    wanted = narrowed(noun.wanted, YOUR_DECK)
    return moved(Chosen(wanted, Count(wanted), 0), into) if fits_from_deck(into) else None


@RULES.rule(
    "looking-deed",
    "search your opponent's deck . [you may] (take|choose) up to <n:count> cards from (it|his deck|their "
    "deck) "
    "and put them into (his|their) graveyard . <shuffled-after>",
    example="search your opponent's deck. you may choose up to 7 cards from his deck and put them "
    "into their graveyard. then your opponent shuffles his deck",
    miss="search your opponent's deck. you may choose up to 7 cards from his deck and put them "
    "into your hand. then your opponent shuffles his deck",
)
def foes_deck_searched(n: int, shuffled_after: str) -> Clause | None:
    if shuffled_after != "opponent":
        return None
    theirs = narrowed(InZone((DECK,)), Controlled("opponent"))
    put = fx.MoveTo(Chosen(theirs, n, 0), GRAVEYARD)
    return Clause(fx.Do((put, fx.Shuffle(DECK, "opponent"))), about=UNSAID)


@RULES.rule(
    "looking-deed",
    "search your deck . you may put up to <n:count> <noun> from among them . <shuffled>",
    example="search your deck. you may put up to 7 Ghosts from among them. then shuffle your deck",
    miss="search your deck. you may put up to 7 Ghosts. then shuffle your deck",
)
def some_come(n: int, noun: Noun, shuffled: bool) -> Clause | None:
    if not noun.several or noun.zone or noun.whose or noun.kind not in ("creature", "race"):
        return None
    put = fx.MoveTo(Chosen(narrowed(YOUR_DECK, noun.wanted), n, 0), "battle zone")
    return Clause(fx.Do((put, fx.Shuffle(DECK))), about=UNSAID)


RULES.same("rest-away", {"put the rest into your graveyard": True})


@RULES.rule(
    "looking-deed",
    "search your deck . choose <n:count> cards [from it] [,] and <rest-away> . "
    "then put (them|the <m:integer> chosen cards) on top of your deck in any order",
    example="search your deck. choose 2 cards, and put the rest into your graveyard. then put "
    "them on top of your deck in any order",
    miss="search your deck. choose 2 cards. then put them on top of your deck in any order",
)
def only_these_stay(n: int, rest_away: bool, m: int | None = None) -> Clause | None:
    if m not in (None, n):
        return None
    kept = It("kept")
    others = fx.MoveTo(Each(narrowed(YOUR_DECK, Not(OneOf(kept)))), GRAVEYARD)
    done = fx.Let("kept", Chosen(YOUR_DECK, n, n), fx.Do((others, fx.MoveTo(kept, DECK))))
    return Clause(done, about=UNSAID)


@RULES.rule(
    "looking-deed",
    "search your deck . <each-of> , you may take (a|an) <noun> , <shown> , and put it <into> . <shuffled>",
    example="search your deck. for each of your shields, you may take a Ghost, show it to your "
    "opponent, and put it into your mana zone. then shuffle your deck",
    miss="search your deck. for each of your shields, you may take a Ghost. then shuffle your deck",
)
def one_for_each(
    each_of: Amount, noun: Noun, shown: bool, into: Destination, shuffled: bool
) -> Clause | None:
    if noun.several or (noun.zone, noun.whose) not in (("", ""), (DECK, "you")) or not fits_from_deck(into):
        return None
    found = Chosen(narrowed(noun.wanted, YOUR_DECK), each_of, 0)
    return Clause(in_order(fx.Reveal(found, moved(It(), into)), fx.Shuffle(DECK)), about=UNSAID)
