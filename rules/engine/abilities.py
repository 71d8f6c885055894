"""Abilities as data: what they cost, when they may be used or trigger, and the effect they have."""

from dataclasses import dataclass, field
from typing import Literal

from rules.engine.effects import NOTHING, Change, Effect
from rules.engine.filters import Filter

AbilityKind = Literal["activated", "automatic", "static", "spell"]
Trigger = str
"""What an automatic ability waits for: "enters", "leaves", "attacks", "blocks", or a game's own word."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid to play an ability: the card's rest, resources by index, cards discarded."""

    rest: bool = False
    resources: tuple[tuple[int, int], ...] = ()
    discard: int = 0
    sacrifice: bool = False


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card.

    `activated` abilities are played for a cost, `automatic` ones trigger on an event about their own card
    (or about any card that `watches` describes), `static` ones change cards while theirs is in play,
    `spell` is what a card does when it resolves. `targets` are chosen when the ability is played, one
    for each filter. `once_a_turn` bounds its use. `clause` is the keyword's clause, "" for printed text.
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
