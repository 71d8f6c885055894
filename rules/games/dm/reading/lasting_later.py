"""What will be true of creatures during the opponent's next turn, and what your next turn begins with."""

from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.changes import Changes
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.events import Moment
from rules.language.references import It
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same("next-turn-of-theirs", {"during your opponent's next turn": True})


@RULES.rule(
    "deed",
    "<next-turn-of-theirs> [,] <subject> <changes>",
    example="during your opponent's next turn, your opponent's creatures can't attack",
    miss="during your opponent's turn, your opponent's creatures can't attack",
)
@RULES.rule(
    "deed",
    "<subject> <changes> <next-turn-of-theirs>",
    example="your opponent's creatures can't attack during your opponent's next turn",
    miss="your opponent's creatures can't attack during your opponent's turn",
)
def in_their_next_turn(next_turn_of_theirs: bool, subject: Picked, changes: Changes) -> Clause | None:
    """It begins as that turn does, and ends with it; a creature just named must still be the same one."""
    if mentions(changes, THAT):
        return None
    begins = Moment("turn_begins", "opponent")
    if subject.how == "reference" and subject.cards == THAT:
        return Clause(fx.Later(Triggered(begins, fx.Modify(It(), changes)), THAT), about=UNSAID)
    if subject.how != "each":
        return None
    wanted = done_by(subject.filter, "opponent")
    return Clause(fx.Later(Triggered(begins, fx.ModifyAll(wanted, changes))), about=UNSAID)


RULES.same("next-turn-of-yours", {"at the (start|beginning) of your next turn": True})


@RULES.rule(
    "deed",
    "<next-turn-of-yours> , <acts>",
    example="at the start of your next turn, draw a card",
    miss="at the start of your turn, draw a card",
)
@RULES.rule(
    "deed",
    "<next-turn-of-yours> , you may <wished:acts>",
    example="at the start of your next turn, you may draw a card",
    miss="at the start of your turn, you may draw a card",
)
def as_your_next_turn_begins(
    next_turn_of_yours: bool, acts: Clause | None = None, wished: Clause | None = None
) -> Clause | None:
    said = acts or wished
    if said is None:
        return None
    done = done_by(said, "you").effect
    if done == fx.NOTHING:
        return None
    wait = Triggered(Moment("turn_begins", "you"), fx.May(done) if acts is None else done)
    if not mentions(done, THAT):
        return Clause(fx.Later(wait), about=UNSAID)
    return Clause(fx.Later(substituted(wait, THAT, It()), THAT), about=UNSAID)
