"""What only Shadowverse: Evolve can say in the language: its own verbs and events."""

from dataclasses import dataclass

from rules.language.effects import CardVerb
from rules.language.events import GameEvent


@dataclass(frozen=True, slots=True)
class Evolve(CardVerb):
    """Followers are evolved without paying for it."""


@dataclass(frozen=True, slots=True)
class Evolves(GameEvent):
    """A follower evolves."""


@dataclass(frozen=True, slots=True)
class GoesToCemetery(GameEvent):
    """A card goes from the field to the cemetery."""


@dataclass(frozen=True, slots=True)
class Fights(GameEvent):
    """A follower has fought an enemy follower."""


@dataclass(frozen=True, slots=True)
class DealsAttackDamage(GameEvent):
    """A follower has dealt attack damage."""
