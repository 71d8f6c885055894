"""Adds watched games up to a ledger.

The keys of a ledger, all of one pairing; decks have the keys `0` and `1` by their place in it, and points are
half wins, two for a win and one for a draw:

    games       all games, with and without a result
    first       games with a result in which deck 0 went first: how many it won, drew, lost (`w`, `d`, `l`)
    second      the same for games in which it went second
    pairs       pairs of games, by how deck 0 fared going first and then going second: `wl`, `ww` …
    uneven      pairs in which a deck went first twice, because a player chose so, by how the games went
    blocks      pairs of games in their order, cut into equal blocks: games with a result, and points
    outcomes    only in a plan about a card: how both games of each pair went, `outcome_of`, by tens of pairs
    ends        games with a result, by the reason for which they ended
    unfinished  games that hit a ceiling, by which
    crashed     games in which the engine failed, by the failure; `crash_seeds` a few of their seeds
    turns       games with a result, by their number of turns
    cut         games that hit a ceiling, by their number of turns
    decisions   answers given in all games that came to an end
    mulligans   by deck, games by the number of cards of the opening hand that were given back
    cards       by deck and card: games and points with it in the opening hand, drawn, played
    curves      by deck, for each of its own turns: games that reached its end, and the sums and sums of
                squares of what the deck had then
    checksum    a sum over fingerprints of all games, whatever chunks they were played in
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from rules.engine.game import Game
from rules.engine.ids import PLAYERS
from simulate.games.ledger import Ledger, ordered
from simulate.games.observer import Layout, Watch

WIN, DRAW, LOSS = "wdl"
POINTS = {WIN: 2, DRAW: 1, LOSS: 0}
CURVES: tuple[Literal["means", "hand", "life"], ...] = ("means", "hand", "life")
SeenAs = Literal["opening", "drawn", "played"]
SEEN: tuple[SeenAs, ...] = ("opening", "drawn", "played")
"""What is counted of a card, each with its games and its points in this order."""
RESULTS = ("", LOSS, DRAW, WIN)
"""How a game may have gone, in the order of their numbers in `outcomes`: at first, without a result."""
OUTCOMES = 10
"""The number of pairs in a row of `outcomes`."""
MOST_SEEDS = 3
"""Of how many games that crashed alike a chunk keeps the seeds."""


class Count:
    """Adds up the games of one chunk; `block` is how many pairs make a block.

    `singly` also keeps the outcomes of every pair.
    """

    def __init__(self, layout: Layout, block: int, *, singly: bool = False) -> None:
        self._block = block
        self._singly = singly
        self._layout = layout
        self._ledger: Ledger = {"games": 0, "decisions": 0, "checksum": 0}
        self._cards = [[0] * (2 * len(SEEN)) for _ in layout.ids]
        self._curves: list[list[list[int]]] = [[], []]

    def game(self, game: Game, watch: Watch, fingerprint: int) -> str:
        """Add a game that was played to its end; return how it went, in `pair`'s words, "" without result."""
        result = game.state.result
        assert result is not None, "a game that was played to its end has a result"
        ledger = self._ledger
        ledger["games"] += 1
        ledger["decisions"] += len(game.answers)
        ledger["checksum"] += fingerprint
        if not result.finished:
            self._tick("unfinished", result.reason)
            _at(ledger.setdefault("cut", []), game.state.turn)
            return ""
        mine = PLAYERS[watch.swapped]
        how = DRAW if result.winner < 0 else WIN if result.winner == mine else LOSS
        going = "first" if game.state.first == mine else "second"
        self._tick(going, how)
        self._tick("ends", result.reason)
        _at(ledger.setdefault("turns", []), game.state.turn)
        for deck, returned in enumerate(watch.returned):
            _at(ledger.setdefault("mulligans", {}).setdefault(str(deck), []), returned)
        self._add_cards(watch, POINTS[how])
        for deck, rows in enumerate(watch.curves):
            self._add_curve(self._curves[deck], rows)
        return f"{going} {how}"

    def crash(self, reason: str, seed: int, fingerprint: int) -> None:
        """Add a game in which the engine failed."""
        self._ledger["games"] += 1
        self._ledger["checksum"] += fingerprint
        self._tick("crashed", reason)
        seeds = self._ledger.setdefault("crash_seeds", {}).setdefault(reason, {})
        if len(seeds) < MOST_SEEDS or str(seed) in seeds:
            seeds[str(seed)] = seeds.get(str(seed), 0) + 1

    def pair(self, number: int, one: str, other: str) -> None:
        """Add a pair of games by its number and how each went."""
        blocks = self._ledger.setdefault("blocks", {})
        block = blocks.setdefault(str(number // self._block), [0, 0])
        for went in filter(None, (one, other)):
            block[0] += 1
            block[1] += POINTS[went[-1]]
        if self._singly:
            row, place = divmod(number, OUTCOMES)
            counted = self._ledger.setdefault("outcomes", {}).setdefault(str(row), [])
            counted.extend([0] * (place + 1 - len(counted)))
            counted[place] = outcome_of(one[-1:], other[-1:])
        if not one or not other:
            return
        (going, how), (turn, went) = one.split(), other.split()
        if going == turn:
            self._tick("uneven", how + went)
        else:
            self._tick("pairs", how + went if going == "first" else went + how)

    def ledger(self) -> Ledger:
        """Return what all games add up to."""
        start, ids = self._layout.start, self._layout.ids
        decks = ((0, start), (start, len(ids)))
        cards = {
            str(deck): {
                ids[place]: self._cards[place] for place in range(low, high) if any(self._cards[place])
            }
            for deck, (low, high) in enumerate(decks)
        }
        curves = {
            str(deck): _columns(rows, ("games", *CURVES, *(f"{name} squares" for name in CURVES)))
            for deck, rows in enumerate(self._curves)
        }
        return ordered({**self._ledger, "cards": cards, "curves": curves})

    def _tick(self, what: str, key: str) -> None:
        counts = self._ledger.setdefault(what, {})
        counts[key] = counts.get(key, 0) + 1

    def _add_cards(self, watch: Watch, points: int) -> None:
        start = self._layout.start
        rows = zip(watch.opening, watch.drawn, watch.played, strict=True)
        for place, (opening, drawn, played) in enumerate(rows):
            if not (drawn or played):
                continue
            row = self._cards[place]
            earned = points if place < start else 2 - points
            if opening:
                row[0] += 1
                row[1] += earned
            if drawn:
                row[2] += 1
                row[3] += earned
            if played:
                row[4] += 1
                row[5] += earned

    def _add_curve(self, sums: list[list[int]], rows: Sequence[tuple[int, int, int]]) -> None:
        while len(sums) < len(rows):
            sums.append([0] * (1 + 2 * len(CURVES)))
        for total, (means, hand, life) in zip(sums, rows, strict=False):
            total[0] += 1
            total[1] += means
            total[2] += hand
            total[3] += life
            total[4] += means * means
            total[5] += hand * hand
            total[6] += life * life


def outcome_of(one: str, other: str) -> int:
    """Return how both games of a pair went as a number from 1; 0 is left for a pair that was not played."""
    return 1 + len(RESULTS) * RESULTS.index(one) + RESULTS.index(other)


def outcomes(ledger: Ledger) -> dict[int, tuple[str, str]]:
    """Return how both games of each pair went, by the pair's number."""
    return {
        int(row) * OUTCOMES + place: (RESULTS[first], RESULTS[second])
        for row, numbers in ledger.get("outcomes", {}).items()
        for place, number in enumerate(numbers)
        if number
        for first, second in [divmod(number - 1, len(RESULTS))]
    }


def _at(counts: list[int], place: int) -> None:
    counts.extend([0] * (place + 1 - len(counts)))
    counts[place] += 1


def _columns(rows: Iterable[Sequence[int]], names: Sequence[str]) -> Ledger:
    return {name: list(column) for name, column in zip(names, zip(*rows, strict=True), strict=False)}
