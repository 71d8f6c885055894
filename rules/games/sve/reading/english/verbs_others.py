"""Verbs in English that affect two things at once, set stats, or let others create tokens."""

from dataclasses import replace

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings, meanings_words
from rules.games.sve.reading.english.verbs import hurt
from rules.language.amounts import Amount
from rules.language.effects import Create, SetLife
from rules.language.references import Controller, Side
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same(
    "of-leader", {"each enemy leader's": "opponent", "your leader's": "you", "each leader's": "anyone"}
)


@RULES.rule(
    "act",
    "change <of-leader> (defense|{defense}) to <integer>",
    example="change each enemy leader's {defense} to 10",
    miss="change each enemy leader's {attack} to 10",
)
def set_defense(of_leader: Side, integer: int) -> Clause:
    """Return a clause in which a leader's defense becomes a number."""
    return Clause(SetLife(integer, of_leader))


RULES.same(
    "of-it",
    {
        "its": Picked("reference", cards=THAT),
        "the selected follower's": Picked("reference", cards=meanings_words.SELECTED),
    },
)


@RULES.rule(
    "act",
    "change <of-it> attack and defense to <attack:integer>",
    example="change its attack and defense to 1",
    miss="change its attack to 1",
)
@RULES.rule(
    "act",
    "change <of-it> attack to <attack:integer> and its defense to <defense:integer>",
    example="change its attack to 0 and its defense to 1",
    miss="change its attack to 0",
)
def set_stats(of_it: Picked, attack: int, defense: int | None = None) -> Clause | None:
    """Return a clause in which followers' attack and defense become numbers."""
    if defense is None:
        return meanings.set_stats(of_it, attack, attack)
    first, second = meanings.set_stats(of_it, attack, None), meanings.set_stats(of_it, None, defense)
    return first and second and joined((first, second))


@RULES.rule(
    "act",
    "change <of-it> defense to <integer>",
    example="change its defense to 1",
    miss="change its attack to 1",
)
def set_own_defense(of_it: Picked, integer: int) -> Clause | None:
    """Return a clause in which followers' defense becomes a number."""
    return meanings.set_stats(of_it, None, integer)


@RULES.rule(
    "act",
    "deal <amount> damage to <pick> and [to] <other:pick>",
    example="deal 2 damage to it and each enemy follower on the field",
    miss="deal 2 damage to it or each enemy follower on the field",
)
@RULES.rule(
    "act",
    "deal <pick> and <other:pick> <amount> damage",
    example="deal it and this follower 2 damage",
    miss="deal it or this follower 2 damage",
)
def hurt_both(amount: Amount, pick: Picked, other: Picked) -> Clause | None:
    """Return a clause that deals damage to cards and then to others, none of them chosen."""
    if not {pick.how, other.how} <= {"reference", "each"}:
        return None
    first, second = hurt(amount, pick), hurt(amount, other)
    both = first and second and joined((first, second))
    return both and replace(both, about=first.about if first else None)


@RULES.rule(
    "act",
    "deal <amount> damage to <pick> and <second:amount> damage to <other:pick>",
    example="deal 1 damage to the first follower and 2 damage to the second",
    miss="deal 1 damage to the first follower or 2 damage to the second",
)
def hurt_each_apart(amount: Amount, pick: Picked, second: Amount, other: Picked) -> Clause | None:
    """Return a clause in which two cards just named are dealt damage, each a different amount."""
    if {pick.how, other.how} != {"reference"}:
        return None
    first, then = hurt(amount, pick), hurt(second, other)
    return first and then and joined((first, then))


@RULES.rule(
    "act",
    "its controller summons (a|an|<amount>) <token> (token|tokens)",
    example="its controller summons a Fairy token",
    miss="each player summons a Fairy token",
)
def they_create(token: EvolveCard, amount: Amount = 1) -> Clause:
    """Return a clause in which the player of the card just named creates tokens."""
    return Clause(Create(token, "field", amount, Controller(THAT)), about=meanings_words.NOBODY)
