"""Sentences of Force of Will about what follows an action: an option, a second change, a name for "they"."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun
from rules.games.fow8.reading.sentences import Steps, if_done, if_it_was_done
from rules.games.fow8.reading.sentences_instead import in_place
from rules.games.fow8.reading.statics_replacements import GONE
from rules.games.fow8.reading.verbs_durations import changed
from rules.language import effects as fx
from rules.language.abilities import Replacement
from rules.language.conditions import Condition, Is
from rules.language.durations import END_OF_TURN
from rules.language.events import Leaves
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule(
    "sentence",
    "<first:steps> . if you do , <then:optional>",
    example="discard a card . if you do , you may draw a card",
    miss="discard a card . you may draw a card",
)
def done_then_maybe(first: Steps, then: Clause) -> Steps | None:
    return if_it_was_done(first, (then,))


@RULES.rule(
    "sentence",
    "then [,] <optional> . if you do , <then:steps>",
    example="then you may discard a card . if you do , draw a card",
    miss="then you may discard a card . draw a card",
)
def then_if_done(optional: Clause, then: Steps) -> Steps | None:
    return if_done(optional, then)


@RULES.rule(
    "sentence",
    "<every> <doings> <this-turn> . if <condition> , they [also] <other:doings> <this-turn>",
    example="Elves you control gain [Flying] until end of turn . if your life is 1000 or less , they gain "
    "[Pierce] until end of turn",
    miss="Elves you control gain [Flying] until end of turn . if your life is 1000 or less , they gain "
    "[Pierce]",
)
def all_changed_further(
    every: Picked, doings: Changes, this_turn: bool, condition: Condition, other: Changes
) -> Steps | None:
    """Both changes apply to whichever cards are of that kind at any moment (909.4)."""
    if every.how != "each" or mentions(condition, THAT):
        return None
    further = fx.If(condition, fx.ModifyAll(every.filter, other))
    return (Clause(fx.Do((fx.ModifyAll(every.filter, doings), further))),)


@RULES.rule(
    "clause",
    "<one:every> gain <changes> and <other:every> gain <more:changes> <this-turn>",
    example="Elves gain [Flying] and Humans gain [Pierce] until end of turn",
    miss="Elves gain [Flying] and Humans gain [Pierce]",
)
def two_kinds_changed(
    one: Picked, changes: Changes, other: Picked, more: Changes, this_turn: bool
) -> Clause | None:
    if one.how != "each" or other.how != "each":
        return None
    return Clause(fx.Do((fx.ModifyAll(one.filter, changes), fx.ModifyAll(other.filter, more))))


@RULES.rule(
    "clause",
    "it also gains <changes> <this-turn>",
    example="it also gains [Flying] until end of turn",
    miss="it also gains [Flying]",
)
def changed_too(changes: Changes, this_turn: bool) -> Clause:
    return Clause(fx.Modify(THAT, changes))


@RULES.rule(
    "sentence",
    "<what:picked> <doings> <this-turn> . if <condition> , it <other:doings> instead",
    example="target Elf gains [Flying] until end of turn . if it's a Human , it gains [Pierce] instead",
    miss="target Elf gains [Flying] until end of turn . if it's a Human , it gains [Pierce]",
)
def changed_otherwise(
    what: Picked, doings: Changes, this_turn: bool, condition: Condition, other: Changes
) -> Steps | None:
    """Which change depends on the card; the other lasts as long as the one it replaces."""
    before = changed(what, doings, this_turn)
    if before is None or not isinstance(before.effect, fx.Modify):
        return None
    if not isinstance(condition, Is) or condition.cards != THAT:
        return None
    found = in_place(before, condition, Clause(fx.Modify(before.effect.what, other)))
    return None if found is None else (found,)


@RULES.rule(
    "sentence",
    f"if it's (a|an) <noun> and it would be put into a graveyard from a field this turn , {GONE} instead",
    example=f"if it's an Elf and it would be put into a graveyard from a field this turn , {GONE} instead",
    miss="if it's an Elf and it would be put into a graveyard from a field this turn , destroy it instead",
)
def such_gone_this_turn(noun: Noun) -> Steps | None:
    if noun.said:
        return None
    gone = Replacement(Leaves(None, ("graveyard",)), destination="removed area")
    return (Clause(fx.If(Is(THAT, noun.filter), fx.Later(gone, THAT, END_OF_TURN))),)
