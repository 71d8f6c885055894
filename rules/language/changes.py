"""Changes that continuous effects make to cards: stats, words, abilities, costs, and what they may do."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.language.amounts import Amount
from rules.language.references import Player, Side
from rules.language.restrictions import Restriction
from rules.language.vocabulary import Attribute, CardType, Deed, Keyword, Race, Resource

if TYPE_CHECKING:
    from rules.language.abilities import Ability
    from rules.language.definitions import Definition


@dataclass(frozen=True, slots=True)
class AddStats:
    """Adds amounts to the stats, one for each in the game's order."""

    amounts: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class SetStats:
    """Sets the stats to these amounts; None leaves a stat unchanged."""

    amounts: tuple[Amount | None, ...]


@dataclass(frozen=True, slots=True)
class MultiplyStats:
    """Multiplies all stats."""

    factor: int


@dataclass(frozen=True, slots=True)
class GainKeywords:
    """Adds these keywords."""

    words: frozenset[Keyword]


@dataclass(frozen=True, slots=True)
class LoseKeywords:
    """Removes these keywords."""

    words: frozenset[Keyword]


@dataclass(frozen=True, slots=True)
class BarKeywords:
    """The card has none of these keywords and cannot gain them."""

    words: frozenset[Keyword]


@dataclass(frozen=True, slots=True)
class AddTypes:
    """Adds these types."""

    words: frozenset[CardType]


@dataclass(frozen=True, slots=True)
class SetTypes:
    """Replaces the types with these."""

    words: frozenset[CardType]


@dataclass(frozen=True, slots=True)
class AddRaces:
    """Adds these races."""

    words: frozenset[Race]


@dataclass(frozen=True, slots=True)
class SetRaces:
    """Replaces the races with these."""

    words: frozenset[Race]


@dataclass(frozen=True, slots=True)
class AddName:
    """Adds a name to those the card has."""

    name: str


@dataclass(frozen=True, slots=True)
class AddAttributes:
    """Adds these attributes."""

    words: frozenset[Attribute]


@dataclass(frozen=True, slots=True)
class SetAttributes:
    """Replaces the attributes with these, in this order."""

    words: tuple[Attribute, ...]


@dataclass(frozen=True, slots=True)
class LoseAllAbilities:
    """Removes all abilities and keywords."""


@dataclass(frozen=True, slots=True)
class GainAbilities:
    """Adds these abilities."""

    abilities: tuple["Ability", ...]


@dataclass(frozen=True, slots=True)
class Become:
    """Replaces the card's characteristics by a definition."""

    definition: "Definition"


@dataclass(frozen=True, slots=True)
class Restrict:
    """Forbids, requires or allows the card something."""

    restriction: Restriction


@dataclass(frozen=True, slots=True)
class Deny:
    """Forbids players something; a static ability with this changes no cards."""

    deed: Deed
    who: Side = "you"


@dataclass(frozen=True, slots=True)
class ChangeController:
    """Gives a player control of the card."""

    player: Player = "you"


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """Changes the cost of playing the card: replaced, free, increased or reduced.

    For a reduction by `any`, the player chooses which part of the cost is reduced. No part falls below
    `floor`. With `abilities` it changes the cost of the card's abilities, with a `keyword` only of those that
    the keyword stands for. With `any_kind`, any kind of resource may pay for it, with `only` just that kind.
    """

    instead: tuple[tuple[Resource, int], ...] | None = None
    free: bool = False
    more: tuple[tuple[Resource, Amount], ...] = ()
    less: tuple[tuple[Resource, Amount], ...] = ()
    floor: int = 0
    abilities: bool = False
    any_kind: bool = False
    only: Resource | None = None
    keyword: Keyword | None = None


Change = (
    AddStats
    | SetStats
    | MultiplyStats
    | GainKeywords
    | LoseKeywords
    | BarKeywords
    | AddTypes
    | SetTypes
    | AddRaces
    | SetRaces
    | AddName
    | AddAttributes
    | SetAttributes
    | LoseAllAbilities
    | GainAbilities
    | Become
    | Restrict
    | Deny
    | ChangeController
    | ChangeCost
)

OF_TEXT = (Become,)
OF_ABILITIES = (GainAbilities, LoseAllAbilities)
OF_KEYWORDS = (GainKeywords, LoseKeywords, BarKeywords, Restrict)
OF_TYPES = (SetTypes, AddTypes)
OF_RACES = (SetRaces, AddRaces)
OF_NAMES = (AddName,)
OF_ATTRIBUTES = (SetAttributes, AddAttributes)
OF_STATS = (SetStats, AddStats, MultiplyStats)
"""Changes by the part of a card they change; the books put these in separate layers."""
