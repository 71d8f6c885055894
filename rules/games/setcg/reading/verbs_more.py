"""More cards that are chosen, searched for, named and struck, and effects that come later or on blockers."""

from dataclasses import dataclass

from rules.games.setcg.reading.amounts import Each as Counted
from rules.games.setcg.reading.amounts import multiplied
from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, DECK, FIELD, Noun
from rules.games.setcg.reading.sentences import both
from rules.games.setcg.reading.statics import when as on
from rules.games.setcg.reading.verbs import NONE, ON_STACK, damaging
from rules.games.setcg.reading.verbs_decks import search
from rules.games.setcg.reading.verbs_durations import all_gain, all_lose
from rules.language.abilities import Static, Triggered
from rules.language.amounts import CountersOn, EventAmount, Minus
from rules.language.conditions import Compare, Condition
from rules.language.effects import (
    DealDamage,
    Do,
    Effect,
    Later,
    MoveTo,
    Shuffle,
)
from rules.language.events import Moment
from rules.language.filters import AnyOf, Controlled, Filter, HasStatus, InZone
from rules.language.references import Cards, It, This
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, choosing, narrowed, order_of, targets

VERBS_MORE = Rules()

BLOCKER = It("blocker")
"""The Forward that blocks the card, if the ability waits for being blocked."""
WAITING = InZone((FIELD, BREAK))
AUTO = narrowed(ANY_CARD, WAITING, HasStatus("waiting with an auto-ability"))
ACTION = narrowed(ANY_CARD, WAITING, HasStatus("waiting with an action ability"))
THEIR_AUTO = narrowed(AUTO, Controlled("opponent"))


def _one(wanted: Filter) -> Clause | None:
    return choosing(Picked("target", wanted))


VERBS_MORE.same(
    "cancelled",
    {
        "choose 1 summon or auto-ability": _one(AnyOf(tuple(sorted((ON_STACK, AUTO), key=order_of)))),
        "choose 1 action ability": _one(ACTION),
        "choose 1 opponent's auto-ability": _one(THEIR_AUTO),
        "choose an opponent's auto-ability": _one(THEIR_AUTO),
    },
)


@dataclass(frozen=True, slots=True)
class Some:
    """Up to a number of cards of a kind."""

    number: int
    noun: Noun


@VERBS_MORE.rule("some-of", "up to <number> <noun>", example="up to 2 Fire Backups", miss="2 Fire Backups")
def some_of(number: int, noun: Noun) -> Some | None:
    return Some(number, noun) if 1 <= number <= 10 else None


def _chosen(*picked: Some) -> Clause | None:
    """Return the choice of some of several kinds, none of which has to be chosen.

    If only the last says where it is, the others may be meant to be there as well.
    """
    kinds = [one.noun.placed() for one in picked]
    places = {(one.noun.zone, one.noun.whose) for one in picked}
    if None in kinds or len(set(kinds)) < len(kinds) or (len(places) > 1 and ("", "anyone") in places):
        return None
    each = zip(kinds, picked, strict=True)
    wanted = tuple(kind for kind, one in each for _ in range(one.number) if kind is not None)
    return Clause(targets=wanted, least=0, about=targets(len(wanted))) if len(wanted) <= 10 else None


@VERBS_MORE.rule(
    "clause",
    "choose <one:some-of> and <other:some-of>",
    example="choose up to 1 Fire Backup and up to 2 Ice Backups",
    miss="choose up to 1 Fire Backup and 2 Ice Backups",
)
@VERBS_MORE.rule(
    "clause",
    "choose <one:some-of> , <two:some-of> [,] and <other:some-of>",
    example="choose up to 1 Fire Backup, up to 1 Wind Backup and up to 1 Ice Backup",
    miss="choose up to 1 Fire Backup, up to 1 Wind Backup and 1 Ice Backup",
)
def choose_some_of_each(one: Some, other: Some, two: Some | None = None) -> Clause | None:
    return _chosen(one, other) if two is None else _chosen(one, two, other)


@VERBS_MORE.rule(
    "clause",
    "search for up to <one:number> <first:noun> and up to <two:number> <second:noun> and <move:find-to>",
    example="search for up to 1 Summon and up to 1 Monster and add them to your hand",
    miss="search for up to 1 Summon and 1 Monster and add them to your hand",
)
def search_both(one: int, first: Noun, two: int, second: Noun, move: MoveTo) -> Clause | None:
    """Two kinds are searched for at once, and the deck is shuffled afterwards."""
    each = [search(one, first, move), search(two, second, move)]
    if None in each or first.filter == second.filter:
        return None
    found = [one.effect.effects[0] for one in each if one is not None and isinstance(one.effect, Do)]
    return Clause(Do((*found, Shuffle(DECK))), about=NONE)


