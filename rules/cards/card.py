"""A card as the rulebooks see it: one physical card with one or more faces, printed one or more times."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Value = int | str
"""A printed stat: a number, or text if the print is not a plain number (`X`, `Inf`)."""


RuleKind = Literal["copies", "size", "opens", "adds"]


@dataclass(frozen=True, slots=True)
class Face:
    """One printed side of a card, facts only.

    `types` are the card types in the rulebook's words, lower case; `marks` are what a rulebook prints in
    front of or beside a type. `cost` keeps the printed notation, `total_cost` is its sum. `values` holds
    the printed stats under the names the system declares.
    """

    name: str
    types: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    cost: str = ""
    total_cost: int | None = None
    attributes: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Printing:
    """A printing of the card: a set, and the collector's number in it."""

    set: str
    number: str
    rarity: str = ""
    region: str = ""


@dataclass(frozen=True, slots=True)
class CardRule:
    """A deck-building rule that the card's own text replaces, with its source.

    `copies`: at most `amount` of this card in `section` (`None`: any number). `size`: while this card is in
    the deck, `section` must have exactly `amount` cards. `opens`: while this card is in the deck, `section`
    may have up to `amount` cards. `adds`: each copy of this card, in the section where it belongs, raises the
    limits of `section` by `amount`. `section` is a section code, or "" for every section.
    """

    kind: RuleKind
    section: str
    amount: int | None
    source: str


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of a catalogue; two cards are the same only when they are the same object.

    `id` is stable within its system. `faces[0]` is the face a deck builder refers to. `aliases` are other
    names that lists use for it, `foreign_ids` the ids other programs know it by, `titles` the works it
    belongs to, `sets` the codes of the sets it was printed in, each once.
    """

    id: str
    faces: tuple[Face, ...]
    printings: tuple[Printing, ...]
    aliases: tuple[str, ...] = ()
    foreign_ids: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    rules: tuple[CardRule, ...] = ()
    sets: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        sets = dict.fromkeys(printing.set for printing in self.printings)
        object.__setattr__(self, "sets", tuple(sets))

    @property
    def name(self) -> str:
        """The name of the front face."""
        return self.faces[0].name

    @property
    def front(self) -> Face:
        """The face a deck builder refers to."""
        return self.faces[0]

    def is_type(self, *types: str) -> bool:
        """Return whether the front face has any of these card types."""
        return any(one in self.faces[0].types for one in types)

    def is_marked(self, mark: str) -> bool:
        """Return whether the front face has this mark."""
        return mark in self.faces[0].marks
