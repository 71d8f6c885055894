"""What triggers while a text resolves: "when you do so", with choices of its own."""

from rules.games.setcg.reading.antecedents import NAMED, PUT, Text, in_turn
from rules.games.setcg.reading.sentences import Offer, if_done
from rules.games.setcg.reading.verbs import NONE
from rules.language.abilities import Spell
from rules.language.amounts import CountOf
from rules.language.composed import If, IfPaid, Let, May
from rules.language.conditions import Compare, Condition
from rules.language.effects import Effect, Trigger
from rules.language.references import GivenUp, It
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules

TRIGGERING = Rules()


@TRIGGERING.rule(
    "whole",
    "[<text>] <offer> . when you do so , <then:whole>",
    example="you may pay {cp-1}. when you do so, choose 1 Forward. break it.",
    miss="you may pay {cp-1}. choose 1 Forward. break it.",
)
@TRIGGERING.rule(
    "whole",
    "[<text>] if <condition> , <offer> . when you do so , <then:whole>",
    example="if you control a Forward, you may pay {cp-1}. when you do so, choose 1 Forward. break it.",
    miss="if you control a Forward, you may pay {cp-1}. choose 1 Forward. break it.",
)
def triggered_by_paying(
    offer: Offer, then: Clause, text: Text = (), condition: Condition | None = None
) -> Clause | None:
    """Paying triggers an ability with choices of its own."""
    spell = _spell(then)
    if spell is None:
        return None
    paid: Effect = IfPaid(offer.cost, Trigger(spell))
    return in_turn((*text, _spoken(paid if condition is None else If(condition, paid))))


@TRIGGERING.rule(
    "whole",
    "<text> when you do so , <then:whole>",
    example="discard 1 card. when you do so, choose 1 Forward. break it.",
    miss="discard 1 card. choose 1 Forward. break it.",
)
def triggered_by_doing(text: Text, then: Clause) -> Clause | None:
    *before, last = text
    spell = _spell(then)
    if spell is None or last.targets:
        return None
    # No cost was paid for what this text does: the card that it put away is meant.
    spell = substituted(spell, GivenUp(), PUT)
    if mentions(spell, PUT):
        return in_turn((*before, _of_those(last, spell)))
    effect = if_done(last.effect, Trigger(spell))
    return None if effect is None else in_turn((*before, _spoken(effect)))


def _of_those(last: Clause, spell: Spell) -> Clause:
    """Return a triggered text about the cards that something was done to, if there are any."""
    moved = last.effect.effect if isinstance(last.effect, May) else last.effect
    some = If(Compare(CountOf(PUT), ">=", 1), Trigger(spell))
    bound = Let(PUT.name, moved, some)
    return _spoken(May(bound) if isinstance(last.effect, May) else bound)


SPOKEN, CALLED = It("spoken"), It("called")


def triggering(clause: Clause) -> Effect | None:
    """Return that a text triggers; None if it refers to cards that were named before it."""
    spell = _spell(clause)
    return None if spell is None or mentions(spell, SPOKEN) or mentions(spell, CALLED) else Trigger(spell)


def _spell(clause: Clause) -> Spell | None:
    """Return what triggers separately, in which "it" may be what the text named before."""
    spoken = mentions(clause.effect, THAT) or mentions(clause.effect, NAMED)
    if mentions(clause.modes, THAT) or (clause.targets and spoken):
        return None
    effect = substituted(substituted(clause.effect, THAT, SPOKEN), NAMED, CALLED)
    return Spell(effect=effect, **clause.announced())


def _spoken(effect: Effect) -> Clause:
    for name, cards in ((SPOKEN, THAT), (CALLED, NAMED)):
        if mentions(effect, name):
            effect = Let(name.name, cards, effect)
    return Clause(effect, about=NONE)