@VERBS_MORE.rule(
    "clause",
    "deal (it|that forward) the same amount of damage",
    example="deal it the same amount of damage",
    miss="deal it the same damage",
)
def as_much() -> Clause:
    return Clause(DealDamage(THAT, EventAmount()), about=THAT)


@VERBS_MORE.rule(
    "clause",
    "deal <number> damage to <what:object> and <more:number> damage to <other:object>",
    example="deal 1000 damage to all Forwards and 2000 damage to ~",
    miss="deal 1000 damage to all Forwards and ~",
)
def two_damages(number: int, what: Picked, more: int, other: Picked) -> Clause | None:
    each = [damaging(what, number), damaging(other, more)]
    return None if None in each else joined([one for one in each if one is not None])


@VERBS_MORE.rule(
    "clause",
    "deal <what:pronoun> <number> damage minus <less:number> damage <each:for-each>",
    example="deal it 10000 damage minus 1000 damage for each card in your hand",
    miss="deal it 10000 damage minus 1000 damage",
)
def less_for_each(what: Picked, number: int, less: int, each: Counted) -> Clause | None:
    return acting(what, lambda cards: DealDamage(cards, Minus(number, multiplied(less, each))))


VERBS_MORE.same(
    "object",
    dict.fromkeys(("the blocking forward", "the forward that blocks ~"), Picked("reference", cards=BLOCKER)),
)
VERBS_MORE.same("pronoun", {"the blocking forward": Picked("reference", cards=BLOCKER)})


@VERBS_MORE.rule(
    "lasting",
    "<all-of> also (gain|gains) <gains>",
    example="all the Forwards you control also gain Haste",
    miss="all the Forwards you control also",
)
def all_gain_too(all_of: Filter, gains: Changes) -> Clause | None:
    return all_gain(gains, all_of)


@VERBS_MORE.rule(
    "lasting",
    "<all-of> also (lose|loses) <loses>",
    example="all the Forwards opponent controls also lose 1000 power",
    miss="all the Forwards opponent controls also lose",
)
def all_lose_too(all_of: Filter, loses: Changes) -> Clause | None:
    return all_lose(loses, all_of)


@VERBS_MORE.rule(
    "static",
    "when <condition> , <state-of>",
    example="when your opponent controls 2 or more Forwards, ~ gains +2000 power",
    miss="when your opponent controls 2 or more Forwards, ~ gains",
)
def while_it_holds(condition: Condition, state_of: Static) -> Static | None:
    return on(state_of, condition)


def _at(moment: Moment, later: tuple[Cards, Effect]) -> Clause:
    cards, effect = later
    return Clause(Later(Triggered(event=moment, effect=effect), cards, name="kept"), about=cards)


@VERBS_MORE.rule(
    "clause",
    "at the end of your opponent's next turn , <later>",
    example="at the end of your opponent's next turn, break it",
    miss="at the end of each of your opponent's turns, break it",
)
@VERBS_MORE.rule(
    "clause",
    "at the end of your opponent's turn , <later>",
    example="at the end of your opponent's turn, break it",
    miss="at the end of each of your opponent's turns, break it",
)
def at_their_end(later: tuple[Cards, Effect]) -> Clause:
    return _at(Moment("turn_ends", "opponent"), later)


@VERBS_MORE.rule(
    "clause",
    "at the beginning of the next main phase 1 , <later>",
    example="at the beginning of the next Main Phase 1, break it",
    miss="at the beginning of your Main Phase 1, break it",
)
def at_any_main(later: tuple[Cards, Effect]) -> Clause:
    return _at(Moment("main_1_begins"), later)


@VERBS_MORE.rule(
    "condition",
    "there are <number> or more <counter> placed on ~",
    example="there are 3 or more Monster Counters placed on ~",
    miss="there are 3 Monster Counters placed on ~",
)
def so_many_counters(number: int, counter: str) -> Condition:
    return Compare(CountersOn(This(), counter), ">=", number)


@VERBS_MORE.rule(
    "clause", "<one:clause> , <other:clause>", example="draw 1 card, break ~", miss="draw 1 card, break"
)
def one_then_other(one: Clause, other: Clause) -> Clause | None:
    return both(one, other)
