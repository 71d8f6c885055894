"""Sums of counted amounts on Force of Will's cards, and limits set by counted amounts."""

from rules.games.fow8.reading.amounts import scaled
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.verbs import damage
from rules.language import effects as fx
from rules.language.amounts import Amount, Count, Minus, Plus
from rules.language.filters import Sign
from rules.language.references import Cards
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule(
    "counted",
    "<number> minus <counted>",
    example="five minus the number of cards in your hand",
    miss="five minus two",
)
def less(number: int, counted: Amount) -> Amount:
    return Minus(number, counted)


@RULES.rule(
    "counted",
    "<counted> plus <number>",
    example="the number of cards in your hand plus two",
    miss="two plus two",
)
def more(counted: Amount, number: int) -> Amount:
    return Plus((counted, number))


@RULES.rule("bound", "less than <counted>", example="less than its ATK", miss="less than 300")
def below(counted: Amount) -> tuple[Sign, Amount]:
    return "<", counted


@RULES.rule("bound", "greater than <counted>", example="greater than its ATK", miss="greater than 300")
def above(counted: Amount) -> tuple[Sign, Amount]:
    return ">", counted


@RULES.rule(
    "bound",
    "(less than or equal to|equal to or less than) <counted>",
    example="less than or equal to its ATK",
    miss="less than or equal to",
)
def at_most(counted: Amount) -> tuple[Sign, Amount]:
    return "<=", counted


@RULES.rule(
    "clause",
    "<dealer> <integer> damage to <picked> [,] plus an additional <other:integer> damage for each <noun>",
    example="this card deals 300 damage to target Elf , plus an additional 100 damage for each Human",
    miss="this card deals 300 damage to target resonator , plus 100 damage",
)
def damage_and_more(dealer: Cards, integer: int, picked: Picked, other: int, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    return damage(dealer, Plus((integer, scaled(other, Count(wanted)))), picked)


@RULES.rule(
    "clause",
    "<dealer> <counted> damage to <they>",
    example="this card deals that much damage to your opponent",
    miss="this card deals that much to your opponent",
)
@RULES.rule(
    "clause",
    "<dealer> <counted> damage to <they:you>",
    example="this card deals that much damage to you",
    miss="this card deals that much to you",
)
def damage_counted(dealer: Cards, counted: Amount, they: Who) -> Clause:
    return Clause(fx.DealDamageToPlayer(counted, they.player, dealer), they.targets)
