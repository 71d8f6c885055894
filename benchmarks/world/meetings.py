"""Lists from tournaments against the publishers' starter decks of a system, and how much of each is read."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.match import Tally
from rules.play import Seat, match, understood
from rules.samples import Sample, samples
from simulate.intervals import Interval, wilson

SEED = 7


@dataclass(frozen=True, slots=True)
class RealDeck:
    """A sample deck that exists outside the project, and how many of its cards are read."""

    system: str
    sample: Sample
    read: int
    cards: int


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
    for sample in samples(code).values():
        if sample.kind != "made-up":
            found.append(RealDeck(code, sample, *understood(sample.deck)))
    return found


def pairs(code: str) -> Iterator[tuple[RealDeck, RealDeck]]:
    """Yield every list from a tournament, winners first, with every starter deck."""
    decks = real_decks(code)
    for kind in ("winner", "tournament"):
        for theirs in decks:
            if theirs.sample.kind == kind:
                yield from ((theirs, starter) for starter in decks if starter.sample.kind == "starter")


def meet(theirs: RealDeck, starter: RealDeck, player: str, games: int) -> Meeting:
    """Play games between two decks, each going first in half of them."""
    one, other = (Seat(deck.sample.code, deck.sample.deck, player) for deck in (theirs, starter))
    return Meeting(theirs, starter, player, match((one, other), games, SEED))
