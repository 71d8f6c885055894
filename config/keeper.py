"""A process next to the runner that ends the site's processes if the runner is killed.

It reads `+GROUP` for each process group that is started and `-GROUP` for each that has ended. When its input
ends, the runner is gone, and the remaining groups are asked to stop, then killed. Run as a file, so that it
needs nothing but Python and starts at once.
"""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterable

_STOP_SECONDS = 10.0


def main() -> None:
    """Read the process groups until the input ends, and end those that are left."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    groups: set[int] = set()
    for line in sys.stdin:
        change, group = line[0], int(line[1:])
        if change == "+":
            groups.add(group)
        else:
            groups.discard(group)
    end(groups)


def end(groups: Iterable[int]) -> None:
    """Ask the leader of each group to stop, and kill what is left of the groups after a while."""
    left = {group for group in groups if _there(group)}
    for group in left:
        with contextlib.suppress(ProcessLookupError):
            os.kill(group, signal.SIGTERM)
    deadline = time.monotonic() + _STOP_SECONDS
    while left and time.monotonic() < deadline:
        time.sleep(0.1)
        left = {group for group in left if _there(group)}
    for group in left:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


def _there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    main()
