"""More ways to take cards that are seen: optionally, of two kinds, all different, the rest shuffled in."""

from rules.games.dm.nodes import ShuffleBeneath
from rules.games.dm.reading.looks import SEEN, Seen, Sorting, with_seen
from rules.games.dm.reading.nouns import BATTLE, CREATURE, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Amount, Count
from rules.language.filters import All, Filter, OfRace, RaceHas
from rules.language.references import Chosen, Each, It
from rules.reading.clauses import Clause, in_order, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Found = tuple[Filter, int]


@RULES.rule(
    "seen",
    "<each-of> , look at (a card|cards) (on|from) the top of your deck",
    example="for each of your shields, look at a card from the top of your deck",
    miss="for each of your shields, look at a card in your hand",
)
@RULES.rule(
    "seen",
    "<each-of> , you may look at (a card|cards) (on|from) the top of your deck",
    example="for each of your shields, you may look at a card from the top of your deck",
    miss="for each of your shields, you may look at a card in your hand",
)
def seen_for_each(each_of: Amount) -> Seen:
    """JUDGEMENT: looking at cards of one's own deck costs nothing, so a player who may look does."""
    return Seen(each_of, False)


RULES.same("shuffled-beneath", {"shuffle the rest and put them on the bottom of your deck": True})


@RULES.rule(
    "sorted",
    "<seen> . <sorting> (.|and) [then] <shuffled-beneath>",
    example="reveal the top 9 cards of your deck. put all Ghosts from among them into your mana "
    "zone. then shuffle the rest and put them on the bottom of your deck",
    miss="reveal the top 9 cards of your deck. then shuffle the rest and put them on the bottom of your deck",
)
@RULES.rule(
    "sorted",
    "<seen> and <sorting> . <shuffled-beneath>",
    example="reveal the top 9 cards of your deck and put all Ghosts. shuffle the rest and put them on the "
    "bottom of your deck",
    miss="reveal the top 9 cards of your deck. shuffle the rest and put them on the bottom of your deck",
)
def rest_shuffled(seen: Seen, sorting: Sorting, shuffled_beneath: bool) -> Clause:
    return with_seen(seen, in_order(sorting.effect, ShuffleBeneath(Each(SEEN))))


@RULES.rule(
    "deed",
    "you may <seen> . if you do , <sorting> (.|and|, and) [then] <rest>",
    example="you may look at the top 9 cards of your deck. if you do, put all Ghosts from among "
    "them into your hand, and put the rest into your graveyard",
    miss="you may look at the top 9 cards of your deck. if you do, put all Ghosts from among them "
    "into your hand",
)
def sorting_if_seen(seen: Seen, sorting: Sorting, rest: Destination) -> Clause:
    done = with_seen(seen, in_order(sorting.effect, moved(Each(SEEN), rest)))
    return Clause(fx.May(done.effect), about=UNSAID)


@RULES.rule(
    "sorted",
    "<seen> . <sorting> (.|and) [then] put the other <n:integer> cards <into>",
    example="reveal the top 9 cards of your deck. put one of them into your hand. then put the "
    "other 8 cards into your graveyard",
    miss="reveal the top 9 cards of your deck. put one of them into your hand. then put the other 7 "
    "cards into your graveyard",
)
def so_many_others(seen: Seen, sorting: Sorting, n: int, into: Destination) -> Clause | None:
    return _with_others(seen, sorting, n, into)


@RULES.rule(
    "deed",
    "you may <seen> . if you do , <sorting> (.|and) [then] put the other <n:integer> cards <into>",
    example="you may reveal the top 9 cards of your deck. if you do, put two of them into your "
    "mana zone. then put the other 7 cards into your hand",
    miss="you may reveal the top 9 cards of your deck. if you do, put two of them into your mana "
    "zone. then put the other 8 cards into your hand",
)
def so_many_others_if_seen(seen: Seen, sorting: Sorting, n: int, into: Destination) -> Clause | None:
    done = _with_others(seen, sorting, n, into)
    return None if done is None else Clause(fx.May(done.effect), about=UNSAID)


def _with_others(seen: Seen, sorting: Sorting, n: int, into: Destination) -> Clause | None:
    """Return what is done with cards that are seen; the number of the others must be right."""
    taken = sorting.effect.what if isinstance(sorting.effect, fx.MoveTo) else None
    if not isinstance(taken, Chosen) or taken.most != taken.least or not fits_from_deck(into):
        return None
    if not isinstance(seen.count, int) or not isinstance(taken.most, int) or seen.count - taken.most != n:
        return None
    return with_seen(seen, in_order(sorting.effect, moved(Each(SEEN), into)))


@RULES.rule(
    "sorting",
    "put all <noun>",
    example="put all creatures that cost 9 or more",
    miss="put all spells that cost 9 or more",
)
def all_come(noun: Noun) -> Sorting | None:
    if noun.zone or noun.whose or not noun.several or not are_creatures(noun.wanted):
        return None
    return Sorting(moved(Each(narrowed(SEEN, noun.wanted)), Destination(BATTLE)))


