"""Attacks that effects cannot forbid for a turn."""

from rules.games.dm.keywords import AT_ONCE, ATTACK_DESPITE
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language.changes import Restrict
from rules.language.filters import IsPlayer
from rules.language.restrictions import Can
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
_FOE = IsPlayer("opponent")
ALLOWED = (Restrict(Can(ATTACK_DESPITE, _FOE)), Restrict(Can(AT_ONCE, _FOE)))
"""What creatures may do if nothing can keep them from attacking the opponent."""


@RULES.rule(
    "ignored",
    "ignore any effects that [would] prevent <subject> from attacking your opponent",
    example="ignore any effects that would prevent your Ghosts from attacking your opponent",
    miss="ignore any effects that would prevent your creatures from attacking creatures",
)
def ignored(subject: Picked) -> Clause | None:
    """Nothing keeps them from attacking this turn, not even having just come, as a card explains it."""
    if subject.how != "each":
        return None
    return Clause(fx.ModifyAll(subject.filter, ALLOWED), about=UNSAID)


@RULES.rule(
    "deed",
    "this turn , <ignored>",
    example="this turn, ignore any effects that would prevent your Ghosts from attacking your opponent",
    miss="ignore any effects that would prevent your creatures from attacking your opponent",
)
@RULES.rule(
    "deed",
    "<ignored> this turn",
    example="ignore any effects that would prevent your Ghosts from attacking your opponent this turn",
    miss="ignore any effects that would prevent your creatures from attacking your opponent",
)
def attacks_despite(ignored: Clause) -> Clause:
    return ignored
