"""Sentences of Force of Will's effects: steps in order, optional steps, conditions, costs."""

from collections.abc import Sequence
from dataclasses import replace

from rules.games.fow8.reading.leaders import LEADER, is_left_open, spoken_of
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.ways import DONE, resolved, way
from rules.language import effects as fx
from rules.language.amounts import StatOf
from rules.language.conditions import Condition, There
from rules.language.costs import Cost, Pay, PayLife, PayX
from rules.language.references import Cards, Cause, It, Subject, Target, This, ThisCard
from rules.reading.clauses import THAT, Clause, joined, mentions, rebuilt, shifted, substituted
from rules.reading.grammar import Rules

RULES = Rules()
Steps = tuple[Clause, ...]
BURIED = It("in graveyard")
"""Stands for the card itself in a graveyard, which only triggered abilities refer to.

In the text of other abilities, these words say that the ability works there.
"""
DEAD = It("put into a graveyard")
"""Stands for the other card whose way to the graveyard is the event of a triggered ability."""
NAMEABLE = ("name", "race", "attribute")
NAMED = It("named")
"""What a text is about whose first words name something for all that follows."""
STEADY = This | ThisCard | Target | Subject | Cause | It


def whole(steps: Sequence[Clause], about: Cards | None = None) -> Clause | None:
    """Return steps as one clause; "it" is the card that an earlier part of the text named.

    None if a step refers to a card that nothing before it names, if its choices cannot be made together, or
    if it does nothing.
    """
    parts = list(steps) if about is None else [Clause(about=about), *steps]
    found = one_of(tuple(parts)) if parts else None
    if found is None or mentions((found.effect, found.targets, found.modes), THAT):
        return None
    unknown = (*map(way, DONE), *(It(f"named {kind}") for kind in NAMEABLE))
    if any(mentions((found.effect, found.targets), one) for one in unknown):
        return None
    if found.effect == fx.NOTHING and not found.modes:
        return None
    return replace(found, effect=rebuilt(found.effect, _of_its_own))


def _of_its_own(node: object) -> object:
    """Return a node without its own card as the source of damage, since that is the default."""
    if isinstance(node, fx.DealDamage | fx.DealDamageToPlayer) and node.by in (This(), ThisCard()):
        return replace(node, by=None)
    return node


def one_of(steps: Steps) -> Clause | None:
    """Return steps as one clause, in which "it" may still be undetermined."""
    parts = resolved(list(steps))
    return None if parts is None else joined(parts)


@RULES.rule("steps", "<clause>", example="draw a card", miss="draw")
def one_step(clause: Clause) -> Steps:
    return (clause,)


@RULES.rule(
    "steps",
    "<steps> (and|then|, then|, and|and then) <clause>",
    example="draw a card , then discard a card",
    miss="draw a card or discard a card",
)
def more_steps(steps: Steps, clause: Clause) -> Steps:
    return (*steps, clause)


@RULES.rule(
    "sentence",
    "<steps>",
    example="draw a card and you gain 300 life",
    miss="draw a card or you gain 300 life",
)
def plain(steps: Steps) -> Steps:
    return steps


@RULES.rule("sentence", "then [,] <steps>", example="then draw a card", miss="then")
def afterwards(steps: Steps) -> Steps:
    return steps


@RULES.rule("optional", "you may <steps>", example="you may draw a card", miss="draw a card")
def optional(steps: Steps) -> Clause | None:
    """Return a clause with an optional effect; its targets are chosen in any case."""
    one = one_of(steps)
    if one is None or one.modes or one.divides is not None or one.effect == fx.NOTHING:
        return None
    return replace(one, effect=fx.May(one.effect))


@RULES.rule("sentence", "[then] [,] <optional>", example="you may draw a card", miss="draw a card")
def left_or_done(optional: Clause) -> Steps:
    about: Cards | fx.Effect | None = optional.about if isinstance(optional.about, STEADY) else None
    if isinstance(optional.effect, fx.May) and optional.about == optional.effect.effect:
        # If the cards are chosen only on resolution, "it" means the ones the effect was applied to.
        about = optional.effect
    return (replace(optional, about=about),)


@RULES.rule(
    "sentence",
    "<optional> . if you do , <then:steps>",
    example="you may discard a card . if you do , draw a card",
    miss="you may discard a card . draw a card",
)
def if_done(optional: Clause, then: Steps) -> Steps | None:
    return _if_you_do(optional, then)


@RULES.rule(
    "sentence",
    "<first:steps> . if you do , <then:steps>",
    example="discard a card . if you do , draw a card",
    miss="discard a card . draw a card",
)
def if_it_was_done(first: Steps, then: Steps) -> Steps | None:
    one = one_of(first)
    return None if one is None else _if_you_do(one, then)


def _if_you_do(first: Clause, then: Steps) -> Steps | None:
    second = one_of(then)
    if (
        second is None
        or first.modes
        or second.modes
        or first.divides is not None
        or second.divides is not None
        or (first.at_most, second.at_most) != (None, None)
    ):
        return None
    if first.least is not None or (second.least is not None and first.targets):
        return None
    second = shifted(second, len(first.targets))
    effect = second.effect
    if mentions(effect, THAT) and first.about is not None:
        if not isinstance(first.about, STEADY):
            return None
        effect = substituted(effect, THAT, first.about)
    both = fx.IfYouDo(first.effect, effect)
    return (Clause(both, first.targets + second.targets, second.least),)


