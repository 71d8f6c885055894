"""What effects do: the verbs that games share, and the ways to make one effect of several.

Cards and players are named by `references`. A game adds verbs of its own as subclasses of `Verb`.
"""

# ruff: noqa: I001 - the names that are passed on stand in one import, not in one each
from typing import TYPE_CHECKING, Literal

from rules.frozen import frozen
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
from rules.language.lasting import (
    Later as Later,
    Modify as Modify,
    ModifyAll as ModifyAll,
    Remember as Remember,
)
from rules.language.references import Cards, Player
from rules.language.vocabulary import Counter, Resource, Zone

if TYPE_CHECKING:
    from rules.language.definitions import Definition

Position = Literal["top", "bottom", "shuffled"]


@frozen
class Draw:
    """A player draws cards."""

    amount: Amount = 1
    who: Player = "you"


@frozen
class Discard:
    """A player chooses cards of their hand and discards them; `at_random` leaves the choice to chance."""

    amount: Amount = 1
    who: Player = "you"
    filter: Filter | None = None
    at_random: bool = False


@frozen
class DiscardHand:
    """A player discards all of their hand, which counts as done even where it is empty."""

    who: Player = "you"


@frozen
class DealDamage:
    """The card whose effect it is deals damage to cards, or with `by` another card does."""

    what: Cards
    amount: Amount
    by: Cards | None = None


@frozen
class DealDamageToPlayer:
    """The card whose effect it is deals damage to a player, or with `by` another card does."""

    amount: Amount
    who: Player = "opponent"
    by: Cards | None = None


@frozen
class ChangeLife:
    """A player gains life, or loses it where the amount is negative."""

    amount: Amount
    who: Player = "you"


@frozen
class LoseLife:
    """A player loses life."""

    amount: Amount
    who: Player = "opponent"


@frozen
class SetLife:
    """A player's life becomes an amount."""

    amount: Amount
    who: Player = "you"


@frozen
class Destroy:
    """Cards in play are destroyed."""

    what: Cards


@frozen
class Cancel:
    """What waits to resolve is not carried out: cards that were played, or the topmost ability of a card."""

    what: Cards


@frozen
class MoveTo:
    """Cards move to their owner's zone of that name: on top, to the bottom where order matters, shuffled in.

    `rested` ones come into play rested; with `under` they come under that player's control.
    """

    what: Cards
    zone: Zone
    position: Position = "top"
    rested: bool = False
    under: Player | None = None


@frozen
class Swap:
    """Two cards change places, unless one of them cannot go where the other is."""

    one: Cards
    other: Cards


@frozen
class Shuffle:
    """A player's zone of that name is shuffled."""

    zone: Zone
    who: Player = "you"


@frozen
class Rest:
    """Cards in play are rested."""

    what: Cards


@frozen
class Recover:
    """Cards in play are recovered."""

    what: Cards


@frozen
class Create:
    """Tokens are put into a player's zone of that name."""

    token: "Definition"
    zone: Zone
    amount: Amount = 1
    who: Player = "you"


@frozen
class PutCounters:
    """Counters of a kind are put on cards, or taken off them where the amount is negative."""

    what: Cards
    counter: Counter
    amount: Amount = 1


@frozen
class MoveCounters:
    """Counters of a kind go from a card to another one, as many as there are."""

    what: Cards
    to: Cards
    counter: Counter
    amount: Amount = 1


@frozen
class Heal:
    """Damage is taken off cards, all of it where no amount is given."""

    what: Cards
    amount: Amount | None = None


@frozen
class Produce:
    """A player gains units of a resource."""

    resource: Resource
    amount: Amount = 1
    who: Player = "you"


@frozen
class Attach:
    """Cards are attached to a card."""

    what: Cards
    to: Cards


@frozen
class ExtraTurn:
    """A player takes an extra turn after the running one."""

    who: Player = "you"


@frozen
class WinGame:
    """A player wins the game."""

    who: Player = "you"


@frozen
class Verb:
    """Something that only one game can do; each game's are subclasses with typed parameters."""


@frozen
class CardVerb(Verb):
    """Something that only one game can do to cards."""

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
