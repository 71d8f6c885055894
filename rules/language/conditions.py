"""Conditions of abilities and effects, combined with `AllHold`, `AnyHolds` and `Fails`."""

from dataclasses import dataclass

from rules.language.amounts import Amount
from rules.language.events import Event
from rules.language.filters import Filter, Sign
from rules.language.references import Cards, Player
from rules.language.vocabulary import Step, WayName


@dataclass(frozen=True, slots=True)
class AllHold:
    """All of these are met; with none, always true."""

    parts: tuple["Condition", ...] = ()


@dataclass(frozen=True, slots=True)
class AnyHolds:
    """At least one of these is met."""

    parts: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class Fails:
    """This is not met."""

    part: "Condition"


@dataclass(frozen=True, slots=True)
class There:
    """The number of cards that match a filter is between `least` and `most`; None means no maximum."""

    filter: Filter
    least: Amount = 1
    most: Amount | None = None


@dataclass(frozen=True, slots=True)
class Is:
    """A reference's cards exist and all match a filter."""

    cards: Cards
    filter: Filter


@dataclass(frozen=True, slots=True)
class Compare:
    """Two amounts compare like this."""

    one: Amount
    sign: Sign
    other: Amount


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is a player's turn."""

    player: Player = "you"


@dataclass(frozen=True, slots=True)
class DuringStep:
    """The turn is in one of these steps, whoever's turn it is; steps are named by the game."""

    names: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Happened:
    """An event happened at least this often this turn."""

    event: Event
    least: int = 1


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """The card was played with the alternative of that name, or in a way that the game itself names."""

    way: WayName


Condition = AllHold | AnyHolds | Fails | There | Is | Compare | TurnOf | DuringStep | Happened | PlayedBy
