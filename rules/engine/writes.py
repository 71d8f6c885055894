"""When aspects were last written, so that cached answers know whether they are still valid."""

from functools import lru_cache

EVERY = -1

READ: list[int] = []
"""The sets of aspects that cached answers read (`aspects`), each once."""


def place_of_reads(aspects: int) -> int:
    """Return the index of a set of aspects among the watched ones, adding it if it is new."""
    if aspects not in READ:
        READ.append(aspects)
    return READ.index(aspects)


@lru_cache(maxsize=4096)
def _places_written(since: int, watched: int) -> tuple[int, ...]:
    """Return the indexes of the watched sets of which some aspect was written."""
    return tuple(place for place, aspects in enumerate(READ[:watched]) if since & aspects)


class Writes:
    """The version of the position in which each set of aspects was last written.

    `count` is the number of writes that said what they touched, `since` what those touched since the last
    update, at version `dated`, before which `others` wrote something without saying what.
    """

    __slots__ = ("count", "dated", "others", "since", "times")

    def __init__(self) -> None:
        self.count = 0
        self.since = 0
        self.dated = -1
        self.others = -1
        self.times: list[int] = []

    def last(self, version: int, place: int) -> int:
        """Return the version of the last write to a set of aspects, `version` being the current one."""
        if self.dated != version or place >= len(self.times):
            self._bring_up(version)
        return self.times[place]

    def _bring_up(self, version: int) -> None:
        times, others = self.times, version - self.count
        since = self.since if others == self.others else EVERY
        times += [version] * (len(READ) - len(times))
        for place in _places_written(since, len(READ)):
            times[place] = version
        self.since, self.dated, self.others = 0, version, others
