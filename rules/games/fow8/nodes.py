"""What only Force of Will can say in the language: its own verbs and events."""

from rules.frozen import frozen
from rules.language.effects import CardVerb, Verb
from rules.language.events import GameEvent


@frozen
class AddTo(CardVerb):
    """The source, an addition, is added to a card in the field (1002.1)."""


@frozen
class Shift(CardVerb):
    """Cards are turned future side up (1117.2a)."""


@frozen
class Invert(CardVerb):
    """Inverse cards are turned despair side up (1030.1)."""


@frozen
class RemoveInverted(CardVerb):
    """Cards are removed from the game despair side up (1030.3)."""


@frozen
class RemoveFaceDown(CardVerb):
    """Cards are removed from the game face down; their player may look at them where they are `seen`."""

    seen: bool = False


@frozen
class HealRuler(CardVerb):
    """Astral rulers have their astral counters taken off (1024.1)."""


@frozen
class DestroyRuler(CardVerb):
    """Rulers are destroyed in their area (1010.2)."""


@frozen
class Summon(CardVerb):
    """Resonator cards are put on the chase without being played (1006.1)."""


@frozen
class RemoveFromBattle(CardVerb):
    """J/resonators are in no battle any more (1029.1)."""


@frozen
class Erase(CardVerb):
    """Tokens cease to exist where they are (1303.3)."""


@frozen
class TurnFaceDown(CardVerb):
    """Cards in play are turned face down (303.2a)."""


@frozen
class AttachToRuler(CardVerb):
    """Cards are attached to their player's J/ruler (1032.1)."""


@frozen
class CopyOnChase(CardVerb):
    """What is on the chase is copied (1017.1)."""


@frozen
class BecomeCopy(CardVerb):
    """The source becomes a copy of a card (1017.2)."""


@frozen
class PlayFree(CardVerb):
    """The player plays cards without paying their costs."""


@frozen
class Restart(CardVerb):
    """The game begins anew, with these cards in the field where they are there now (1031)."""


@frozen
class Foresee(Verb):
    """The player looks at the top cards of their deck and puts each on top or at the bottom (1034.1)."""

    number: int


@frozen
class Judges(GameEvent):
    """A ruler becomes a J-ruler by its judgment."""


@frozen
class Shifts(GameEvent):
    """A card is turned future side up."""


@frozen
class Inverts(GameEvent):
    """A card is turned despair side up."""


@frozen
class Summoned(GameEvent):
    """A resonator that was summoned comes into the field."""
