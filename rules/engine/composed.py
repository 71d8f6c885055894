"""Effects made of other effects: one after another, chosen, on a condition, or later."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.engine.filters import Amount, Condition, Filter, Said, Selector, Whose

if TYPE_CHECKING:
    from rules.engine.abilities import Ability
    from rules.engine.effects import Effect, Until


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


@dataclass(frozen=True, slots=True)
class Part:
    """One text of several that are carried out together; the targets that it speaks of are its own."""

    effect: "Effect"
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class IfWay:
    """An effect only where the card was played in the way of that name."""

    name: str
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class ChooseSome:
    """A player picks several of these effects, each at most once; they happen in the order they stand in."""

    effects: tuple["Effect", ...]
    most: int
    least: int = 1
    by: Whose = "you"


@dataclass(frozen=True, slots=True)
class Counting:
    """An effect in which a number is fixed as it begins, whatever it changes itself."""

    amount: Amount
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class IfCounted:
    """An effect only where the number that was fixed at the beginning is high enough."""

    at_least: int
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class RollDie:
    """A die with as many sides as there are effects is rolled; the one of the side that is up happens."""

    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class Later:
    """An automatic ability that comes into being now: it has no card, and what it `keeps` in mind is fixed.

    It waits for events about the cards it keeps, or those it `watches`, or for a moment. Without an end it
    triggers only once.
    """

    ability: "Ability"
    keeps: Selector | None = None
    until: "Until" = "game"


@dataclass(frozen=True, slots=True)
class If:
    """An effect only where a condition holds as it is carried out."""

    condition: Condition
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class Remember:
    """A word is remembered of a player as long as the game lasts, and others are forgotten."""

    what: str
    who: Whose = "you"
    forget: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseNumber:
    """A player picks a number, from nothing up to `most`, and an effect follows in which it is fixed."""

    most: Amount
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class Name:
    """A player names something of a kind that exists in the game, and an effect follows that speaks of it."""

    what: Said
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class Look:
    """The player looks at so many cards on top of their deck, and an effect follows that speaks of them.

    With `up_to` they may stop before each of the cards.
    """

    count: Amount
    effect: "Effect"
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Reveal:
    """Cards are shown to all players where they lie, as long as an effect lasts that speaks of them."""

    what: Selector
    effect: "Effect"
