"""The events of a game: one dataclass per kind, emitted by the atoms."""

from dataclasses import dataclass

from rules.engine.ids import CardId, PlayerId
from rules.engine.zones import Place
from rules.language.abilities import Resolvable


@dataclass(frozen=True, slots=True)
class Moved:
    """A card went from one zone to another; `controller` controlled it before."""

    card: CardId
    source: Place
    destination: Place
    controller: PlayerId


@dataclass(frozen=True, slots=True)
class Drew:
    """A player drew a card."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class Damaged:
    """A card was dealt damage by a source (-1: by a rule)."""

    card: CardId
    source: CardId
    amount: int
    combat: bool


@dataclass(frozen=True, slots=True)
class PlayerDamaged:
    """A player was dealt damage by a source (-1: by a rule)."""

    player: PlayerId
    source: CardId
    amount: int
    combat: bool


@dataclass(frozen=True, slots=True)
class LifeChanged:
    """A player's life went up or down."""

    player: PlayerId
    amount: int


@dataclass(frozen=True, slots=True)
class Rested:
    """A card was rested."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Recovered:
    """A card was recovered."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Revealed:
    """A card was revealed to all players."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Destroyed:
    """A card in play is about to be destroyed."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Attacked:
    """A card attacked a card (`target`) or a `player`; the other one is -1."""

    card: CardId
    target: CardId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Blocked:
    """A card blocked an attacker."""

    card: CardId
    attacker: CardId


@dataclass(frozen=True, slots=True)
class Played:
    """A player played a card."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class Announced:
    """A player announced an ability, or a card that has it as its text, under a clause."""

    player: PlayerId
    card: CardId
    ability: Resolvable
    clause: str


@dataclass(frozen=True, slots=True)
class AbilityWaits:
    """An ability of a card triggered, or was declared, and now waits."""

    player: PlayerId
    card: CardId
    ability: Resolvable


@dataclass(frozen=True, slots=True)
class StepBegan:
    """A step of the turn plan began."""

    player: PlayerId
    step: str
    clause: str


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began."""

    player: PlayerId
    turn: int


Event = (
    Moved
    | Drew
    | Damaged
    | PlayerDamaged
    | LifeChanged
    | Rested
    | Recovered
    | Revealed
    | Destroyed
    | Attacked
    | Blocked
    | Played
    | Announced
    | AbilityWaits
    | StepBegan
    | TurnBegan
)
