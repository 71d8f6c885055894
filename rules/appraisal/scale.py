"""What things are worth in a game, measured in cards in hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

from rules.language.effects import Verb

if TYPE_CHECKING:
    from rules.engine.definition import Definition
    from rules.engine.game import Game
    from rules.engine.ids import CardId, PlayerId

ELSEWHERE = 0.1
"""What a card is worth in a zone without a worth of its own, such as a graveyard."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What things are worth in a game, in cards in hand.

    `worth` returns that of a card in play with given characteristics, `zones` has that of a card in other
    zones by name, `life` that of a point of life for a player who has `full` of them, more the fewer are left
    (always the same if `full` is 0), `resource` that of a unit of any resource. `left` is how
    much damage destroys a card, None if damage does nothing to it; it does to cards of the types of
    `fighters`, whose last stat says how much they take unhurt. `lives` is how much damage makes a player
    lose. `verbs` are the game's own, each with what it is worth to its player per card.
    """

    worth: "Callable[[Definition], float]"
    zones: Mapping[str, float]
    life: float
    left: "Callable[[Game, CardId], int | None]"
    lives: "Callable[[Game, PlayerId], int]"
    fighters: frozenset[str] = frozenset()
    resource: float = 0.4
    full: int = 0
    verbs: Mapping[type[Verb], float] = field(default_factory=dict)

    def lives_worth(self, before: int, after: int) -> float:
        """Return what it is worth to have more life than before; negative if it is less."""
        if not self.full:
            return self.life * (after - before)
        return 2 * self.life * sqrt(self.full) * (sqrt(max(0, after)) - sqrt(max(0, before)))

    def lying(self, zone: str, card: "Definition") -> float:
        """Return what a card is worth to its owner in a zone out of play."""
        kept = self.zones.get(zone, ELSEWHERE)
        return kept * (0.8 + 0.05 * min(card.cost, 8)) if kept >= 1 else kept
