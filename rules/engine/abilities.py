"""Abilities as data: what they cost, when they may be used or trigger, and the effect they have."""

from dataclasses import dataclass, field
from typing import Literal

from rules.engine.effects import NOTHING, Change, Effect
from rules.engine.filters import Amount, Condition, Filter

AbilityKind = Literal["activated", "automatic", "static", "spell", "way", "replacement", "declared"]
EVERYWHERE = "everywhere"
"""The word for an ability that works in every zone, and outside of all."""
ANY = -1
"""The index that stands for resources of whatever kind."""
Trigger = str
"""What an automatic ability waits for: "enters", "leaves", "attacks", "blocks", or a game's own word."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid to play a card or an ability.

    The card's rest, resources by index (`ANY` for whatever kind) and `x` times an X that is decided first,
    cards discarded, the card itself put away, for each filter of `away` another card put away, life. For each
    pair of `moves` a card goes to the zone of that name, and `counted` more resources of whatever kind are
    paid. `then` is what is paid after all this, where the order is written otherwise.
    """

    rest: bool = False
    resources: tuple[tuple[int, int], ...] = ()
    discard: int = 0
    sacrifice: bool = False
    x: int = 0
    away: tuple[Filter, ...] = ()
    life: int = 0
    then: "Cost | None" = None
    moves: tuple[tuple[Filter, str], ...] = ()
    counted: Amount | None = None


@dataclass(frozen=True, slots=True)
class CostChange:
    """How the resources that something costs change: others in their place, nothing, more, fewer.

    Of what is fewer by `ANY` the one who plays chooses which part of the cost that is. It changes what
    playing the cards costs that it is about or, with `abilities`, using theirs.
    """

    instead: tuple[tuple[int, int], ...] | None = None
    free: bool = False
    more: tuple[tuple[int, int], ...] = ()
    less: tuple[tuple[int, int], ...] = ()
    abilities: bool = False


@dataclass(frozen=True, slots=True)
class Mode:
    """One of several options of an ability: what it does, and the targets that only it has."""

    effect: Effect
    targets: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card.

    `activated` abilities are played for a cost, `automatic` ones trigger on an event about their own card
    (or about any card that `watches` describes), `static` ones change cards while theirs is in play,
    `spell` is what a card does when it resolves. `targets` are chosen when the ability is played, one
    for each filter. `once_a_turn` bounds its use. `clause` is the keyword's clause, "" for printed text.

    A `way` is another way to play its card: its cost is added to the card's, or paid `instead` of it, and
    its effect is carried out with what the card does. `when` must hold for the ability to be there, `zones`
    are where it is besides play, or in place of play where it is `only_there`. Abilities of one `name` are
    the same; `once_a_game` bounds the use of all of them.
    Of `modes` the player chooses as many as `choose` says when it is played. `x` says what X is where
    it is not the player who names it.

    Where there may be fewer `targets` than filters, `least` says how few. What it `divides` among them goes
    to each in parts of a `step` or more. `ways` are other ways to pay for an ability, as they are for a card.
    """

    kind: AbilityKind
    effect: Effect = NOTHING
    cost: Cost = field(default_factory=Cost)
    trigger: Trigger = ""
    watches: Filter | None = None
    targets: tuple[Filter, ...] = ()
    condition: Filter | None = None
    change: Change | None = None
    affects: Filter | None = None
    layer: str = ""
    optional: bool = False
    once_a_turn: bool = False
    clause: str = ""
    name: str = ""
    when: Condition | None = None
    zones: tuple[str, ...] = ()
    only_there: bool = False
    instead: bool = False
    once_a_game: bool = False
    modes: tuple[Mode, ...] = ()
    choose: int = 1
    x: Amount | None = None
    least: int | None = None
    divides: Amount | None = None
    step: int = 1
    ways: tuple["Ability", ...] = ()
