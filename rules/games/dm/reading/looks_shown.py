"""Cards that are seen: one of two kinds is found, one is shown for what follows, one becomes a shield."""

from rules.games.dm.reading.looks import SEEN, Seen, Sorting, with_seen
from rules.games.dm.reading.looks_taken import are_creatures, hand_or_mana
from rules.games.dm.reading.nouns import BATTLE, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.conditions import Is
from rules.language.filters import AnyOf, Filter, OfAttribute, OfType
from rules.language.references import Chosen, Each, It
from rules.reading.clauses import THAT, Clause, in_order, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

RULES = Rules()
Found = tuple[Filter, int]


@RULES.rule(
    "sorting",
    "your opponent chooses (a|an) <noun> from among them and you put it into the battle zone",
    example="your opponent chooses a Ghost from among them and you put it into the battle zone",
    miss="your opponent chooses a Ghost from among them and puts it into the battle zone",
)
def foe_chooses(noun: Noun) -> Sorting | None:
    if noun.zone or noun.whose or noun.several or not are_creatures(noun.wanted):
        return None
    return Sorting(moved(Chosen(narrowed(SEEN, noun.wanted), by="opponent"), Destination(BATTLE)))


@RULES.rule(
    "found",
    "(a|an) <one:noun> or (a|an) <other:noun>",
    example="a spell or a Ghost",
    miss="a spell or Ghosts",
)
def found_either(one: Noun, other: Noun) -> Found | None:
    if one.zone or one.whose or one.several or other.zone or other.whose or other.several:
        return None
    return (_any_of(one.wanted, other.wanted), 1) if one.wanted != other.wanted else None


def _any_of(one: Filter, other: Filter) -> Filter:
    return AnyOf(tuple(sorted((one, other), key=order_of)))


@RULES.rule("found", "(a|an) <one:race> or spell", example="a Ghost or spell", miss="a Ghost or spells")
def found_race_or_spell(one: Filter) -> Found:
    return _any_of(one, OfType(frozenset({"spell"}))), 1


@RULES.rule(
    "what-was-shown", "the revealed card is <civs>", example="the revealed card is fire", miss="it is fire"
)
@RULES.rule(
    "what-was-shown",
    "a <civs> card was revealed [(in this|this) way]",
    example="a fire card was revealed in this way",
    miss="a fire card is revealed",
)
def shown_of(civs: frozenset[str]) -> Filter:
    return OfAttribute(civs)


@RULES.rule(
    "looking-deed",
    "<seen> . reveal one [to your opponent] [,] [and] (add|put) it <into> , (and|then) <rest> . "
    "if <what-was-shown> , <deed>",
    example="reveal the top 9 cards of your deck. reveal one, put it into your mana zone, then put the rest "
    "into your graveyard. if the revealed card is fire, draw a card",
    miss="reveal the top 9 cards of your deck. reveal one, put it into your mana zone, then put the rest "
    "into your graveyard. if it is fire, draw a card",
)
def shown_and_more(
    seen: Seen, into: Destination, rest: Destination, what_was_shown: Filter, deed: Clause
) -> Clause | None:
    if not fits_from_deck(into) or deed.effect == fx.NOTHING or mentions(deed.effect, THAT):
        return None
    shown = It("shown")
    then = fx.If(Is(shown, what_was_shown), deed.effect)
    done = in_order(fx.Reveal(shown, moved(shown, into)), moved(Each(SEEN), rest))
    return Clause(with_seen(seen, fx.Let("shown", Chosen(SEEN), fx.Do((done, then)))).effect, about=UNSAID)


RULES.same("either-place", {"into your mana zone or hand": True})


@RULES.rule(
    "looking-deed",
    "look at the top card of your deck . put it <either-place>",
    example="look at the top card of your deck. put it into your mana zone or hand",
    miss="look at the top card of your deck. put it into your hand",
)
def top_to_hand_or_mana(either_place: bool) -> Clause:
    return Clause(fx.Look(1, hand_or_mana().effect), about=UNSAID)


@RULES.rule(
    "looking-deed",
    "<seen> [.|,] [and] [from among them ,] add one [of them] <into:to-shields> [,] and <rest>",
    example="reveal the top 7 cards of your deck. add one to your shields face down, and put the other into "
    "your graveyard",
    miss="reveal the top 7 cards of your deck. add one to your shields face down",
)
def one_shield(seen: Seen, into: Destination, rest: Destination) -> Clause | None:
    if not fits_from_deck(into):
        return None
    return with_seen(seen, in_order(moved(Chosen(SEEN), into), moved(Each(SEEN), rest)))


@RULES.rule(
    "looking-deed",
    "<seen> [.|,] (put|add) one [of (them|those cards)] <into> , [put] one [of them] <other:into> [,] and "
    "<rest>",
    example="look at the top 7 cards of your deck. put one into your hand, one into your mana zone and the "
    "rest into your graveyard",
    miss="look at the top 7 cards of your deck. put one into your hand and the rest into your graveyard",
)
def two_ways(seen: Seen, into: Destination, other: Destination, rest: Destination) -> Clause | None:
    if not all(map(fits_from_deck, (into, other, rest))):
        return None
    chosen = [moved(Chosen(SEEN), place) for place in (into, other)]
    return with_seen(seen, in_order(*chosen, moved(Each(SEEN), rest)))
