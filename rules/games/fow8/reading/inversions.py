"""Inverse cards of Force of Will: chants that are removed inverted, and played from there."""

from rules.games.fow8.nodes import RemoveInverted
from rules.games.fow8.reading.statics_names import UNPLAYABLE, played_from
from rules.language.abilities import Static
from rules.language.conditions import Fails, Is
from rules.language.filters import InZone
from rules.language.references import ThisCard
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


@RULES.rule(
    "clause",
    "remove this card inverted from the game",
    example="remove this card inverted from the game",
    miss="remove target card inverted from the game",
)
def removed_inverted() -> Clause:
    """The card goes despair side up, as it resolves or from where it is (1030.3)."""
    return Clause(RemoveInverted(ThisCard()))


@RULES.rule(
    "paragraph",
    "play this card only from your <own-pile>",
    example="play this card only from your removed area",
    miss="play this card only from your hand",
)
def only_from(own_pile: str) -> Paragraph:
    """The card can be played from there, and from nowhere else."""
    elsewhere = Fails(Is(ThisCard(), InZone((own_pile,))))
    barred = Static((UNPLAYABLE,), when=elsewhere, zones=("everywhere",))
    return Paragraph((*played_from(own_pile), barred))
