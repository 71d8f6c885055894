"""What waits to resolve: an object on the stack, or an effect in the queue."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId, Target
from rules.engine.objects import Arrival, Held
from rules.language.abilities import Announceable, Replacement, Resolvable, Triggered
from rules.language.durations import ALWAYS, Duration


@dataclass(frozen=True, slots=True)
class PaidUnits:
    """Units that were paid: how many, the resources they count as, and by what means if that matters."""

    amount: int
    resources: tuple[str, ...]
    by: str = ""


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices made when something was played, besides its targets.

    `x` is the X of its cost, `ways` are the names of the alternatives it was played with, `paid` what
    was paid. `text` is the card's effect with its chosen options and texts, None for the
    printed one. `shares` say how a number was divided among the targets.
    """

    x: int = 0
    ways: tuple[str, ...] = ()
    paid: tuple[PaidUnits, ...] = ()
    text: Announceable | None = None
    shares: tuple[int, ...] = ()

    def known_later(self) -> "Choices":
        """Return what is remembered of a played card: its X, its alternatives and what was paid."""
        return self if self.text is None and not self.shares else replace(self, text=None, shares=())


PLAIN = Choices()
GIVEN_UP = "given up"
"""The name bound to the cards that were paid with, which are known wherever they go."""


class Payment(NamedTuple):
    """What is known of a cost that was paid: its X, if any, and the cards given up for it."""

    x: int | None = None
    given_up: tuple[CardId, ...] = ()


Kept = tuple[tuple[str, tuple[Held, ...]], ...]
"""Remembered cards, by the name they are bound to."""


@dataclass(frozen=True, slots=True)
class Delayed:
    """A triggered or replacement ability that an effect created, with the cards bound to names in it.

    The ones bound to `about` are those its event is about if it has no filter. A triggered one triggers once,
    unless it has a duration; then each time within it. `origin` is the card it came from, as the object it
    was.
    """

    controller: PlayerId
    source: CardId
    stamp: int
    ability: Triggered | Replacement
    kept: Kept = ()
    about: str = ""
    until: Duration = ALWAYS
    origin: Held | None = None

    def objects(self) -> tuple[Held, ...]:
        """Return the cards the ability is about if its event has no filter."""
        return dict(self.kept).get(self.about, ())


@dataclass(frozen=True, slots=True)
class Pending:
    """Something that waits to resolve; immutable, so that positions can share it.

    `card` is the played card or the source of `ability`. `targets` were chosen when it was played; `arrivals`
    are the objects they were. `event_card` is what triggered it, `amount` the event's amount. `stamp` orders
    what waits; `note` is the game's own word for a special way to resolve; `kept` are cards bound to names.
    `cause` is the card that caused the event, `event_player` the player it happened to. `objects` are the
    objects that `card`, `event_card` and `cause` were when it began to wait.
    """

    controller: PlayerId
    card: CardId
    stamp: int
    ability: Resolvable | None = None
    targets: tuple[Target, ...] = ()
    event_card: CardId = NO_CARD
    note: str = ""
    amount: int = 0
    choices: Choices = PLAIN
    kept: Kept = ()
    cause: CardId = NO_CARD
    event_player: PlayerId = NO_PLAYER
    arrivals: tuple[Arrival, ...] = ()
    objects: tuple[Held, ...] = ()

    def put(
        self, note: str, targets: tuple[Target, ...], arrivals: tuple[Arrival, ...], objects: tuple[Held, ...]
    ) -> "Pending":
        """Return the same with another note and targets, for these objects of its cards.

        All fields are written out: this runs for every trigger, and `replace` costs several times as much.
        """
        return Pending(
            self.controller,
            self.card,
            self.stamp,
            self.ability,
            targets,
            self.event_card,
            note,
            self.amount,
            self.choices,
            self.kept,
            self.cause,
            self.event_player,
            arrivals,
            objects,
        )

    def held_as(self, name: str) -> tuple[Held, ...]:
        """Return the cards bound to a name."""
        return dict(self.kept).get(name, ())

    def unstamped(self) -> tuple[object, ...]:
        """Return everything that distinguishes it except when it began to wait."""
        return (
            self.controller,
            self.card,
            self.ability,
            self.targets,
            self.event_card,
            self.note,
            self.amount,
            self.choices,
            tuple([(name, tuple([one.card for one in cards])) for name, cards in self.kept]),
        )
