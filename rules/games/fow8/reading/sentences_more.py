"""Further ways in which sentences of Force of Will's effects depend on something."""

from dataclasses import replace

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.sentences import Steps, if_done, one_of
from rules.games.fow8.reading.sentences_instead import in_place
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.conditions import Condition
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "sentence",
    "<optional> . if you do , <then:optional>",
    example="you may discard a card . if you do , you may draw a card",
    miss="you may discard a card . you may draw a card",
)
def if_done_maybe(optional: Clause, then: Clause) -> Steps | None:
    return if_done(optional, (then,))


@RULES.rule(
    "sentence",
    "<first:steps> . if <condition> , put <amount> <counter> counters [on it] instead",
    example="put two hope counters on this card . if your life is 1000 or less , "
    "put four hope counters instead",
    miss="put two hope counters on this card . put four hope counters instead",
)
def more_counters(first: Steps, condition: Condition, amount: Amount, counter: str) -> Steps | None:
    """The same counters on the same cards, but more of them."""
    before = one_of(first)
    if before is None or not isinstance(before.effect, fx.PutCounters) or before.effect.counter != counter:
        return None
    found = in_place(before, condition, Clause(replace(before.effect, amount=amount)))
    return None if found is None else (found,)


@RULES.rule(
    "sentence",
    "<first:steps> . if <condition> , it gains <changes> until end of turn instead",
    example="it gains [Flying] until end of turn . if your life is 1000 or less , "
    "it gains [Pierce] until end of turn instead",
    miss="it gains [Flying] until end of turn . it gains [Pierce] until end of turn instead",
)
def other_changes(first: Steps, condition: Condition, changes: Changes) -> Steps | None:
    """The same cards are changed in another way."""
    before = one_of(first)
    if before is None or not isinstance(before.effect, fx.Modify):
        return None
    found = in_place(before, condition, Clause(replace(before.effect, changes=changes)))
    return None if found is None else (found,)


TOP_OR_BOTTOM = Clause(fx.ChooseOne((fx.MoveTo(THAT, "main deck"), fx.MoveTo(THAT, "main deck", "bottom"))))
RULES.same(
    "clause",
    {f"put it on the top or {end} of your deck": TOP_OR_BOTTOM for end in ("bottom", "the bottom")},
)
