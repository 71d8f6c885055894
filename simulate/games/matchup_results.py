"""A matchup's results from its ledger: games, points and rates, over both seats and for each."""

from dataclasses import dataclass

from simulate.games.game_counts import DRAW, LOSS, WIN
from simulate.games.ledger import Ledger
from simulate.intervals import ALPHA, Interval, balanced, wilson
from simulate.sequential import confidence_sequence

SEATS = ("first", "second")
INVERSE = {WIN: LOSS, DRAW: DRAW, LOSS: WIN}
Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class Results:
    """Games with a result, from one deck's side; a draw counts as half a win."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """The number of games with a result."""
        return self.wins + self.draws + self.losses

    @property
    def won(self) -> float:
        """Wins, and half of the draws."""
        return self.wins + self.draws / 2

    def __add__(self, other: "Results") -> "Results":
        return Results(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


def results(ledger: Ledger, seat: str) -> Results:
    """Return the results of a pairing's first deck in the games in which it went first, or second."""
    counts = ledger.get(seat, {})
    return Results(counts.get(WIN, 0), counts.get(DRAW, 0), counts.get(LOSS, 0))


def overall(ledger: Ledger) -> Results:
    """Return the results of a pairing's first deck in all games with a result."""
    return results(ledger, "first") + results(ledger, "second")


def unresolved(ledger: Ledger) -> int:
    """Return the number of games without a result, because they hit a limit or the engine failed."""
    without: int = sum(ledger.get("unfinished", {}).values()) + sum(ledger.get("crashed", {}).values())
    return without


def win_rate(ledger: Ledger, alpha: float = ALPHA) -> tuple[float, Interval] | None:
    """Return the first deck's win rate with both seats weighted equally, and its interval.

    Until it has gone both first and second, all games have the same weight. None without a result.
    """
    first, second = (results(ledger, seat) for seat in SEATS)
    if first.games and second.games:
        found = balanced((first.won, first.games), (second.won, second.games), alpha)
        return found.rate, found.interval
    either = first + second
    if not either.games:
        return None
    return either.won / either.games, wilson(either.won, either.games, alpha)


def live_band(ledger: Ledger, alpha: float = ALPHA) -> Interval:
    """Return the confidence sequence of the first deck's win rate, valid at any time.

    It is valid for whole pairs of games in order. Different rates by seat, and draws as half a win, do not
    invalidate it: both only make the points vary less than wins of one rate would.
    """
    both = overall(ledger)
    return confidence_sequence(both.won, both.games, alpha)


def flipped(ledger: Ledger) -> Ledger:
    """Return a ledger as seen from the other deck of its pairing."""

    def inverse(counts: Json) -> Json:
        return {INVERSE[how]: count for how, count in counts.items()}

    turned = dict(ledger)
    for seat, other in (SEATS, SEATS[::-1]):
        if other in ledger:
            turned[seat] = inverse(ledger[other])
        else:
            turned.pop(seat, None)
    for key in ("pairs", "uneven"):
        if key in ledger:
            # Going first, the other deck had the opposite of this one's results going second.
            turned[key] = {INVERSE[how[1]] + INVERSE[how[0]]: count for how, count in ledger[key].items()}
    if "blocks" in ledger:
        turned["blocks"] = {
            block: [games, 2 * games - points] for block, (games, points) in ledger["blocks"].items()
        }
    # Outcomes are of single pairs, and are only ever compared from the side of a pairing's first deck.
    turned.pop("outcomes", None)
    for key in ("mulligans", "cards", "curves"):
        if key in ledger:
            turned[key] = {str(1 - int(deck)): value for deck, value in ledger[key].items()}
    return turned
