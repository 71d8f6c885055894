"""What must hold for an ability to be there or an effect to happen; `Both`, `Either` and `Fails` combine."""

from dataclasses import dataclass

from rules.language.amounts import Amount
from rules.language.events import Event
from rules.language.filters import Filter, Sign
from rules.language.references import Cards, Player
from rules.language.vocabulary import Step


@dataclass(frozen=True, slots=True)
class AllHold:
    """All of these hold; with none, it always holds."""

    parts: tuple["Condition", ...] = ()


@dataclass(frozen=True, slots=True)
class AnyHolds:
    """At least one of these holds."""

    parts: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class Fails:
    """This does not hold."""

    part: "Condition"


@dataclass(frozen=True, slots=True)
class There:
    """As many cards meet a filter as `least` and `most` say; None sets no upper bound."""

    filter: Filter
    least: Amount = 1
    most: Amount | None = None


@dataclass(frozen=True, slots=True)
class Is:
    """The cards that a reference speaks of exist and all meet a filter."""

    cards: Cards
    filter: Filter


@dataclass(frozen=True, slots=True)
class Compare:
    """Two amounts compare in this way."""

    one: Amount
    sign: Sign
    other: Amount


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is a player's turn."""

    player: Player = "you"


@dataclass(frozen=True, slots=True)
class DuringStep:
    """The turn is in one of these steps, whoever's turn it is; the game names its steps."""

    names: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Happened:
    """An event happened at least so often in the running turn."""

    event: Event
    least: int = 1


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """The card was played in the way of that name."""

    way: str


Condition = AllHold | AnyHolds | Fails | There | Is | Compare | TurnOf | DuringStep | Happened | PlayedBy
