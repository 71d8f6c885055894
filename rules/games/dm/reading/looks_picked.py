"""Cards that are picked from among those being looked at, and where they go, in all the ways texts say it."""

from rules.games.dm.reading.looks import SEEN, Sorting
from rules.games.dm.reading.nouns import BATTLE, Noun
from rules.games.dm.reading.places import Destination, all_may_come
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Amount, Count
from rules.language.filters import EVERY_CARD, Filter
from rules.language.references import Chosen, Each, It
from rules.reading.clauses import in_order
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Some = tuple[Filter, Amount, int]
"""Some of the cards seen: which may be picked, and how many at most and at least."""
RULES.same("these-seen", {"(them|those cards|these cards|the revealed cards)": True})


@RULES.rule("of-seen", "<count> of <these-seen>", example="one of them", miss="one of your creatures")
def so_many_seen(count: int, these_seen: bool) -> Some:
    return EVERY_CARD, count, count


@RULES.rule("of-seen", "up to <count> of <these-seen>", example="up to 2 of them", miss="up to of them")
def up_to_seen(count: int, these_seen: bool) -> Some:
    return EVERY_CARD, count, 0


@RULES.rule("of-seen", "any number of <these-seen>", example="any number of them", miss="a number of them")
def any_number_seen(these_seen: bool) -> Some:
    return EVERY_CARD, Count(SEEN), 0


@RULES.rule(
    "of-kind-seen",
    "(a|an|one) <noun> from among <these-seen>",
    example="a Ghost from among them",
    miss="a Ghost from among your creatures",
)
def one_seen(noun: Noun, these_seen: bool) -> Some | None:
    return None if noun.several or noun.zone or noun.whose else (noun.wanted, 1, 1)


@RULES.rule(
    "of-kind-seen",
    "up to <count> <noun> from among <these-seen>",
    example="up to 2 Ghosts from among them",
    miss="up to Ghosts from among them",
)
def several_seen(count: int, noun: Noun, these_seen: bool) -> Some | None:
    return (noun.wanted, count, 0) if noun.several and not noun.zone and not noun.whose else None


@RULES.rule(
    "of-kind-seen",
    "<of-kind-seen> <relative>",
    example="a Ghost from among them that costs 4 or less",
    miss="a Ghost that costs 4 or less",
)
def such_seen(of_kind_seen: Some, relative: Filter) -> Some:
    wanted, most, least = of_kind_seen
    return narrowed(wanted, relative), most, least


@RULES.rule("some-seen", "<of-seen>", example="one of them", miss="one of your creatures")
@RULES.rule("some-seen", "<of_seen:of-kind-seen>", example="a Ghost from among them", miss="a Ghost")
def some_seen(of_seen: Some) -> Some:
    return of_seen


def _can_go(some: Some, into: Destination) -> bool:
    return fits_from_deck(into) and (into.zone != BATTLE or all_may_come(some[0]))


def _chosen(some: Some, *, optional: bool) -> Chosen:
    wanted, most, least = some
    return Chosen(narrowed(SEEN, wanted), most, 0 if optional else least)


@RULES.rule(
    "sorting",
    "(put|add) <some-seen> <into>",
    example="put up to 2 of them into your mana zone",
    miss="put 2 of your creatures into your mana zone",
)
@RULES.rule(
    "sorting",
    "add <some-seen> <into:to-shields>",
    example="add one of them to your shields face down",
    miss="add one of your creatures to your shields face down",
)
@RULES.rule(
    "sorting",
    "choose <some-seen> and (put|add) (it|them) <into>",
    example="choose a Ghost from among them and put it into your mana zone",
    miss="choose a Ghost and put it into your mana zone",
)
def picked_go(some_seen: Some, into: Destination) -> Sorting | None:
    return Sorting(moved(_chosen(some_seen, optional=False), into)) if _can_go(some_seen, into) else None


@RULES.rule(
    "sorting",
    "you may (put|add|take) <some-seen> <into>",
    example="you may put one of them into your mana zone",
    miss="you may put one of your creatures into your mana zone",
)
@RULES.rule(
    "sorting",
    "you may add <some-seen> <into:to-shields>",
    example="you may add one of them to your shields face down",
    miss="you may add one of your creatures to your shields face down",
)
@RULES.rule(
    "sorting",
    "you may (choose|take) <some-seen> [,] and (put|add) (it|them) <into>",
    example="you may choose a Ghost from among them and put it into your mana zone",
    miss="you may choose a Ghost and put it into your mana zone",
)
def picked_may_go(some_seen: Some, into: Destination) -> Sorting | None:
    return Sorting(moved(_chosen(some_seen, optional=True), into)) if _can_go(some_seen, into) else None


@RULES.rule(
    "sorting",
    "you may (reveal|show) <some-seen> [to your opponent] [,] and (put|add) (it|them) <into>",
    example="you may show a Ghost from among them to your opponent and put it into your mana zone",
    miss="you may show a Ghost to your opponent and put it into your mana zone",
)
def picked_may_be_shown(some_seen: Some, into: Destination) -> Sorting | None:
    if not _can_go(some_seen, into):
        return None
    picked = _chosen(some_seen, optional=True)
    return Sorting(fx.Reveal(picked, moved(It("shown"), into), name="shown"))


@RULES.rule(
    "sorting",
    "you may put all <noun> from among <these-seen> <into>",
    example="you may put all Ghosts from among them into your mana zone",
    miss="you may put all Ghosts into your mana zone",
)
def all_may_go(noun: Noun, these_seen: bool, into: Destination) -> Sorting | None:
    if noun.zone or noun.whose or not noun.several or not fits_from_deck(into):
        return None
    return Sorting(fx.May(moved(Each(narrowed(SEEN, noun.wanted)), into)))


@RULES.rule(
    "sorting",
    "put <one:of-seen> <into> [,] and [put] <other:some-more> <onto:into>",
    example="put one of them into your hand and one into your mana zone",
    miss="put one of them into your hand and your mana zone",
)
def two_ways(one: Some, into: Destination, other: int, onto: Destination) -> Sorting | None:
    if not _can_go(one, into) or not _can_go(one, onto) or one[1] != one[2]:
        return None
    first, second = _chosen(one, optional=False), _chosen((EVERY_CARD, other, other), optional=False)
    return Sorting(in_order(moved(first, into), moved(second, onto)))


@RULES.rule("some-more", "<count> [of <these-seen>]", example="one", miss="one card")
def some_more(count: int, these_seen: bool = True) -> int:
    return count


@RULES.rule(
    "rest",
    "(put|add) (the (others|other cards|remaining cards)|the rest) <into>",
    example="put the remaining cards into your graveyard",
    miss="put the other into your graveyard",
)
def all_others(into: Destination) -> Destination | None:
    return into if fits_from_deck(into) else None
