"""What continuous effects change about cards: stats, words, abilities, costs, and what they may do."""

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
    """Amounts are added to the stats, one for each in the order in which the game names them."""

    amounts: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class SetStats:
    """The stats become these amounts; None leaves one as it is."""

    amounts: tuple[Amount | None, ...]


@dataclass(frozen=True, slots=True)
class MultiplyStats:
    """All stats are multiplied."""

    factor: int


@dataclass(frozen=True, slots=True)
class GainKeywords:
    """The card has these keywords besides."""

    words: frozenset[Keyword]


@dataclass(frozen=True, slots=True)
class LoseKeywords:
    """The card does not have these keywords."""

    words: frozenset[Keyword]


@dataclass(frozen=True, slots=True)
class AddTypes:
    """The card has these types besides."""

    words: frozenset[CardType]


@dataclass(frozen=True, slots=True)
class SetTypes:
    """The card has these types in place of others."""

    words: frozenset[CardType]


@dataclass(frozen=True, slots=True)
class AddRaces:
    """The card has these races besides."""

    words: frozenset[Race]


@dataclass(frozen=True, slots=True)
class SetRaces:
    """The card has these races in place of others."""

    words: frozenset[Race]


@dataclass(frozen=True, slots=True)
class AddAttributes:
    """The card has these attributes besides."""

    words: frozenset[Attribute]


@dataclass(frozen=True, slots=True)
class SetAttributes:
    """The card has these attributes, in this order, in place of others."""

    words: tuple[Attribute, ...]


@dataclass(frozen=True, slots=True)
class LoseAllAbilities:
    """The card has no abilities and no keywords."""


@dataclass(frozen=True, slots=True)
class GainAbilities:
    """The card has these abilities besides."""

    abilities: tuple["Ability", ...]


@dataclass(frozen=True, slots=True)
class Become:
    """The card is what a definition says instead of itself."""

    definition: "Definition"


@dataclass(frozen=True, slots=True)
class Restrict:
    """Something is forbidden, forced or allowed to the card."""

    restriction: Restriction


@dataclass(frozen=True, slots=True)
class Deny:
    """Players cannot do something: an ability that says so changes no cards."""

    deed: Deed
    who: Side = "you"


@dataclass(frozen=True, slots=True)
class ChangeController:
    """A player controls the card."""

    player: Player = "you"


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """What playing the card costs changes: other resources in place of its own, nothing, more, fewer.

    Of what is fewer by `any` whoever plays the card chooses which part of the cost shrinks. No part falls
    below `floor`. With `abilities` it is about what the card's abilities cost. Where it may be paid with
    `any_kind` of resource, none has to be of the kind that it asks for.
    """

    instead: tuple[tuple[Resource, int], ...] | None = None
    free: bool = False
    more: tuple[tuple[Resource, Amount], ...] = ()
    less: tuple[tuple[Resource, Amount], ...] = ()
    floor: int = 0
    abilities: bool = False
    any_kind: bool = False


Change = (
    AddStats
    | SetStats
    | MultiplyStats
    | GainKeywords
    | LoseKeywords
    | AddTypes
    | SetTypes
    | AddRaces
    | SetRaces
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
OF_KEYWORDS = (GainKeywords, LoseKeywords, Restrict)
OF_TYPES = (SetTypes, AddTypes)
OF_RACES = (SetRaces, AddRaces)
OF_ATTRIBUTES = (SetAttributes, AddAttributes)
OF_STATS = (SetStats, AddStats, MultiplyStats)
"""Changes by what of a card they are about; the books lay these apart in their layers."""
