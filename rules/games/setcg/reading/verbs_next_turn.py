"""What lasts until the end of another turn, or as long as a card is on the field."""

from rules.games.setcg.reading.changes import Changes, cannot
from rules.language.composed import If
from rules.language.conditions import TurnOf
from rules.language.durations import WHILE_IN_PLAY, UntilMoment
from rules.language.effects import Modify
from rules.language.references import Cards
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules

NEXT_TURN = Rules()


@NEXT_TURN.rule(
    "clause",
    "<subject> <restriction> until the end of the next turn",
    example="it cannot block until the end of the next turn",
    miss="it cannot block until the end of the turn",
)
def until_the_next_turn_ends(subject: Cards, restriction: Changes) -> Clause:
    """The next turn is that of the player whose turn it is not now."""
    theirs, ours = (
        Modify(subject, restriction, UntilMoment("turn_ends", side)) for side in ("opponent", "you")
    )
    return Clause(If(TurnOf(), theirs, ours), about=subject)


NEXT_TURN.same("until", {"until the end of your turn": UntilMoment("turn_ends", "you")})
STAYS_DULL = ("doesn't activate", "does not activate")
NEXT_TURN.same(
    "clause",
    {
        f"as long as ~ is on the field , it {words} during its controller's active phase": Clause(
            Modify(THAT, cannot("recover"), WHILE_IN_PLAY), about=THAT
        )
        for words in STAYS_DULL
    },
)
