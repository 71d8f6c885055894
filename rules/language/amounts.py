"""Amounts: numbers, counts, stats of referenced cards, and sums of these."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.language.filters import Filter
from rules.language.references import Cards, Player
from rules.language.vocabulary import ANY_RESOURCE, Counter, Means, Resource, Stat, Tally

if TYPE_CHECKING:
    from rules.language.conditions import Condition
    from rules.language.events import Event


@dataclass(frozen=True, slots=True)
class Count:
    """The number of cards that match a filter."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class CountOf:
    """The number of cards a reference refers to."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Distinct:
    """The number of different names, races, attributes, types or costs among cards that match a filter."""

    what: Literal["name", "race", "attribute", "type", "cost"]
    filter: Filter


@dataclass(frozen=True, slots=True)
class StatOf:
    """A card's current stat or, once it has left play, its last-known one."""

    cards: Cards
    stat: Stat


@dataclass(frozen=True, slots=True)
class CostOf:
    """The cost of a card."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class TotalStat:
    """The sum of a stat over the cards that match a filter."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class TotalCost:
    """The sum of the costs of the cards that match a filter."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Extreme:
    """The lowest or (with `highest`) highest stat among cards matching a filter; the cost without a stat."""

    filter: Filter
    stat: Stat | None = None
    highest: bool = False


@dataclass(frozen=True, slots=True)
class CountersOn:
    """The number of counters of a kind on cards."""

    cards: Cards
    counter: Counter


@dataclass(frozen=True, slots=True)
class DamageOn:
    """The damage on cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class LifeOf:
    """A player's life."""

    player: Player = "you"


@dataclass(frozen=True, slots=True)
class ResourcesOf:
    """The units of a resource a player has."""

    resource: Resource = ANY_RESOURCE
    player: Player = "you"


@dataclass(frozen=True, slots=True)
class Tallied:
    """How often something that the rules count happened to a player, this turn or this game.

    For the game it may be `about` one of several things of its kind.
    """

    what: Tally
    player: Player = "you"
    span: Literal["turn", "game"] = "turn"
    about: str = ""


@dataclass(frozen=True, slots=True)
class TimesHappened:
    """How often an event happened this turn."""

    event: "Event"


@dataclass(frozen=True, slots=True)
class X:
    """The X chosen when the card or ability was played."""


@dataclass(frozen=True, slots=True)
class Paid:
    """The units of a resource paid when the card or ability was played, or those paid `by` one means.

    What counts as several resources is paid once, and counts as each of them.
    """

    resource: Resource = ANY_RESOURCE
    by: Means = ""


@dataclass(frozen=True, slots=True)
class KindsPaid:
    """The number of different resources paid when the card or ability was played."""


@dataclass(frozen=True, slots=True)
class EventAmount:
    """The event's amount: damage dealt, cards drawn, life lost."""


@dataclass(frozen=True, slots=True)
class Share:
    """The share of the n-th target in the number divided when the ability was played."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class Fixed:
    """The number bound to a name by an enclosing effect."""

    name: str = "n"


@dataclass(frozen=True, slots=True)
class Plus:
    """The sum of amounts."""

    parts: tuple["Amount", ...]


@dataclass(frozen=True, slots=True)
class Minus:
    """An amount minus another, never below zero."""

    amount: "Amount"
    less: "Amount"


@dataclass(frozen=True, slots=True)
class Times:
    """An amount multiplied."""

    amount: "Amount"
    by: "Amount"


@dataclass(frozen=True, slots=True)
class DividedBy:
    """An amount divided, rounded down or with `up` rounded up."""

    amount: "Amount"
    by: int = 2
    up: bool = False


@dataclass(frozen=True, slots=True)
class Lowest:
    """The lowest of amounts."""

    parts: tuple["Amount", ...]


@dataclass(frozen=True, slots=True)
class Highest:
    """The highest of amounts."""

    parts: tuple["Amount", ...]


@dataclass(frozen=True, slots=True)
class Depending:
    """One amount if a condition is met, otherwise another."""

    condition: "Condition"
    amount: "Amount"
    otherwise: "Amount" = 0


@dataclass(frozen=True, slots=True)
class Rolled:
    """The sum of a roll of dice; each use rolls them again."""

    dice: "Amount"
    sides: int = 6


Amount = (
    int
    | Count
    | CountOf
    | Distinct
    | StatOf
    | CostOf
    | TotalStat
    | TotalCost
    | Extreme
    | CountersOn
    | DamageOn
    | LifeOf
    | ResourcesOf
    | Tallied
    | TimesHappened
    | X
    | Paid
    | KindsPaid
    | EventAmount
    | Share
    | Fixed
    | Plus
    | Minus
    | Times
    | DividedBy
    | Lowest
    | Highest
    | Depending
    | Rolled
)
