"""Conditions that a card must meet, each asking one thing; `All`, `AnyOf` and `Not` make others of them."""

from typing import TYPE_CHECKING, Literal

from rules.frozen import frozen
from rules.language.references import Cards, Player, Side
from rules.language.vocabulary import (
    Attribute,
    CardType,
    Counter,
    Keyword,
    Nameable,
    Race,
    Stat,
    Status,
    Subtype,
    Zone,
)

if TYPE_CHECKING:
    from rules.language.amounts import Amount
    from rules.language.events import Event

Sign = Literal["<=", ">=", "=", "<", ">", "!="]


@frozen
class All:
    """Meets every one of these; with none, any card does."""

    parts: tuple["Filter", ...] = ()


@frozen
class AnyOf:
    """Meets at least one of these."""

    parts: tuple["Filter", ...]


@frozen
class Not:
    """Does not meet this."""

    part: "Filter"


@frozen
class InZone:
    """Lies in one of these zones."""

    zones: tuple[Zone, ...]


@frozen
class Controlled:
    """Is controlled by a player or, outside play, owned by them."""

    by: Player = "you"


@frozen
class Owned:
    """Is owned by a player, whoever controls it."""

    by: Player = "you"


@frozen
class OfType:
    """Has one of these types."""

    words: frozenset[CardType]


@frozen
class OfSubtype:
    """Has one of these subtypes or printed marks."""

    words: frozenset[Subtype]


@frozen
class OfRace:
    """Has one of these races, traits, jobs or categories."""

    words: frozenset[Race]


@frozen
class OfAttribute:
    """Has one of these attributes, elements, civilizations or classes."""

    words: frozenset[Attribute]


@frozen
class WithKeyword:
    """Has one of these keywords now."""

    words: frozenset[Keyword]


@frozen
class Named:
    """Has this name exactly."""

    name: str


@frozen
class NameHas:
    """Has a name that contains these words."""

    words: str


@frozen
class RaceHas:
    """Has a race whose name contains these words."""

    words: str


@frozen
class StatIs:
    """Compares a stat, as it is now, with an amount."""

    stat: Stat
    sign: Sign
    amount: "Amount"


@frozen
class CostIs:
    """Compares the cost with an amount."""

    sign: Sign
    amount: "Amount"


@frozen
class IsRested:
    """Is in play and rested, or with False recovered."""

    rested: bool = True


@frozen
class Other:
    """Is not the card whose ability it is."""


@frozen
class HasCounters:
    """Compares how many counters of a kind are on the card with an amount."""

    counter: Counter
    sign: Sign = ">="
    amount: "Amount" = 1


@frozen
class Damaged:
    """Has damage on it."""


@frozen
class FaceDown:
    """Lies face down."""


@frozen
class HasStatus:
    """Is what the rules remember of it: attacking, blocking, evolved and the like, by the game's word."""

    status: Status


@frozen
class EnteredThisTurn:
    """Came into play in the running turn."""


@frozen
class AttachedTo:
    """Is attached to a card that meets a filter."""

    filter: "Filter"


@frozen
class HostOf:
    """Has a card attached to it that meets a filter."""

    filter: "Filter"


@frozen
class TriggersOn:
    """Has an ability of its own, not one of a keyword, that triggers on such an event."""

    event: "Event"


@frozen
class AsNamed:
    """Has what a player has named: a name, race, attribute or cost."""

    what: Nameable


@frozen
class OneOf:
    """Is one of the cards that a reference speaks of."""

    cards: Cards


@frozen
class SharesWith:
    """Has a name, race, attribute, type or cost in common with a card that a reference speaks of."""

    what: Literal["name", "race", "attribute", "type", "cost"]
    cards: Cards


@frozen
class IsPlayer:
    """Is no card but a player: whose target it may be."""

    side: Side = "anyone"


Filter = (
    All
    | AnyOf
    | Not
    | InZone
    | Controlled
    | Owned
    | OfType
    | OfSubtype
    | OfRace
    | OfAttribute
    | WithKeyword
    | Named
    | NameHas
    | RaceHas
    | StatIs
    | CostIs
    | IsRested
    | Other
    | HasCounters
    | Damaged
    | FaceDown
    | HasStatus
    | EnteredThisTurn
    | AttachedTo
    | HostOf
    | TriggersOn
    | AsNamed
    | OneOf
    | SharesWith
    | IsPlayer
)

EVERY_CARD = All()
