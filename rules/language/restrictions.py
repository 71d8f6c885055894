"""What continuous effects forbid, require and allow; the game names the actions."""

from dataclasses import dataclass

from rules.language.filters import Filter
from rules.language.vocabulary import Action, Zone


@dataclass(frozen=True, slots=True)
class Cannot:
    """The card cannot do this or have it done to it; with `other`, only regarding such cards."""

    action: Action
    other: Filter | None = None


@dataclass(frozen=True, slots=True)
class Must:
    """The card must do this if able; with `other`, regarding such cards if able."""

    action: Action
    other: Filter | None = None


@dataclass(frozen=True, slots=True)
class Can:
    """The card can do this despite the rules; with `other`, regarding such cards."""

    action: Action
    other: Filter | None = None


@dataclass(frozen=True, slots=True)
class CanBePlayedFrom:
    """The card can be played from these zones."""

    zones: tuple[Zone, ...]


Restriction = Cannot | Must | Can | CanBePlayedFrom
