"""How many or how much: numbers, counts and stats of what a reference speaks of, and sums of all these."""

from typing import TYPE_CHECKING, Literal

from rules.frozen import frozen
from rules.language.filters import Filter
from rules.language.references import Cards, Player
from rules.language.vocabulary import ANY_RESOURCE, Counter, Resource, Stat, Tally

if TYPE_CHECKING:
    from rules.language.events import Event


@frozen
class Count:
    """How many cards meet a filter."""

    filter: Filter


@frozen
class CountOf:
    """How many cards a reference speaks of."""

    cards: Cards


@frozen
class Distinct:
    """How many different names, races, attributes, types or costs the cards that meet a filter have."""

    what: Literal["name", "race", "attribute", "type", "cost"]
    filter: Filter


@frozen
class StatOf:
    """A stat of a card as it is now or, once it has left play, as it last was there."""

    cards: Cards
    stat: Stat


@frozen
class CostOf:
    """The cost of a card."""

    cards: Cards


@frozen
class TotalStat:
    """The sum of a stat over the cards that meet a filter."""

    stat: Stat
    filter: Filter


@frozen
class TotalCost:
    """The sum of the costs of the cards that meet a filter."""

    filter: Filter


@frozen
class CountersOn:
    """How many counters of a kind are on cards."""

    cards: Cards
    counter: Counter


@frozen
class DamageOn:
    """How much damage is on cards."""

    cards: Cards


@frozen
class LifeOf:
    """A player's life."""

    player: Player = "you"


@frozen
class ResourcesOf:
    """How many units of a resource a player has."""

    resource: Resource = ANY_RESOURCE
    player: Player = "you"


@frozen
class Tallied:
    """How often something that the rules count happened to a player in the running turn, or in the game.

    Over the game it may ask `about` one of several of its kind.
    """

    what: Tally
    player: Player = "you"
    span: Literal["turn", "game"] = "turn"
    about: str = ""


@frozen
class TimesHappened:
    """How often an event happened in the running turn."""

    event: "Event"


@frozen
class X:
    """The X that was decided as the card or ability was played."""


@frozen
class Paid:
    """How many units of a resource were paid as the card or ability was played."""

    resource: Resource = ANY_RESOURCE


@frozen
class EventAmount:
    """How much the event was about: damage dealt, cards drawn, life lost."""


@frozen
class Share:
    """What the n-th target was allotted of the number that was divided as the ability was played."""

    index: int = 0


@frozen
class Fixed:
    """The number bound to a name by an enclosing effect."""

    name: str = "n"


@frozen
class Plus:
    """The sum of amounts."""

    parts: tuple["Amount", ...]


@frozen
class Minus:
    """An amount less another, never below nothing."""

    amount: "Amount"
    less: "Amount"


@frozen
class Times:
    """An amount multiplied."""

    amount: "Amount"
    by: "Amount"


@frozen
class DividedBy:
    """An amount divided, rounded down or with `up` rounded up."""

    amount: "Amount"
    by: int = 2
    up: bool = False


@frozen
class Lowest:
    """The lowest of amounts."""

    parts: tuple["Amount", ...]


@frozen
class Highest:
    """The highest of amounts."""

    parts: tuple["Amount", ...]


@frozen
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
    | Rolled
)
