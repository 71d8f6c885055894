"""Plays lists from tournaments against the publishers' starter decks: `make world`.

In the world the list that won an event beats a starter deck. Where it does not here, a reading of its cards
or a player is at fault, and the table says so.
"""

import argparse
import sys
from pathlib import Path

from benchmarks.world import pages
from benchmarks.world.meetings import meet
from rules.players import NAMES
from rules.systems import CODES
from simulate.world import Meeting, keep, kept, pairs

PAGE = Path(__file__).resolve().parents[2] / "docs" / "world.md"


def main(arguments: list[str] | None = None) -> int:
    """Read the arguments, play, print, and write the page where asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.world", description=__doc__)
    parser.add_argument("--system", action="append", choices=CODES, help="a system; default: all of them")
    parser.add_argument("--player", choices=NAMES, default="greedy", help="who plays both decks (greedy)")
    parser.add_argument("--games", type=int, default=200, help="games of each pair of decks (200)")
    parser.add_argument("--write", action="store_true", help="write /world/ and docs/world.md")
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("--games: give 1 or more")
    found: list[Meeting] = []
    for code in given.system or CODES:
        for theirs, starter in pairs(code):
            found.append(meet(theirs, starter, given.player, given.games))
            print(pages.in_words(found[-1]), flush=True)
    if given.write:
        # Systems that were not played this time keep what they had.
        played = given.system or CODES
        others = [one for one in kept() if one.theirs.system not in played]
        found = sorted([*others, *found], key=lambda one: CODES.index(one.theirs.system))
        keep(found)
        PAGE.write_text(pages.written_into(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
