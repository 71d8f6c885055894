"""What is shown of real decks against each other, game by game."""

from collections.abc import Sequence
from dataclasses import dataclass

from simulate.games.estimates import Interval
from simulate.presentation.numbers import interval, rate
from simulate.world import Meeting, RealDeck, kept, real_decks

OUTCOMES = {
    "yes": ("legal", "as in the world"),
    "no": ("illegal", "not so"),
    "too close": ("unknown", "too close"),
}
"""The mark and the words of an outcome."""


@dataclass(frozen=True, slots=True)
class Row:
    """A list against a starter deck."""

    meeting: Meeting

    @property
    def won(self) -> str:
        """How many of its games the list won."""
        return rate(self.meeting.won / self.meeting.games)

    @property
    def between(self) -> str:
        """The interval of that rate."""
        low, high = self.meeting.interval
        return interval(Interval(low=low, high=high))

    @property
    def mark(self) -> str:
        """The mark of the outcome."""
        return OUTCOMES[self.meeting.outcome][0]

    @property
    def says(self) -> str:
        """Whether the list wins as in the world."""
        return OUTCOMES[self.meeting.outcome][1]


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a game."""

    code: str
    rows: Sequence[Row]
    decks: Sequence[RealDeck]

    @property
    def played(self) -> int:
        """How many pairs were played."""
        return len(self.rows)

    @property
    def held(self) -> int:
        """In how many of them the list wins as in the world."""
        return sum(row.meeting.outcome == "yes" for row in self.rows)

    @property
    def lists(self) -> int:
        """How many lists from tournaments there are."""
        return sum(deck.sample.kind != "starter" for deck in self.decks)


def shown(code: str) -> Shown:
    """Return what is shown of a game."""
    return Shown(code, [Row(one) for one in kept() if one.theirs.system == code], real_decks(code))
