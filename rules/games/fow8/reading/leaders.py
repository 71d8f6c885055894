"""Force of Will's texts about a player's ruler, on a condition about which card it is."""

from rules.language.conditions import Condition, There
from rules.language.filters import OfType
from rules.language.references import Each, It
from rules.reading.clauses import THAT, Clause, mentions, substituted

LEADER = It("leader")
"""What a clause is about that speaks of a ruler, so that nothing later takes that for another card."""
SIDES = frozenset({"ruler", "j-ruler"})


def spoken_of(condition: Condition, one: Clause) -> Clause | None:
    """Return a clause in which "it" is the ruler in its condition; None if that is not about a ruler."""
    if not isinstance(condition, There) or not any(
        isinstance(part, OfType) and part.words <= SIDES for part in getattr(condition.filter, "parts", ())
    ):
        return None
    if not mentions((one.effect, one.targets), THAT):
        return None
    return substituted(one, THAT, Each(condition.filter))


def is_left_open(before: tuple[Clause, ...], after: tuple[Clause, ...]) -> bool:
    """Return whether "it" may be either a target of the earlier text or the ruler of the later text."""
    return any(one.about == LEADER for one in after) and any(one.targets for one in before)
