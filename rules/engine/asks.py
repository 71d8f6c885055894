"""Questions to players and their answers: the player, the kind, the clause and the legal options."""

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

from rules.engine.ids import NO_CARD, CardId, PlayerId

if TYPE_CHECKING:
    from rules.engine.context import Context
    from rules.language.abilities import Mode, Way
    from rules.language.effects import Effect
    from rules.language.filters import Filter


class Option(NamedTuple):
    """One legal answer: a verb of the game, the card it is about, and a second card, player or number."""

    verb: str
    card: CardId = NO_CARD
    other: int = -1
    note: str = ""


PASS = Option("pass")
YES = Option("yes")
NO = Option("no")


class Purpose(NamedTuple):
    """The effect that asks a question, in its context, so that players know what their answer is for.

    `aims` are the filters of all targets of its text if targets are asked for; the context has those chosen.
    `modes` are those of its text if modes are, `ways` the alternative costs if the player chooses among them.
    """

    effect: "Effect"
    at: "Context"
    aims: "tuple[Filter, ...] | None" = None
    modes: "tuple[Mode, ...]" = ()
    ways: "tuple[Way, ...]" = ()


class Ask:
    """An open question; every listed option can be carried out in full.

    `checkpoint` marks a question at which the position may be copied and continued. `purpose` is the effect
    that asks, None for a question of the rules.
    """

    __slots__ = ("about", "checkpoint", "clause", "kind", "options", "player", "purpose")

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        clause: str,
        options: list[Option],
        about: CardId = NO_CARD,
        checkpoint: bool = False,
        purpose: Purpose | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.clause = clause
        self.options = options
        self.about = about
        self.checkpoint = checkpoint
        self.purpose = purpose


Procedure = Generator[Ask, Option, None]
Choosing = Generator[Ask, Option, Option]


class Refused(Exception):
    """The answer is not among the legal options. The state is unchanged and the question is still open."""

    def __init__(self, code: str, clause: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.clause = clause


class NothingOffered(Exception):
    """A rule asked a question without options, which is a bug in that rule."""

    def __init__(self, ask: Ask) -> None:
        super().__init__(f"{ask.kind} ({ask.clause}) of player {ask.player} has no option")


class Restarted(Exception):
    """Raised inside a procedure when the game restarts, with the cards in their starting zones."""


class GameOver(Exception):
    """Raised inside a procedure when the game has ended; the state has the result."""
