"""The statistics of a report: rates with intervals, lengths, cards, curves, as plain data."""

from collections.abc import Sequence
from math import sqrt

from simulate import survival
from simulate.games.estimates import (
    Bounds,
    CardSeen,
    Curves,
    End,
    GoingFirst,
    Lengths,
    Mean,
    Mulligans,
    PairScore,
    Rate,
    SameChance,
    Seen,
    WithCut,
    Won,
)
from simulate.games.game_counts import CURVES, SEEN
from simulate.games.homogeneity import pair_counts
from simulate.games.ledger import Ledger
from simulate.games.matchup_results import SEATS, Results, overall, results
from simulate.intervals import (
    adjusted,
    exact_pair_test,
    goodman,
    newcombe,
    newcombe_paired,
    pair_score,
    pair_test,
    quantile_ranks,
    score_test,
    wilson,
)
from simulate.special_functions import z_of

ALPHA = 0.05
FEWEST_BLOCKS = 30
"""With fewer blocks, their spread is not known well enough."""
MOST_EXACT = 5_000
"""With more pairs, the exact test takes long and says the same as the approximate one."""
FEW = 10
"""With this few games on one side, a card's statistic is shown without a conclusion."""


def rate_row(won: float, games: int) -> Won | None:
    """Return a rate with Wilson's interval, None without games."""
    if not games:
        return None
    low, high = wilson(won, games)
    return {"value": won / games, "low": low, "high": high, "won": won, "games": games}


def going_first(ledger: Ledger) -> GoingFirst | None:
    """Return the advantage of going first for the first deck, and in general; None without both.

    The interval of the difference is Newcombe's, for pairs of games from one deal if there are any.
    """
    first, second = (results(ledger, seat) for seat in SEATS)
    if not first.games or not second.games:
        return None
    table = _pairs_won(ledger)
    paired = sum(map(sum, table)) == first.games == second.games
    if paired:
        low, high = newcombe_paired(table)
    else:
        low, high = newcombe((first.won, first.games), (second.won, second.games))
    # The player going first won the first deck's wins going first, and its losses going second.
    won, games = first.won + second.games - second.won, first.games + second.games
    return {
        "value": first.won / first.games - second.won / second.games,
        "low": low,
        "high": high,
        "paired": paired,
        "first": rate_row(first.won, first.games),
        "second": rate_row(second.won, second.games),
        "whoever": rate_row(won, games),
    }


def _pairs_won(ledger: Ledger) -> list[list[float]]:
    """Pairs won going first and going second, first only, second only, neither; a draw is half of each."""
    points = {"w": 1.0, "d": 0.5, "l": 0.0}
    table = [[0.0, 0.0], [0.0, 0.0]]
    for (one, other), count in ledger.get("pairs", {}).items():
        p, q = points[one], points[other]
        for row, mine in enumerate((p, 1 - p)):
            for column, theirs in enumerate((q, 1 - q)):
                table[row][column] += count * mine * theirs
    return table


def by_pairs(ledger: Ledger) -> PairScore | None:
    """Return the score of the first deck over complete pairs of games, None without any."""
    counts = pair_counts(ledger)
    if not sum(counts):
        return None
    found = pair_score(counts)
    low, high = found.interval
    return {
        "value": found.score,
        "low": max(0.0, low),
        "high": min(1.0, high),
        "error": found.error,
        "pairs": sum(counts),
        "p": pair_test(counts),
        "exact": exact_pair_test(counts) if sum(counts) <= MOST_EXACT else None,
    }


def bounds(rate: Rate, both: Results, without: int) -> Bounds:
    """Return the range of a rate over all possible results of the unresolved games."""
    games = both.games + without
    low, high = wilson(both.won, games), wilson(both.won + without, games)
    return {
        "games": without,
        "lowest": both.won / games,
        "highest": (both.won + without) / games,
        "low": min(low[0], rate["low"]),
        "high": max(high[1], rate["high"]),
    }


def same_chance(one: Ledger, other: Ledger) -> SameChance | None:
    """Compare the first decks of two pairings that were played from the same seeds, block by block.

    If the two share random numbers, much of their noise cancels out of the difference: `saved` is the factor
    of games that this saved. It is valid with independent random numbers too. None for too few blocks, or for
    blocks that do not have the same games in both.
    """
    mine, theirs = (ledger.get("blocks", {}) for ledger in (one, other))
    names: list[str] = [name for name in mine if name in theirs]
    if len(names) < FEWEST_BLOCKS or any(mine[name][0] != theirs[name][0] for name in names):
        return None
    games: int = sum(mine[name][0] for name in names)
    if not games:
        return None

    def variance(rows: Sequence[tuple[int, float]]) -> float:
        """Return the variance of the mean of the blocks' scores, from their deviations."""
        mean = sum(won for _, won in rows) / games
        far = sum((won - mean * number) ** 2 for number, won in rows)
        return far / (games * games) * len(rows) / (len(rows) - 1)

    sides = [[(rows[name][0], rows[name][1] / 2) for name in names] for rows in (mine, theirs)]
    between = [(number, a - b) for (number, a), (_, b) in zip(*sides, strict=True)]
    value = sum(won for _, won in between) / games
    spread = variance(between)
    half = z_of(ALPHA) * sqrt(spread)
    return {
        "value": value,
        "low": max(-1.0, value - half),
        "high": min(1.0, value + half),
        "games": games,
        "blocks": len(names),
        "apart": abs(value) > half,
        "saved": sum(map(variance, sides)) / spread if spread else None,
    }


