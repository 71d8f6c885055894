"""`replay`: show a recorded game as a person would follow it, with the clause behind each step."""

import argparse

from rules.cli.files import read_bytes
from rules.cli.outcome import Outcome
from rules.engine.asks import Refused
from rules.engine.records import BadRecord, read_record
from rules.engine.transcript import replay
from rules.playing import ending, game_of

MOST_RECORDS = 200_000_000
"""Bytes of a file of records."""


def run(given: argparse.Namespace) -> Outcome:
    """Tell the game; BadRecord says why one cannot be played again."""
    try:
        text = read_bytes(given.file, MOST_RECORDS, "a file of records").decode()
    except UnicodeDecodeError as error:
        raise BadRecord(f"{given.file}: not a record; it is no UTF-8 text") from error
    lines = [line for line in text.splitlines() if line.strip()]
    if not 1 <= given.game <= len(lines):
        raise BadRecord(f"{given.file} holds {len(lines)} games; --game {given.game} is none of them")
    record = read_record(lines[given.game - 1])
    game = game_of(record)
    first, second = record.names
    told: list[str] = []
    try:
        replay(game, record.answers, (f"{first} (first)", f"{second} (second)"), told.append, given.until)
    except Refused as error:
        raise BadRecord(f"the record does not fit this engine: {error}") from error
    if given.until is None and ending(game) != record.digest:
        raise BadRecord("the game does not end as it was recorded; the record is damaged")
    return Outcome("\n".join(told))
