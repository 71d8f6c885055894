"""`python -m rules play`: plays games between two decks and sums up the results."""

import argparse
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.cli.files import read_file
from rules.cli.outcome import Outcome, UsageFault, as_json
from rules.engine.clauses import count_clauses
from rules.engine.match import Tally
from rules.engine.records import Record
from rules.play import Seat, distinct, match, must_be_playable, understood
from rules.samples import sample_decks
from rules.systems import system


def run(given: argparse.Namespace) -> Outcome:
    """Play the games and summarize how they ended."""
    if given.clauses:
        count_clauses()
    seats = _seats(given)
    must_be_playable(seats, illegal_too=given.illegal)
    with _recording(given.record) as record:
        began = time.perf_counter()
        tally = match(seats, given.games, given.seed, record, given.variant)
        seconds = time.perf_counter() - began
    report = _report(given, seats, tally, seconds)
    return Outcome(as_json(report) if given.json else _in_words(report, seats))


@contextmanager
def _recording(path: Path | None) -> Iterator[Callable[[Record], None] | None]:
    """Open the file for records, and yield the function that writes one to it."""
    if path is None:
        yield None
        return
    try:
        file = path.open("w", encoding="utf-8")
    except OSError as error:
        raise UsageFault(f"{str(path)!r} cannot be written: {error.strerror}") from error
    with file:
        yield lambda record: print(record.to_json(), file=file)


def _seats(given: argparse.Namespace) -> tuple[Seat, Seat]:
    code = system(given.system).code
    if len(given.deck) > 2 or len(given.player) > 2:
        raise UsageFault("a game has two decks and two players; give --deck and --player at most twice each")
    if given.games < 1:
        raise UsageFault(f"--games {given.games}: give 1 or more")
    if given.seed < 0:
        raise UsageFault(f"--seed {given.seed}: give 0 or more")
    players = (given.player or ["greedy"]) * 2
    if len(given.player) == 2:
        players = given.player
    decks = [(Path(name).stem, read_file(name, code).deck) for name in given.deck]
    samples = list(sample_decks(code).items())
    decks += samples[: 2 - len(decks)] if not given.deck else decks[: 2 - len(decks)]
    if len(decks) < 2:
        raise UsageFault(f"{code} has no sample decks; give two with --deck")
    (first, one), (second, other) = decks
    names = distinct((first, second))
    return Seat(names[0], one, players[0]), Seat(names[1], other, players[1])


class _Report(TypedDict):
    system: str
    decks: list[str]
    players: list[str]
    seed: int
    games: int
    wins: list[int]
    draws: int
    unfinished: int
    turns: int
    decisions: int
    ends: dict[str, int]
    seconds: float
    digest: str
    understood: dict[str, tuple[int, int]]
    clauses: NotRequired[dict[str, int]]


def _report(given: argparse.Namespace, seats: tuple[Seat, Seat], tally: Tally, seconds: float) -> _Report:
    report: _Report = {
        "system": given.system,
        "decks": [seat.name for seat in seats],
        "players": [seat.player for seat in seats],
        "seed": given.seed,
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "unfinished": tally.unfinished,
        "turns": tally.turns,
        "decisions": tally.decisions,
        "ends": dict(sorted(tally.ends.items())),
        "seconds": round(seconds, 3),
        "digest": tally.digest,
        "understood": {seat.name: understood(seat.deck) for seat in seats},
    }
    if given.clauses:
        report["clauses"] = dict(sorted(tally.clauses.items()))
    return report


def _in_words(report: _Report, seats: tuple[Seat, Seat]) -> str:
    games = report["games"]
    lines = [f"{games} games of {system(report['system']).name}, seed {report['seed']}"]
    for seat, wins in zip(seats, report["wins"], strict=True):
        known, cards = report["understood"][seat.name]
        lines.append(f"  {seat.name} ({seat.player}): {wins} wins; {known} of {cards} cards fully understood")
    lines.append(f"  {report['draws']} draws, {report['unfinished']} unfinished")
    lines.append(
        f"  {report['turns'] / games:.1f} turns and {report['decisions'] / games:.1f} decisions per game"
    )
    ends = ", ".join(f"{reason.replace('_', ' ')} {count}" for reason, count in report["ends"].items())
    lines.append(f"  ended by {ends}")
    lines.append(f"  {report['seconds']} seconds; digest {report['digest']}")
    lines += [f"  {number:<12} {count}" for number, count in report.get("clauses", {}).items()]
    return "\n".join(lines)
