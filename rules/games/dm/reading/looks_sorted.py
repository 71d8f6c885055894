"""More ways to sort cards that are seen: some must be taken, one by one, to several places."""

from rules.games.dm.reading.looks import SEEN, Seen, Sorting, with_seen
from rules.games.dm.reading.nouns import BATTLE, CREATURE, Noun
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Count
from rules.language.filters import AnyOf, Filter, OfRace, RaceHas, WithKeyword
from rules.language.references import Chosen, Each, It
from rules.reading.clauses import Clause, in_order, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same(
    "among-them",
    {"from among (them|it|those cards|the revealed cards)": True, "from (them|the revealed cards)": True},
)


@RULES.rule(
    "sorting",
    "(put|add) <found> <among-them> <into>",
    example="put a spell from among them into your hand",
    miss="put a spell from your graveyard into your hand",
)
@RULES.rule(
    "sorting",
    "<among-them> , (put|add) <found> <into>",
    example="from among them, put a spell into your hand",
    miss="put a spell into your hand",
)
@RULES.rule(
    "sorting",
    "<among-them> , choose <found> and put (it|them) <into>",
    example="from among them, choose a spell and put it into your hand",
    miss="choose a spell and put it into your hand",
)
def one_goes(found: tuple[Filter, int], into: Destination, among_them: bool = True) -> Sorting | None:
    wanted, most = found
    if not fits_from_deck(into):
        return None
    return Sorting(moved(Chosen(narrowed(SEEN, wanted), most, most if most == 1 else 0), into))


@RULES.rule(
    "sorting",
    "(choose|take) <found> <among-them> , <shown> , and put (it|them) <into>",
    example="choose a spell from among them, show it to your opponent, and put it into your hand",
    miss="choose a spell, show it to your opponent, and put it into your hand",
)
def one_is_shown(
    found: tuple[Filter, int], shown: bool, into: Destination, among_them: bool
) -> Sorting | None:
    wanted, most = found
    if not fits_from_deck(into):
        return None
    picked = Chosen(narrowed(SEEN, wanted), most, most if most == 1 else 0)
    return Sorting(fx.Reveal(picked, moved(It("shown"), into), name="shown"))


@RULES.rule(
    "sorting",
    "you may (take|choose) <found> <among-them> , <shown> and (add|put) (it|them) <into>",
    example="you may choose a spell from among them, show it to your opponent and put it into your hand",
    miss="you may choose a spell from among them and put it into your hand",
)
@RULES.rule(
    "sorting",
    "you may (take|choose) <found> <among-them> , <shown> , and (add|put) (it|them) <into>",
    example="you may choose a spell from them, show it to your opponent, and add it to your hand",
    miss="you may choose a spell from them and add it to your hand",
)
@RULES.rule(
    "sorting",
    "you may reveal <found> <among-them> [to your opponent] and (add|put) (it|them) <into>",
    example="you may reveal a light creature from among them to your opponent and add it to your hand",
    miss="you may take a creature from among them and add it to your hand",
)
def one_may_be_shown(
    found: tuple[Filter, int], into: Destination, among_them: bool, shown: bool = True
) -> Sorting | None:
    wanted, most = found
    if not fits_from_deck(into):
        return None
    picked = Chosen(narrowed(SEEN, wanted), most, 0)
    return Sorting(fx.Reveal(picked, moved(It("shown"), into), name="shown"))


@RULES.rule(
    "sorting",
    "you may reveal any number of <noun> <among-them> and (add|put) them <into>",
    example="you may reveal any number of spells from among them and put them into your hand",
    miss="you may reveal spells from among them and put them into your hand",
)
@RULES.rule(
    "sorting",
    "choose any number of <noun> <among-them> , reveal them to your opponent [,] and (add|put) them <into>",
    example="choose any number of Ghosts from them, reveal them to your opponent, and put them into your "
    "mana zone",
    miss="choose any number of spells from among them and add them to your hand",
)
def some_may_be_shown(noun: Noun, into: Destination, among_them: bool) -> Sorting | None:
    if noun.zone or noun.whose or not noun.several or not fits_from_deck(into):
        return None
    wanted = narrowed(SEEN, noun.wanted)
    return Sorting(fx.Reveal(Chosen(wanted, Count(wanted), 0), moved(It("shown"), into), name="shown"))


@RULES.rule(
    "sorting",
    "(put|add) all <one:noun> and all <other:noun> <among-them> <into>",
    example="put all spells and all fire creatures from among them into your hand",
    miss="put spells and fire creatures from among them into your hand",
)
def all_of_two(one: Noun, other: Noun, into: Destination, among_them: bool) -> Sorting | None:
    if one.zone or one.whose or other.zone or other.whose or not (one.several and other.several):
        return None
    if not fits_from_deck(into) or one.wanted == other.wanted:
        return None
    parts = tuple(sorted((one.wanted, other.wanted), key=str))
    return Sorting(moved(Each(narrowed(SEEN, AnyOf(parts))), into))


@RULES.rule(
    "sorting",
    "add all <noun> <among-them> <into>",
    example="add all spells from among them to your hand",
    miss="add spells from among them to your hand",
)
@RULES.rule(
    "sorting",
    "<among-them> , add all <noun> <into>",
    example="from among them, add all spells to your hand",
    miss="add all spells to your hand",
)
@RULES.rule(
    "sorting",
    "put all <noun> from the revealed cards <into>",
    example="put all light and darkness cards from the revealed cards into your hand",
    miss="put all light and darkness cards into your hand",
)
def all_go(noun: Noun, into: Destination, among_them: bool = True) -> Sorting | None:
    if noun.zone or noun.whose or not noun.several or not fits_from_deck(into):
        return None
    return Sorting(moved(Each(narrowed(SEEN, noun.wanted)), into))


