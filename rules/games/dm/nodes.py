"""Language nodes that only Duel Masters has: its own verbs and events."""

from dataclasses import dataclass

from rules.language.effects import CardVerb, Verb
from rules.language.events import GameEvent
from rules.language.references import Cards
from rules.language.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class UseFree(CardVerb):
    """Cards are used without paying for them."""


@dataclass(frozen=True, slots=True)
class BreakShields(CardVerb):
    """Shields are broken (701.14b)."""


@dataclass(frozen=True, slots=True)
class TakeShields(CardVerb):
    """Shields are added to the hand, and nobody may use their S Trigger (112.3a)."""


@dataclass(frozen=True, slots=True)
class PutBeneath(CardVerb):
    """Cards go beneath the source (403.4)."""


@dataclass(frozen=True, slots=True)
class UseIcons(CardVerb):
    """The abilities behind the icons of cards are used (603.3a)."""


@dataclass(frozen=True, slots=True)
class LayOnShield(CardVerb):
    """Cards are added to shields (113.2)."""


@dataclass(frozen=True, slots=True)
class RearrangeShields(Verb):
    """A player rearranges the cards of their shields (113.2a)."""


@dataclass(frozen=True, slots=True)
class Seal(CardVerb):
    """Cards are sealed, each with `count` cards."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class SetAside(CardVerb):
    """Cards that were searched for leave the deck before it is shuffled (701.11b)."""


@dataclass(frozen=True, slots=True)
class ShuffleIn(CardVerb):
    """Cards are shuffled into their owners' decks (401.7)."""


@dataclass(frozen=True, slots=True)
class ShuffleBeneath(CardVerb):
    """Cards go to the bottom of their owners' decks in random order (401.4)."""


@dataclass(frozen=True, slots=True)
class PutIntoDeck(CardVerb):
    """Cards go into their owners' decks at a place counted from the top (401.6)."""

    place: int = 1


@dataclass(frozen=True, slots=True)
class Exchange(Verb):
    """A player exchanges the cards of two zones."""

    one: Zone
    other: Zone


@dataclass(frozen=True, slots=True)
class Battle(CardVerb):
    """The source battles a creature."""


@dataclass(frozen=True, slots=True)
class BattleOf(Verb):
    """Two creatures battle each other (115.1a)."""

    one: Cards
    other: Cards


@dataclass(frozen=True, slots=True)
class SummonGacharange(Verb):
    """The top card of the super GR zone is summoned (701.30a)."""


@dataclass(frozen=True, slots=True)
class Cross(CardVerb):
    """Cross gears are crossed to creatures."""


@dataclass(frozen=True, slots=True)
class Equip(CardVerb):
    """Dragheart weapons are equipped."""


@dataclass(frozen=True, slots=True)
class Judge(Verb):
    """Each player shows the top card of their deck; the higher cost wins (701.21a)."""


@dataclass(frozen=True, slots=True)
class PutTopCardIntoMana(CardVerb):
    """Only the top card of creatures goes to the mana zone (109.2b)."""


@dataclass(frozen=True, slots=True)
class TurnOver(CardVerb):
    """Cards of several sides are turned over."""


@dataclass(frozen=True, slots=True)
class Combine(CardVerb):
    """The source and other cards are turned over and become one creature (701.29a, 701.31a, 804.1c)."""


@dataclass(frozen=True, slots=True)
class TurnUpsideDown(CardVerb):
    """Fields are turned upside down (701.28a)."""


@dataclass(frozen=True, slots=True)
class TurnAttack(CardVerb):
    """The attack in progress turns to a creature."""


@dataclass(frozen=True, slots=True)
class NoBattle(Verb):
    """The attack in progress comes to no battle."""


@dataclass(frozen=True, slots=True)
class StopAttack(Verb):
    """The attack in progress is over."""


@dataclass(frozen=True, slots=True)
class Breaks(GameEvent):
    """A creature breaks shields."""


@dataclass(frozen=True, slots=True)
class ShieldBreaks(GameEvent):
    """A shield is broken, by a creature or an effect."""


@dataclass(frozen=True, slots=True)
class LosesBattle(GameEvent):
    """A creature loses a battle."""


@dataclass(frozen=True, slots=True)
class Evolves(GameEvent):
    """A creature evolves: another card goes onto it (801.1)."""


@dataclass(frozen=True, slots=True)
class EntersUnsummoned(GameEvent):
    """A card enters the battle zone without having been summoned."""


@dataclass(frozen=True, slots=True)
class EntersUnpaid(GameEvent):
    """A card enters the battle zone without its player having tapped cards in the mana zone for it."""


@dataclass(frozen=True, slots=True)
class TurnsOver(GameEvent):
    """A card is turned from its first side to another: a creature awakens (701.20a), alone or linked."""


@dataclass(frozen=True, slots=True)
class BattleEnds(GameEvent):
    """A battle of a creature is over (115.3)."""


@dataclass(frozen=True, slots=True)
class Attaches(GameEvent):
    """An aura is attached to a creature when it is used (310.2)."""


@dataclass(frozen=True, slots=True)
class UsesSilentSkill(GameEvent):
    """A creature with Silent Skill is left tapped."""


@dataclass(frozen=True, slots=True)
class UsesShieldTrigger(GameEvent):
    """A player uses the S Trigger of a shield; the event's card is that shield."""


@dataclass(frozen=True, slots=True)
class WinsJudge(GameEvent):
    """A player wins a judge that a card of theirs called for."""


@dataclass(frozen=True, slots=True)
class SpellEnds(GameEvent):
    """A spell goes to the graveyard after it was cast."""


@dataclass(frozen=True, slots=True)
class ShieldDiscarded(GameEvent):
    """A shield is discarded on its way to the hand, for S-Back (112.3b)."""


@dataclass(frozen=True, slots=True)
class CrestDiscarded(GameEvent):
    """A crest that came from the shields is discarded, for Sabaki Z (112.3d)."""
