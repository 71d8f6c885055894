"""Games of a list from a tournament against a publisher's starter deck."""

from rules.play import Seat, match
from simulate.world import Meeting, RealDeck

SEED = 7


def meet(theirs: RealDeck, starter: RealDeck, player: str, games: int) -> Meeting:
    """Play games between two decks, each going first in half of them."""
    one, other = (Seat(deck.sample.code, deck.sample.deck, player) for deck in (theirs, starter))
    tally = match((one, other), games, SEED)
    won = tally.wins[0] + (tally.draws + tally.unfinished) / 2
    return Meeting(theirs, starter, player, tally.games, won)
