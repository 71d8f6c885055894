"""Effects composed of other effects: in order, chosen, conditional, for each, or with names bound."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.language.amounts import Amount
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.language.references import Cards, Player, Side
from rules.language.vocabulary import Nameable

if TYPE_CHECKING:
    from rules.language.effects import Effect


@dataclass(frozen=True, slots=True)
class Do:
    """Effects in order."""

    effects: tuple["Effect", ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """One of several texts that resolve together, with its own targets."""

    effect: "Effect"
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """A choice of one effect on resolution."""

    effects: tuple["Effect", ...]
    by: Side = "you"


@dataclass(frozen=True, slots=True)
class ChooseSome:
    """A choice of several effects, each at most once, applied in order."""

    effects: tuple["Effect", ...]
    most: int
    least: int = 1
    by: Side = "you"


@dataclass(frozen=True, slots=True)
class May:
    """An optional effect, with another one if it is declined."""

    effect: "Effect"
    otherwise: "Effect" = Do()
    by: Player = "you"


@dataclass(frozen=True, slots=True)
class IfYouDo:
    """An effect, then one that follows if it changed anything, or another if not."""

    effect: "Effect"
    then: "Effect"
    otherwise: "Effect" = Do()


@dataclass(frozen=True, slots=True)
class IfPaid:
    """An optional cost on resolution, with effects for paying and for not paying."""

    cost: Cost
    then: "Effect"
    otherwise: "Effect" = Do()
    by: Player = "you"


@dataclass(frozen=True, slots=True)
class If:
    """One effect if a condition is met on resolution, otherwise another."""

    condition: Condition
    then: "Effect"
    otherwise: "Effect" = Do()


@dataclass(frozen=True, slots=True)
class ForEach:
    """An effect once for each of some cards, with that card bound to a name."""

    cards: Cards
    effect: "Effect"
    name: str = "it"


@dataclass(frozen=True, slots=True)
class Let:
    """Binds cards to a name for an effect: those of a reference, or those an effect affected."""

    name: str
    cards: "Cards | Effect"
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class Fix:
    """Binds a number to a name for an effect, even if the effect changes it."""

    amount: Amount
    effect: "Effect"
    name: str = "n"


@dataclass(frozen=True, slots=True)
class ChooseNumber:
    """A player's choice of a number from zero to `most`, bound to a name for an effect."""

    most: Amount
    effect: "Effect"
    name: str = "n"


@dataclass(frozen=True, slots=True)
class RollDie:
    """A roll of a die with as many sides as there are effects; the effect of the side happens."""

    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class NameOne:
    """A player's choice of something that exists in the game, for an effect that refers to it."""

    what: Nameable
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class Look:
    """Shows a player the top cards of a deck, bound to a name for an effect.

    With `up_to` they may stop before each card.
    """

    count: Amount
    effect: "Effect"
    up_to: bool = False
    name: str = "it"
    of: Player = "you"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveals cards, bound to a name, while an effect lasts: to all, or `to` one player."""

    what: Cards
    effect: "Effect"
    name: str = "it"
    to: Side = "anyone"


NOTHING = Do()
