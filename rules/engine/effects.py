"""What effects do, as trees of small frozen values that one interpreter carries out (`perform`)."""

# ruff: noqa: I001 - the names that are passed on stand in one import, not in one each
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.engine.composed import (
    ChooseNumber as ChooseNumber,
    ChooseOne as ChooseOne,
    ChooseSome as ChooseSome,
    Counting as Counting,
    ForEach as ForEach,
    If as If,
    IfAny as IfAny,
    IfCounted as IfCounted,
    IfResource as IfResource,
    IfThisTurn as IfThisTurn,
    IfWay as IfWay,
    IfYouDo as IfYouDo,
    Later as Later,
    Look as Look,
    Name as Name,
    May as May,
    Part as Part,
    Remember as Remember,
    Reveal as Reveal,
    RollDie as RollDie,
    Sequence as Sequence,
)
from rules.engine.filters import Amount, Condition, Filter, Selector, Who, Whose

if TYPE_CHECKING:
    from rules.engine.abilities import Ability, CostChange
    from rules.engine.definition import Definition

Until = Literal["end_of_turn", "leaves_play", "game"]


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards."""

    amount: Amount = 1
    who: Who = "you"


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
    who: Who = "opponent"


@dataclass(frozen=True, slots=True)
class ChangeLife:
    """A player gains life, or loses it where the amount is negative."""

    amount: Amount
    who: Who = "you"


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
class Swap:
    """Two cards change places, unless one of them cannot go where the other is."""

    one: Selector
    other: Selector


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
class DiscardHand:
    """A player discards all of their hand, which counts as done even where it is empty."""

    who: Whose = "you"


@dataclass(frozen=True, slots=True)
class TakeDamageOff:
    """Damage is taken off cards, all of it where no amount is given."""

    what: Selector
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class MoveCounters:
    """Counters of a kind go from a card to another one, as many as there are."""

    what: Selector
    to: Selector
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
    """How a continuous effect changes a card: figures added or set, keywords, types, races gained or lost.

    `becomes` is what the card is instead of itself. Types, races and attributes that are set take the place
    of others.
    `cost` changes what it costs to play the card; no layer applies that.
    """

    figures: tuple[int, ...] = ()
    set_figures: tuple[int | None, ...] = ()
    gains: frozenset[str] = frozenset()
    loses: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    races: frozenset[str] = frozenset()
    attributes: frozenset[str] = frozenset()
    loses_all_abilities: bool = False
    becomes: "Definition | None" = None
    set_types: frozenset[str] | None = None
    set_races: frozenset[str] | None = None
    set_attributes: tuple[str, ...] | None = None
    abilities: tuple["Ability", ...] = ()
    cost: "CostChange | None" = None


@dataclass(frozen=True, slots=True)
class Modify:
    """Cards are changed for some time; what is chosen when this is carried out stays chosen.

    `also` are changes of the same effect in other layers. Where `wanted` is given, it decides all the time
    which cards are changed, in place of `what`. Figures are added as many `times` as there are when this is
    carried out. Where `when` does not hold then, nothing begins; later it changes nothing while that does
    not hold.
    """

    what: Selector
    change: Change
    layer: str
    until: Until = "end_of_turn"
    also: tuple[tuple[str, Change], ...] = ()
    wanted: Filter | None = None
    times: Amount = 1
    when: Condition | None = None


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
    | DiscardHand
    | TakeDamageOff
    | MoveCounters
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
    | Part
    | IfWay
    | If
    | Remember
    | ChooseSome
    | Counting
    | IfCounted
    | RollDie
    | Later
    | Swap
    | ChooseNumber
    | Look
    | Name
    | Reveal
)

NOTHING = Sequence(())


@dataclass(frozen=True, slots=True)
class Lasting:
    """A continuous effect in force: what it changes, in which layer, since when and until when.

    `cards` are the cards that were fixed when it began; where it is None, `filter` decides anew each time,
    seen from `controller`. `source` is the card it comes from (-1: none); an effect of a static ability
    ends when that card leaves play. It changes nothing while `when` does not hold.
    """

    source: int
    controller: int
    stamp: int
    layer: str
    change: Change
    until: Until
    cards: frozenset[int] | None = None
    filter: Filter | None = None
    when: Condition | None = None
