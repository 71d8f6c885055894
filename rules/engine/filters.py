"""Which cards an ability speaks of: filters, selectors and amounts as data, closed under composition."""

from dataclasses import dataclass
from typing import Literal

Whose = Literal["you", "opponent", "anyone"]


@dataclass(frozen=True, slots=True)
class Filter:
    """Conditions that a card must meet, all of them; empty conditions ask nothing.

    `zones` are zone names, `types`, `races`, `attributes`, `marks` and `keywords` ask for any of those
    named; `cost_at_most` and `cost_at_least` bound the printed cost, `figure_at_most` bounds the figure
    with that index. `rested` asks for an orientation. `other` leaves out the source itself.
    """

    zones: tuple[str, ...] = ()
    whose: Whose = "anyone"
    types: frozenset[str] = frozenset()
    marks: frozenset[str] = frozenset()
    races: frozenset[str] = frozenset()
    attributes: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    name: str = ""
    cost_at_least: int | None = None
    cost_at_most: int | None = None
    figure_at_most: tuple[int, int] | None = None
    rested: bool | None = None
    other: bool = False


@dataclass(frozen=True, slots=True)
class Source:
    """The card whose ability it is."""


@dataclass(frozen=True, slots=True)
class Target:
    """The n-th target chosen when the ability was played."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class Every:
    """Every card that meets a filter when the effect is carried out."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Chosen:
    """Cards that a player chooses when the effect is carried out: at least `least`, at most `most`."""

    filter: Filter
    most: int = 1
    least: int = 1
    by: Whose = "you"


@dataclass(frozen=True, slots=True)
class Current:
    """The card that the enclosing "for each" has reached."""


@dataclass(frozen=True, slots=True)
class EventCard:
    """The card that the event which triggered the ability was about."""


Selector = Source | Target | Every | Chosen | Current | EventCard


@dataclass(frozen=True, slots=True)
class CountOf:
    """How many cards meet a filter, times a factor."""

    filter: Filter
    times: int = 1


@dataclass(frozen=True, slots=True)
class EventAmount:
    """How much the event was about which triggered the ability."""


Amount = int | CountOf | EventAmount
