"""Events of players: damage and life."""

from dataclasses import dataclass

from rules.language.references import Side


@dataclass(frozen=True, slots=True)
class PlayerTakesDamage:
    """A player is dealt damage."""

    side: Side = "you"


@dataclass(frozen=True, slots=True)
class GainsLife:
    """A player gains life."""

    side: Side = "you"


@dataclass(frozen=True, slots=True)
class LosesLife:
    """A player loses life, by damage or otherwise."""

    side: Side = "you"
