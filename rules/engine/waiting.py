"""What waits to be resolved: an object on the stack, or an effect in the queue."""

from dataclasses import dataclass

from rules.engine.abilities import Ability


@dataclass(frozen=True, slots=True)
class Pending:
    """Something that waits to be resolved; a value, so that positions can share it.

    `card` is the card itself (a played card) or the source of `ability`. `targets` were chosen when it
    was played; `event_card` is what triggered it and `amount` how much that was about. `stamp` orders what
    waits; `note` is the game's own word for a special way to resolve.
    """

    controller: int
    card: int
    stamp: int
    ability: Ability | None = None
    targets: tuple[int, ...] = ()
    event_card: int = -1
    note: str = ""
    amount: int = 0

    def unstamped(self) -> tuple[object, ...]:
        """Return all that distinguishes it apart from when it began to wait."""
        return (
            self.controller,
            self.card,
            self.ability,
            self.targets,
            self.event_card,
            self.note,
            self.amount,
        )
