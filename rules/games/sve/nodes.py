"""What only Shadowverse: Evolve can say in the language: its own verbs and events."""

from rules.frozen import frozen
from rules.language.effects import CardVerb
from rules.language.events import GameEvent


@frozen
class Evolve(CardVerb):
    """Followers are evolved without paying for it."""


@frozen
class PlayFree(CardVerb):
    """Cards are played for 0 play points, from wherever they are."""


@frozen
class Evolves(GameEvent):
    """A follower evolves."""


@frozen
class GoesToCemetery(GameEvent):
    """A card goes from the field to the cemetery."""


@frozen
class Fights(GameEvent):
    """A follower has fought an enemy follower, which is the cause (8.4.9.2)."""


@frozen
class DealsAttackDamage(GameEvent):
    """A follower has dealt attack damage (5.13.2)."""


@frozen
class StrikesLeader(GameEvent):
    """A follower has dealt attack damage to a leader."""


@frozen
class DealsCombatDamage(GameEvent):
    """A follower has dealt combat damage (5.13.3)."""


@frozen
class DealsAbilityDamage(GameEvent):
    """A card has dealt ability damage to a follower (5.13.4)."""


@frozen
class TakesCombatDamage(GameEvent):
    """A follower takes combat damage."""


@frozen
class TakesAbilityDamage(GameEvent):
    """A follower takes ability damage."""


@frozen
class LeaderTakesAbilityDamage(GameEvent):
    """A leader takes ability damage: that of a player, whose cards are picked in its place."""
