"""Arguments that several commands share, and how a file is read for them."""

import argparse
import sys
from datetime import date
from pathlib import Path

from rules.decklist import UnreadableFile
from rules.decklist.limits import MOST_BYTES


def day(text: str) -> date:
    """Turn `2018-10-01` into a day."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a day; write it as 2018-10-01") from error


def read_file(name: str) -> bytes:
    """Return a file's bytes, or those of standard input for `-`; UnreadableFile names what is wrong."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UnreadableFile(f"{name}: {error.strerror}") from error
