"""The deck list named on the command line."""

import sys
from pathlib import Path

from rules.cli.outcome import UsageFault
from rules.construction.formats import BadFormat, Format
from rules.construction.house_formats import MOST_TEXT, read_house_format
from rules.decklist import Reading, UnreadableFile, read_decklist
from rules.decklist.limits import MOST_BYTES


def read_file(name: str, system: str | None, deck: int = 1) -> Reading:
    """Read a deck list from a file, or from standard input for `-`.

    `deck` selects one of several in the file, counting from 1. Raises UsageFault if the file
    cannot be opened, UnreadableFile if it is not a deck list.
    """
    # One byte over the limit is enough to recognize a file that is too large.
    data = read_bytes(name, MOST_BYTES + 1, "a deck list")
    if len(data) > MOST_BYTES:
        raise UnreadableFile(f"{name!r} is larger than {MOST_BYTES} bytes, the limit for a deck list")
    return read_decklist(data, system, "" if name == "-" else Path(name).name, deck - 1)


def read_format(name: str | None) -> str | Format | None:
    """Return the house format in a file, or else the given code of a format.

    Raises UsageFault if the file cannot be opened, BadFormat with all that is wrong in it.
    """
    if name is None or not name.lower().endswith((".toml", ".json")):
        return name
    data = read_bytes(name, MOST_TEXT + 1, "a house format")
    try:
        return read_house_format(data.decode(), Path(name).name)
    except UnicodeDecodeError as error:
        raise BadFormat(f"{name!r}: byte {error.start} is not UTF-8 text; save the file as UTF-8") from error


def house_system(house: Format | None, system: str | None) -> str | None:
    """Return the system to read lists of: a house format's, which another one must not contradict."""
    if house is None or system in (None, house.system):
        return house.system if house else system
    raise UsageFault(f"--system says {system!r}, and {house.name!r} is a format of {house.system}")


def read_bytes(name: str, most: int, what: str) -> bytes:
    """Read at most `most` bytes of a file, or of standard input for `-`.

    Raises UsageFault if the file cannot be opened; `what` names the expected content.
    """
    try:
        if name == "-":
            return sys.stdin.buffer.read(most)
        with Path(name).open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UsageFault(f"{name!r} cannot be read: {why}; give the path of {what}, or -") from error
