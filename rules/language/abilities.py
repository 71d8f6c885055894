"""Abilities, a class per kind with only the fields it needs."""

from dataclasses import dataclass

from rules.language.amounts import Amount
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.costs import FREE, Cost
from rules.language.effects import NOTHING, Effect
from rules.language.events import Event
from rules.language.filters import Filter
from rules.language.references import Cards
from rules.language.vocabulary import Keyword, Layer, Zone


@dataclass(frozen=True, slots=True)
class Mode:
    """A mode of an ability: an effect with targets of its own, at least `least` of which must be chosen."""

    effect: Effect
    targets: tuple[Filter, ...] = ()
    least: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence:
    """Where and when an ability exists, and its name.

    `when` is a condition. `zones` are those where it works besides play, or instead of play if `only_there`.
    `clause` is the keyword's clause, "" for printed text; abilities with the same `name` are the same.
    """

    when: Condition | None = None
    zones: tuple[Zone, ...] = ()
    only_there: bool = False
    clause: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced(Presence):
    """The choices made when a card or ability is played, before it resolves.

    `targets` has one filter per target; `least` and `at_most` are the minimum and maximum to choose.
    `divides` is the amount to divide among them, in multiples of `step`. The player chooses `choose` of the
    `modes`, or with `fewer` at least one. `x` defines X if the player does not choose it.
    """

    targets: tuple[Filter, ...] = ()
    least: int | None = None
    at_most: Amount | None = None
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
    """An activated ability with a cost; `ways` are alternatives for paying.

    It can be used `once_a_turn`, or then `uses` times, or under its name `once_a_game`.
    """

    effect: Effect = NOTHING
    cost: Cost = FREE
    ways: tuple["Way", ...] = ()
    once_a_turn: bool = False
    once_a_game: bool = False
    uses: int = 1


@dataclass(frozen=True, slots=True)
class Triggered(Announced):
    """A triggered ability; `optional` means "may", and it may have a cost.

    `condition` is checked when it triggers and when it resolves; `ways` are alternatives for paying. One that
    triggers only `once_a_turn` may do so `uses` times.
    """

    event: Event
    effect: Effect = NOTHING
    cost: Cost = FREE
    optional: bool = False
    once_a_turn: bool = False
    condition: Condition | None = None
    ways: tuple["Way", ...] = ()
    uses: int = 1


@dataclass(frozen=True, slots=True)
class Static(Presence):
    """A continuous effect while the ability exists, on the cards that match a filter or its own card.

    `layer` is set only if it differs from the game's layer for such changes.
    """

    changes: tuple[Change, ...] = ()
    affects: Filter | None = None
    layer: Layer = ""


@dataclass(frozen=True, slots=True)
class Replacement(Presence):
    """A replacement effect; `targets` are chosen when it applies, and it may be `optional`.

    `condition` is checked when it applies. With an `amount` the event still happens, with that amount; with a
    `destination` the card goes there instead; with `onto` it happens to that card in play. In all these cases
    the effect happens too. One that an effect grants `once` ends when it has been applied.
    """

    event: Event
    effect: Effect = NOTHING
    optional: bool = False
    targets: tuple[Filter, ...] = ()
    condition: Condition | None = None
    amount: Amount | None = None
    destination: Zone = ""
    onto: Cards | None = None
    once: bool = False


@dataclass(frozen=True, slots=True)
class Way(Announced):
    """An alternative way to play its card, with an additional cost or one `instead` of the card's.

    Its effect is applied with the card's own. An additional cost is mandatory if `must`, otherwise optional;
    `less` is how much it reduces the card's own cost.
    """

    effect: Effect = NOTHING
    cost: Cost = FREE
    instead: bool = False
    must: bool = False
    less: int = 0


@dataclass(frozen=True, slots=True)
class Declared(Presence):
    """An ability that a player may announce from hand when an event happens, such as a strike."""

    event: Event
    effect: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class AsItEnters(Presence):
    """An effect as cards come into play, before anything triggers on that; None means its own card."""

    effect: Effect
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Continual(Presence):
    """An effect applied at once, and again while a condition is met, before players do anything else."""

    effect: Effect
    condition: Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class KeywordAbility(Presence):
    """A keyword that the game itself implements, with its cards and cost, if any."""

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
"""Abilities with choices to make when they are played."""
Resolvable = Announceable | Replacement | Declared | AsItEnters | Continual
"""Abilities with an effect that resolves."""
