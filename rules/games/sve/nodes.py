"""Language nodes that only Shadowverse: Evolve has: its own verbs and events."""

from dataclasses import dataclass

from rules.language.definitions import Definition
from rules.language.effects import CardVerb
from rules.language.events import GameEvent
from rules.language.filters import Filter


@dataclass(frozen=True, slots=True)
class Evolve(CardVerb):
    """Followers are evolved without paying for it."""


@dataclass(frozen=True, slots=True)
class PlayFree(CardVerb):
    """Cards are played for 0 play points, from wherever they are."""


@dataclass(frozen=True, slots=True)
class Race(CardVerb):
    """Followers race: a card of the evolve deck matching a filter is put beneath each."""

    fed: Filter


@dataclass(frozen=True, slots=True)
class GainDrive(CardVerb):
    """Followers gain Drive: a card of the evolve deck matching a filter is put beneath each."""

    fed: Filter


@dataclass(frozen=True, slots=True)
class Equip(CardVerb):
    """Followers are equipped: a token is put beneath each."""

    token: Definition


@dataclass(frozen=True, slots=True)
class Transform(CardVerb):
    """Cards are banished, and a token is created for each where it was (5.16.1)."""

    token: Definition


@dataclass(frozen=True, slots=True)
class DriveCheck(CardVerb):
    """Followers make a drive check."""


@dataclass(frozen=True, slots=True)
class Burst(CardVerb):
    """A Union Burst ability of cards is executed."""


@dataclass(frozen=True, slots=True)
class Evolves(GameEvent):
    """A follower evolves."""


@dataclass(frozen=True, slots=True)
class SuperEvolves(GameEvent):
    """A follower super-evolves, in addition to evolving."""


@dataclass(frozen=True, slots=True)
class Races(GameEvent):
    """A follower races."""


@dataclass(frozen=True, slots=True)
class GainsDrive(GameEvent):
    """A follower gains Drive."""


@dataclass(frozen=True, slots=True)
class Equips(GameEvent):
    """An equipment, which the event is about, is put beneath a follower."""


@dataclass(frozen=True, slots=True)
class ChecksDrive(GameEvent):
    """A follower makes a drive check."""


@dataclass(frozen=True, slots=True)
class TriggersDrive(GameEvent):
    """A follower makes a drive check, and the trigger of the card shown is used."""


@dataclass(frozen=True, slots=True)
class ShownByDrive(GameEvent):
    """A drive check shows a card; its ability resolves at once, if its player likes."""


@dataclass(frozen=True, slots=True)
class Bursts(GameEvent):
    """A Union Burst ability of a card is executed."""


@dataclass(frozen=True, slots=True)
class GoesToCemetery(GameEvent):
    """A card goes from the field to the cemetery."""


@dataclass(frozen=True, slots=True)
class Fights(GameEvent):
    """A follower has fought an enemy follower, which is the cause (8.4.9.2)."""


@dataclass(frozen=True, slots=True)
class DealsAttackDamage(GameEvent):
    """A follower has dealt attack damage (5.13.2)."""


@dataclass(frozen=True, slots=True)
class StrikesLeader(GameEvent):
    """A follower has dealt attack damage to a leader."""


@dataclass(frozen=True, slots=True)
class DealsCombatDamage(GameEvent):
    """A follower has dealt combat damage (5.13.3)."""


@dataclass(frozen=True, slots=True)
class DealsAbilityDamage(GameEvent):
    """A card has dealt ability damage to a follower (5.13.4)."""


@dataclass(frozen=True, slots=True)
class TakesCombatDamage(GameEvent):
    """A follower takes combat damage."""


@dataclass(frozen=True, slots=True)
class TakesAbilityDamage(GameEvent):
    """A follower takes ability damage."""


@dataclass(frozen=True, slots=True)
class LeaderTakesAbilityDamage(GameEvent):
    """A leader takes ability damage; the event is about its player, since leaders are not cards here."""
