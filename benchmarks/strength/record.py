"""A file of the blocks that were played, a JSON line each, so that a later run goes on where one stopped."""

import json
from collections.abc import Iterator
from pathlib import Path

from benchmarks.strength.duels import Block, Duel, Played


def write(path: Path, played: Played) -> None:
    """Append a block's result to a file."""
    block = played.block
    row = {
        "system": block.duel.system,
        "players": [block.duel.first, block.duel.second],
        "block": block.number,
        "points": played.points,
        "unfinished": played.unfinished,
        "seconds": round(played.seconds, 2),
    }
    with path.open("a", encoding="utf-8") as file:
        print(json.dumps(row), file=file)


def read(path: Path, folder: Path | None = None) -> Iterator[Played]:
    """Yield the results in a file; a file that does not exist has none."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        duel = Duel(row["system"], *row["players"])
        block = Block(duel, row["block"], folder)
        yield Played(block, row["points"], row["unfinished"], row["seconds"])
