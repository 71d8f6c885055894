"""Filters on cards, each with one requirement; `All`, `AnyOf` and `Not` combine them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

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


@dataclass(frozen=True, slots=True)
class All:
    """Matches all of these; with none, any card."""

    parts: tuple["Filter", ...] = ()


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Matches at least one of these."""

    parts: tuple["Filter", ...]


@dataclass(frozen=True, slots=True)
class Not:
    """Does not match this."""

    part: "Filter"


@dataclass(frozen=True, slots=True)
class InZone:
    """Is in one of these zones."""

    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class Controlled:
    """Is controlled by a player or, out of play, owned by them."""

    by: Player = "you"


@dataclass(frozen=True, slots=True)
class Owned:
    """Is owned by a player, whoever controls it."""

    by: Player = "you"


@dataclass(frozen=True, slots=True)
class OfType:
    """Has one of these types."""

    words: frozenset[CardType]


@dataclass(frozen=True, slots=True)
class OfSubtype:
    """Has one of these subtypes or printed marks."""

    words: frozenset[Subtype]


@dataclass(frozen=True, slots=True)
class OfRace:
    """Has one of these races, traits, jobs or categories."""

    words: frozenset[Race]


@dataclass(frozen=True, slots=True)
class OfAttribute:
    """Has one of these attributes, elements, civilizations or classes."""

    words: frozenset[Attribute]


@dataclass(frozen=True, slots=True)
class WithKeyword:
    """Has one of these keywords now."""

    words: frozenset[Keyword]


@dataclass(frozen=True, slots=True)
class Named:
    """Has this name exactly."""

    name: str


@dataclass(frozen=True, slots=True)
class NameHas:
    """Has a name that contains these words."""

    words: str


@dataclass(frozen=True, slots=True)
class RaceHas:
    """Has a race whose name contains these words."""

    words: str


@dataclass(frozen=True, slots=True)
class StatIs:
    """Compares a stat, as it is now, with an amount."""

    stat: Stat
    sign: Sign
    amount: "Amount"


@dataclass(frozen=True, slots=True)
class CostIs:
    """Compares the cost with an amount."""

    sign: Sign
    amount: "Amount"


@dataclass(frozen=True, slots=True)
class IsRested:
    """Is in play and rested, or with False recovered."""

    rested: bool = True


@dataclass(frozen=True, slots=True)
class Other:
    """Is not the card with the ability."""


@dataclass(frozen=True, slots=True)
class HasCounters:
    """Compares the number of counters of a kind on the card with an amount."""

    counter: Counter
    sign: Sign = ">="
    amount: "Amount" = 1


@dataclass(frozen=True, slots=True)
class Damaged:
    """Has damage on it."""


@dataclass(frozen=True, slots=True)
class FaceDown:
    """Is face down."""


@dataclass(frozen=True, slots=True)
class HasStatus:
    """Has one of the game's status words: attacking, blocking, evolved."""

    status: Status


@dataclass(frozen=True, slots=True)
class EnteredThisTurn:
    """Entered play this turn."""


@dataclass(frozen=True, slots=True)
class Underwent:
    """This event, which names no card of its own, happened to it this turn.

    A card that left play is asked where it went, if it has not moved since.
    """

    event: "Event"


@dataclass(frozen=True, slots=True)
class PutBy:
    """Was put where it is by an effect of one of a reference's cards, and has not moved since.

    That card has not become another object either, except by leaving play.
    """

    cards: Cards


@dataclass(frozen=True, slots=True)
class HasTarget:
    """Waits to resolve, or has an ability that does, and the last such has a target that matches a filter."""

    filter: "Filter"


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """Is attached to a card that matches a filter."""

    filter: "Filter"


@dataclass(frozen=True, slots=True)
class HostOf:
    """Has a card attached to it that matches a filter."""

    filter: "Filter"


@dataclass(frozen=True, slots=True)
class TriggersOn:
    """Has an ability, other than a keyword's, that triggers on this event."""

    event: "Event"


@dataclass(frozen=True, slots=True)
class AsNamed:
    """Has what a player named: a name, race, attribute or cost."""

    what: Nameable


@dataclass(frozen=True, slots=True)
class OneOf:
    """Is one of a reference's cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class SharesWith:
    """Has a name, race, attribute, type or cost in common with a reference's cards, as they are or were."""

    what: Literal["name", "race", "attribute", "type", "cost"]
    cards: Cards


@dataclass(frozen=True, slots=True)
class IsPlayer:
    """Is a player, as a target."""

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
    | Underwent
    | PutBy
    | HasTarget
    | AttachedTo
    | HostOf
    | TriggersOn
    | AsNamed
    | OneOf
    | SharesWith
    | IsPlayer
)

EVERY_CARD = All()
