"""References to cards and players: this card, a target, those bound to a name or chosen now."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.language.vocabulary import Stat

if TYPE_CHECKING:
    from rules.language.amounts import Amount
    from rules.language.filters import Filter
    from rules.language.vocabulary import Zone

Side = Literal["you", "opponent", "anyone"]
"""A player as the ability's controller sees them; "anyone" means both, the turn player first."""


@dataclass(frozen=True, slots=True)
class This:
    """The card with the ability, while it is the same object in play."""


@dataclass(frozen=True, slots=True)
class ThisCard:
    """The card with the ability, wherever it is or, after it left play, in the zone it went to."""


@dataclass(frozen=True, slots=True)
class Target:
    """The n-th target chosen when the ability was played, counted from 0."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class Targets:
    """All targets chosen when the ability was played."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The card of the event that triggered or is replaced, in play if it was there."""


@dataclass(frozen=True, slots=True)
class SubjectCard:
    """The card of the event, wherever it is or, after it left play, in the zone it went to."""


@dataclass(frozen=True, slots=True)
class Cause:
    """The event's cause: the card that dealt the damage, destroyed it or attacked."""


@dataclass(frozen=True, slots=True)
class It:
    """The cards bound to a name by an enclosing effect that are still the same objects."""

    name: str = "it"


@dataclass(frozen=True, slots=True)
class Each:
    """Every card that matches a filter on resolution."""

    filter: "Filter"


@dataclass(frozen=True, slots=True)
class Chosen:
    """Cards that a player chooses on resolution: at least `least`, at most `most`.

    With `among` they are chosen from those cards only; with `each` every player chooses that many, the turn
    player first. No two of them have the same value of `differing`. Together they have at most `within` of
    the stat `total`, or of cost if none is named.
    """

    filter: "Filter"
    most: "Amount" = 1
    least: "Amount" = 1
    by: Side = "you"
    among: "Cards | None" = None
    each: bool = False
    differing: Literal["name", "race", "attribute", "type", "cost"] | None = None
    within: "Amount | None" = None
    total: Stat | None = None


@dataclass(frozen=True, slots=True)
class AtRandom:
    """This many random cards that match a filter."""

    filter: "Filter"
    count: "Amount" = 1


@dataclass(frozen=True, slots=True)
class Top:
    """This many cards at the top or bottom of a player's deck or another zone, the outermost first.

    With `until` they are all cards from there on, up to and including the count-th that matches a filter.
    """

    count: "Amount" = 1
    of: "Player" = "you"
    zone: "Zone" = ""
    bottom: bool = False
    until: "Filter | None" = None


@dataclass(frozen=True, slots=True)
class Attached:
    """The cards attached to others."""

    to: "Cards"


@dataclass(frozen=True, slots=True)
class Host:
    """The cards that others are attached to."""

    of: "Cards"


@dataclass(frozen=True, slots=True)
class Beneath:
    """The cards beneath others."""

    of: "Cards"


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The cards, other than its own, discarded, moved or revealed to pay for the ability or on resolution."""


@dataclass(frozen=True, slots=True)
class Joined:
    """Several references combined, each card once."""

    parts: tuple["Cards", ...]


Cards = (
    This
    | ThisCard
    | Target
    | Targets
    | Subject
    | SubjectCard
    | Cause
    | It
    | Each
    | Chosen
    | AtRandom
    | Top
    | Attached
    | Host
    | Beneath
    | GivenUp
    | Joined
)


@dataclass(frozen=True, slots=True)
class TargetPlayer:
    """The n-th target chosen when the ability was played, if it is a player."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of a card."""

    of: Cards


@dataclass(frozen=True, slots=True)
class Controller:
    """The player who controls a card, or last controlled it."""

    of: Cards


@dataclass(frozen=True, slots=True)
class OtherThan:
    """The opponent of a player."""

    player: "Player"


@dataclass(frozen=True, slots=True)
class TurnPlayer:
    """The player whose turn it is."""


@dataclass(frozen=True, slots=True)
class AffectedPlayer:
    """The player the event happened to."""


Player = Side | TargetPlayer | Owner | Controller | OtherThan | TurnPlayer | AffectedPlayer
