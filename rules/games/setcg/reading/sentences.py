"""Sentences one after another: what may be done, what follows, what happens instead."""

from dataclasses import dataclass, replace

from rules.games.setcg.nodes import CastFree, CastOnce
from rules.games.setcg.reading.antecedents import MOVED, PUT, Text, brings_up, in_turn, speaks
from rules.games.setcg.reading.frames_departed import gives_itself_up
from rules.games.setcg.reading.nouns import DECK
from rules.games.setcg.reading.verbs import NONE
from rules.language.amounts import CountOf
from rules.language.composed import NOTHING, Do, If, IfPaid, IfYouDo, Let, May
from rules.language.conditions import Compare, Condition, Happened, There
from rules.language.costs import Cost, DiscardCards, Pay, PayX, TakeCounters
from rules.language.effects import Discard, Effect, MoveTo, PutCounters, Shuffle
from rules.language.references import Chosen, It
from rules.reading.clauses import THAT, Clause, joined, mentions, substituted
from rules.reading.grammar import Rules

SENTENCES = Rules()

FOUND = It("found")
"""The card that was searched for."""


@SENTENCES.rule(
    "clause", "<one:clause> [,] and <other:clause>", example="dull it and Freeze it", miss="dull it and"
)
@SENTENCES.rule(
    "clause",
    "<one:clause> [,] then <other:clause>",
    example="draw 1 card, then discard 1 card",
    miss="draw 1 card, then",
)
def both(one: Clause, other: Clause) -> Clause | None:
    if one.modes or other.modes or (brings_up(one) and speaks(other)):
        return None
    return joined([one, other])


@dataclass(frozen=True, slots=True)
class Offer:
    """A cost that may be paid on resolution, for what the next sentence says."""

    cost: Cost


@SENTENCES.rule("offer", "you may pay <cost>", example="you may pay {cp-1}", miss="you may pay")
def may_pay(cost: Cost) -> Offer | None:
    return Offer(cost) if cost.parts and all(isinstance(part, Pay | PayX) for part in cost.parts) else None


@SENTENCES.rule("offer", "you may <cost>", example="you may discard 2 cards", miss="you may draw 2 cards")
def may_give_up(cost: Cost) -> Offer | None:
    paid = all(isinstance(part, DiscardCards | TakeCounters) for part in cost.parts)
    return Offer(cost) if paid and cost.parts else None


@SENTENCES.rule("optional", "you may <clause>", example="you may draw 1 card", miss="draw 1 card")
def may(clause: Clause) -> Clause | None:
    if clause.targets or clause.modes or clause.effect == NOTHING or _is_cost(clause.effect):
        return None
    return Clause(May(clause.effect), about=clause.about if clause.about in (None, THAT, NONE) else NONE)


def _is_cost(effect: Effect) -> bool:
    """Return whether cards are discarded or counters removed first, which is a cost if it is optional.

    Nobody has to cast a card, so that this says nothing more of it.
    """
    return isinstance(effect, Discard | CastFree | CastOnce) or _takes_counters(effect)


def _takes_counters(effect: Effect) -> bool:
    return isinstance(effect, PutCounters) and isinstance(effect.amount, int) and effect.amount < 0


@SENTENCES.rule("line", "<clause> .", example="draw 1 card.", miss="draw 1 card")
def line(clause: Clause) -> Clause:
    return clause


@SENTENCES.rule("line", "<optional> .", example="you may draw 1 card.", miss="you may draw 1 card")
def optional_line(optional: Clause) -> Clause:
    return optional


@SENTENCES.rule(
    "line",
    "<cancelling> .",
    example="choose 1 Summon. cancel its effect.",
    miss="cancel its effect.",
)
def cancelling_line(cancelling: Clause) -> Clause:
    return cancelling


@SENTENCES.rule(
    "line",
    "if <condition> , <clause> .",
    example="if you control a Forward, draw 1 card.",
    miss="if you control a Forward, draw 1 card",
)
@SENTENCES.rule(
    "line",
    "if <condition> , <clause:optional> .",
    example="if you control a Forward, you may draw 1 card.",
    miss="if you control a Forward, you may",
)
def conditional(condition: Condition, clause: Clause) -> Clause | None:
    if clause.targets or clause.modes or clause.effect == NOTHING:
        return None
    about = THAT if mentions((condition, clause.effect), THAT) else NONE
    return Clause(If(condition, clause.effect), about=about)


@SENTENCES.rule("text", "<line>", example="draw 1 card.", miss="draw 1 card")
def one_line(line: Clause) -> Text:
    return (line,)


@SENTENCES.rule(
    "text", "<text> <line>", example="draw 1 card. discard 1 card.", miss="draw 1 card. discard 1 card"
)
def more_lines(text: Text, line: Clause) -> Text | None:
    return None if text[-1].modes else (*text, line)


@SENTENCES.rule(
    "text",
    "<text> then [,] <line>",
    example="draw 1 card. then, discard 1 card.",
    miss="you may draw 1 card. if you do so, discard 1 card. then, draw 1 card.",
)
def then_line(text: Text, line: Clause) -> Text | None:
    """What follows; after something optional, it is unclear whether it follows only that."""
    if isinstance(text[-1].effect, If | May | IfYouDo | IfPaid):
        return None
    return more_lines(text, line)


