"""Verbs in English that do something to two things at once, set numbers, or have others make tokens."""

from dataclasses import replace

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings_words
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
    """Return that a leader's defense becomes so much."""
    return Clause(SetLife(integer, of_leader))


@RULES.rule(
    "act",
    "deal <amount> damage to <pick> and [to] <other:pick>",
    example="deal 2 damage to it and each enemy follower on the field",
    miss="deal 2 damage to it or each enemy follower on the field",
)
def hurt_both(amount: Amount, pick: Picked, other: Picked) -> Clause | None:
    """Return that cards and then other cards are dealt damage, none of which are chosen for it."""
    if not {pick.how, other.how} <= {"reference", "each"}:
        return None
    first, second = hurt(amount, pick), hurt(amount, other)
    both = first and second and joined((first, second))
    return both and replace(both, about=first.about if first else None)


@RULES.rule(
    "act",
    "its controller summons (a|an|<amount>) <token> (token|tokens)",
    example="its controller summons a Fairy token",
    miss="each player summons a Fairy token",
)
def they_create(token: EvolveCard, amount: Amount = 1) -> Clause:
    """Return that the player of the card that was spoken of creates tokens."""
    return Clause(Create(token, "field", amount, Controller(THAT)), about=meanings_words.NOBODY)
