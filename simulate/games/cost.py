"""The cost of a batch before it starts: seconds, chunks, and expected precision."""

import tomllib
from collections.abc import Sequence
from functools import cache
from math import ceil, sqrt
from pathlib import Path

from simulate.games.plan import MOST_CHUNK_PAIRS, MOST_GAMES, Entry, Plan
from simulate.intervals import ALPHA
from simulate.sequential import Sprt, confidence_sequence
from simulate.special_functions import z_of

CHUNK_SECONDS = 2.0
"""The target duration of a chunk: long compared with its overhead, short for cancelling."""
WORKERS_FOR_LONGER = 1_000
"""From how many workers on the chunks are longer: so many hand in as many chunks as a database takes."""
MOST_CHUNK_SECONDS = 20.0
MILLISECOND = 0.001


@cache
def _table(name: str) -> dict[str, dict[str, float]]:
    with (Path(__file__).parent / "speed.toml").open("rb") as file:
        table: dict[str, dict[str, float]] = tomllib.load(file)[name]
    return table


def seconds_a_game(system: str, players: Sequence[str], cards: float | None = None) -> float:
    """Return the estimated seconds a game takes a worker, by its players and the size of the decks.

    It is the mean over the players of games each plays alone. `cards` is the number of cards in a deck, by
    default that of a sample deck: some players' games grow with it. A system that has not been measured
    counts as slow as the slowest.
    """
    speeds, grows = _speeds(system), _table("grows_with_cards").get(system, {})
    taken = (
        speeds[player] * (cards / grows[player] if cards is not None and player in grows else 1)
        for player in players
    )
    return MILLISECOND * sum(taken) / len(players)


def _speeds(system: str) -> dict[str, float]:
    measured = _table("milliseconds")
    if system in measured:
        return measured[system]
    players = {player for speeds in measured.values() for player in speeds}
    return {player: max(speeds[player] for speeds in measured.values()) for player in players}


def cards_of(entries: Sequence[Entry]) -> float:
    """Return the decks' mean number of cards."""
    return sum(count for entry in entries for _, _, count in entry.rows) / len(entries)


def suggested_chunk_pairs(a_game: float, workers: int = 1) -> int:
    """Return how many pairs of games make a chunk, by the seconds of a game and the workers that play.

    It takes about `CHUNK_SECONDS`, with very many workers longer.
    """
    wanted = min(MOST_CHUNK_SECONDS, CHUNK_SECONDS * max(1, workers / WORKERS_FOR_LONGER))
    return max(1, min(MOST_CHUNK_PAIRS, round(wanted / (2 * a_game))))


def seconds(plan: Plan, workers: int = 1, pace: float = 1) -> float:
    """Return the estimated seconds for all games of a plan with this many workers, without an early stop.

    `pace` says how many times as long as estimated such games took lately.
    """
    a_game = pace * seconds_a_game(plan.system, plan.players, cards_of(plan.entries))
    return plan.games * a_game / min(workers, plan.chunk_count)


def half_width(games: int) -> float:
    """Return the half-width of an even matchup's interval after this many games, by Wilson."""
    z = z_of(ALPHA)
    return z / (2 * sqrt(games + z * z))


def expected_games(plan: Plan) -> int | None:
    """Return the expected number of games of a pairing until a plan's stopping rule is met.

    For a test, the mean if its lower rate is true, after Wald. For a precision, the games of an even matchup.
    None without a rule.
    """
    stop, most = plan.stop, 2 * plan.pairs
    if stop is None:
        return None
    if stop.kind == "sprt":
        test = Sprt(stop.p0, stop.p1, stop.alpha, stop.beta)
        return min(most, ceil(test.expected_games(stop.p0)))
    return min(most, games_for_band(stop.half, stop.alpha))


def games_for_band(half: float, alpha: float = ALPHA) -> int:
    """Return the games after which an even matchup's confidence band is within `half` each way."""
    low, high = 1, MOST_GAMES
    while low < high:
        middle = (low + high) // 2
        band = confidence_sequence(middle / 2, middle, alpha)
        if band[1] - band[0] <= 2 * half:
            high = middle
        else:
            low = middle + 1
    return low
