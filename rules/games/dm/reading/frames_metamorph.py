"""Spells that do something else with Metamorph: the line that says so belongs to the one before it."""

from rules.games.dm.reading.frames import finished, spell
from rules.games.dm.reading.frames_while import METAMORPH
from rules.language import effects as fx
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same("done-before", {"your opponent choosing the card to discard": True})


@RULES.rule(
    "done-before", "[tapping|destroying] <picked>", example="tapping a creature", miss="tapping creature"
)
def done_before(picked: Picked) -> bool:
    return True


@RULES.rule(
    "paragraph",
    "{spell} <effect> metamorph : instead of <done-before> , <other:effect>",
    example="{spell} destroy a creature. metamorph: instead of a creature, destroy 2 creatures.",
    miss="{spell} destroy a creature. metamorph: destroy 2 creatures.",
)
def something_else(effect: Clause, done_before: bool, other: Clause) -> Paragraph | None:
    """The line before must do a single thing, so that it is clear what is not done."""
    one, two = effect.effect, other.effect
    if isinstance(one, fx.Do) or not finished(effect) or not finished(other) or mentions((one, two), THAT):
        return None
    return spell(Clause(fx.If(METAMORPH, two, one)))
