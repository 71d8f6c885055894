"""Sentences in Japanese by which players gain points."""

from rules.games.sve.reading import meanings
from rules.language.amounts import Amount
from rules.language.effects import (
    Produce,
)
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "act", "自分のPPを<amount>回復する。", example="自分のPPを2回復する。", miss="相手のPPを2回復する。"
)
@RULES.rule(
    "act",
    "自分のPPを「<amount:quantity>」と同じだけ回復する。",
    example="自分のPPを「自分の手札の枚数」と同じだけ回復する。",
    miss="自分のPPを「自分の手札の枚数」だけ回復する。",
)
def recover_points(amount: Amount) -> Clause:
    """Return a clause in which you recover play points."""
    return Clause(Produce(meanings.POINTS, amount))


@RULES.rule(
    "act",
    "自分のPP最大値を+<amount>する。",
    example="自分のPP最大値を+1する。",
    miss="自分のPP最大値を-1する。",
)
def more_points(amount: Amount) -> Clause:
    """Return a clause in which your maximum play points increase."""
    return Clause(Produce(meanings.MAX_POINTS, amount))


@RULES.rule("act", "自分のEPを+<integer>する。", example="自分のEPを+1する。", miss="相手のEPを+1する。")
def more_evolution_points(integer: int) -> Clause:
    """Return a clause in which you gain evolution points."""
    return Clause(Produce(meanings.EVOLUTION_POINTS, integer))
