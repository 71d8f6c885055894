"""Games between two players on many decks, in blocks in which the strength of the decks cancels."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from time import process_time

from rules.construction.deck import Deck
from rules.decklist import read_decklist
from rules.play import Meeting, NotPlayable, Seat, must_be_playable
from rules.samples import sample_decks
from simulate.intervals import Interval, wilson

GAMES_IN_BLOCK = 4


@dataclass(frozen=True, slots=True)
class Duel:
    """Two players who play each other in a system; the score is the first one's."""

    system: str
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Block:
    """Four games from one seed: each player plays both decks, going first and going second."""

    duel: Duel
    number: int
    folder: Path | None = None

    @property
    def seed(self) -> int:
        return 1000 + self.number


@dataclass(frozen=True, slots=True)
class Played:
    """A block's result: the first player's points with a draw as half, and the seconds of a processor."""

    block: Block
    points: float
    unfinished: int
    seconds: float


@dataclass(slots=True)
class Score:
    """The sum of a duel's blocks."""

    points: float = 0.0
    games: int = 0
    unfinished: int = 0
    seconds: float = 0.0
    blocks: set[int] = field(default_factory=set)

    def add(self, played: Played) -> None:
        self.points += played.points
        self.games += GAMES_IN_BLOCK
        self.unfinished += played.unfinished
        self.seconds += played.seconds
        self.blocks.add(played.block.number)

    @property
    def interval(self) -> Interval:
        """Wilson's interval. Games of a block share their cards, which makes it wide rather than narrow."""
        return wilson(self.points, self.games)


def decks_of(system: str, folder: Path | None) -> Mapping[str, Deck]:
    """Return the sample decks of a system, or the decks of a folder that are legal by its rulebook."""
    if folder is None:
        return sample_decks(system)
    return _decks_in(system, folder)


@lru_cache(maxsize=8)
def _decks_in(system: str, folder: Path) -> dict[str, Deck]:
    found = {}
    for path in sorted(folder.iterdir()):
        if not path.is_file():
            continue
        deck = read_decklist(path.read_text(encoding="utf-8", errors="replace"), system).deck
        seat = Seat(path.stem, deck, "greedy")
        try:
            must_be_playable((seat, seat))
        except NotPlayable:
            continue
        found[path.stem] = deck
    return found


def paired(number: int, decks: int) -> tuple[int, int]:
    """Return which two decks a block is played with, so that every deck meets every other in turn."""
    if decks == 1:
        return 0, 0
    first = number % decks
    return first, (first + 1 + number // decks % (decks - 1)) % decks


def play_block(block: Block) -> Played:
    """Play the four games of a block."""
    duel, began = block.duel, process_time()
    decks = list(decks_of(duel.system, block.folder).items())
    one, other = (decks[place] for place in paired(block.number, len(decks)))
    points, unfinished = 0.0, 0
    for mine, theirs in ((one, other), (other, one)):
        meeting = Meeting((Seat(*mine, duel.first), Seat(*theirs, duel.second)))
        for swapped in (False, True):
            game = meeting.game(block.seed, swapped=swapped)
            meeting.play(game, (2 * block.seed, 2 * block.seed + 1), swapped=swapped)
            result = game.result
            assert result is not None, "a game that was played to its end has a result"
            if result.winner < 0:
                points += 0.5
                unfinished += not result.finished
            else:
                points += (result.winner == 1) == swapped
    return Played(block, points, unfinished, process_time() - began)
