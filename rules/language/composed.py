"""Effects made of other effects: one after another, chosen, on a condition, for each, or bound to a name."""

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
    """Effects one after another, in this order."""

    effects: tuple["Effect", ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """One text of several that are carried out together; the targets that it speaks of are its own."""

    effect: "Effect"
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """A player picks one of several effects as this is carried out."""

    effects: tuple["Effect", ...]
    by: Side = "you"


@dataclass(frozen=True, slots=True)
class ChooseSome:
    """A player picks several of these effects, each at most once; they happen in their order."""

    effects: tuple["Effect", ...]
    most: int
    least: int = 1
    by: Side = "you"


@dataclass(frozen=True, slots=True)
class May:
    """A player may carry out an effect or leave it, and then another one follows."""

    effect: "Effect"
    otherwise: "Effect" = Do()
    by: Player = "you"


@dataclass(frozen=True, slots=True)
class IfYouDo:
    """An effect, then one that follows where the first changed anything, and another where it did not."""

    effect: "Effect"
    then: "Effect"
    otherwise: "Effect" = Do()


@dataclass(frozen=True, slots=True)
class IfPaid:
    """A player may pay a cost as this is carried out; one effect follows if they do, another if not."""

    cost: Cost
    then: "Effect"
    otherwise: "Effect" = Do()
    by: Player = "you"


@dataclass(frozen=True, slots=True)
class If:
    """An effect where a condition holds as this is carried out, another one where it does not."""

    condition: Condition
    then: "Effect"
    otherwise: "Effect" = Do()


@dataclass(frozen=True, slots=True)
class ForEach:
    """An effect once for each of some cards, which has that card bound to a name."""

    cards: Cards
    effect: "Effect"
    name: str = "it"


@dataclass(frozen=True, slots=True)
class Let:
    """Cards are bound to a name for an effect: what a reference speaks of now, or what an effect affected."""

    name: str
    cards: "Cards | Effect"
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class Fix:
    """A number is bound to a name for an effect, whatever that changes itself."""

    amount: Amount
    effect: "Effect"
    name: str = "n"


@dataclass(frozen=True, slots=True)
class ChooseNumber:
    """A player picks a number, from nothing up to `most`, that is bound to a name for an effect."""

    most: Amount
    effect: "Effect"
    name: str = "n"


@dataclass(frozen=True, slots=True)
class RollDie:
    """A die with as many sides as there are effects is rolled; the one of the side that is up happens."""

    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class NameOne:
    """A player names something of a kind that exists in the game, and an effect follows that speaks of it."""

    what: Nameable
    effect: "Effect"


@dataclass(frozen=True, slots=True)
class Look:
    """The player looks at so many cards on top of a deck, which are bound to a name for an effect.

    With `up_to` they may stop before each of the cards.
    """

    count: Amount
    effect: "Effect"
    up_to: bool = False
    name: str = "it"
    of: Player = "you"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Cards are shown where they are, bound to a name, as long as an effect lasts: to all, or `to` one."""

    what: Cards
    effect: "Effect"
    name: str = "it"
    to: Side = "anyone"


NOTHING = Do()
