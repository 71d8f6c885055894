"""Reading the deck list that a command names."""

import sys
from pathlib import Path

from rules.cli.outcome import UsageFault
from rules.decklist import Reading, UnreadableFile, read_decklist
from rules.decklist.limits import MOST_BYTES


def read_file(name: str, system: str | None, deck: int = 1) -> Reading:
    """Read a deck list from a file, or from the standard input for `-`.

    `deck` says which one of a file with several, counting from 1. Raises UsageFault for a file
    that cannot be opened, UnreadableFile for one that is no deck list.
    """
    # One byte more than is allowed tells a file that is too large; no more of it is read.
    data = read_bytes(name, MOST_BYTES + 1, "a deck list")
    if len(data) > MOST_BYTES:
        raise UnreadableFile(f"{name!r} is larger than {MOST_BYTES} bytes, the most that a deck list has")
    return read_decklist(data, system, "" if name == "-" else Path(name).name, deck - 1)


def read_bytes(name: str, most: int, what: str) -> bytes:
    """Read at most so many bytes of a file, or of the standard input for `-`.

    Raises UsageFault for a file that cannot be opened; `what` says what the command wants.
    """
    try:
        if name == "-":
            return sys.stdin.buffer.read(most)
        with Path(name).open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UsageFault(f"{name!r} cannot be read: {why}; give the path of {what}, or -") from error
