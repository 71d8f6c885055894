"""Sentences in English: acts in order, on conditions, optional; what X is; options to choose from."""

from rules.games.sve.reading import meanings, meanings_effects
from rules.games.sve.reading.meanings_moved import MOVED
from rules.language.amounts import Amount, X
from rules.language.composed import NOTHING
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.language.effects import Look
from rules.reading.clauses import THAT, Clause, joined, mentions
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("acts", "<act>", example="draw a card", miss="draw a card.")
def one_act(act: Clause) -> Clause:
    """Return an act as a clause."""
    return act


@RULES.rule(
    "acts",
    "<act> (and|, then|, and|and then) <acts>",
    example="draw a card, then discard a card",
    miss="draw a card or discard a card",
)
@RULES.rule(
    "acts", "<act> , <acts>", example="draw a card, discard a card", miss="draw a card. discard a card"
)
def more_acts(act: Clause, acts: Clause) -> Clause | None:
    """Return acts as one clause, carried out in order."""
    return joined((act, acts))


@RULES.rule(
    "sentence",
    "<acts> .",
    example="draw a card.",
    miss="draw a card",
)
def sentence(acts: Clause) -> Clause:
    """Return the clause of a sentence."""
    return acts


@RULES.rule(
    "sentence",
    "[then ,] if <condition> , <acts> .",
    example="if overflow is active for you, draw a card.",
    miss="if overflow is active for you, draw a card",
)
def if_so(condition: Condition, acts: Clause) -> Clause | None:
    """Return a clause that is carried out only if a condition is met."""
    return meanings_effects.conditional(condition, acts)


@RULES.rule(
    "sentence",
    "<before:acts> [,] and , if <condition> , [you] <acts> .",
    example="draw a card and, if overflow is active for you, discard a card.",
    miss="draw a card and if overflow is active for you discard a card.",
)
@RULES.rule(
    "sentence",
    "<before:acts> . if <condition> , <acts> .",
    example="draw a card. If overflow is active for you, discard a card.",
    miss="draw a card. If overflow is active for you, discard a card",
)
def also_if(before: Clause, condition: Condition, acts: Clause) -> Clause | None:
    """Return a clause, and another after it if a condition is met."""
    then = meanings_effects.conditional(condition, acts)
    return then and joined((before, then))


@RULES.rule(
    "sentence",
    "<before:acts> [,] and , if <condition> , you may <acts> .",
    example="draw a card, and, if overflow is active for you, you may discard a card.",
    miss="draw a card, and, if overflow is active for you, you may discard a card",
)
def also_optional_if(before: Clause, condition: Condition, acts: Clause) -> Clause | None:
    """Return a clause, and an optional one after it if a condition is met."""
    may = optional_if(condition, acts)
    return may and joined((before, may))


@RULES.rule(
    "text",
    "[then ,] if <condition> , <acts> . <sentence>",
    example="if overflow is active for you, select an enemy follower on the field. Destroy it.",
    miss="if overflow is active for you, draw a card. Discard a card.",
)
def select_if(condition: Condition, acts: Clause, sentence: Clause) -> Clause | None:
    """Return a clause, on a condition, about cards that are selected, or moved, only if it is met."""
    if (
        not acts.targets
        and meanings_effects.is_of_price(sentence.effect)
        and meanings_effects.moves(acts.about)
    ):
        whole = joined((acts, sentence))
        return whole and meanings_effects.conditional(condition, whole)
    if acts.effect != NOTHING or not (acts.targets or acts.about) or not mentions(sentence.effect, THAT):
        return None
    whole = joined((acts, sentence))
    return whole and meanings_effects.conditional(condition, whole)


@RULES.rule("sentence", "you may <acts> .", example="you may draw a card.", miss="you draw a card.")
def optional(acts: Clause) -> Clause | None:
    """Return an optional clause."""
    return meanings_effects.optional(acts)


@RULES.rule(
    "sentence",
    "<before:acts> , then you may <acts> .",
    example="draw a card, then you may discard a card.",
    miss="draw a card, then discard a card.",
)
def then_optional(before: Clause, acts: Clause) -> Clause | None:
    """Return a clause followed by an optional one."""
    may = meanings_effects.optional(acts)
    return may and joined((before, may))


@RULES.rule(
    "sentence",
    "if <condition> , you may <acts> .",
    example="if overflow is active for you, you may draw a card.",
    miss="if overflow is active for you, draw a card.",
)
def optional_if(condition: Condition, acts: Clause) -> Clause | None:
    """Return an optional clause on a condition."""
    may = meanings_effects.optional(acts)
    return may and meanings_effects.conditional(condition, may)


