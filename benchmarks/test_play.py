"""How fast games are played, what a copy costs, whether memory grows, and how well the players play.

`BENCH_GAMES` sets how many games one process plays to see whether its memory grows, `BENCH_DUELS` how many
games the players play against each other.
"""

import math
import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

from benchmarks.wheel import measured
from config.parts import WHEEL
from rules.play import Seat, match
from rules.samples import sample_decks
from rules.wheel import is_current
from tests.processes import ROOT
from tests.rules.play.games import playable, questions
from tests.rules.play.stress import game_of, plain_decks, stress_decks

GAMES = int(os.environ.get("BENCH_GAMES") or 10_000)
DUELS = int(os.environ.get("BENCH_DUELS") or 100)
SPEED_GAMES = 20
AIMS = {"games": 100, "stress": 60, "copy": 50, "memory": 100}
PEERS = tomllib.loads((Path(__file__).parent / "peers.toml").read_text(encoding="utf-8"))["peer"]


class Table:
    """Collects rows and prints them under one heading each when pytest is done."""

    def __init__(self) -> None:
        self._rows: dict[str, list[str]] = {}

    def add(self, heading: str, row: str) -> None:
        self._rows.setdefault(heading, []).append(row)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for heading, rows in self._rows.items():
            terminalreporter.section(heading)
            for row in rows:
                terminalreporter.write_line(row)


@pytest.fixture(scope="session")
def table(request: pytest.FixtureRequest) -> Table:
    kept = Table()
    for peer in PEERS:
        kept.add(
            "other engines on one core, random against random",
            f"{peer['name']:40} {peer['games']:8} games/s {peer['decisions']:10,} decisions/s",
        )
    request.config.pluginmanager.register(kept)
    return kept


# Time that the processor spent on it, so that what else the machine does has little part in it.
of_the_processor = pytest.mark.benchmark(timer=time.process_time)


@playable
@pytest.mark.parametrize(("decks", "who"), [("sample", "random"), ("stress", "random"), ("sample", "greedy")])
def test_playing_games(benchmark, table, code, decks, who):
    """Sample decks beside decks with triggers on most creatures and static bonuses on one in six."""
    found = benchmark.pedantic(
        measured, args=(code, decks, who, SPEED_GAMES), kwargs={"wheel": None}, rounds=1
    )
    row = (
        f"{code:6} {decks + ' decks, ' + who:22} {SPEED_GAMES / found['seconds']:8.0f} games/s "
        f"{found['decisions'] / found['seconds']:10,.0f} decisions/s "
        f"{found['decisions'] / SPEED_GAMES:8.0f} decisions a game   {found['digest'][:12]}"
    )
    if is_current(WHEEL):
        compiled = measured(code, decks, who, SPEED_GAMES, wheel=WHEEL)
        row += (
            f"   compiled {SPEED_GAMES / compiled['seconds']:8.0f} games/s, "
            f"{found['seconds'] / compiled['seconds']:4.1f} times as fast"
        )
        assert compiled["digest"] == found["digest"]
    else:
        row += "   compiled: not measured, `make wheel` first"
    table.add(
        f"games on one core (aims: {AIMS['games']} games/s with sample decks, {AIMS['stress']} with stress)",
        row,
    )


@playable
@of_the_processor
@pytest.mark.parametrize("decks", [plain_decks, stress_decks], ids=["plain", "stress"])
def test_copying_a_position(benchmark, table, code, decks):
    both = decks(code)
    length = sum(1 for _ in questions(game_of(code, both, 1), 1))
    for number, game in enumerate(questions(game_of(code, both, 1), 1)):
        if number >= length // 2 and game.ask.checkpoint:
            break
    state = game.state
    copy = benchmark(state.copy)
    assert copy.fingerprint() == state.fingerprint()
    table.add(
        f"copying a position in the middle of a game (aim: {AIMS['copy']} µs)",
        f"{code:6} {decks.__name__.replace('_', ' '):13} {benchmark.stats.stats.median * 1e6:8.1f} µs for "
        f"{len(state.cards)} cards, {len(state.instances)} in play, {len(state.lasting)} effects in force",
    )


# The system's own figure (Linux), since what a process inherits counts as memory of its own elsewhere.
MEMORY = """
from pathlib import Path
from rules.play import Seat, match
from rules.samples import sample_decks
(a, one), (b, other) = list(sample_decks({code!r}).items())[:2]
seats = (Seat(a, one, "random"), Seat(b, other, "random"))
def most():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(line.split()[1] for line in lines if line.startswith("VmHWM"))
match(seats, {few}, 1); early = most()
match(seats, {rest}, 2); print(early, most())
"""


@playable
def test_memory_of_many_games(benchmark, table, code):
    few = GAMES // 10
    source = MEMORY.format(code=code, few=few, rest=GAMES - few)

    def run() -> tuple[int, int]:
        printed = subprocess.run([sys.executable, "-c", source], cwd=ROOT, capture_output=True, check=True)
        early, late = map(int, printed.stdout.split())
        return early, late

    early, late = benchmark.pedantic(run, rounds=1)
    table.add(
        f"most memory of one process that plays {GAMES} games (aim: {AIMS['memory']} MB, and no growth)",
        f"{code:6} {early / 1024:7.1f} MB after {few} games {late / 1024:7.1f} MB after {GAMES}",
    )


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval in which a rate lies with 95 % certainty, by Wilson's score."""
    z = 1.96
    rate, spread = won / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * math.sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


@playable
@of_the_processor
@pytest.mark.parametrize(("better", "worse", "aim"), [("greedy", "random", 90), ("lookahead", "greedy", 60)])
def test_players_against_each_other(benchmark, table, code, better, worse, aim):
    """Both sides play the same deck, each sample deck in turn, and each goes first in half of the games."""
    decks = sample_decks(code)
    each = max(2, 2 * (DUELS // len(decks) // 2))

    def run() -> tuple[int, int]:
        won = games = 0
        for place, (name, deck) in enumerate(decks.items()):
            tally = match((Seat(name, deck, better), Seat(name, deck, worse)), each, 100 + place)
            won, games = won + tally.wins[0], games + tally.games
        return won, games

    won, games = benchmark.pedantic(run, rounds=1)
    low, high = wilson(won, games)
    table.add(
        "players against each other, with 95 % intervals",
        f"{code:6} {better + ' beats ' + worse:24} {won:4} of {games} games: {won / games:4.0%} "
        f"({low:.0%} to {high:.0%}; aim: {aim}%)   {benchmark.stats.stats.median / games:6.2f} s a game",
    )
