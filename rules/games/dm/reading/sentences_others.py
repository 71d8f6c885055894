"""Sentences in which the opponent, each player or the player just named acts."""

from typing import cast

from rules.games.dm.reading.actors import done_by, done_by_each, speaks_only_of_opponent
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.sentences import Sentence, on_condition, optional
from rules.language import effects as fx
from rules.language.conditions import Condition
from rules.language.filters import Controlled
from rules.reading.clauses import Clause, joined, mentions
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("deed", "your opponent <acts>", example="your opponent draws a card", miss="your opponent a card")
def opponent_does(acts: Clause) -> Clause:
    return done_by(acts, "opponent")


@RULES.rule(
    "deed",
    "if <condition> , (he|they) <acts>",
    example="if your opponent has no shields, he draws a card",
    miss="if you have no shields, he draws a card",
)
def they_do(condition: Condition, acts: Clause) -> Clause | None:
    """The condition must have named the opponent, so that it is clear who acts."""
    if not speaks_only_of_opponent(condition):
        return None
    return on_condition(condition, done_by(acts, "opponent"))


@RULES.rule(
    "deed",
    "your opponent may <acts>",
    example="your opponent may draw a card",
    miss="your opponent draw a card may",
)
def opponent_may(acts: Clause) -> Clause:
    return optional(done_by(acts, "opponent"), "opponent")


@RULES.rule(
    "deed", "(each player|both players) <acts>", example="each player draws a card", miss="each player a card"
)
def each_does(acts: Clause) -> Clause:
    return cast(Clause, done_by_each(acts))


@RULES.rule(
    "deed",
    "<one:deed> [,] and <other:your-opponent-deed>",
    example="draw a card and your opponent draws a card",
    miss="draw a card and your opponent",
)
def both_do(one: Clause, other: Clause) -> Clause | None:
    return joined((one, other))


@RULES.rule(
    "your-opponent-deed", "your opponent <acts>", example="your opponent draws a card", miss="you draw a card"
)
def other_deed(acts: Clause) -> Clause:
    return done_by(acts, "opponent")


@RULES.rule("sentence", "(he|they) <acts> .", example="he draws a card.", miss="you draw a card.")
def they_act(acts: Clause) -> Sentence:
    return Sentence(done_by(acts, "opponent"), "of the opponent")


@RULES.rule("sentence", "(he|they) may <acts> .", example="he may draw a card.", miss="you may draw a card.")
def they_may(acts: Clause) -> Sentence:
    return Sentence(optional(done_by(acts, "opponent"), "opponent"), "of the opponent")


@RULES.rule(
    "deed",
    "<looking-deed>",
    example="look at the top 7 cards of your deck. put one into your hand, one into your mana zone and the "
    "other into your graveyard",
    miss="look at the top 7 cards of your deck",
)
def looks(looking_deed: Clause) -> Clause:
    return looking_deed


@RULES.rule(
    "deed",
    "you may <looking-deed>",
    example="you may look at the top 7 cards of your deck. put one into your hand, one into your mana zone "
    "and the other into your graveyard",
    miss="you may look at the top 7 cards of your deck",
)
def may_look(looking_deed: Clause) -> Clause | None:
    """A player who declines does nothing of it; what the opponent reveals is not up to you."""
    shown = looking_deed.effect
    if isinstance(shown, fx.Reveal) and shown.to == "anyone" and mentions(shown.what, Controlled("opponent")):
        return None
    return Clause(fx.May(shown), about=UNSAID)
