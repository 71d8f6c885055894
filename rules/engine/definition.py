"""A card as the engine uses it, compiled once from its facts."""

from typing import TYPE_CHECKING, Self

from rules.engine.compiled import mypyc_attr
from rules.engine.slots import shallow_copy
from rules.language.abilities import Ability

if TYPE_CHECKING:
    from rules.engine.continuous_effects import Bound


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """The printed facts of a card, compiled for the engine; games add slots of their own.

    `faces` are all sides of the card, front first, the same for every side. `halves` are a card's two sets of
    characteristics if effects can see it as either. `stats` are the printed stats in the game's order.
    `understood` means that every printed ability of the card is played. `restrictions` are what effects
    forbid, require and allow it to do, `barred` the keywords it cannot gain.
    """

    __slots__ = (
        "abilities",
        "attributes",
        "barred",
        "card_id",
        "cost",
        "faces",
        "stats",
        "halves",
        "keywords",
        "marks",
        "name",
        "races",
        "restrictions",
        "types",
        "understood",
    )

    def __init__(
        self,
        card_id: str,
        name: str,
        types: frozenset[str],
        marks: frozenset[str],
        cost: int,
        attributes: tuple[str, ...],
        races: frozenset[str],
        stats: tuple[int, ...],
        keywords: frozenset[str],
        abilities: tuple[Ability, ...],
        understood: bool,
    ) -> None:
        self.card_id = card_id
        self.name = name
        self.types = types
        self.marks = marks
        self.cost = cost
        self.attributes = attributes
        self.races = races
        self.stats = stats
        self.keywords = keywords
        self.abilities = abilities
        self.understood = understood
        self.restrictions: tuple[Bound, ...] = ()
        self.barred: frozenset[str] = frozenset()
        self.faces: tuple[Definition, ...] = (self,)
        self.halves: tuple[Definition, ...] = ()
        self.fill_in()

    def fill_in(self) -> None:
        """Give the game's own slots what they have unless the card says otherwise."""

    def copy(self) -> Self:
        """Return an equal definition that may be changed."""
        return shallow_copy(self)

    def fix_stats(self, stats: tuple[int | None, ...]) -> None:
        """Set the stats to these numbers; None leaves a stat unchanged."""
        self.stats = tuple([old if new is None else new for old, new in zip(self.stats, stats, strict=True)])

    def multiply_stats(self, factor: int) -> None:
        """Multiply all stats."""
        self.stats = tuple([factor * old for old in self.stats])

    def is_named(self, name: str) -> bool:
        """Return whether the card has a name; games whose cards have several check all of them."""
        return name == self.name

    def add_name(self, name: str) -> None:
        """Add a name, in games whose cards have several; other games' dialects exclude `AddName`."""
        raise TypeError(f"{self.name} cannot be named {name!r} too: cards of its game have one name")

    def lose_abilities(self) -> None:
        """Remove all abilities, with the keywords and the game's own slots for them."""
        self.keywords = frozenset()
        self.abilities = ()
        self.sort_abilities()

    def sort_abilities(self) -> None:
        """Update the game's own slots for abilities after the abilities changed."""

    def __repr__(self) -> str:
        return f"<{self.card_id} {self.name}>"
