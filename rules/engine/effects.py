"""What effects do, as trees of small frozen values that one interpreter carries out (`perform`)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.engine.filters import Amount, Filter, Selector, Whose

if TYPE_CHECKING:
    from rules.engine.definition import Definition

Until = Literal["end_of_turn", "leaves_play", "game"]


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards."""

    amount: Amount = 1
    who: Whose = "you"


@dataclass(frozen=True, slots=True)
class Discard:
    """A player chooses cards of their hand and discards them."""

    amount: Amount = 1
    who: Whose = "you"


@dataclass(frozen=True, slots=True)
class DealDamage:
    """The source deals damage to cards."""

    what: Selector
    amount: Amount


@dataclass(frozen=True, slots=True)
class DealDamageToPlayer:
    """The source deals damage to a player."""

    amount: Amount
    who: Whose = "opponent"


@dataclass(frozen=True, slots=True)
class ChangeLife:
    """A player gains life, or loses it where the amount is negative."""

    amount: Amount
    who: Whose = "you"


@dataclass(frozen=True, slots=True)
class Destroy:
    """Cards in play are destroyed."""

    what: Selector


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Cards move to their owner's zone of that name: on top, or at the bottom where order matters."""

    what: Selector
    zone: str
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A player's zone of that name is shuffled."""

    zone: str
    who: Whose = "you"


@dataclass(frozen=True, slots=True)
class Rest:
    """Cards in play are rested."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Recover:
    """Cards in play are recovered."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Act:
    """Something that only one game can do to cards, by the word under which its ruleset has it."""

    what: Selector
    action: str


@dataclass(frozen=True, slots=True)
class Create:
    """Tokens are put into a player's zone of that name."""

    token: "Definition"
    zone: str
    amount: Amount = 1
    who: Whose = "you"


@dataclass(frozen=True, slots=True)
class PutCounters:
    """Counters of a kind are put on cards."""

    what: Selector
    kind: str
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Produce:
    """A player gains units of the resource with that index."""

    resource: int
    amount: Amount = 1
    who: Whose = "you"


@dataclass(frozen=True, slots=True)
class Change:
    """How a continuous effect changes a card: figures added or set, keywords, types, races gained or lost."""

    figures: tuple[int, ...] = ()
    set_figures: tuple[int | None, ...] = ()
    gains: frozenset[str] = frozenset()
    loses: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    races: frozenset[str] = frozenset()
    attributes: frozenset[str] = frozenset()
    loses_all_abilities: bool = False


@dataclass(frozen=True, slots=True)
class Modify:
    """Cards are changed for some time; what is chosen when this is carried out stays chosen."""

    what: Selector
    change: Change
    layer: str
    until: Until = "end_of_turn"


@dataclass(frozen=True, slots=True)
class Sequence:
    """Effects one after another, in this order."""

    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """A player picks one of several effects."""

    effects: tuple["Effect", ...]
    by: Whose = "you"


@dataclass(frozen=True, slots=True)
class May:
    """The player may carry out an effect or leave it."""

    effect: "Effect"


@dataclass(frozen=True, slots=True)
class IfYouDo:
    """An effect, and another one only where the first changed anything."""

    effect: "Effect"
    then: "Effect"


@dataclass(frozen=True, slots=True)
class ForEach:
    """An effect once for each card that meets a filter; inside it, `Current` is that card."""

    filter: Filter
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class IfAny:
    """An effect only while enough cards meet a filter."""

    filter: Filter
    effect: "Effect"
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class IfThisTurn:
    """An effect only where something was counted often enough for the player in the running turn.

    `what` is the word it is counted by, such as "played" or "life_lost"; with `own_turn` the turn must be
    the player's own.
    """

    what: str
    effect: "Effect"
    at_least: int = 1
    own_turn: bool = False


@dataclass(frozen=True, slots=True)
class IfResource:
    """An effect only where the player has enough units of the resource with that index."""

    resource: int
    effect: "Effect"
    at_least: int = 1


Effect = (
    Draw
    | Discard
    | DealDamage
    | DealDamageToPlayer
    | ChangeLife
    | Destroy
    | MoveTo
    | Shuffle
    | Rest
    | Recover
    | Act
    | Create
    | PutCounters
    | Produce
    | Modify
    | Sequence
    | ChooseOne
    | May
    | IfYouDo
    | ForEach
    | IfAny
    | IfThisTurn
    | IfResource
)

NOTHING = Sequence(())


@dataclass(frozen=True, slots=True)
class Lasting:
    """A continuous effect in force: what it changes, in which layer, since when and until when.

    `cards` are the cards that were fixed when it began; where it is None, `filter` decides anew each time,
    seen from `controller`. `source` is the card it comes from (-1: none); an effect of a static ability
    ends when that card leaves play.
    """

    source: int
    controller: int
    stamp: int
    layer: str
    change: Change
    until: Until
    cards: frozenset[int] | None = None
    filter: Filter | None = None
