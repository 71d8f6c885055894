"""Language nodes that only the Square Enix system has: its own verbs and events."""

from dataclasses import dataclass

from rules.language.amounts import Amount
from rules.language.effects import CardVerb, Verb
from rules.language.events import GameEvent
from rules.language.filters import Filter
from rules.language.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class Freeze(CardVerb):
    """Cards do not become active in their controller's next active phase (15.2.16.2)."""


@dataclass(frozen=True, slots=True)
class PutDulled(CardVerb):
    """Cards are put onto the field dulled."""


@dataclass(frozen=True, slots=True)
class JoinWithSummon(CardVerb):
    """A character is joined with a Summon from its controller's hand (15.2.15.2)."""


@dataclass(frozen=True, slots=True)
class CastFree(Verb):
    """The player may cast a card that matches a filter, from where it is, without paying its cost."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class CastOnce(Verb):
    """The player may cast a Summon that matches a filter for free, which then leaves the game."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class TurnOver(Verb):
    """The player turns over cards of the deck until `count` of them match a filter, and moves those.

    The others are shuffled and go to the bottom of the deck.
    """

    filter: Filter
    zone: Zone
    count: int = 1


@dataclass(frozen=True, slots=True)
class HurtWithoutBursts(Verb):
    """One's own player is dealt points of damage, and cannot use EX Bursts of cards turned over by it."""

    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class UsesBurst(GameEvent):
    """A player uses the EX Burst of a card that was turned over."""


@dataclass(frozen=True, slots=True)
class PartyAttacks(GameEvent):
    """A party attacks; emitted once, for the Forward that was chosen first."""


@dataclass(frozen=True, slots=True)
class PartyHurts(GameEvent):
    """A party deals damage to a player; emitted once, for the Forward that was chosen first."""


@dataclass(frozen=True, slots=True)
class FallsFromDeck(GameEvent):
    """A card goes from a deck to the break zone."""


@dataclass(frozen=True, slots=True)
class IsRegained(GameEvent):
    """A card goes from the break zone to its owner's hand."""


@dataclass(frozen=True, slots=True)
class DamagedFalls(GameEvent):
    """A card damaged this turn goes from field to break zone; emitted once for each card that damaged it."""


@dataclass(frozen=True, slots=True)
class Breaks(GameEvent):
    """A Forward breaks an opposing Forward by its damage."""


@dataclass(frozen=True, slots=True)
class DamagedByEffect(GameEvent):
    """A Summon or an ability deals damage to a Forward."""


@dataclass(frozen=True, slots=True)
class DamagedInBattle(GameEvent):
    """A Forward deals damage to a Forward that it battles."""
