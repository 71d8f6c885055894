"""Effects: the verbs that games share, and compositions; a game adds its own as subclasses of `Verb`."""

# ruff: noqa: I001 - the names that are passed on stand in one import, not in one each
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.language.amounts import Amount
from rules.language.composed import (
    NOTHING as NOTHING,
    Do as Do,
    Part as Part,
    ChooseOne as ChooseOne,
    ChooseSome as ChooseSome,
    May as May,
    IfYouDo as IfYouDo,
    IfPaid as IfPaid,
    If as If,
    ForEach as ForEach,
    Let as Let,
    Fix as Fix,
    ChooseNumber as ChooseNumber,
    RollDie as RollDie,
    NameOne as NameOne,
    Look as Look,
    Reveal as Reveal,
)
from rules.language.filters import Filter
from rules.language.continuous_effects import (
    Later as Later,
    Modify as Modify,
    ModifyAll as ModifyAll,
    Prohibit as Prohibit,
    Remember as Remember,
    Trigger as Trigger,
)
from rules.language.references import Cards, Player
from rules.language.vocabulary import Counter, Resource, Zone

if TYPE_CHECKING:
    from rules.language.definitions import Definition

Position = Literal["top", "bottom", "shuffled", "scattered"]


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards."""

    amount: Amount = 1
    who: Player = "you"


@dataclass(frozen=True, slots=True)
class Discard:
    """A player discards cards they choose from hand, or random ones if `at_random`."""

    amount: Amount = 1
    who: Player = "you"
    filter: Filter | None = None
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class DiscardHand:
    """A player discards their hand; that counts as done even if it is empty."""

    who: Player = "you"


@dataclass(frozen=True, slots=True)
class DealDamage:
    """The source, or the card `by`, deals damage to cards; nothing reduces it if it is `firm`."""

    what: Cards
    amount: Amount
    by: Cards | None = None
    firm: bool = False


@dataclass(frozen=True, slots=True)
class DealDamageToPlayer:
    """The source, or the card `by`, deals damage to a player."""

    amount: Amount
    who: Player = "opponent"
    by: Cards | None = None


@dataclass(frozen=True, slots=True)
class ChangeLife:
    """A player gains life, or loses it if the amount is negative."""

    amount: Amount
    who: Player = "you"


@dataclass(frozen=True, slots=True)
class LoseLife:
    """A player loses life."""

    amount: Amount
    who: Player = "opponent"


@dataclass(frozen=True, slots=True)
class SetLife:
    """A player's life becomes an amount."""

    amount: Amount
    who: Player = "you"


@dataclass(frozen=True, slots=True)
class Destroy:
    """Cards in play are destroyed."""

    what: Cards


@dataclass(frozen=True, slots=True)
class Cancel:
    """Removes something unresolved from the stack or queue: played cards, or a card's topmost ability."""

    what: Cards


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Cards move to their owner's zone of that name: on top, at the bottom if order matters, or shuffled in.

    `scattered` ones go to the bottom in a random order; `rested` ones enter rested; `under` controls them.
    """

    what: Cards
    zone: Zone
    position: Position = "top"
    rested: bool = False
    under: Player | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Two cards are exchanged, unless one of them cannot go where the other is."""

    one: Cards
    other: Cards


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A player's zone of that name is shuffled."""

    zone: Zone
    who: Player = "you"


@dataclass(frozen=True, slots=True)
class Rest:
    """Cards in play are rested."""

    what: Cards


@dataclass(frozen=True, slots=True)
class Recover:
    """Cards in play are recovered."""

    what: Cards


@dataclass(frozen=True, slots=True)
class Create:
    """Tokens are put into a player's zone of that name."""

    token: "Definition"
    zone: Zone
    amount: Amount = 1
    who: Player = "you"


@dataclass(frozen=True, slots=True)
class PutCounters:
    """Counters of a kind are put on cards, or removed if the amount is negative."""

    what: Cards
    counter: Counter
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class MoveCounters:
    """All counters of a kind move from a card to another."""

    what: Cards
    to: Cards
    counter: Counter
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Heal:
    """Damage is removed from cards, all of it if no amount is given."""

    what: Cards
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class Produce:
    """A player gains units of a resource."""

    resource: Resource
    amount: Amount = 1
    who: Player = "you"


@dataclass(frozen=True, slots=True)
class Attach:
    """Cards are attached to a card."""

    what: Cards
    to: Cards


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """A player takes an extra turn after this one."""

    who: Player = "you"


@dataclass(frozen=True, slots=True)
class WinGame:
    """A player wins the game."""

    who: Player = "you"


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of one game only; each game defines subclasses with typed parameters."""


@dataclass(frozen=True, slots=True)
class CardVerb(Verb):
    """A verb of one game only that applies to cards."""

    what: Cards


Effect = (
    Draw
    | Discard
    | DiscardHand
    | DealDamage
    | DealDamageToPlayer
    | ChangeLife
    | LoseLife
    | SetLife
    | Destroy
    | Cancel
    | MoveTo
    | Swap
    | Shuffle
    | Rest
    | Recover
    | Create
    | PutCounters
    | MoveCounters
    | Heal
    | Produce
    | Modify
    | ModifyAll
    | Attach
    | Later
    | Trigger
    | Prohibit
    | Remember
    | ExtraTurn
    | WinGame
    | Verb
    | Do
    | Part
    | ChooseOne
    | ChooseSome
    | May
    | IfYouDo
    | IfPaid
    | If
    | ForEach
    | Let
    | Fix
    | ChooseNumber
    | RollDie
    | NameOne
    | Look
    | Reveal
)
