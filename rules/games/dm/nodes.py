"""What only Duel Masters can say in the language: its own verbs and events."""

from rules.frozen import frozen
from rules.language.effects import CardVerb, Verb
from rules.language.events import GameEvent
from rules.language.vocabulary import Zone


@frozen
class UseFree(CardVerb):
    """Cards are used without paying for them."""


@frozen
class BreakShields(CardVerb):
    """Shields are broken (701.14b)."""


@frozen
class PutBeneath(CardVerb):
    """Cards go beneath the source (403.4)."""


@frozen
class UseIcons(CardVerb):
    """The abilities behind the icons of cards are used (603.3a)."""


@frozen
class LayOnShield(CardVerb):
    """Cards are added to shields (113.2)."""


@frozen
class RearrangeShields(Verb):
    """A player deals their shields anew (113.2a)."""


@frozen
class Seal(CardVerb):
    """Cards are sealed with so many cards."""

    count: int = 1


@frozen
class SetAside(CardVerb):
    """Cards that were searched for leave the deck before it is shuffled (701.11b)."""


@frozen
class ShuffleIn(CardVerb):
    """Cards are shuffled into their owners' decks (401.7)."""


@frozen
class PutIntoDeck(CardVerb):
    """Cards go into their owners' decks at a place counted from the top (401.6)."""

    place: int = 1


@frozen
class Exchange(Verb):
    """A player exchanges the cards of two zones."""

    one: Zone
    other: Zone


@frozen
class Battle(CardVerb):
    """The source battles a creature."""


@frozen
class Cross(CardVerb):
    """Cross gears are crossed to creatures."""


@frozen
class Equip(CardVerb):
    """Dragheart weapons are equipped."""


@frozen
class Judge(Verb):
    """Each player shows the top card of their deck; the higher cost wins (701.21a)."""


@frozen
class PutTopCardIntoMana(CardVerb):
    """Only the top card of creatures goes to the mana zone (109.2b)."""


@frozen
class TurnOver(CardVerb):
    """Cards of several sides are turned over."""


@frozen
class TurnUpsideDown(CardVerb):
    """Fields are turned upside down (701.28a)."""


@frozen
class Breaks(GameEvent):
    """A creature breaks shields."""


@frozen
class UsesSilentSkill(GameEvent):
    """A creature with Silent Skill is left tapped."""


@frozen
class UsesShieldTrigger(GameEvent):
    """A player uses the S Trigger of a shield, which is the card."""


@frozen
class WinsJudge(GameEvent):
    """The player of a card wins a judge that it called for."""


@frozen
class SpellEnds(GameEvent):
    """A spell goes to the graveyard after it was cast."""


@frozen
class ShieldDiscarded(GameEvent):
    """A shield is discarded on its way to the hand, for S-Back (112.3b)."""


@frozen
class CrestDiscarded(GameEvent):
    """A crest that came from the shields is discarded, for Sabaki Z (112.3d)."""
