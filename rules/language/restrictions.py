"""What continuous effects forbid, force and allow; the game names the actions they are about."""

from dataclasses import dataclass

from rules.language.filters import Filter
from rules.language.vocabulary import Action, Zone


@dataclass(frozen=True, slots=True)
class Cannot:
    """The card cannot do this or have it done to it; with `other`, only where such cards are concerned."""

    action: Action
    other: Filter | None = None


@dataclass(frozen=True, slots=True)
class Must:
    """The card does this if it can; with `other`, to such cards if it can."""

    action: Action
    other: Filter | None = None


@dataclass(frozen=True, slots=True)
class Can:
    """The card can do this although it could not otherwise; with `other`, where such cards are concerned."""

    action: Action
    other: Filter | None = None


@dataclass(frozen=True, slots=True)
class CanBePlayedFrom:
    """The card can be played from these zones."""

    zones: tuple[Zone, ...]


Restriction = Cannot | Must | Can | CanBePlayedFrom
