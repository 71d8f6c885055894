"""Plays the players against each other in every system: `make strength`.

Each pair of players plays blocks of four games from one seed, in which both players play both decks, going
first and going second. A win rate comes with Wilson's interval, all pairs together with Elo ratings.
"""

import argparse
import os
import sys
from itertools import combinations
from pathlib import Path

from benchmarks.strength import record, tables
from benchmarks.strength.duels import Duel, Played, Score, decks_of
from benchmarks.strength.schedule import play_all
from rules.play import understood
from rules.players import NAMES
from rules.systems import CODES

README = Path(__file__).resolve().parents[2] / "README.md"


def main(arguments: list[str] | None = None) -> int:
    """Read the arguments, play, print, and write the table where asked to."""
    given = _arguments(arguments)
    players = given.player or list(NAMES)
    systems = given.system or list(CODES)
    scores = {
        Duel(system, first, second): Score()
        for system in systems
        for second, first in combinations(sorted(players, key=NAMES.index), 2)
    }
    for system in systems:
        decks = decks_of(system, given.decks)
        if not decks:
            print(f"{given.decks}: no deck that is legal by the rules of {system}", file=sys.stderr)
            return 2
        read, cards = map(sum, zip(*map(understood, decks.values()), strict=True))
        print(f"{system}: {len(decks)} decks, {read} of {cards} cards carried out in full")
    if given.record:
        for played in record.read(given.record, given.decks):
            if played.block.duel in scores:
                scores[played.block.duel].add(played)

    def finished(played: Played) -> None:
        if given.record:
            record.write(given.record, played)

    seconds = None if given.minutes is None else 60 * given.minutes
    play_all(
        scores, games=given.games, seconds=seconds, jobs=given.jobs, folder=given.decks, finished=finished
    )
    print(tables.in_words(scores, players))
    if given.write:
        text = README.read_text(encoding="utf-8")
        README.write_text(tables.written_into(text, tables.as_markdown(scores, players)), encoding="utf-8")
    return 0


def _arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--system", action="append", choices=CODES, help="a system; default: all of them")
    parser.add_argument("--player", action="append", choices=NAMES, help="a player; default: all of them")
    parser.add_argument("--games", type=int, default=100, help="games of each pair in each system (100)")
    parser.add_argument("--minutes", type=float, help="stop after this time, whatever is left to play")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--decks", type=Path, help="a folder of deck lists; default: the sample decks")
    parser.add_argument("--record", type=Path, help="keep results in this file, and go on from those in it")
    parser.add_argument("--write", action="store_true", help="write the table into README.md")
    given = parser.parse_args(arguments)
    if given.player and len(set(given.player)) < 2:
        parser.error("--player: give two players or more, or none for all of them")
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs: give 1 or more")
    if given.decks and not given.decks.is_dir():
        parser.error(f"--decks: {str(given.decks)!r} is not a folder")
    return given


if __name__ == "__main__":
    sys.exit(main())
