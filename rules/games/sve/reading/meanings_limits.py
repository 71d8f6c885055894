"""Trees for what cards cannot do, or have to do, in both languages, and for what evolving costs."""

from dataclasses import replace

from rules.games.sve import layers
from rules.games.sve.definitions import EvolveCard
from rules.games.sve.keywords import EVOLVE, REFRESH_AT_START, USE_ABILITIES
from rules.games.sve.mechanics.evolution import EVOLVE as EVOLVING
from rules.games.sve.movement import BE_BANISHED, BE_DESTROYED, ENTER_ENGAGED
from rules.games.sve.nodes import Transform
from rules.games.sve.reading.meanings_statics import cheaper, static
from rules.games.sve.reading.meanings_words import FIELD, FOLLOWER, OURS, POINTS, THEIRS, of
from rules.language.amounts import Amount
from rules.language.changes import Change, ChangeCost, Restrict
from rules.language.durations import ALWAYS, END_OF_TURN, Duration
from rules.language.effects import Modify
from rules.language.references import This
from rules.language.restrictions import Can, Cannot, Must
from rules.reading.clauses import Clause
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, acting

SAFE = (Restrict(Cannot(BE_DESTROYED)), Restrict(Cannot(BE_BANISHED)))
"""What a card has that abilities neither destroy nor banish."""
SAFE_FROM_BOTH: Paragraph = static(SAFE)
STRIKE_WITH_DEFENSE: Paragraph = static(
    (Restrict(Can(layers.STRIKE_WITH_DEFENSE)),), affects=of(FOLLOWER, FIELD, OURS)
)
"""The ability by which your followers deal damage equal to their defense, not their attack."""
ENTERS_ENGAGED: Paragraph = static((Restrict(Must(ENTER_ENGAGED)),))
STAYS_ENGAGED: Paragraph = static((Restrict(Cannot(REFRESH_AT_START)),))
MUST_BE_SELECTED: Paragraph = static((Restrict(Must("be chosen", THEIRS)),))
"""The ability by which an opponent selects the card for an ability whenever they can."""


def no_abilities(*, evolving: bool) -> Clause:
    """Return a clause in which the card's activated abilities cannot be used this turn.

    With `evolving` that includes its evolve ability.
    """
    bans: tuple[Change, ...] = (Restrict(Cannot(USE_ABILITIES)),)
    if evolving:
        bans = (*bans, Restrict(Cannot(EVOLVE)))
    return Clause(Modify(This(), bans, END_OF_TURN), about=This())


def _of_evolving(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    return tuple(
        replace(one, abilities=True, keyword=EVOLVING) for one in changes if isinstance(one, ChangeCost)
    )


def evolving_costs(pick: Picked, amount: int, until: Duration = ALWAYS) -> Clause | None:
    """Return a clause that sets what the evolve ability of a follower costs."""
    change = _of_evolving((ChangeCost(instead=((POINTS, amount),)),))
    return acting(pick, lambda cards: Modify(cards, change, until)) if pick.how == "reference" else None


def evolving_costs_less(pick: Picked, amount: int, until: Duration = ALWAYS) -> Clause | None:
    """Return a clause in which the evolve ability of a follower costs less."""
    change = _of_evolving(cheaper(amount))
    return acting(pick, lambda cards: Modify(cards, change, until)) if pick.how == "reference" else None


def evolves_for_less(amount: Amount) -> Paragraph:
    """Return the ability by which a follower's evolve ability costs less."""
    return static(_of_evolving(cheaper(amount)))


def transformed(pick: Picked, token: EvolveCard) -> Clause | None:
    """Return a clause in which cards are transformed into tokens (5.16.1)."""
    return acting(pick, lambda cards: Transform(cards, token))
