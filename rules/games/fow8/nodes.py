"""Language nodes that only Force of Will has: its own verbs and events."""

from dataclasses import dataclass

from rules.language.amounts import Amount
from rules.language.effects import CardVerb, Verb
from rules.language.events import GameEvent
from rules.language.filters import Filter
from rules.language.references import Cards
from rules.language.vocabulary import Resource


@dataclass(frozen=True, slots=True)
class AddTo(CardVerb):
    """The source, an addition, is added to a card in the field (1002.1)."""


@dataclass(frozen=True, slots=True)
class AddCards(CardVerb):
    """Additions come into the field added to a card, or are moved onto it (1002.1)."""

    to: Cards


@dataclass(frozen=True, slots=True)
class PutAsPlayed(CardVerb):
    """Cards come into the field as if they had been played, so that their [Enter] abilities trigger."""


@dataclass(frozen=True, slots=True)
class Shift(CardVerb):
    """Cards are turned future side up (1117.2a)."""


@dataclass(frozen=True, slots=True)
class Invert(CardVerb):
    """Inverse cards are turned despair side up (1030.1)."""


@dataclass(frozen=True, slots=True)
class RemoveInverted(CardVerb):
    """Cards are removed from the game despair side up (1030.3)."""


@dataclass(frozen=True, slots=True)
class RemoveFaceDown(CardVerb):
    """Cards are removed from the game face down; if `seen`, their player may look at them."""

    seen: bool = False


@dataclass(frozen=True, slots=True)
class HealRuler(CardVerb):
    """Astral counters are removed from astral rulers (1024.1)."""


@dataclass(frozen=True, slots=True)
class DestroyRuler(CardVerb):
    """Rulers are destroyed in their area (1010.2)."""


@dataclass(frozen=True, slots=True)
class Summon(CardVerb):
    """Resonator cards are put on the chase without being played (1006.1)."""


@dataclass(frozen=True, slots=True)
class RemoveFromBattle(CardVerb):
    """J/resonators are removed from battle (1029.1)."""


@dataclass(frozen=True, slots=True)
class Erase(CardVerb):
    """Tokens cease to exist where they are (1303.3)."""


@dataclass(frozen=True, slots=True)
class TurnFaceDown(CardVerb):
    """Cards in play are turned face down (303.2a)."""


@dataclass(frozen=True, slots=True)
class AttachToRuler(CardVerb):
    """Cards are attached to their player's J/ruler (1032.1)."""


@dataclass(frozen=True, slots=True)
class CopyOnChase(CardVerb):
    """An entry on the chase is copied (1017.1)."""


@dataclass(frozen=True, slots=True)
class BecomeCopy(CardVerb):
    """The source becomes a copy of a card (1017.2)."""


@dataclass(frozen=True, slots=True)
class PlayFree(CardVerb):
    """The player plays cards without paying their costs."""


@dataclass(frozen=True, slots=True)
class Restart(CardVerb):
    """The game begins again; these cards stay in the field if they are there now (1031)."""


@dataclass(frozen=True, slots=True)
class Foresee(Verb):
    """The player looks at the top cards of their deck and puts each on top or at the bottom (1034.1)."""

    number: int


@dataclass(frozen=True, slots=True)
class ProduceToPlay(Verb):
    """The player produces will that can be spent only on playing cards of a kind (907.4)."""

    resource: Resource
    on: Filter
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class ProduceForAbilities(Verb):
    """The player produces will that can be spent only on activate abilities of cards of a kind (907.4)."""

    resource: Resource
    on: Filter
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class ProduceForJudgments(Verb):
    """The player produces will that can be spent only on judgments of rulers of a kind (907.4)."""

    resource: Resource
    on: Filter
    amount: Amount = 1


ProduceFor = ProduceToPlay | ProduceForAbilities | ProduceForJudgments
"""Verbs that produce will for some things only."""


@dataclass(frozen=True, slots=True)
class Judges(GameEvent):
    """A ruler becomes a J-ruler by its judgment."""


@dataclass(frozen=True, slots=True)
class Shifts(GameEvent):
    """A card is turned future side up."""


@dataclass(frozen=True, slots=True)
class Inverts(GameEvent):
    """A card is turned despair side up."""


@dataclass(frozen=True, slots=True)
class Summoned(GameEvent):
    """A summoned resonator comes into the field."""
