"""What is said about the cards that the sentence before did something to: how many, of which kinds."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.antecedents import PUT, Text, in_turn
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, OUTSIDE, Noun
from rules.games.setcg.reading.sentences_triggered import triggering
from rules.games.setcg.reading.verbs import NONE
from rules.language.amounts import CostOf, CountOf, Distinct
from rules.language.composed import If
from rules.language.conditions import Compare, Condition, There
from rules.language.effects import DealDamageToPlayer, Draw
from rules.language.filters import CostIs, Filter, InZone, OneOf
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RESULTS = Rules()

REMOVED = narrowed(ANY_CARD, InZone((OUTSIDE,)), OneOf(PUT))
"""The cards that were removed from the game just before and are still there."""


@RESULTS.rule(
    "condition",
    "<number> or more <noun> are removed from the game by this effect",
    example="3 or more Backups are removed from the game by this effect",
    miss="3 or more Backups are removed from the game",
)
def so_many_removed(number: int, noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else There(narrowed(REMOVED, noun.filter), number)


@RESULTS.rule(
    "condition",
    "<number> <noun> are removed from the game by this effect",
    example="3 Backups are removed from the game by this effect",
    miss="3 Backups are removed from the game",
)
def just_so_many_removed(number: int, noun: Noun) -> Condition | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return There(narrowed(REMOVED, noun.filter), number, number)


@RESULTS.rule(
    "condition",
    "there are <number> or more different Elements among cards removed by this effect",
    example="there are 3 or more different Elements among cards removed by this effect",
    miss="there are 3 different Elements among cards removed by this effect",
)
def elements_removed(number: int) -> Condition:
    return Compare(Distinct("attribute", REMOVED), ">=", number)


RESULTS.same(
    "condition", {"these cards are of the same card type": Compare(Distinct("type", REMOVED), "=", 1)}
)
RESULTS.same(
    "number-of",
    {
        "the number of cards you removed": CountOf(PUT),
        "the number of removed cards": CountOf(PUT),
        "the number of Elements among removed cards": Distinct("attribute", REMOVED),
    },
)
RESULTS.same("for-each", {"for each card you removed due to this ability": Each(CountOf(PUT))})
RESULTS.same(
    "clause",
    dict.fromkeys(
        ("draw the same number of cards", "draw the same number of cards as were returned to your deck"),
        Clause(Draw(CountOf(PUT)), about=NONE),
    ),
)


@RESULTS.rule(
    "clause",
    "you receive damage equal to the number of <kinds> broken by this effect",
    example="you receive damage equal to the number of Monsters broken by this effect",
    miss="you receive damage equal to the number of Monsters",
)
def hurt_for_each_broken(kinds: Filter) -> Clause:
    """The cards that the effect broke, all of the kind that is named again."""
    return Clause(DealDamageToPlayer(CountOf(PUT), "you"), about=NONE)


FALLEN = narrowed(ANY_CARD, InZone((BREAK,)), OneOf(PUT))


@RESULTS.rule(
    "condition",
    "<number> or more discarded cards were <noun>",
    example="1 or more discarded cards were Monsters",
    miss="1 or more cards were Monsters",
)
def so_many_discarded(number: int, noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else There(narrowed(FALLEN, noun.filter), number)


@RESULTS.rule(
    "whole",
    "<text> when you discard (a|an) <noun> by this effect , <then:whole>",
    example="draw 1 card, then discard 1 card. when you discard a Monster by this effect, draw 1 card.",
    miss="draw 1 card, then discard 1 card. when you discard a Monster, draw 1 card.",
)
def triggered_by_discarding(text: Text, noun: Noun, then: Clause) -> Clause | None:
    effect = triggering(then)
    if effect is None or noun.zone or noun.whose != "anyone":
        return None
    some = If(There(narrowed(FALLEN, noun.filter)), effect)
    return in_turn((*text, Clause(some, about=NONE)))


RESULTS.same(
    "qualifier",
    {
        "with a cost inferior to that of the removed forward": Noun(CostIs("<", CostOf(PUT))),
    },
)
