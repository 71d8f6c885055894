"""Sentences and texts: actions joined, made optional, put on a condition, one after another."""

from dataclasses import dataclass, replace
from typing import Literal

from rules.games.dm.reading.actors import done_by, speaks_only_of_opponent
from rules.games.dm.reading.antecedents import (
    asks_extreme,
    chained,
    in_place_of,
    spoken_of_after,
)
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.sentences_followed import asks_of_that, goes_on, waits
from rules.games.dm.reading.untriggered import untriggered
from rules.language import effects as fx
from rules.language.amounts import CountOf
from rules.language.conditions import Compare, Condition
from rules.language.references import Chosen, It, This
from rules.reading.clauses import THAT, Clause, in_order, mentions, substituted
from rules.reading.grammar import Rules

RULES = Rules()


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence and how it depends on the one before: not at all, on whether that was done, on who did it.

    One that `follows` is to be done after the one before it.
    """

    clause: Clause
    hangs: Literal[
        "",
        "if you do",
        "otherwise",
        "if you don't",
        "if you can't",
        "untriggered",
        "of the opponent",
        "broken tie",
        "instead",
    ] = ""
    follows: bool = False


@RULES.rule("acts", "<act>", example="draw a card", miss="draw")
def single(act: Clause) -> Clause:
    return act


@RULES.rule(
    "acts",
    "<act> [,] and <acts>",
    example="draw a card and destroy this creature",
    miss="draw a card destroy this creature",
)
@RULES.rule(
    "acts",
    "<act> [,] [and] then <acts>",
    example="draw a card, then destroy this creature",
    miss="draw a card then",
)
@RULES.rule(
    "acts",
    "<act> , <acts>",
    example="draw a card, tap a creature, and destroy this creature",
    miss="draw a card; tap a creature",
)
def together(act: Clause, acts: Clause) -> Clause | None:
    return chained(act, acts)


@RULES.rule("deed", "<acts>", example="draw a card", miss="draw")
def you_do(acts: Clause) -> Clause:
    return done_by(acts, "you")


@RULES.rule("deed", "you may <acts>", example="you may draw a card", miss="you draw a card")
def you_may(acts: Clause) -> Clause:
    return optional(done_by(acts, "you"))


def optional(clause: Clause, by: Literal["you", "opponent"] = "you") -> Clause:
    """Return a clause that a player may decline; a clause that only chooses is then an optional choice."""
    if clause.effect == fx.NOTHING and isinstance(clause.about, Chosen):
        return replace(clause, about=replace(clause.about, least=0))
    effect = fx.May(clause.effect, by=by)
    known = clause.about is None or isinstance(clause.about, It | This)
    return Clause(effect, about=clause.about if known else effect)


@RULES.rule(
    "deed",
    "<one:acts> , then you may <other:acts>",
    example="draw a card, then you may destroy this creature",
    miss="draw a card, you may destroy this creature",
)
def then_you_may(one: Clause, other: Clause) -> Clause | None:
    return chained(done_by(one, "you"), optional(done_by(other, "you")))


@RULES.rule(
    "deed",
    "if <condition> , <deed>",
    example="if you have no shields, draw a card",
    miss="if you have no shields draw a card",
)
def on_condition(condition: Condition, deed: Clause) -> Clause | None:
    if deed.effect == fx.NOTHING:
        # The following sentences do something to what is only chosen here.
        return (
            Clause(fx.If(condition, fx.NOTHING), about=deed.about) if isinstance(deed.about, Chosen) else None
        )
    return Clause(fx.If(condition, deed.effect), about=spoken_of_after(deed))


@RULES.rule(
    "deed",
    "if <own-condition> , <deed>",
    example="if this is your only creature in the battle zone, destroy it",
    miss="if this is your creature, destroy it",
)
def on_own_condition(own_condition: Condition, deed: Clause) -> Clause | None:
    """After a condition on this creature, "it" is this creature."""
    return on_condition(own_condition, replace(deed, effect=substituted(deed.effect, THAT, This())))


@RULES.rule("sentence", "<deed> .", example="draw a card.", miss="draw a card")
def whole(deed: Clause) -> Sentence:
    return Sentence(deed)


@RULES.rule("sentence", "then [,] <sentence>", example="then draw a card.", miss="then draw.")
def next_one(sentence: Sentence) -> Sentence | None:
    return replace(sentence, follows=True) if sentence.hangs in ("", "of the opponent") else None


@RULES.rule(
    "sentence",
    "if (you|they|he) (do|does) , <deed> .",
    example="if you do, draw a card.",
    miss="if you do draw a card.",
)
def if_done(deed: Clause) -> Sentence:
    return Sentence(deed, "if you do")


@RULES.rule(
    "sentence",
    "(if (it isn't|it's not|not)|otherwise) , <deed> .",
    example="otherwise, draw a card.",
    miss="if you do, draw a card.",
)
def if_not_so(deed: Clause) -> Sentence:
    return Sentence(deed, "otherwise")


@RULES.rule(
    "sentence",
    "if (you|they|he) (don't|doesn't) , <deed> .",
    example="if you don't, draw a card.",
    miss="if you do, draw a card.",
)
def if_not_done(deed: Clause) -> Sentence:
    return Sentence(deed, "if you don't")


@RULES.rule(
    "sentence",
    "if you can't , <deed> .",
    example="if you can't, destroy this creature.",
    miss="if you do, destroy this creature.",
)
def if_impossible(deed: Clause) -> Sentence:
    return Sentence(deed, "if you can't")


@RULES.rule("text", "<sentence>", example="draw a card.", miss="draw a card")
def last(sentence: Sentence) -> tuple[Sentence, ...]:
    return (sentence,)


@RULES.rule(
    "text", "<sentence> <text>", example="draw a card. destroy this creature.", miss="draw a card. destroy"
)
def and_more(sentence: Sentence, text: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    return (sentence, *text)


@RULES.rule("effect", "<text>", example="draw a card. destroy this creature.", miss="draw a card. destroy")
def effect(text: tuple[Sentence, ...]) -> Clause | None:
    """Return what a text does, with each sentence depending on the one before if it says so."""
    if text[0].hangs:
        return None
    done: list[Clause] = []
    for sentence in _with_chosen(text):
        if sentence.follows and done and waits(done[-1].effect):
            return None
        if sentence.hangs == "of the opponent":
            if not speaks_only_of_opponent(
                tuple(one.effect for one in done), tuple(one.about for one in done)
            ):
                return None
            done.append(sentence.clause)
            continue
        if not sentence.hangs:
            done.append(sentence.clause)
            continue
        before = done.pop()
        hung = _hung(before, sentence)
        if hung is None:
            return None
        done.append(hung)
    *first, whole = done
    for clause in reversed(first):
        both = chained(clause, whole)
        if both is None:
            return None
        whole = both
    return whole


def _with_chosen(text: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Return sentences with what is done "if you do" combined with those about what it chose or did."""
    for place, one in enumerate(text[:-1]):
        after, rest = _with_hanging(text[place + 1], text[place + 2 :])
        if one.hangs != "if you do" or after is None or after.hangs:
            continue
        chosen = one.clause.effect == fx.NOTHING and isinstance(one.clause.about, Chosen)
        if not (chosen and mentions(after.clause.effect, THAT)) and not goes_on(one.clause, after.clause):
            continue
        both = chained(one.clause, after.clause)
        if both is not None:
            return _with_chosen((*text[:place], Sentence(both, "if you do"), *rest))
    return text


