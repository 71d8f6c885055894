"""`replay`: show a recorded game as a person would follow it, with the clause behind each step."""

import argparse

from rules.cli.files import read_bytes
from rules.cli.outcome import Outcome, UsageFault
from rules.engine.asks import Refused
from rules.engine.records import BadRecord, read_record
from rules.engine.transcript import replay
from rules.play import distinct, ending, game_of
from rules.systems import system

MOST_BYTES = 200_000_000
"""The most that is read of a file of records."""


def run(given: argparse.Namespace) -> Outcome:
    """Tell the game; BadRecord says why one cannot be played again."""
    if given.until is not None and given.until < 0:
        raise UsageFault(f"--until {given.until}: answers are counted from 0")
    try:
        text = read_bytes(given.file, MOST_BYTES, "a file of records").decode()
    except UnicodeDecodeError as error:
        raise BadRecord(f"{given.file}: not a record; it is no UTF-8 text") from error
    lines = [line for line in text.splitlines() if line.strip()]
    if not 1 <= given.game <= len(lines):
        raise BadRecord(f"{given.file} holds {len(lines)} games; --game {given.game} is none of them")
    record = read_record(lines[given.game - 1])
    game = game_of(record)
    told = [f"{system(record.system).name}, seed {record.seed}"]
    told += [f"  {name}, played by {who}" for name, who in zip(record.names, record.players, strict=True)]
    try:
        ended = replay(game, record.answers, distinct(record.names), told.append, given.until)
    except Refused as error:
        raise BadRecord(f"the record does not fit this engine: {error}") from error
    if ended and ending(game) != record.digest:
        raise BadRecord("the game does not end as it was recorded; the record is damaged")
    return Outcome("\n".join(told))
