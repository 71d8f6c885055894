"""Reading the deck list that a command names."""

import sys
from pathlib import Path

from rules.cli.outcome import UsageFault
from rules.decklist import Reading, read_decklist
from rules.decklist.limits import MOST_BYTES


def read_file(name: str, system: str | None) -> Reading:
    """Read a deck list from a file, or from the standard input for `-`.

    Raises UsageFault for a file that cannot be opened, UnreadableFile for one that is no deck list.
    """
    try:
        # One byte more than is allowed tells a file that is too large; no more of it is read.
        if name == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UsageFault(f"{name!r} cannot be read: {why}; give the path of a deck list, or -") from error
    return read_decklist(data, system, "" if name == "-" else Path(name).name)
