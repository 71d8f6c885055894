"""Costs of cards and abilities, or paid while an effect resolves: parts in their written order."""

from dataclasses import dataclass, field

from rules.language.amounts import Amount
from rules.language.filters import Filter
from rules.language.vocabulary import ANY_RESOURCE, Counter, Resource, Zone


@dataclass(frozen=True, slots=True)
class RestThis:
    """Rest the card with the ability."""


@dataclass(frozen=True, slots=True)
class RestCards:
    """Rest this many other cards that match a filter."""

    filter: Filter
    count: int = 1


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay units of a resource."""

    amount: Amount
    resource: Resource = ANY_RESOURCE


@dataclass(frozen=True, slots=True)
class PayX:
    """Pay a factor times X units of any resource; X is chosen first."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class PayLife:
    """Pay life."""

    amount: int


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Discard this many cards from hand that match a filter."""

    count: int = 1
    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class RevealCards:
    """Reveal this many cards from hand that match a filter."""

    count: int = 1
    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class PutThisAway:
    """Put away the card with the ability: banish it, discard it, put it into the break zone."""


@dataclass(frozen=True, slots=True)
class PutAway:
    """Put away a card that matches a filter."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class MoveCard:
    """Move a card that matches a filter to its owner's zone of that name."""

    filter: Filter
    zone: Zone


@dataclass(frozen=True, slots=True)
class TakeCounters:
    """Remove counters of a kind from the card with the ability, or from one that matches a filter."""

    counter: Counter
    amount: int = 1
    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class TakeCountersX:
    """Remove X counters of a kind from the card with the ability, or from one that matches a filter.

    X is chosen first.
    """

    counter: Counter
    filter: Filter | None = None


CostPart = (
    RestThis
    | RestCards
    | Pay
    | PayX
    | PayLife
    | DiscardCards
    | RevealCards
    | PutThisAway
    | PutAway
    | MoveCard
    | TakeCounters
    | TakeCountersX
)


@dataclass(frozen=True, slots=True)
class Cost:
    """The parts of a cost in written order; empty if it costs nothing."""

    parts: tuple[CostPart, ...] = ()
    rests: bool = field(init=False, repr=False, compare=False)
    resources: tuple[tuple[str, int], ...] = field(init=False, repr=False, compare=False)
    x: int = field(init=False, repr=False, compare=False)
    names_x: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Precompute values that are needed all the time."""
        units: dict[str, int] = {}
        for part in self.parts:
            if isinstance(part, Pay) and isinstance(part.amount, int):
                units[part.resource] = units.get(part.resource, 0) + part.amount
        object.__setattr__(self, "rests", any(isinstance(part, RestThis) for part in self.parts))
        object.__setattr__(self, "resources", tuple(units.items()))
        x = sum(part.times for part in self.parts if isinstance(part, PayX))
        object.__setattr__(self, "x", x)
        counted = any(isinstance(part, TakeCountersX) for part in self.parts)
        object.__setattr__(self, "names_x", x > 0 or counted)


FREE = Cost()
