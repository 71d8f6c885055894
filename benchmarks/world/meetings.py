"""Lists from tournaments against the publishers' starter decks of a system, and how much of each is read."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.construction.deck import Deck
from rules.engine.match import Tally
from rules.play import Seat, match, sample_decks, understood
from rules.systems import system
from simulate.intervals import Interval, wilson

WINNER, TOURNAMENT, STARTER = "winner", "tournament", "starter"
"""What the names of real decks begin with: they won an event, were played at one, or are a publisher's."""
SEED = 7


@dataclass(frozen=True, slots=True)
class RealDeck:
    """A sample deck that exists outside the project, with what its file says and how many cards are read."""

    system: str
    name: str
    title: str
    deck: Deck
    read: int
    cards: int

    @property
    def kind(self) -> str:
        return self.name.partition("-")[0]


@dataclass(frozen=True, slots=True)
class Meeting:
    """A tournament's list against a starter deck, both played by the same player."""

    theirs: RealDeck
    starter: RealDeck
    player: str
    tally: Tally

    @property
    def won(self) -> float:
        """The list's points, a draw or an unfinished game being half of one."""
        return self.tally.wins[0] + (self.tally.draws + self.tally.unfinished) / 2

    @property
    def interval(self) -> Interval:
        """Wilson's interval of its win rate."""
        return wilson(self.won, self.tally.games)

    @property
    def holds(self) -> bool:
        """Whether the lower end of the interval is above one half, as in the world."""
        return self.interval[0] > 0.5


def real_decks(code: str) -> list[RealDeck]:
    """Return the real ones among the sample decks of a system."""
    found = []
    for name, deck in sample_decks(code).items():
        if re.match(rf"({WINNER}|{TOURNAMENT}|{STARTER})-", name):
            read, cards = understood(deck)
            found.append(
                RealDeck(code, name, _title(system(code).folder / "decks" / f"{name}.txt"), deck, read, cards)
            )
    return found


def _title(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def pairs(code: str) -> Iterator[tuple[RealDeck, RealDeck]]:
    """Yield every list from a tournament, winners first, with every starter deck."""
    decks = real_decks(code)
    for kind in (WINNER, TOURNAMENT):
        for theirs in decks:
            if theirs.kind == kind:
                yield from ((theirs, starter) for starter in decks if starter.kind == STARTER)


def meet(theirs: RealDeck, starter: RealDeck, player: str, games: int) -> Meeting:
    """Play games between two decks, each going first in half of them."""
    seats = Seat(theirs.name, theirs.deck, player), Seat(starter.name, starter.deck, player)
    return Meeting(theirs, starter, player, match(seats, games, SEED))
