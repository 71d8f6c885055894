"""Trees for cards that move themselves from the cemetery or the EX area, in both languages."""

from rules.language.effects import MoveTo
from rules.language.references import It, ThisCard
from rules.reading.clauses import Clause


def moving_itself(origin: It, zone: str, *, rested: bool = False) -> Clause:
    """Return a clause in which the card moves itself from where its ability works; it is spoken of there."""
    return Clause(MoveTo(origin, zone, rested=rested), about=ThisCard())
