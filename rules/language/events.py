"""Events that trigger abilities, are replaced or counted; some, such as `By` and `Nth`, narrow others.

`what` picks the card an event is about; None means the card with the ability.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.language.events_players import GainsLife as GainsLife
from rules.language.events_players import LosesLife as LosesLife
from rules.language.events_players import PlayerTakesDamage as PlayerTakesDamage
from rules.language.filters import Filter
from rules.language.references import Player, Side
from rules.language.vocabulary import Moment as MomentName
from rules.language.vocabulary import Zone

if TYPE_CHECKING:
    from rules.language.amounts import Amount
    from rules.language.conditions import Condition


@dataclass(frozen=True, slots=True)
class Enters:
    """A card enters play, from one of these zones if any are named."""

    what: Filter | None = None
    origin: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class Leaves:
    """A card leaves play, for one of these zones if any are named."""

    what: Filter | None = None
    destination: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class Moves:
    """A card moves to one of these zones, from one of those if any are named."""

    what: Filter | None = None
    destination: tuple[Zone, ...] = ()
    origin: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class Attacks:
    """A card attacks; `target` picks what it attacks, a card or, with `IsPlayer`, a player."""

    what: Filter | None = None
    target: Filter | None = None


@dataclass(frozen=True, slots=True)
class Attacked:
    """A card is attacked."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class AttackEnds:
    """An attack of a card ends."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Blocks:
    """A card blocks."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Blocked:
    """A card that attacks is blocked; `target` picks what it attacked before."""

    what: Filter | None = None
    target: Filter | None = None


@dataclass(frozen=True, slots=True)
class Unblocked:
    """A card attacks and is not blocked; `target` picks what it attacks."""

    what: Filter | None = None
    target: Filter | None = None


@dataclass(frozen=True, slots=True)
class Battles:
    """A card battles another."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class WinsBattle:
    """A card wins a battle."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Destroyed:
    """A card is destroyed."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class DealsDamage:
    """A card deals damage to a card."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class DamagesPlayer:
    """A card deals damage to a player."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class TakesDamage:
    """A card is dealt damage."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Draws:
    """A player draws a card."""

    what: Filter | None = None
    side: Side = "you"


@dataclass(frozen=True, slots=True)
class Discards:
    """A card is discarded from hand."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Targeted:
    """A card is chosen as a target, or by an effect in games without targets; once for each choice."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Plays:
    """A card is played."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Rests:
    """A card is rested."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Recovers:
    """A card is recovered."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the turn named by the game, in a player's own turn or in every turn."""

    name: MomentName
    side: Side = "anyone"


@dataclass(frozen=True, slots=True)
class Becomes:
    """A condition becomes true: the event of abilities that trigger on a state of the game."""

    condition: "Condition"


@dataclass(frozen=True, slots=True)
class GameEvent:
    """An event of one game only; each game defines subclasses with names of their own."""

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class AnyEvent:
    """One of several events."""

    events: tuple["Event", ...]


@dataclass(frozen=True, slots=True)
class During:
    """An event in a player's turn."""

    event: "Event"
    player: Player = "you"


@dataclass(frozen=True, slots=True)
class Nth:
    """The n-th occurrence of an event in a turn, counted from 1."""

    event: "Event"
    n: int = 1


@dataclass(frozen=True, slots=True)
class By:
    """An event caused by a card that matches the filter."""

    event: "Event"
    cause: Filter


@dataclass(frozen=True, slots=True)
class AtLeast:
    """An event with at least this amount."""

    event: "Event"
    amount: "Amount"


@dataclass(frozen=True, slots=True)
class InCombat:
    """Damage dealt by fighting rather than by an effect."""

    event: "Event"


@dataclass(frozen=True, slots=True)
class AtOnce:
    """One or more of these events at once, which trigger an ability only once."""

    event: "Event"


PlainEvent = (
    Enters
    | Leaves
    | Moves
    | Attacks
    | Attacked
    | AttackEnds
    | Blocks
    | Blocked
    | Unblocked
    | Battles
    | WinsBattle
    | Destroyed
    | DealsDamage
    | DamagesPlayer
    | TakesDamage
    | PlayerTakesDamage
    | GainsLife
    | LosesLife
    | Draws
    | Discards
    | Targeted
    | Plays
    | Rests
    | Recovers
    | Moment
    | Becomes
    | GameEvent
)
Event = PlainEvent | AnyEvent | During | Nth | By | AtLeast | InCombat | AtOnce
_NARROWING = (During, Nth, By, AtLeast, InCombat, AtOnce)


def plain_events(event: Event) -> tuple[PlainEvent, ...]:
    """Return the plain events that an event narrows or combines."""
    if isinstance(event, AnyEvent):
        return tuple([plain for one in event.events for plain in plain_events(one)])
    return plain_events(event.event) if isinstance(event, _NARROWING) else (event,)
