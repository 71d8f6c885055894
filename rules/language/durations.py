"""How long a continuous effect, a permission or a later ability lasts."""

from rules.frozen import frozen
from rules.language.references import Side
from rules.language.vocabulary import Moment


@frozen
class EndOfTurn:
    """Until the end of the turn."""


@frozen
class WhileInPlay:
    """As long as the card whose ability it is stays in play."""


@frozen
class Always:
    """As long as the game lasts; for a later ability, until it has triggered once."""


@frozen
class UntilMoment:
    """Until a moment of the turn comes next, that of a player's own turn or of any."""

    name: Moment
    side: Side = "anyone"


Duration = EndOfTurn | WhileInPlay | Always | UntilMoment

END_OF_TURN = EndOfTurn()
WHILE_IN_PLAY = WhileInPlay()
ALWAYS = Always()
