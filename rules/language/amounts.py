"""How many or how much: numbers, counts and stats of what a reference speaks of, and sums of all these."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.language.filters import Filter
from rules.language.references import Cards, Player
from rules.language.vocabulary import ANY_RESOURCE, Counter, Resource, Stat, Tally

if TYPE_CHECKING:
    from rules.language.conditions import Condition
    from rules.language.events import Event


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards meet a filter."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class CountOf:
    """How many cards a reference speaks of."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Distinct:
    """How many different names, races, attributes, types or costs the cards that meet a filter have."""

    what: Literal["name", "race", "attribute", "type", "cost"]
    filter: Filter


@dataclass(frozen=True, slots=True)
class StatOf:
    """A stat of a card as it is now or, once it has left play, as it last was there."""

    cards: Cards
    stat: Stat


@dataclass(frozen=True, slots=True)
class CostOf:
    """The cost of a card."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class TotalStat:
    """The sum of a stat over the cards that meet a filter."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class TotalCost:
    """The sum of the costs of the cards that meet a filter."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class CountersOn:
    """How many counters of a kind are on cards."""

    cards: Cards
    counter: Counter


@dataclass(frozen=True, slots=True)
class DamageOn:
    """How much damage is on cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class LifeOf:
    """A player's life."""

    player: Player = "you"


@dataclass(frozen=True, slots=True)
class ResourcesOf:
    """How many units of a resource a player has."""

    resource: Resource = ANY_RESOURCE
    player: Player = "you"


@dataclass(frozen=True, slots=True)
class Tallied:
    """How often something that the rules count happened to a player in the running turn, or in the game.

    Over the game it may ask `about` one of several of its kind.
    """

    what: Tally
    player: Player = "you"
    span: Literal["turn", "game"] = "turn"
    about: str = ""


@dataclass(frozen=True, slots=True)
class TimesHappened:
    """How often an event happened in the running turn."""

    event: "Event"


@dataclass(frozen=True, slots=True)
class X:
    """The X that was decided as the card or ability was played."""


@dataclass(frozen=True, slots=True)
class Paid:
    """How many units of a resource were paid as the card or ability was played."""

    resource: Resource = ANY_RESOURCE


@dataclass(frozen=True, slots=True)
class EventAmount:
    """How much the event was about: damage dealt, cards drawn, life lost."""


@dataclass(frozen=True, slots=True)
class Share:
    """What the n-th target was allotted of the number that was divided as the ability was played."""

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
    """An amount less another, never below nothing."""

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
    """One amount where a condition holds, another one where it does not."""

    condition: "Condition"
    amount: "Amount"
    otherwise: "Amount" = 0


@dataclass(frozen=True, slots=True)
class Rolled:
    """So many dice are rolled and their values added up; each time it is asked for, they are rolled again."""

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
    | CountersOn
    | DamageOn
    | LifeOf
    | ResourcesOf
    | Tallied
    | TimesHappened
    | X
    | Paid
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
