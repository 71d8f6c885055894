"""Trees for what happens later this turn to a card just named, in both languages."""

from rules.games.sve.nodes import GoesToCemetery
from rules.games.sve.reading.meanings_effects import unannounced
from rules.language.abilities import Triggered
from rules.language.durations import END_OF_TURN
from rules.language.effects import Later
from rules.reading.clauses import THAT, Clause, mentions


def when_it_dies(then: Clause) -> Clause | None:
    """Return a clause that does something when the card just named goes to the cemetery this turn."""
    done = unannounced(then)
    if done is None or mentions(done.effect, THAT):
        return None
    return Clause(Later(Triggered(event=GoesToCemetery(), effect=done.effect), THAT, END_OF_TURN), about=THAT)
