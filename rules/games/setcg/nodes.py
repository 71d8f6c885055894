"""What only the Square Enix system can say in the language: its own verbs and events."""

from dataclasses import dataclass

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
    """A character is joined with a Summon of its controller's hand (15.2.15.2)."""


@dataclass(frozen=True, slots=True)
class CastFree(Verb):
    """The player may cast a card that meets a filter, from where it lies, without paying its cost."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class TurnOver(Verb):
    """The player turns over cards from the top of the deck until so many meet a filter, and moves those.

    The others are shuffled and go to the bottom of the deck.
    """

    filter: Filter
    zone: Zone
    count: int = 1


@dataclass(frozen=True, slots=True)
class UsesBurst(GameEvent):
    """The EX Burst of a card that was turned over is used by its player."""


@dataclass(frozen=True, slots=True)
class PartyAttacks(GameEvent):
    """A party attacks, which happens once, to the Forward that was chosen first for it."""


@dataclass(frozen=True, slots=True)
class DamagedFalls(GameEvent):
    """A card damaged this turn is put from the field into the break zone; once for each that damaged it."""


@dataclass(frozen=True, slots=True)
class Breaks(GameEvent):
    """A Forward breaks a Forward of the other player by its damage."""


@dataclass(frozen=True, slots=True)
class DamagedByEffect(GameEvent):
    """A Forward is dealt damage by a Summon or an ability."""


@dataclass(frozen=True, slots=True)
class DamagedInBattle(GameEvent):
    """A Forward is dealt damage by a Forward that it battles."""