@RULES.rule(
    "sentence",
    "you may <acts> . if you do , <then:acts> .",
    example="you may discard a card. If you do, draw a card.",
    miss="you may discard a card. If you don't, draw a card.",
)
def if_you_do(acts: Clause, then: Clause) -> Clause | None:
    """Return an optional clause, and the clause that follows if it is carried out."""
    return meanings_effects.if_you_do(acts, then)


@RULES.rule(
    "sentence",
    "if <condition> , <cost> : <acts> .",
    example="if overflow is active for you, discard a card: Draw a card.",
    miss="if overflow is active for you, discard a card, draw a card.",
)
def paid_if(condition: Condition, cost: Cost, acts: Clause) -> Clause | None:
    """Return the clause that follows if a cost is paid, which is allowed only on a condition."""
    done = meanings_effects.unannounced(acts)
    paid = done and meanings.paid(cost, done)
    return paid and meanings_effects.conditional(condition, paid)


@RULES.rule("text", "<sentence>", example="draw a card.", miss="draw a card")
@RULES.rule(
    "text", "<choice>", example="Choose one. (1) Draw a card. (2) Discard a card.", miss="Choose one."
)
def only(sentence: Clause | None = None, choice: Clause | None = None) -> Clause | None:
    """Return the clause of a text of one sentence."""
    return choice if sentence is None else sentence


@RULES.rule(
    "text", "<sentence> <text>", example="draw a card. discard a card.", miss="draw a card. discard a card"
)
def more(sentence: Clause, text: Clause) -> Clause | None:
    """Return the clause of several sentences, carried out in order.

    None if the second speaks of cards that were moved while others were looked at: those are named apart.
    """
    if isinstance(sentence.effect, Look) and mentions(text.effect, MOVED):
        return None
    return joined((sentence, text))


@RULES.rule(
    "sentence",
    "<sentence> X (equals|is equal to|is) <quantity> .",
    example="draw X cards. X equals your max play points.",
    miss="draw 2 cards. X equals your max play points.",
)
def with_x(sentence: Clause, quantity: Amount) -> Clause | None:
    """Return the clause of a sentence with the value of X; None if there is no X in it."""
    if not mentions((sentence.effect, sentence.targets, sentence.divides), X()):
        return None
    return meanings_effects.told(sentence, quantity)


@RULES.rule(
    "text",
    "<class-keyword> (:|-) <text>",
    example="Combo (3): Draw a card.",
    miss="Combo (3) Draw a card.",
)
def if_class_keyword(class_keyword: Condition, text: Clause) -> Clause | None:
    """Return a clause that is carried out if the condition of a class keyword is met."""
    return meanings_effects.conditional(class_keyword, text)


@RULES.rule(
    "text", "<cost> : <text>", example="discard a card: Draw a card.", miss="discard a card, draw a card."
)
def if_paid(cost: Cost, text: Clause) -> Clause | None:
    """Return the clause that follows if a cost is paid on resolution."""
    return meanings.paid(cost, text)


@RULES.rule(
    "text",
    'do the following <number> times . " <text> " .',
    example='do the following 2 times. "Draw a card.".',
    miss='do the following. "Draw a card.".',
)
@RULES.rule(
    "text",
    "do the following <number> times . <text>",
    example="do the following 2 times. Draw a card.",
    miss="do the following. Draw a card.",
)
def repeated(number: int, text: Clause) -> Clause | None:
    """Return a clause that repeats everything that follows a number of times."""
    return meanings.repeated(number, text)


RULES.same("of-my-choice", {"a number of your choice": True})


@RULES.rule(
    "text",
    "<text> X equals <of-my-choice> .",
    example="draw X cards. X equals a number of your choice.",
    miss="draw 2 cards. X equals a number of your choice.",
)
@RULES.rule(
    "sentence",
    "<acts> , where X equals <of-my-choice> .",
    example="draw X cards, where X equals a number of your choice.",
    miss="draw 2 cards, where X equals a number of your choice.",
)
def with_paid_x(of_my_choice: bool, text: Clause | None = None, acts: Clause | None = None) -> Clause | None:
    """Return a clause with an X that the cost defines; None if there is no X in it."""
    said = text or acts
    return said if said is not None and mentions((said.effect, said.targets), X()) else None
