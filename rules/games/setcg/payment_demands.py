"""Everything that is paid at once for a card or an ability, and what a player chose to pay it with."""

from dataclasses import dataclass

from rules.engine.costs import puts_this_away
from rules.engine.ids import CardId, PlayerId
from rules.games.setcg.definitions import CRYSTAL, Price
from rules.games.setcg.payment import Source
from rules.language.costs import Cost, DiscardCards, MoveCard, RestCards, TakeCounters
from rules.language.filters import Filter


@dataclass(frozen=True, slots=True)
class Demand:
    """Everything paid at once: CP, crystals, cards moved, dulled or discarded, counters, the card itself."""

    player: PlayerId
    price: Price
    costs: tuple[Cost, ...]
    casts: bool = False
    """Whether it is paid to cast a card, rather than for an ability or an effect."""

    @property
    def picked(self) -> list[MoveCard | RestCards]:
        """For each card that is moved or dulled, the part of the cost that it pays."""
        parts = [part for cost in self.costs for part in cost.parts]
        return [
            part
            for part in parts
            if isinstance(part, MoveCard | RestCards)
            for _ in range(part.count if isinstance(part, RestCards) else 1)
        ]

    @property
    def discards(self) -> list[Filter | None]:
        """The filter for each card discarded from hand, None for any card."""
        parts = [part for cost in self.costs for part in cost.parts if isinstance(part, DiscardCards)]
        return [part.filter for part in parts for _ in range(part.count)]

    @property
    def crystals(self) -> int:
        """The number of crystals that the player pays."""
        return sum(amount for cost in self.costs for word, amount in cost.resources if word == CRYSTAL)

    @property
    def counters(self) -> dict[str, int]:
        """The number of counters of each kind that the card itself loses."""
        taken: dict[str, int] = {}
        for part in (part for cost in self.costs for part in cost.parts):
            if isinstance(part, TakeCounters):
                taken[part.counter] = taken.get(part.counter, 0) + part.amount
        return taken

    @property
    def uses_itself(self) -> bool:
        """Return whether the card itself is dulled or put into the break zone, and so cannot make CP."""
        return any(cost.rests or puts_this_away(cost) for cost in self.costs)


@dataclass(frozen=True, slots=True)
class Means:
    """What a player chose to pay a demand with."""

    picked: tuple[CardId, ...]
    discarded: tuple[CardId, ...]
    payment: tuple[Source, ...]
