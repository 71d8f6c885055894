"""Sentences of Force of Will with a condition on the whole, or about what a player does not do."""

from dataclasses import replace

from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.sentences import Steps, one_of
from rules.language import effects as fx
from rules.language.conditions import Condition
from rules.language.costs import Cost, Pay, PayLife
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

RULES = Rules()
DEPENDENT = fx.If | fx.IfYouDo | fx.IfPaid | fx.Reveal | fx.Look


@RULES.rule(
    "sentence",
    "if <condition> , <then:sentence>",
    example="if your life is 1000 or less , you may discard a card . if you do , draw a card",
    miss="if your life is 1000 or less , draw a card",
)
def as_a_whole(condition: Condition, then: Steps) -> Steps | None:
    """A condition on a sentence whose parts depend on each other applies to the whole sentence.

    A sentence whose last part replaces the first cannot be such a part.
    """
    if len(then) != 1:
        return None
    (one,) = then
    if not isinstance(one.effect, DEPENDENT) or one.modes or one.divides is not None:
        return None
    if isinstance(one.effect, fx.If) or mentions((condition, one.effect, one.targets), THAT):
        return None
    return (replace(one, effect=fx.If(condition, one.effect), about=None),)


@RULES.rule(
    "sentence",
    "<optional> . if you (don't|do not) , <other:steps>",
    example="you may discard a card . if you don't , banish this card",
    miss="you may discard a card . if you do , banish this card",
)
def if_left(optional: Clause, other: Steps) -> Steps | None:
    """The word "don't" covers what was not done, whether or not it could be."""
    two = one_of(other)
    if two is None or two.targets or two.modes or optional.targets or optional.modes:
        return None
    if two.divides is not None or mentions((two.effect, optional.effect), THAT):
        return None
    return (Clause(fx.IfYouDo(optional.effect, fx.NOTHING, two.effect)),)


RULES.same("if-they", {"if they don't": False, "if they do not": False})
RULES.same("if-they", {"if he or she doesn't": False, "if he or she does not": False, "if they do": True})
RULES.same("if-they", {"if he or she does": True})


@RULES.rule(
    "sentence",
    "<they> (may|can) pay <cost> . <done:if-they> , <then:steps>",
    example="your opponent may pay {2} . if they don't , draw a card",
    miss="your opponent may pay {2} . draw a card",
)
def they_may_pay(they: Who, cost: Cost, done: bool, then: Steps) -> Steps | None:
    one = one_of(then)
    if one is None or one.modes or they.targets or they.player == "anyone":
        return None
    if not all(isinstance(part, Pay | PayLife) for part in cost.parts) or mentions(they.player, THAT):
        return None
    effect = (
        fx.IfPaid(cost, one.effect, by=they.player)
        if done
        else fx.IfPaid(cost, fx.NOTHING, one.effect, they.player)
    )
    return (replace(one, effect=effect, about=None),)


@RULES.rule(
    "sentence",
    "your opponent may discard a card . <done:if-they> , <then:steps>",
    example="your opponent may discard a card . if they don't , draw a card",
    miss="your opponent discards a card . if they don't , draw a card",
)
def they_may_discard(done: bool, then: Steps) -> Steps | None:
    one = one_of(then)
    if one is None or one.modes or one.divides is not None or mentions(one.effect, THAT):
        return None
    first = fx.May(fx.Discard(1, "opponent"), by="opponent")
    effect = fx.IfYouDo(first, one.effect) if done else fx.IfYouDo(first, fx.NOTHING, one.effect)
    return (replace(one, effect=effect, about=None),)
