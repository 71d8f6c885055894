"""Effects of Force of Will that deal damage to several cards and players at once."""

from dataclasses import replace

from rules.games.fow8.reading.picks import Who
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.references import Cards, This
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule(
    "clause",
    "this card may deal <amount> damage to <picked>",
    example="this card may deal 300 damage to target resonator",
    miss="this card deals 300 damage to target resonator",
)
def may_deal(amount: Amount, picked: Picked) -> Clause | None:
    """The effect's player decides on resolution."""
    one = acting(picked, lambda cards: fx.DealDamage(cards, amount, This()))
    return None if one is None else replace(one, effect=fx.May(one.effect), about=None)


@RULES.rule("struck", "<picked>", example="each resonator", miss="each player")
def cards(picked: Picked) -> Picked:
    return picked


@RULES.rule("struck", "<they>", example="each player", miss="each resonator")
@RULES.rule("struck", "<they:you>", example="you", miss="your")
def player(they: Who) -> Who:
    return they


def dealt(to: Picked | Who, amount: Amount, dealer: Cards) -> Clause | None:
    """Return the clause that deals damage to cards or a player."""
    if isinstance(to, Who):
        return Clause(fx.DealDamageToPlayer(amount, to.player, dealer), to.targets)
    return acting(to, lambda cards: fx.DealDamage(cards, amount, dealer))


def _both(one: Clause | None, other: Clause | None) -> Clause | None:
    return None if one is None or other is None else joined([one, other])


@RULES.rule(
    "clause",
    "<dealer> <amount> damage to <one:struck> and <other:struck>",
    example="this card deals 300 damage to you and each resonator",
    miss="this card deals 300 damage to you or each resonator",
)
def same_to_both(dealer: Cards, amount: Amount, one: Picked | Who, other: Picked | Who) -> Clause | None:
    """The same damage to two; None for two picks of cards, where it is unclear whether both are chosen."""
    if isinstance(one, Picked) and isinstance(other, Picked):
        return None
    return _both(dealt(one, amount, dealer), dealt(other, amount, dealer))


@RULES.rule(
    "clause",
    "<dealer> <amount> damage to <one:struck> and [deals] <more:amount> damage to <other:struck>",
    example="this card deals 300 damage to target resonator and 200 damage to your opponent",
    miss="this card deals 300 damage to target resonator and 200 to your opponent",
)
def different_to_both(
    dealer: Cards, amount: Amount, one: Picked | Who, more: Amount, other: Picked | Who
) -> Clause | None:
    return _both(dealt(one, amount, dealer), dealt(other, more, dealer))
