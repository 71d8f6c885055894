"""Which cards an ability speaks of: filters, selectors and amounts as data, closed under composition."""

from dataclasses import dataclass
from typing import Literal

Whose = Literal["you", "opponent", "anyone"]


Said = Literal["", "name", "race", "attribute", "cost"]


@dataclass(frozen=True, slots=True)
class Filter:
    """Conditions that a card must meet, all of them; empty conditions ask nothing.

    `zones` are zone names, `types`, `races`, `attributes`, `marks` and `keywords` ask for any of those
    named; `cost_at_most` and `cost_at_least` bound the printed cost, `figure_at_most` bounds the figure
    with that index. `rested` asks for an orientation. `other` leaves out the source itself. `name_part` and
    `race_part` ask for a name or race that contains these words. `triggers` asks for a printed ability, not
    one of a keyword, that triggers on that. `said` asks that this be what a player has named. With `player`
    it is a player that is asked for, and no card: whose, seen from who asks.
    """

    zones: tuple[str, ...] = ()
    whose: Whose = "anyone"
    types: frozenset[str] = frozenset()
    marks: frozenset[str] = frozenset()
    races: frozenset[str] = frozenset()
    attributes: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    name: str = ""
    cost_at_least: int | None = None
    cost_at_most: int | None = None
    figure_at_most: tuple[int, int] | None = None
    rested: bool | None = None
    other: bool = False
    name_part: str = ""
    race_part: str = ""
    triggers: str = ""
    said: Said = ""
    player: Whose | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class Source:
    """The card whose ability it is."""


@dataclass(frozen=True, slots=True)
class Itself:
    """The card whose ability it is, wherever it lies."""


@dataclass(frozen=True, slots=True)
class Target:
    """The n-th target chosen when the ability was played."""

    index: int = 0


Who = Whose | Target
"""A player that an effect means, or one that is a target of it."""


@dataclass(frozen=True, slots=True)
class Every:
    """Every card that meets a filter when the effect is carried out."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Chosen:
    """Cards that a player chooses when the effect is carried out: at least `least`, at most `most`.

    With `among` they are chosen from those that the enclosing effect looks at or shows.
    """

    filter: Filter
    most: int = 1
    least: int = 1
    by: Whose = "you"
    among: bool = False


@dataclass(frozen=True, slots=True)
class Current:
    """The card that the enclosing "for each" has reached."""


@dataclass(frozen=True, slots=True)
class EventCard:
    """The card that the event which triggered the ability was about."""


@dataclass(frozen=True, slots=True)
class Targets:
    """All targets chosen when the ability was played."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The cards that a later ability keeps in mind, those that did not move since."""


@dataclass(frozen=True, slots=True)
class AtRandom:
    """So many cards that meet a filter, picked by chance."""

    filter: Filter
    count: int = 1


@dataclass(frozen=True, slots=True)
class ChosenByEach:
    """Cards that each player chooses among those that meet a filter for them, the turn player first."""

    filter: Filter
    most: int = 1
    least: int = 1


@dataclass(frozen=True, slots=True)
class These:
    """The cards that the enclosing effect looks at or shows."""


@dataclass(frozen=True, slots=True)
class Top:
    """So many cards on top of the player's deck, the topmost first."""

    count: int = 1


Selector = (
    Source
    | Itself
    | Target
    | Targets
    | Every
    | Chosen
    | Current
    | EventCard
    | Kept
    | AtRandom
    | ChosenByEach
    | These
    | Top
)


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold for an ability to be there, all of it; what is left empty asks nothing.

    As many cards as `at_least` and `at_most` say meet the filter. The card of the ability bears `mark`.
    `this_turn` and `this_game` were counted for its player at least once. `or_any_of` are conditions of which
    one is enough instead; of `all_of` each must hold. The card of the ability has a counter of the kind
    `counter` and none of the kind `no_counter`. Its player has no more life than `life_at_most`.
    """

    filter: Filter | None = None
    at_least: int = 1
    at_most: int | None = None
    mark: str = ""
    this_turn: str = ""
    this_game: str = ""
    or_any_of: tuple["Condition", ...] = ()
    all_of: tuple["Condition", ...] = ()
    counter: str = ""
    no_counter: str = ""
    life_at_most: int | None = None


@dataclass(frozen=True, slots=True)
class CountOf:
    """How many cards meet a filter, times a factor."""

    filter: Filter
    times: int = 1


@dataclass(frozen=True, slots=True)
class EventAmount:
    """How much the event was about which triggered the ability."""


@dataclass(frozen=True, slots=True)
class TheX:
    """The X that was decided as the card or ability was played, times a factor."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class FigureOf:
    """A figure of a card by its index, as the card is now or, once it has left, as it last was in play."""

    what: Source | Target | EventCard
    index: int
    times: int = 1


@dataclass(frozen=True, slots=True)
class Share:
    """What the n-th target was allotted of the number that was divided as the ability was played."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class Counted:
    """The number that was fixed as the enclosing effect began, times a factor."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class Divided:
    """An amount divided, without what is left over."""

    amount: "Amount"
    by: int = 2


@dataclass(frozen=True, slots=True)
class Rolled:
    """So many dice are rolled and their values added up; meant for `Counting`, which fixes the result."""

    dice: "Amount"
    sides: int = 6


Amount = int | Rolled | CountOf | EventAmount | TheX | FigureOf | Share | Counted | Divided