@SENTENCES.rule(
    "text",
    "<text> if <condition> , <clause> instead .",
    example="deal it 1000 damage. if you control a Forward, deal it 2000 damage instead.",
    miss="deal it 1000 damage. if you control a Forward, deal it 2000 damage.",
)
def instead(text: Text, condition: Condition, clause: Clause) -> Text | None:
    """What happens instead of what the previous sentence says (11.13.5.6)."""
    *before, last = text
    if clause.targets or clause.modes or last.targets or last.modes:
        return None
    if NOTHING in (clause.effect, last.effect) or isinstance(last.effect, May | IfYouDo | IfPaid):
        return None
    if isinstance(last.effect, If) and not _implies(condition, last.effect.condition):
        return None
    about = THAT if mentions(last.effect, THAT) and mentions(clause.effect, THAT) else NONE
    return (*before, Clause(If(condition, clause.effect, last.effect), about=about))


def _implies(condition: Condition, other: Condition) -> bool:
    """Return whether a condition implies another one, because it requires more of the same."""
    match condition, other:
        case There(wanted, int(least), None), There(known, int(fewer), None):
            return wanted == known and least > fewer
        case There(wanted, 0, int(most)), There(known, 0, int(more)):
            return wanted == known and most < more
        case Happened(event, least), Happened(known_event, fewer):
            return event == known_event and least > fewer
    return False


@SENTENCES.rule(
    "text",
    "<text> if not , <clause> .",
    example="if it is a Forward, draw 1 card. if not, discard 1 card.",
    miss="if it is a Forward, draw 1 card. not, discard 1 card.",
)
@SENTENCES.rule(
    "text",
    "<text> otherwise , <clause> .",
    example="if it is a Forward, draw 1 card. otherwise, discard 1 card.",
    miss="draw 1 card. otherwise discard 1 card.",
)
def otherwise(text: Text, clause: Clause) -> Text | None:
    *before, last = text
    if clause.targets or clause.modes or not isinstance(last.effect, If | IfPaid | IfYouDo):
        return None
    if last.effect.otherwise != NOTHING:
        return None
    if mentions(clause.effect, THAT) and not mentions(last.effect.then, THAT):
        return None
    return (*before, replace(last, effect=replace(last.effect, otherwise=clause.effect)))


@SENTENCES.rule(
    "text",
    "[<text>] <offer> . if you do so , <clause> .",
    example="you may pay {cp-1}. if you do so, draw 1 card.",
    miss="you may pay {cp-1}. draw 1 card.",
)
@SENTENCES.rule(
    "text",
    "[<text>] if <condition> , <offer> . if you do so , <clause> .",
    example="if you control a Forward, you may pay {cp-1}. if you do so, draw 1 card.",
    miss="if you control a Forward, you may pay {cp-1}. draw 1 card.",
)
def paid_for(
    offer: Offer, clause: Clause, text: Text = (), condition: Condition | None = None
) -> Text | None:
    if clause.targets or clause.modes or clause.effect == NOTHING:
        return None
    paid: Effect = IfPaid(offer.cost, clause.effect)
    effect = paid if condition is None else If(condition, paid)
    return (*text, Clause(effect, about=THAT if mentions(effect, THAT) else NONE))


@SENTENCES.rule(
    "text",
    "<text> if you do so , <clause> .",
    example="discard 1 card. if you do so, draw 1 card.",
    miss="discard 1 card. if not so, draw 1 card.",
)
def done_for(text: Text, clause: Clause) -> Text | None:
    *before, last = text
    if clause.targets or clause.modes or last.targets or clause.effect == NOTHING:
        return None
    if mentions(clause.effect, THAT) and not before and not gives_itself_up(last.effect, clause.effect, THAT):
        return None
    if mentions(clause.effect, MOVED) and isinstance(last.effect, Discard):
        is_gone = Compare(CountOf(PUT), ">=", 1)
        then = If(is_gone, substituted(clause.effect, MOVED, PUT))
        return (*before, Clause(Let(PUT.name, last.effect, then), about=NONE))
    effect = if_done(last.effect, clause.effect)
    about = THAT if not before and mentions(effect, THAT) else NONE
    return None if effect is None else (*before, Clause(effect, about=about))


def if_done(first: Effect, then: Effect) -> Effect | None:
    """Return an effect and what follows if it was done; None if that is unclear."""
    if isinstance(first, If) and first.otherwise == NOTHING:
        made = if_done(first.then, then)
        return None if made is None else If(first.condition, made)
    if isinstance(first, May) and mentions(first, Shuffle(DECK)):
        searched = if_done(first.effect, then)
        return None if searched is None else May(searched)
    if mentions(first, Shuffle(DECK)):
        return _if_found(first, then)
    if first == NOTHING or isinstance(first, If | IfPaid | IfYouDo):
        return None
    if isinstance(first, PutCounters) and _takes_counters(first) and first.amount != -1:
        # There may be some of the counters, but not all.
        return None
    if isinstance(first, May):
        return May(IfYouDo(first.effect, then))
    return IfYouDo(first, then)


def _if_found(first: Effect, then: Effect) -> Effect | None:
    """Return a search for one card and what follows if it was found; the deck is shuffled in any case."""
    match first:
        case Do((MoveTo(what=Chosen(most=1)) as moved, Shuffle())):
            is_found = Compare(CountOf(FOUND), ">=", 1)
            return Let(FOUND.name, moved, Do((Shuffle(DECK), If(is_found, then))))
    return None


@SENTENCES.rule("whole", "<text>", example="draw 1 card.", miss="draw 1 card")
def whole(text: Text) -> Clause | None:
    return in_turn(text)
