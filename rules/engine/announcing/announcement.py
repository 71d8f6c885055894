"""What a player announces, a card or an ability, and the choices made so far."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rules.engine import atoms
from rules.engine.context import Context, resolution_context
from rules.engine.ids import CardId, PlayerId, Target
from rules.engine.objects import Arrival, arrivals, held
from rules.engine.pending import GIVEN_UP, PLAIN, Choices, PaidUnits, Pending
from rules.language.abilities import Announceable, Spell, Way
from rules.language.effects import NOTHING, Do, Effect, Part

if TYPE_CHECKING:
    from rules.engine.announcing.order import Order
    from rules.engine.game import Game

UNDECIDED = -1
"""An X about which nothing has been decided yet."""


@dataclass(slots=True)
class Text:
    """One text of an announcement, with its choices; its modes become separate texts.

    `objects` are the objects that the targets were when chosen, `shares` the amount for each of them.
    """

    ability: Announceable
    is_aimed: bool = False
    targets: tuple[Target, ...] = ()
    objects: tuple[Arrival, ...] = ()
    shares: tuple[int, ...] = ()


@dataclass(slots=True)
class Announcement:
    """What a player announces, and the choices made so far.

    `printed` is the printed text, None for a card without one. `face` is the side being played, `ways` the
    alternatives it is played with, `notes` what else the game records about it. `prices` are the possible
    costs once fixed, `price` the one to be paid, and `given_up` the cards it was paid with. `waited` is the
    trigger of a triggered ability. `dropped` means that it is not announced after all. `own` is for the
    game's own use.
    """

    order: "Order"
    player: PlayerId
    card: CardId
    printed: Announceable | None = None
    face: int = 0
    ways: tuple[Way, ...] = ()
    notes: tuple[str, ...] = ()
    texts: list[Text] = field(default_factory=list)
    x: int = UNDECIDED
    prices: Sequence[Any] | None = None
    price: Any = None
    paid: tuple[PaidUnits, ...] = ()
    given_up: tuple[CardId, ...] = ()
    waited: Pending | None = None
    dropped: bool = False
    own: Any = None

    def at(self, game: "Game", clause: str, x: int | None = None) -> Context:
        """Return its context, with the given X if any."""
        known = self.x if x is None else x
        if self.waited is not None:
            before = self.waited.choices
            x = before.x if known == UNDECIDED else known
            return resolution_context(
                game, self.waited, clause, (), before if x == before.x else replace(before, x=x)
            )
        return Context(
            self.player,
            self.card,
            clause,
            choices=Choices(known) if known > 0 else PLAIN,
            is_spell=not self.order.of_abilities,
        )

    def in_ways(self, *ways: Way) -> "Announcement":
        """Return the same announcement with these additional alternatives and the texts they add."""
        added = [Text(way) for way in ways if says_something(way)]
        return replace(self, ways=(*self.ways, *ways), texts=[*self.texts, *added])

    def take(self, *ways: Way) -> None:
        """Play it with these additional alternatives."""
        self.texts += [Text(way) for way in ways if says_something(way)]
        self.ways += ways

    def targets(self) -> tuple[Target, ...]:
        """Return the targets of all texts in order."""
        return tuple([target for text in self.texts for target in text.targets])

    def objects(self) -> tuple[Arrival, ...]:
        """Return the objects that the targets were when chosen."""
        return tuple([one for text in self.texts for one in text.objects])

    def shares(self) -> tuple[int, ...]:
        """Return the share of each target; nothing if nothing is divided."""
        if not any(text.shares for text in self.texts):
            return ()
        return tuple(
            [share for text in self.texts for share in text.shares or (0,) * len(text.targets)],
        )

    def text(self) -> Announceable | None:
        """Return all texts as one, each with its own targets."""
        if len(self.texts) < 2:
            return self.texts[0].ability if self.texts else None
        effects: list[Effect] = []
        first = 0
        for one in self.texts:
            count = len(one.ability.targets)
            effects.append(Part(one.ability.effect, first, count))
            first += count
        wanted = tuple([target for one in self.texts for target in one.ability.targets])
        return replace(self.texts[0].ability, effect=Do(tuple(effects)), targets=wanted)

    def choices(self) -> Choices:
        """Return the choices made, for use on resolution."""
        is_decided = self.texts or self.ways or self.notes or self.paid or self.x != UNDECIDED
        if not is_decided and self.printed is None and self.waited is None:
            return PLAIN
        text = self.text()
        if text is None and self.printed is not None:
            text = Spell()
        before = PLAIN if self.waited is None else self.waited.choices
        return Choices(
            before.x if self.x == UNDECIDED else self.x,
            (*before.ways, *[way.name for way in self.ways], *self.notes),
            self.paid or before.paid,
            None if text is self.printed else text,
            self.shares(),
        )

    def pending(self, game: "Game", note: str = "") -> Pending:
        """Return what goes on the stack or queue: the card itself, or the announced ability."""
        stamp, choices = atoms.stamp(game), self.choices()
        targets, objects = self.targets(), self.objects()
        if self.waited is not None:
            waited = self.waited
            return replace(waited, stamp=stamp, targets=targets, arrivals=objects, choices=choices, note=note)
        ability = self.printed if self.order.of_abilities else None
        return Pending(
            self.player,
            self.card,
            stamp,
            ability,
            targets=targets,
            arrivals=objects,
            choices=choices,
            note=note,
            kept=((GIVEN_UP, held(game.state, self.given_up)),) if self.given_up else (),
        )


def says_something(text: Announceable) -> bool:
    """Return whether a text does anything or has any choices."""
    return text.effect != NOTHING or bool(text.targets or text.modes)


def aim(game: "Game", text: Text, targets: Sequence[Target]) -> None:
    """Set the targets of a text, as the objects they are now."""
    text.is_aimed = True
    text.targets = tuple(targets)
    text.objects = arrivals(game.state, text.targets)