def lengths(ledger: Ledger) -> Lengths | None:
    """Return the number of turns games took: the median with its interval, the mean, and all lengths."""
    counts: Sequence[int] = ledger.get("turns", [])
    number = sum(counts)
    if not number:
        return None
    ranks = quantile_ranks(number)
    rows = [(turns, count) for turns, count in enumerate(counts) if count]
    return {
        "games": number,
        "median": (_ranked(rows, (number + 1) // 2) + _ranked(rows, number // 2 + 1)) / 2,
        "low": _ranked(rows, ranks.lower),
        "high": _ranked(rows, ranks.upper),
        "mean": sum(turns * count for turns, count in rows) / number,
        "least": rows[0][0],
        "most": rows[-1][0],
        "histogram": [list(row) for row in rows],
    }


def _ranked(rows: Sequence[tuple[int, int]], rank: int) -> int:
    """Return the length of the game at this rank, from 1, by length."""
    passed = 0
    for turns, count in rows:
        passed += count
        if passed >= rank:
            return turns
    return rows[-1][0]


def with_cut(ledger: Ledger) -> WithCut | None:
    """Return the lengths of all games if some of them were cut off, else None."""
    cut: Sequence[int] = ledger.get("cut", [])
    if not sum(cut):
        return None
    ended: Sequence[int] = ledger.get("turns", [])
    running = survival.kaplan_meier(ended, cut)
    middle = survival.median(running)
    return {
        "games": sum(ended) + sum(cut),
        "cut": sum(cut),
        "median": middle.turn,
        "low": middle.low,
        "high": middle.high,
        "over": [
            {"turn": one.turn, "share": 1 - one.share, "low": 1 - one.high, "high": 1 - one.low}
            for one in running
        ],
    }


def ends(ledger: Ledger) -> list[End]:
    """Return the reasons games ended, most frequent first, with simultaneous intervals."""
    counts: dict[str, int] = ledger.get("ends", {})
    if not counts:
        return []
    rows = sorted(counts.items(), key=lambda row: (-row[1], row[0]))
    number = sum(counts.values())
    # A single reason is not a question of several outcomes.
    several = len(rows) > 1
    shares = goodman([count for _, count in rows], ALPHA) if several else [wilson(number, number)]
    return [
        {"reason": reason, "games": count, "share": count / number, "low": max(0.0, low), "high": high}
        for (reason, count), (low, high) in zip(rows, shares, strict=True)
    ]


def mulligans(ledger: Ledger, deck: int) -> Mulligans | None:
    """Return how often a deck's opening hand was mulliganed, and by how many cards; None without games."""
    counts: Sequence[int] = ledger.get("mulligans", {}).get(str(deck), [])
    number = sum(counts)
    taken = rate_row(number - counts[0], number) if number else None
    if taken is None:
        return None
    mean = sum(cards * games for cards, games in enumerate(counts)) / number
    return {**taken, "mean_cards": mean, "by_cards": list(counts)}


def cards(ledger: Ledger, deck: int) -> list[CardSeen]:
    """Return for each card of a deck the results of games with it in the opening hand, drawn, played.

    Each with the rate, its interval, the rate without, and a p-value for the difference, which `adjusted`
    corrects for all the cards of the deck by Holm's method. Cards that were never seen are left out.
    """
    both = overall(ledger)
    won = both.won if deck == 0 else both.games - both.won
    counted: dict[str, Sequence[int]] = ledger.get("cards", {}).get(str(deck), {})
    columns: list[list[Seen | None]] = []
    for seen in range(len(SEEN)):
        column = [
            _compared(points / 2, games, won, both.games)
            for games, points in (row[2 * seen : 2 * seen + 2] for row in counted.values())
        ]
        tested = [found for found in column if found is not None and "p" in found]
        for found, p in zip(tested, adjusted([found["p"] for found in tested]), strict=True):
            found["adjusted"] = p
            found["apart"] = p < ALPHA
        columns.append(column)
    return [
        {"card": card, "opening": opening, "drawn": drawn, "played": played}
        for card, opening, drawn, played in zip(counted, *columns, strict=True)
    ]


def _compared(won: float, games: int, all_won: float, all_games: int) -> Seen | None:
    rate = rate_row(won, games)
    if rate is None:
        return None
    found = Seen(
        value=rate["value"], low=rate["low"], high=rate["high"], won=rate["won"], games=rate["games"]
    )
    without = all_games - games
    if without:
        found["without"] = (all_won - won) / without
        found["difference"] = found["value"] - found["without"]
    if min(games, without) >= FEW:
        found["p"] = score_test((won, games), (all_won - won, without))
    return found


def curves(ledger: Ledger, deck: int) -> Curves:
    """Return a deck's averages at the end of each of its own turns, over the games that reached it.

    A quantity that the game does not have, which is always zero, is left out.
    """
    table: dict[str, Sequence[int]] = ledger.get("curves", {}).get(str(deck), {})
    found: Curves = {}
    for name in CURVES:
        sums = table.get(name, [])
        if any(sums):
            squares = table[f"{name} squares"]
            found[name] = [
                {"turn": turn, **_mean(*figures)}
                for turn, figures in enumerate(zip(table["games"], sums, squares, strict=True), 1)
            ]
    return found


def _mean(games: int, total: int, squares: int) -> Mean:
    """Return a mean with its interval by the standard error; both ends equal the mean without any spread."""
    mean = total / games
    half = 0.0
    if games > 1:
        spread = max(0.0, (squares - total * total / games) / (games - 1))
        half = z_of(ALPHA) * sqrt(spread / games)
    return {"games": games, "mean": mean, "low": mean - half, "high": mean + half}
