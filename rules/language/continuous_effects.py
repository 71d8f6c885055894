"""Effects that go on after they are carried out: continuous changes, later abilities, what is remembered."""

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
    """Cards are changed for some time; which ones is fixed when this is carried out.

    Amounts are fixed then too. Where `when` does not hold then, nothing begins; later it changes nothing
    while that does not hold. A `layer` is named where it is not the one the game has for such changes.
    """

    what: Cards
    changes: tuple[Change, ...]
    until: Duration = END_OF_TURN
    when: Condition | None = None
    layer: Layer = ""


@dataclass(frozen=True, slots=True)
class ModifyAll:
    """Whatever cards meet a filter are changed for some time, also those that come to meet it later."""

    filter: Filter
    changes: tuple[Change, ...]
    until: Duration = END_OF_TURN
    when: Condition | None = None
    layer: Layer = ""


@dataclass(frozen=True, slots=True)
class Later:
    """A triggered or replacement ability that comes into being now, without a card that has it.

    The cards it `keeps` are bound. It waits for events about these, or for those its event describes. A
    triggered one with `ALWAYS` triggers only once.
    """

    ability: "Triggered | Replacement"
    keeps: Cards | None = None
    until: Duration = ALWAYS
    name: str = "it"


@dataclass(frozen=True, slots=True)
class Trigger:
    """An ability triggers as this is carried out, with its own choices: what follows "when you do so"."""

    ability: "Spell"


@dataclass(frozen=True, slots=True)
class Prohibit:
    """Players cannot do something for some time."""

    deed: Deed
    who: Player = "opponent"
    until: Duration = END_OF_TURN


@dataclass(frozen=True, slots=True)
class Remember:
    """Something is tallied for a player as long as the game lasts, and other such things are forgotten.

    `about` says of which it is where there are several of its kind, such as a phase or a name; what is
    forgotten is forgotten of all of them.
    """

    what: Tally
    who: Player = "you"
    forget: tuple[Tally, ...] = ()
    about: str = ""