def _with_hanging(
    sentence: Sentence, rest: tuple[Sentence, ...]
) -> tuple[Sentence | None, tuple[Sentence, ...]]:
    """Return a sentence with those that depend on it, and the others; None if that means nothing."""
    while rest and rest[0].hangs and rest[0].hangs != "of the opponent":
        hung = _hung(sentence.clause, rest[0])
        if hung is None:
            return None, rest
        sentence, rest = replace(sentence, clause=hung), rest[1:]
    return sentence, rest


def _hung(before: Clause, sentence: Sentence) -> Clause | None:
    after = sentence.clause
    if sentence.hangs == "untriggered":
        return untriggered(before)
    if sentence.hangs == "broken tie":
        return before if asks_extreme(before) else None
    if after.effect == fx.NOTHING or before.targets or after.targets:
        return None
    if sentence.hangs == "instead":
        return in_place_of(before, after)
    if sentence.hangs == "if you can't":
        if _is_optional(before) or mentions(after.effect, THAT):
            return None
        return Clause(fx.IfYouDo(before.effect, fx.NOTHING, after.effect), about=UNSAID)
    if sentence.hangs == "if you don't" and asks_of_that(before.effect):
        return None
    if sentence.hangs in ("otherwise", "if you don't"):
        match before.effect:
            case fx.May(effect, fx.Do(()), by):
                return Clause(fx.May(effect, after.effect, by), about=UNSAID)
            case fx.IfYouDo(effect, then, fx.Do(())):
                return Clause(fx.IfYouDo(effect, then, after.effect), about=UNSAID)
            case fx.If(condition, then, fx.Do(())):
                return Clause(fx.If(condition, then, after.effect), about=UNSAID)
        return None
    if not mentions(after.effect, THAT) and before.effect != fx.NOTHING:
        return Clause(fx.IfYouDo(before.effect, after.effect), about=UNSAID)
    about = before.about
    match before.effect:
        case fx.If(then=then, otherwise=fx.Do(())) if then == about and then != fx.NOTHING:
            inner = _hung(Clause(then, about=about), sentence)
            done = None if inner is None else replace(before.effect, then=inner.effect)
            return None if done is None else Clause(done, about=UNSAID)
        case fx.If(then=fx.Do(()), otherwise=fx.Do(())) if isinstance(about, Chosen):
            inner = _hung(Clause(about=about), sentence)
            done = None if inner is None else replace(before.effect, then=inner.effect)
            return None if done is None else Clause(done, about=UNSAID)
    if about is None or isinstance(about, It) or not _is_optional(before):
        return None
    then = fx.If(Compare(CountOf(It()), ">=", 1), substituted(after.effect, THAT, It()))
    if mentions(after.effect, It()):
        return None
    bound = fx.Let("it", about, then)
    known = before.effect in (fx.NOTHING, about)
    return Clause(bound if known else in_order(before.effect, bound), about=UNSAID)


def _is_optional(clause: Clause) -> bool:
    return isinstance(clause.effect, fx.May) or isinstance(clause.about, Chosen)
