"""The same games on the compiled engine and in plain Python: `python -m benchmarks.wheel FOLDER`.

Exit status 1 if any of them goes differently.
"""

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

from rules.samples import sample_decks
from rules.systems import CODES
from rules.wheel import VARIABLE
from tests.processes import ROOT

KINDS = (("sample", "random"), ("stress", "random"), ("every", "greedy"))


def measured(code: str, decks: str, who: str, games: int, *rounds: int, wheel: Path | None) -> dict[str, Any]:
    """Return what `benchmarks.speed` measures, on a compiled engine or, without one, in plain Python."""
    command = [sys.executable, "-m", "benchmarks.speed", code, decks, who, *map(str, (games, *rounds))]
    environment = os.environ | {VARIABLE: "" if wheel is None else str(wheel)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command[1:])} failed with {VARIABLE}={wheel}\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _games(code: str, decks: str, wanted: int) -> int:
    """Return how many games to play, so that every deck that is asked for plays."""
    return max(wanted, len(sample_decks(code))) if decks == "every" else wanted


def main() -> int:
    """Play, print a line for each system and kind of game, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.wheel", description=__doc__)
    parser.add_argument("folder", type=Path, help="what `make wheel` built")
    parser.add_argument("--games", type=int, default=20, help="how many games of most kinds")
    options = parser.parse_args()

    def both(code: str, kind: tuple[str, str]) -> bool:
        games = _games(code, kind[0], options.games)
        plain, compiled = (
            measured(code, *kind, games, 1, wheel=wheel) for wheel in (None, options.folder.resolve())
        )
        is_same = plain["digest"] == compiled["digest"]
        times = plain["seconds"] / compiled["seconds"]
        print(
            f"{code:6} {', '.join(kind):16} {times:5.2f} times as fast, "
            f"{plain['decisions']:6,} decisions{'' if is_same else ' GO DIFFERENTLY'}",
            flush=True,
        )
        return is_same

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return 0 if all(list(pool.map(lambda pair: both(*pair), product(CODES, KINDS)))) else 1


if __name__ == "__main__":
    sys.exit(main())
