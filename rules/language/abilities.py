"""Abilities as a sum of types, each with only the fields that it means."""

from dataclasses import dataclass

from rules.language.amounts import Amount
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.costs import FREE, Cost
from rules.language.effects import NOTHING, Effect
from rules.language.events import Event
from rules.language.filters import Filter
from rules.language.vocabulary import Keyword, Layer, Zone


@dataclass(frozen=True, slots=True)
class Mode:
    """One of several options of an ability: what it does, and the targets that only it has."""

    effect: Effect
    targets: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence:
    """Where and when an ability is there, and what it is called.

    `when` must hold. `zones` are where it works besides play, or in place of play where it is `only_there`.
    `clause` is the keyword's clause, "" for printed text; abilities of one `name` are the same.
    """

    when: Condition | None = None
    zones: tuple[Zone, ...] = ()
    only_there: bool = False
    clause: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced(Presence):
    """What is decided as a card or ability is played, before it resolves.

    `targets` are chosen, one for each filter; there may be as few as `least`. What it `divides` among them
    goes to each in parts of a `step` or more. Of `modes` the player chooses as many as `choose` says, or
    with `fewer` at least one. `x` says what X is where it is not the player who names it.
    """

    targets: tuple[Filter, ...] = ()
    least: int | None = None
    divides: Amount | None = None
    step: int = 1
    modes: tuple[Mode, ...] = ()
    choose: Amount = 1
    fewer: bool = False
    x: Amount | None = None


@dataclass(frozen=True, slots=True)
class Spell(Announced):
    """What a card does when it resolves."""

    effect: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class Activated(Announced):
    """What a player may do for a cost; `ways` are other ways to pay for it.

    It can be used `once_a_turn`, or under its name `once_a_game`.
    """

    effect: Effect = NOTHING
    cost: Cost = FREE
    ways: tuple["Way", ...] = ()
    once_a_turn: bool = False
    once_a_game: bool = False


@dataclass(frozen=True, slots=True)
class Triggered(Announced):
    """What happens whenever an event does; an `optional` one may be left, a cost may be paid for it.

    `condition` must hold when it triggers and when it resolves; `ways` are other ways to pay for it.
    """

    event: Event
    effect: Effect = NOTHING
    cost: Cost = FREE
    optional: bool = False
    once_a_turn: bool = False
    condition: Condition | None = None
    ways: tuple["Way", ...] = ()


@dataclass(frozen=True, slots=True)
class Static(Presence):
    """What changes cards while this ability is there: those that meet a filter, or its own card.

    A `layer` is named where it is not the one the game has for such changes.
    """

    changes: tuple[Change, ...] = ()
    affects: Filter | None = None
    layer: Layer = ""


@dataclass(frozen=True, slots=True)
class Replacement(Presence):
    """What happens instead of an event; `targets` are chosen as it is applied, an `optional` one may be left.

    `condition` must hold as it is applied. With an `amount` the event still happens, about so much, with a
    `destination` the card goes there instead, and the effect happens besides. One that an effect gives `once`
    is gone when it has been applied.
    """

    event: Event
    effect: Effect = NOTHING
    optional: bool = False
    targets: tuple[Filter, ...] = ()
    condition: Condition | None = None
    amount: Amount | None = None
    destination: Zone = ""
    once: bool = False


@dataclass(frozen=True, slots=True)
class Way(Announced):
    """Another way to play its card: its cost is added to the card's, or paid `instead` of it.

    Its effect is carried out with what the card does. A cost that is added `must` be paid, or the player
    chooses whether they do.
    """

    effect: Effect = NOTHING
    cost: Cost = FREE
    instead: bool = False
    must: bool = False


@dataclass(frozen=True, slots=True)
class Declared(Presence):
    """What a player may announce from hand when an event happens: strikes, S-backs and the like."""

    event: Event
    effect: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class AsItEnters(Presence):
    """What happens as cards come into play, before anything triggers on that; None means its own card."""

    effect: Effect
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Continual(Presence):
    """What happens at once, and again as long as a condition holds, before players do anything else."""

    effect: Effect
    condition: Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class KeywordAbility(Presence):
    """A keyword that the game itself carries out, with the cards it speaks of and what it costs, if any."""

    keyword: Keyword
    filter: Filter | None = None
    cost: Cost = FREE


Ability = (
    Spell
    | Activated
    | Triggered
    | Static
    | Replacement
    | Way
    | Declared
    | AsItEnters
    | Continual
    | KeywordAbility
)
Announceable = Spell | Activated | Triggered | Way
"""Abilities for which something may be decided as they are played."""
Resolvable = Announceable | Replacement | Declared | AsItEnters | Continual
"""Abilities that have an effect to be carried out."""
