"""Lines of a text that belong together: options of which one is chosen, each in a line of its own."""

from collections.abc import Iterable

_HEADS = (" -", " –", " —")
"""How a line ends after which options come."""


def options_joined(lines: Iterable[str]) -> list[str]:
    """Return lines with the options behind a choice in the line of the choice.

    Each option but the first begins with "or", by which the last one is known.
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
