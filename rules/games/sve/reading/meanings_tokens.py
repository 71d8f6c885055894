"""Trees for tokens of one of several kinds, and for tokens without room on the field, in both languages."""

from collections.abc import Sequence

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading.meanings_words import FIELD, NOBODY, OURS, of
from rules.games.sve.zones import FIELD as FIELD_KIND
from rules.games.sve.zones import LIMITS
from rules.language.amounts import Amount, Count, Fixed, Lowest, Minus
from rules.language.effects import ChooseOne, Create, Do, Fix
from rules.reading.clauses import Clause

Tokens = tuple[EvolveCard, Amount]


def one_of(kinds: Sequence[Tokens], zone: str) -> Clause:
    """Return a clause in which tokens of one of several kinds are created, as their player chooses."""
    effects = tuple(Create(token, zone, amount) for token, amount in kinds)
    return Clause(ChooseOne(effects), about=NOBODY)


def overflowing(token: EvolveCard, amount: Amount) -> Clause | None:
    """Return a clause that creates tokens on the field, and in the EX area those without room there."""
    if not isinstance(amount, int):
        return None
    room = Minus(LIMITS[FIELD_KIND], Count(of(FIELD, OURS)))
    here, there = Fixed("room"), Minus(amount, Fixed("room"))
    made = Do((Create(token, "field", here), Create(token, "EX area", there)))
    return Clause(Fix(Lowest((amount, room)), made, "room"), about=NOBODY)
