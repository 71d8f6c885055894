"""Effects that last: continuous changes, delayed abilities, counters."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.durations import ALWAYS, END_OF_TURN, Duration
from rules.language.filters import Filter
from rules.language.references import Cards, Player
from rules.language.vocabulary import Deed, Layer, Tally

if TYPE_CHECKING:
    from rules.language.abilities import Replacement, Spell, Triggered


@dataclass(frozen=True, slots=True)
class Modify:
    """Changes cards for some time; the cards are fixed on resolution.

    Amounts are fixed then too. If `when` is not met then, nothing begins; later, it changes nothing while
    `when` is not met. `layer` is set only if it differs from the game's layer for such changes.
    """

    what: Cards
    changes: tuple[Change, ...]
    until: Duration = END_OF_TURN
    when: Condition | None = None
    layer: Layer = ""


@dataclass(frozen=True, slots=True)
class ModifyAll:
    """Changes all cards that match a filter for some time, including those that match later."""

    filter: Filter
    changes: tuple[Change, ...]
    until: Duration = END_OF_TURN
    when: Condition | None = None
    layer: Layer = ""


@dataclass(frozen=True, slots=True)
class Later:
    """Creates a delayed triggered or replacement ability, which no card has.

    The cards it `keeps` are bound. It waits for events of these, or for those its event describes. A
    triggered one with `ALWAYS` triggers only once.
    """

    ability: "Triggered | Replacement"
    keeps: Cards | None = None
    until: Duration = ALWAYS
    name: str = "it"


@dataclass(frozen=True, slots=True)
class Trigger:
    """Triggers an ability on resolution, with its own choices: the text after "when you do so"."""

    ability: "Spell"


@dataclass(frozen=True, slots=True)
class Prohibit:
    """Forbids players something for some time."""

    deed: Deed
    who: Player = "opponent"
    until: Duration = END_OF_TURN


@dataclass(frozen=True, slots=True)
class Remember:
    """Counts something for a player for the rest of the game, and resets other such counters.

    `about` says for which thing if there are several of its kind, such as a phase or a name; resetting covers
    all of them.
    """

    what: Tally
    who: Player = "you"
    forget: tuple[Tally, ...] = ()
    about: str = ""
