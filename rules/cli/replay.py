"""`python -m rules replay`: shows a recorded game step by step, with the clause behind each step."""

import argparse

from rules.cli.files import read_bytes
from rules.cli.outcome import Outcome, UsageFault
from rules.engine.asks import Refused
from rules.engine.records import BadRecord, read_record
from rules.engine.transcript import replay
from rules.play import distinct, ending, game_of
from rules.spoken import wording_of
from rules.systems import system

MOST_BYTES = 200_000_000
"""The size limit for a file of records."""


def run(given: argparse.Namespace) -> Outcome:
    """Show the game. Raises BadRecord if it cannot be replayed."""
    if given.until is not None and given.until < 0:
        raise UsageFault(f"--until {given.until}: give 0 or more")
    try:
        text = read_bytes(given.file, MOST_BYTES, "a file of records").decode()
    except UnicodeDecodeError as error:
        raise BadRecord(f"{given.file}: not a record; it is not UTF-8 text") from error
    lines = [line for line in text.splitlines() if line.strip()]
    if not 1 <= given.game <= len(lines):
        raise BadRecord(f"--game {given.game}: {given.file} has {len(lines)} games")
    record = read_record(lines[given.game - 1])
    game = game_of(record)
    told = [f"{system(record.system).name}, seed {record.seed}"]
    told += [f"  {name}, played by {who}" for name, who in zip(record.names, record.players, strict=True)]
    try:
        ended = replay(
            game, record.answers, distinct(record.names), wording_of(record.system), told.append, given.until
        )
    except Refused as error:
        raise BadRecord(f"the record does not fit this engine: {error}") from error
    if ended and ending(game) != record.digest:
        raise BadRecord("the game ends differently from its record; the record is damaged")
    return Outcome("\n".join(told))
