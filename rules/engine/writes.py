"""When what was last written: by this, answers that are kept know whether they still hold."""

from functools import lru_cache

EVERY = -1

READ: list[int] = []
"""The sets of aspects that questions read (`reading`), each once."""


def place_of_reads(aspects: int) -> int:
    """Return the place of a set of aspects among those that are watched; it is one of them from now on."""
    if aspects not in READ:
        READ.append(aspects)
    return READ.index(aspects)


@lru_cache(maxsize=4096)
def _places_written(since: int, watched: int) -> tuple[int, ...]:
    """Return the places of the sets, of the first ones that are watched, of which something was written."""
    return tuple(place for place, aspects in enumerate(READ[:watched]) if since & aspects)


class Writes:
    """In which version of a position each set of aspects was last seen to be written.

    `count` is how many writes said what they touched, `since` what that was since the times were brought up:
    in the version `dated`, before which `others` wrote something without saying what.
    """

    __slots__ = ("count", "dated", "others", "since", "times")

    def __init__(self) -> None:
        self.count = 0
        self.since = 0
        self.dated = -1
        self.others = -1
        self.times: list[int] = []

    def last(self, version: int, place: int) -> int:
        """Return the version by which something of a set of aspects was last written, `version` being now."""
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