@RULES.rule(
    "sorting",
    "(put|add) one [of (them|those cards)|from among them] <into>",
    example="add one from among them to your hand",
    miss="add a spell from among them to your hand",
)
def one_card_goes(into: Destination) -> Sorting | None:
    return Sorting(moved(Chosen(SEEN), into)) if fits_from_deck(into) else None


@RULES.rule(
    "sorting",
    "reveal one [to your opponent] [,] [and] (add|put) it <into>",
    example="reveal one and put it into your hand",
    miss="reveal it and put it into your hand",
)
def one_card_is_shown(into: Destination) -> Sorting | None:
    if not fits_from_deck(into):
        return None
    return Sorting(fx.Reveal(Chosen(SEEN), moved(It("shown"), into), name="shown"))


@RULES.rule(
    "sorting",
    "put one of them that has <quoted> <into>",
    example='put one of them that has "blocker" into your hand',
    miss="put one of them into your hand",
)
def one_such_goes(quoted: str, into: Destination) -> Sorting | None:
    wanted = narrowed(SEEN, WithKeyword(frozenset({quoted})))
    return Sorting(moved(Chosen(wanted), into)) if fits_from_deck(into) else None


@RULES.rule(
    "looking-deed",
    "<seen> [.|,] [and] [from among them ,] [put|add] one [of them] <into> [,] [and] <rest>",
    example="look at the top 7 cards of your deck. put one into your mana zone and the other on top of "
    "your deck",
    miss="look at the top 7 cards of your deck and put one into your graveyard",
)
def one_each(seen: Seen, into: Destination, rest: Destination) -> Clause | None:
    if not fits_from_deck(into):
        return None
    return with_seen(seen, in_order(moved(Chosen(SEEN), into), moved(Each(SEEN), rest)))


@RULES.rule(
    "looking-deed",
    "<seen> . (put|add) one [of (them|those cards)] <into> , [put] one <other:into> [,] and [put] one "
    "<last:into>",
    example="look at the top 3 cards of your deck. put one into your mana zone, one on top of your deck and "
    "one into your graveyard",
    miss="look at the top 3 cards of your deck. put one into your mana zone and one on top of your deck",
)
def three_ways(seen: Seen, into: Destination, other: Destination, last: Destination) -> Clause | None:
    places = (into, other, last)
    if seen.count != 3 or not all(map(fits_from_deck, places)):
        return None
    return with_seen(seen, in_order(*(moved(Chosen(SEEN), place) for place in places)))


@RULES.rule(
    "looking-deed",
    "<seen> and put one of (them|these) <into>",
    example="reveal the top 9 cards of your deck and put one of these into your mana zone",
    miss="look at the top 7 cards of your deck and put them on the bottom of your deck",
)
@RULES.rule(
    "looking-deed",
    "<seen> and put one <into>",
    example="reveal the top 7 cards of your deck and put one on top of your deck",
    miss="look at the top 7 cards of your deck and put two on the bottom of your deck",
)
@RULES.rule(
    "looking-deed",
    "<seen> . put one of them <into>",
    example="reveal the top 7 cards of your deck. put one of them on top of your deck",
    miss="reveal the top 7 cards of your deck. put all of them into your mana zone",
)
def one_only(seen: Seen, into: Destination) -> Clause | None:
    return with_seen(seen, moved(Chosen(SEEN), into)) if fits_from_deck(into) else None


@RULES.rule(
    "looking-deed",
    "<seen> [.|,] [and] [then] put them on top of your deck in any order",
    example="look at the top 9 cards of your deck and then put them on top of your deck in any order",
    miss="reveal the top 7 cards of your deck. put them on top of your deck",
)
def back(seen: Seen) -> Clause:
    return with_seen(seen, fx.MoveTo(Each(SEEN), "deck"))


@RULES.rule(
    "sorting",
    "you may (put|add) <found> <among-them> <into>",
    example="you may add a Ghost from among the revealed cards to your hand",
    miss="you may add a Ghost from your graveyard to your hand",
)
def goes_if_liked(found: tuple[Filter, int], into: Destination, among_them: bool) -> Sorting | None:
    wanted, most = found
    return Sorting(moved(Chosen(narrowed(SEEN, wanted), most, 0), into)) if fits_from_deck(into) else None


@RULES.rule(
    "sorting",
    "you may put <found> <among-them>",
    example="you may put a fire creature from among them",
    miss="you may put a fire creature from your hand",
)
@RULES.rule(
    "sorting",
    "<among-them> , you may put <found>",
    example="from among them, you may put a fire creature",
    miss="you may put a fire creature",
)
def comes_if_liked(found: tuple[Filter, int], among_them: bool) -> Sorting | None:
    """A card "put" without a place goes into the battle zone."""
    return _comes(found, 0)


@RULES.rule(
    "sorting",
    "<among-them> , put <found>",
    example="from among them, put up to 2 fire creatures",
    miss="put up to 2 fire creatures",
)
@RULES.rule(
    "sorting",
    "put <found> <among-them>",
    example="put up to 2 fire creatures from among them",
    miss="put up to 2 fire creatures",
)
def comes(found: tuple[Filter, int], among_them: bool) -> Sorting | None:
    return _comes(found, 1 if found[1] == 1 else 0)


def _comes(found: tuple[Filter, int], least: int) -> Sorting | None:
    wanted, most = found
    if not (mentions(wanted, CREATURE) or isinstance(wanted, OfRace | RaceHas)):
        return None
    return Sorting(moved(Chosen(narrowed(SEEN, wanted), most, least), Destination(BATTLE)))
