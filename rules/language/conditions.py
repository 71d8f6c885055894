"""What must hold for an ability to be there or an effect to happen; `Both`, `Either` and `Fails` combine."""

from rules.frozen import frozen
from rules.language.amounts import Amount
from rules.language.events import Event
from rules.language.filters import Filter, Sign
from rules.language.references import Cards, Player
from rules.language.vocabulary import Step


@frozen
class AllHold:
    """All of these hold; with none, it always holds."""

    parts: tuple["Condition", ...] = ()


@frozen
class AnyHolds:
    """At least one of these holds."""

    parts: tuple["Condition", ...]


@frozen
class Fails:
    """This does not hold."""

    part: "Condition"


@frozen
class There:
    """As many cards meet a filter as `least` and `most` say; None sets no upper bound."""

    filter: Filter
    least: Amount = 1
    most: Amount | None = None


@frozen
class Is:
    """The cards that a reference speaks of exist and all meet a filter."""

    cards: Cards
    filter: Filter


@frozen
class Compare:
    """Two amounts compare in this way."""

    one: Amount
    sign: Sign
    other: Amount


@frozen
class TurnOf:
    """It is a player's turn."""

    player: Player = "you"


@frozen
class DuringStep:
    """The turn is in one of these steps, whoever's turn it is; the game names its steps."""

    names: tuple[Step, ...]


@frozen
class Happened:
    """An event happened at least so often in the running turn."""

    event: Event
    least: int = 1


@frozen
class PlayedBy:
    """The card was played in the way of that name."""

    way: str


Condition = AllHold | AnyHolds | Fails | There | Is | Compare | TurnOf | DuringStep | Happened | PlayedBy
