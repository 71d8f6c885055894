"""Joins lines of a text that belong together: a choice, and its options on lines of their own."""

from collections.abc import Iterable

_HEADS = (" -", " –", " —")
"""The ends of lines that are followed by options."""


def options_joined(lines: Iterable[str]) -> list[str]:
    """Return lines with the options of a choice on the same line as the choice.

    Each option but the first begins with "or", which tells the last one.
    """
    found: list[str] = []
    left = 0
    for line in lines:
        option = line.strip()
        if found and left == 1 and option:
            found[-1] = f"{found[-1].rstrip()} {option}"
            left = 2
        elif found and left == 2 and option.startswith("or "):
            found[-1] = f"{found[-1].rstrip('.; ')}; {option}"
        else:
            found.append(line)
            left = int("hoose" in line and line.rstrip().endswith(_HEADS))
    return found
