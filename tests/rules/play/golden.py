"""The golden transcripts: one game of each system told from start to end, to be read in review.

`python -m tests.rules.play.golden --write` writes them anew.
"""

import sys
from pathlib import Path

from rules.engine.records import Record
from rules.engine.transcript import replay
from rules.play import Seat, distinct, ending, game_of, match
from rules.samples import sample_decks
from rules.spoken import wording_of
from tests.rules.play.games import PLAYABLE

FOLDER = Path(__file__).resolve().parent.parent.parent / "transcripts"
COMMAND = "python -m tests.rules.play.golden --write"
SEED = 1


def recorded(code: str) -> Record:
    """The game that is told: the first two sample decks, both played by the greedy player."""
    (first, one), (second, other) = list(sample_decks(code).items())[:2]
    records: list[Record] = []
    match((Seat(first, one, "greedy"), Seat(second, other, "greedy")), 1, SEED, records.append)
    return records[0]


def told(code: str) -> str:
    """The transcript of a system's game, with where it comes from."""
    record, lines = recorded(code), []
    game = game_of(record)
    replay(game, record.answers, distinct(record.names), wording_of(code), lines.append)
    assert ending(game) == record.digest
    head = f"# Written by `{COMMAND}`: the first sample decks of {code}, greedy against greedy, seed {SEED}"
    return "\n".join((head, *lines)) + "\n"


def write() -> None:
    """Write every transcript anew."""
    FOLDER.mkdir(exist_ok=True)
    for code in PLAYABLE:
        (FOLDER / f"{code}.txt").write_text(told(code), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(f"usage: {COMMAND}")
    write()
