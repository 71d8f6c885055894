"""How long a continuous effect, a permission or a later ability lasts."""

from dataclasses import dataclass

from rules.language.references import Side
from rules.language.vocabulary import Moment


@dataclass(frozen=True, slots=True)
class EndOfTurn:
    """Until the end of the turn."""


@dataclass(frozen=True, slots=True)
class WhileInPlay:
    """As long as the card whose ability it is stays in play."""


@dataclass(frozen=True, slots=True)
class Always:
    """As long as the game lasts; for a later ability, until it has triggered once."""


@dataclass(frozen=True, slots=True)
class UntilMoment:
    """Until a moment of the turn comes next, that of a player's own turn or of any."""

    name: Moment
    side: Side = "anyone"


Duration = EndOfTurn | WhileInPlay | Always | UntilMoment

END_OF_TURN = EndOfTurn()
WHILE_IN_PLAY = WhileInPlay()
ALWAYS = Always()
