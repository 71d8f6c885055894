"""Questions to players and how they are answered: who, what kind, by which clause, and the legal options."""

from collections.abc import Generator
from typing import NamedTuple

from rules.engine.ids import NO_CARD, CardId, PlayerId


class Option(NamedTuple):
    """One legal answer: a verb of the game, the card it is about, and a second card, player or number."""

    verb: str
    card: CardId = NO_CARD
    other: int = -1
    note: str = ""


PASS = Option("pass")
YES = Option("yes")
NO = Option("no")


class Ask:
    """A question that is open: every option listed can be carried out to its end.

    `checkpoint` marks a question at which the position may be copied and played on from.
    """

    __slots__ = ("about", "checkpoint", "clause", "kind", "options", "player")

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        clause: str,
        options: list[Option],
        about: CardId = NO_CARD,
        checkpoint: bool = False,
    ) -> None:
        self.player = player
        self.kind = kind
        self.clause = clause
        self.options = options
        self.about = about
        self.checkpoint = checkpoint


Procedure = Generator[Ask, Option, None]
Choosing = Generator[Ask, Option, Option]


class Refused(Exception):
    """An answer is not among the legal options; the state is unchanged and the question stays open."""

    def __init__(self, code: str, clause: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.clause = clause


class NothingOffered(Exception):
    """A rule asked a question that has no answer, which is a fault of that rule."""

    def __init__(self, ask: Ask) -> None:
        super().__init__(f"{ask.kind} ({ask.clause}) of player {ask.player} has no option")


class Restarted(Exception):
    """Raised inside a procedure when the game begins anew; the cards lie again as they did at first."""


class GameOver(Exception):
    """Raised inside a procedure when the game has ended; the result stands in the state."""
