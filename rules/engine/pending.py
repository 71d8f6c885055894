"""What waits to be resolved: an object on the stack, or an effect in the queue."""

from dataclasses import dataclass, replace

from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId, Target
from rules.engine.objects import Arrival, Held
from rules.language.abilities import Announceable, Replacement, Resolvable, Triggered
from rules.language.durations import ALWAYS, Duration


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
    text: Announceable | None = None
    shares: tuple[int, ...] = ()

    def known_later(self) -> "Choices":
        """Return what is known of a card once it was played: its X, its ways, and what was paid."""
        return self if self.text is None and not self.shares else replace(self, text=None, shares=())


PLAIN = Choices()


Kept = tuple[tuple[str, tuple[Held, ...]], ...]
"""Cards that are kept in mind, by the name that they are bound to."""


@dataclass(frozen=True, slots=True)
class Delayed:
    """A triggered or replacement ability that an effect brought about, with the cards bound to names in it.

    Those bound to `about` are the ones that its event is about where it picks none. A triggered one triggers
    the next time only, unless it lasts until a moment, and then as often as that comes. `origin` is the card
    it came from, as the object that it was.
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
        """Return the cards that the ability is about where its event picks none."""
        return dict(self.kept).get(self.about, ())


@dataclass(frozen=True, slots=True)
class Pending:
    """Something that waits to be resolved; a value, so that positions can share it.

    `card` is the card itself (a played card) or the source of `ability`. `targets` were chosen when it
    was played, `arrivals` tell which objects they were then; `event_card` is what triggered it and `amount`
    how much that was about. `stamp` orders what waits; `note` is the game's own word for a special way to
    resolve; `kept` are cards bound to names. `cause` is the card whose doing the event was, `event_player`
    the player to whom it happened. `objects` say which objects `card`, `event_card` and `cause` were as it
    began to wait.
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
        """Return the same thing with another note and other targets, its cards being these objects.

        All fields are written out: this is done for all that triggers, and `replace` costs several times it.
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
        """Return the cards that are bound to a name."""
        return dict(self.kept).get(name, ())

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
            tuple([(name, [one.card for one in cards]) for name, cards in self.kept]),
        )
