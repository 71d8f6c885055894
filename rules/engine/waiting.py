"""What waits to be resolved: an object on the stack, or an effect in the queue."""

from dataclasses import dataclass

from rules.engine.abilities import Ability


@dataclass(frozen=True, slots=True)
class Choices:
    """What was decided as something was played, beside its targets.

    `x` is the X of its cost, `ways` are the names of the ways it was played in, `paid` the resources paid by
    index. `text` is what a card does with the options and texts it was played with, None for what is printed.
    `shares` say how a number was divided among the targets.
    """

    x: int = 0
    ways: tuple[str, ...] = ()
    paid: tuple[int, ...] = ()
    text: Ability | None = None
    shares: tuple[int, ...] = ()


PLAIN = Choices()


@dataclass(frozen=True, slots=True)
class Held:
    """A card that is kept in mind: which, in what zone it lay, and when; once it moves it is another card."""

    card: int
    place: int
    stamp: int


@dataclass(frozen=True, slots=True)
class Delayed:
    """An automatic ability that an effect brought about, with the cards it keeps in mind.

    It triggers the next time only, unless it lasts until a moment, and then as often as that comes.
    """

    controller: int
    source: int
    stamp: int
    ability: Ability
    kept: tuple[Held, ...] = ()
    until: str = "game"


@dataclass(frozen=True, slots=True)
class Pending:
    """Something that waits to be resolved; a value, so that positions can share it.

    `card` is the card itself (a played card) or the source of `ability`. `targets` were chosen when it
    was played; `event_card` is what triggered it and `amount` how much that was about. `stamp` orders what
    waits; `note` is the game's own word for a special way to resolve; `kept` are the cards that a later
    ability keeps in mind.
    """

    controller: int
    card: int
    stamp: int
    ability: Ability | None = None
    targets: tuple[int, ...] = ()
    event_card: int = -1
    note: str = ""
    amount: int = 0
    choices: Choices = PLAIN
    kept: tuple[Held, ...] = ()

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
            self.choices,
            self.kept,
        )