@RULES.rule(
    "sentence",
    "you may <cost> . if you do , <then:steps>",
    example="you may pay {W} . if you do , draw a card",
    miss="you may pay {W} . draw a card",
)
def if_paid(cost: Cost, then: Steps) -> Steps | None:
    """Only a payment of will or life is a cost here; any other optional action is an effect."""
    second = one_of(then)
    if second is None or not all(isinstance(part, Pay | PayLife | PayX) for part in cost.parts):
        return None
    return (replace(second, effect=fx.IfPaid(cost, second.effect)),)


@RULES.rule(
    "sentence",
    "[then] [,] if <condition> , <steps>",
    example="if your life is 1000 or less , draw a card",
    miss="if your life is 1000 or less",
)
def on_condition(condition: Condition, steps: Steps) -> Steps | None:
    one = one_of(steps)
    led = None if one is None else spoken_of(condition, one)
    found = None if one is None else _conditional(condition, led or one)
    return (replace(found[0], about=LEADER),) if led is not None and found is not None else found


@RULES.rule(
    "sentence",
    "<steps> [,] if <condition>",
    example="draw a card if your life is 1000 or less",
    miss="draw a card if your life is",
)
def if_so(condition: Condition, steps: Steps) -> Steps | None:
    """In a condition after an effect, "it" is the last card that the effect named."""
    one = one_of(steps)
    if one is None:
        return None
    if mentions(condition, THAT) and one.about is not None:
        if not isinstance(one.about, STEADY):
            return None
        condition = substituted(condition, THAT, one.about)
    return _conditional(condition, one)


@RULES.rule(
    "sentence",
    "if <condition> , <optional>",
    example="if your life is 1000 or less , you may draw a card",
    miss="if your life is 1000 or less , you may",
)
def may_on_condition(condition: Condition, optional: Clause) -> Steps | None:
    return _conditional(condition, optional)


def _conditional(condition: Condition, one: Clause) -> Steps | None:
    if one.modes or one.divides is not None or one.effect == fx.NOTHING:
        return None
    if isinstance(condition, There) and _counts_what_is_meant(one.effect):
        return None
    about = one.about if isinstance(one.about, STEADY) else None
    return (replace(one, effect=fx.If(condition, one.effect), about=about),)


def _counts_what_is_meant(effect: fx.Effect) -> bool:
    """Return whether an effect uses "its ATK" or "its DEF", which may mean the card in its condition."""
    return any(mentions(effect, StatOf(THAT, stat)) for stat in ("attack", "defense"))


@RULES.rule(
    "sentence",
    "if <condition> , <then:steps> . otherwise , <other:steps>",
    example="if your life is 1000 or less , draw a card . otherwise , discard a card",
    miss="if your life is 1000 or less , draw a card . discard a card",
)
def one_or_other(condition: Condition, then: Steps, other: Steps) -> Steps | None:
    one, two = one_of(then), one_of(other)
    if one is None or two is None or one.modes or two.modes or one.targets or two.targets:
        return None
    return (Clause(fx.If(condition, one.effect, two.effect)),)


@RULES.rule(
    "sentence",
    "<steps> unless <they> pays <cost>",
    example="cancel target spell unless its controller pays {1}",
    miss="cancel target spell",
)
def unless_they_pay(steps: Steps, they: Who, cost: Cost) -> Steps | None:
    """The effect happens unless a player pays; "its" refers to the card that the effect is about."""
    one = one_of(steps)
    if one is None or one.modes or they.targets or they.player == "anyone" or not _is_payment(cost):
        return None
    by = they.player
    if mentions(by, THAT):
        if not isinstance(one.about, STEADY):
            return None
        by = substituted(by, THAT, one.about)
    about = one.about if isinstance(one.about, STEADY) else None
    return (replace(one, effect=fx.IfPaid(cost, fx.NOTHING, one.effect, by), about=about),)


@RULES.rule(
    "sentence",
    "<steps> [,] unless you pay <cost>",
    example="banish this card unless you pay {1}",
    miss="banish this card",
)
@RULES.rule(
    "sentence",
    "pay <cost> or <steps>",
    example="pay {1} or banish this card",
    miss="pay {1} and banish this card",
)
@RULES.rule(
    "sentence",
    "(you may pay|pay) <cost> . if you don't , <steps>",
    example="you may pay {1} . if you don't , banish this card",
    miss="you may pay {1} . if you do , banish this card",
)
def unless_paid(steps: Steps, cost: Cost) -> Steps | None:
    one = one_of(steps)
    if one is None or one.modes or not _is_payment(cost):
        return None
    return (replace(one, effect=fx.IfPaid(cost, fx.NOTHING, one.effect), about=None),)


def _is_payment(cost: Cost) -> bool:
    return all(isinstance(part, Pay | PayLife) for part in cost.parts)


@RULES.rule("sentences", "<sentence>", example="draw a card", miss="draw")
def one_sentence(sentence: Steps) -> Steps:
    return sentence


@RULES.rule(
    "sentences",
    "<sentences> . <sentence>",
    example="draw a card . you gain 300 life",
    miss="draw a card you gain 300 life",
)
def more_sentences(sentences: Steps, sentence: Steps) -> Steps | None:
    if sentences[0].about == NAMED or is_left_open(sentences, sentence):
        return None
    return (*sentences, *sentence)
