"""Amounts that depend on the game, and numbers of cards to search for."""

from dataclasses import dataclass

from rules.games.setcg.reading.nouns import ANY_CARD, Noun
from rules.language.amounts import Amount, Count, StatOf, Times
from rules.language.filters import Controlled, InZone
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

AMOUNTS = Rules()

DAMAGE = "damage zone"


@dataclass(frozen=True, slots=True)
class Each:
    """What is counted to multiply something."""

    amount: Amount


@AMOUNTS.rule("for-each", "for each <noun>", example="for each Forward you control", miss="for each turn")
def for_each(noun: Noun) -> Each | None:
    wanted = noun.placed() if noun.zone else None
    return None if wanted is None else Each(Count(wanted))


AMOUNTS.same(
    "for-each",
    {
        "for each point of damage you have received": Each(
            Count(narrowed(ANY_CARD, InZone((DAMAGE,)), Controlled("you")))
        ),
        "for each card in your hand": Each(Count(narrowed(ANY_CARD, InZone(("hand",)), Controlled("you")))),
        "for each card in your opponent's hand": Each(
            Count(narrowed(ANY_CARD, InZone(("hand",)), Controlled("opponent")))
        ),
    },
)


@AMOUNTS.rule("much", "<number>", example="3000", miss="3000 for each")
def fixed(number: int) -> Amount:
    return number


def multiplied(number: int, each: Each) -> Amount:
    """Return an amount for each thing counted."""
    return each.amount if number == 1 else Times(each.amount, number)


AMOUNTS.same(
    "power-of",
    {
        "~s power": StatOf(This(), "power"),
        "its power": StatOf(THAT, "power"),
    },
)


@AMOUNTS.rule(
    "number-of",
    "the number of <noun>",
    example="the number of Backups you control",
    miss="the Backups you control",
)
def number_of(noun: Noun) -> Amount | None:
    wanted = noun.placed() if noun.zone else None
    return None if wanted is None else Count(wanted)


AMOUNTS.same(
    "number-of",
    {
        "the damage you have received": Count(narrowed(ANY_CARD, InZone((DAMAGE,)), Controlled("you"))),
        "the number of points of damage you have received": Count(
            narrowed(ANY_CARD, InZone((DAMAGE,)), Controlled("you"))
        ),
    },
)