@RULES.rule(
    "sorting",
    "[you may] put (any number of|any) <noun> [you reveal] into the battle zone",
    example="you may put any Ghosts you reveal into the battle zone",
    miss="you may put Ghosts into the battle zone",
)
@RULES.rule(
    "sorting",
    "from among them , you may put any number of <noun> into the battle zone",
    example="from among them, you may put any number of Ghosts into the battle zone",
    miss="from among them, you may put Ghosts into the battle zone",
)
def any_number_comes(noun: Noun) -> Sorting | None:
    if noun.zone or noun.whose or not noun.several or not are_creatures(noun.wanted):
        return None
    wanted = narrowed(SEEN, noun.wanted)
    return Sorting(moved(Chosen(wanted, Count(wanted), 0), Destination(BATTLE)))


def are_creatures(wanted: Filter) -> bool:
    """Return whether cards matching a filter are creatures, by their type or their race."""
    parts = wanted.parts if isinstance(wanted, All) else (wanted,)
    return mentions(wanted, CREATURE) or any(isinstance(part, OfRace | RaceHas) for part in parts)


@RULES.rule(
    "sorting",
    "you may take <found> <among-them> [,] [and] put (it|them) <into>",
    example="you may take a spell from among them, put it into your hand",
    miss="you may take a spell, put it into your hand",
)
@RULES.rule(
    "sorting",
    "you may take <found> <among-them> <into>",
    example="you may take a spell from among them into your hand",
    miss="you may take a spell into your hand",
)
def one_may_be_taken(found: Found, among_them: bool, into: Destination) -> Sorting | None:
    wanted, most = found
    return Sorting(moved(Chosen(narrowed(SEEN, wanted), most, 0), into)) if fits_from_deck(into) else None


@RULES.rule(
    "sorting",
    "take (a|an) <one:noun> and (a|an) <other:noun> <among-them> and put them <into>",
    example="take a light spell and a fire creature from the revealed cards and put them into your hand",
    miss="take a light spell or a fire creature from the revealed cards and put it into your hand",
)
def one_of_each(one: Noun, other: Noun, among_them: bool, into: Destination) -> Sorting | None:
    """JUDGEMENT: a player who cannot take both takes the one that is there."""
    if one.zone or one.whose or one.several or other.zone or other.whose or other.several:
        return None
    if one.wanted == other.wanted or not fits_from_deck(into):
        return None
    first, second = Chosen(narrowed(SEEN, one.wanted)), Chosen(narrowed(SEEN, other.wanted))
    return Sorting(fx.Let("one", first, fx.Let("other", second, _both(into))))


def _both(into: Destination) -> fx.Effect:
    return in_order(moved(It("one"), into), moved(It("other"), into))


@RULES.rule(
    "sorting",
    "put any number of <noun> that have different races <into>",
    example="put any number of creatures that have different races into your hand",
    miss="put any number of creatures that have the same race into your hand",
)
def of_different_races(noun: Noun, into: Destination) -> Sorting | None:
    if noun.zone or noun.whose or not noun.several or not fits_from_deck(into):
        return None
    wanted = narrowed(SEEN, noun.wanted)
    return Sorting(moved(Chosen(wanted, Count(wanted), 0, differing="race"), into))


@RULES.rule(
    "sorting",
    "choose one of them and add it <into:to-shields>",
    example="choose one of them and add it to your shields face down",
    miss="choose one of them and add it to your hand",
)
def one_becomes_shield(into: Destination) -> Sorting | None:
    return Sorting(moved(Chosen(SEEN), into)) if fits_from_deck(into) else None


@RULES.rule("sorting", "shieldify one of them", example="shieldify one of them", miss="shieldify them")
def one_shieldified() -> Sorting:
    return Sorting(moved(Chosen(SEEN), Destination("shield zone")))


@RULES.rule(
    "sorting",
    "you may take (a|an) <noun> from your deck , <shown> [,] and put it into your hand",
    example="you may take a Ghost from your deck, show that Ghost to your opponent and put it into your hand",
    miss="you may take a Ghost from your deck and put it into your hand",
)
def taken_from_seen(noun: Noun, shown: bool) -> Sorting | None:
    """JUDGEMENT: the cards of the deck that are named are those that are seen."""
    if noun.several or noun.zone or noun.whose:
        return None
    picked = Chosen(narrowed(SEEN, noun.wanted), 1, 0)
    return Sorting(fx.Reveal(picked, moved(It("shown"), Destination("hand")), name="shown"))


@RULES.rule(
    "sorting",
    "put one of them into your hand or mana zone",
    example="put one of them into your hand or mana zone",
    miss="put one of them into your hand or graveyard",
)
def hand_or_mana() -> Sorting:
    ways = (fx.MoveTo(It("one"), "hand"), fx.MoveTo(It("one"), "mana zone"))
    return Sorting(fx.Let("one", Chosen(SEEN), fx.ChooseOne(ways)))
