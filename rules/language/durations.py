"""Durations of continuous effects, prohibitions and delayed abilities."""

from dataclasses import dataclass

from rules.language.references import Side
from rules.language.vocabulary import Moment


@dataclass(frozen=True, slots=True)
class EndOfTurn:
    """Until the end of the turn."""


@dataclass(frozen=True, slots=True)
class WhileInPlay:
    """While the card with the ability stays in play."""


@dataclass(frozen=True, slots=True)
class Always:
    """For the rest of the game; for a delayed ability, until it has triggered once."""


@dataclass(frozen=True, slots=True)
class UntilMoment:
    """Until the next moment of a name, in a player's own turn or any."""

    name: Moment
    side: Side = "anyone"


Duration = EndOfTurn | WhileInPlay | Always | UntilMoment

END_OF_TURN = EndOfTurn()
WHILE_IN_PLAY = WhileInPlay()
ALWAYS = Always()
