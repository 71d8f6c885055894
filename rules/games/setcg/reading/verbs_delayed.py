"""What happens once, later: at the end of a turn, or at the beginning of a later turn or phase."""

from rules.games.setcg.reading.verbs import NONE
from rules.language.abilities import Triggered
from rules.language.composed import NOTHING
from rules.language.effects import Later
from rules.language.events import Moment
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

DELAYED = Rules()

MOMENTS = {
    "at the end of the turn": Moment("turn_ends"),
    "at the end of this turn": Moment("turn_ends"),
    "at the beginning of your next main phase 1": Moment("main_1_begins", "you"),
    "at the beginning of the next main phase 1": Moment("main_1_begins"),
    "at the beginning of your next turn": Moment("turn_begins", "you"),
    "at the beginning of your opponent's next turn": Moment("turn_begins", "opponent"),
    "at the end of your opponent's next turn": Moment("turn_ends", "opponent"),
    "at the end of your opponent's turn": Moment("turn_ends", "opponent"),
}
DELAYED.same("then-at", MOMENTS)


@DELAYED.rule(
    "clause",
    "<moment:then-at> , <clause>",
    example="at the end of the turn, draw 1 card",
    miss="at the end of the turn, draw",
)
def delayed(moment: Moment, clause: Clause) -> Clause | None:
    """A delayed effect that refers to no card named before and has no choices to make now."""
    if clause.targets or clause.modes or clause.effect == NOTHING or mentions(clause.effect, THAT):
        return None
    if "This" in repr(clause.effect) or "It(" in repr(clause.effect):
        return None
    return Clause(Later(Triggered(event=moment, effect=clause.effect)), about=NONE)
