"""Temporary changes: power, keywords and what creatures can do."""

from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.changes import Changes
from rules.language import effects as fx
from rules.language.amounts import Amount, Times
from rules.language.changes import AddStats
from rules.language.durations import END_OF_TURN, Duration, UntilMoment
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
RULES.same(
    "until",
    {
        "until the end of this turn": END_OF_TURN,
        "during this turn": END_OF_TURN,
        "for the rest of the turn": END_OF_TURN,
        "until the start of your opponent's next turn": UntilMoment("turn_begins", "opponent"),
    },
)


@RULES.rule(
    "deed",
    "<changed>",
    example="this creature gets +2000 power until the end of the turn",
    miss="this creature gets +2000 power",
)
def changed_now(changed: Clause) -> Clause:
    return changed


@RULES.rule(
    "changed",
    "<subject> <changes> <until>",
    example="this creature gets +2000 power until the end of the turn",
    miss="this creature gets +2000 power",
)
@RULES.rule(
    "changed",
    "<until> [,] <subject> <changes>",
    example="this turn, your creatures can't be blocked",
    miss="your creatures can't be blocked",
)
def change_for(subject: Picked, changes: Changes, until: Duration) -> Clause | None:
    made = acting(subject, lambda what: fx.Modify(what, changes, until))
    return None if made is None else done_by(made, "you")


@RULES.rule(
    "changed",
    "<subject> (gets|get) <power-change> <until> <each-of>",
    example="each of your creatures gets +1000 power until the end of the turn for each of your shields",
    miss="each of your creatures gets +1000 power for each of your shields",
)
def power_for_each(subject: Picked, power_change: int, until: Duration, each_of: Amount) -> Clause | None:
    change = AddStats((Times(each_of, power_change),))
    made = acting(subject, lambda what: fx.Modify(what, (change,), until))
    return None if made is None else done_by(made, "you")
