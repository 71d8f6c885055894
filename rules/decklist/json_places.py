"""Line numbers of texts in a JSON file, so that a card can be reported with its line."""

import json
import re
from bisect import bisect_left
from functools import cached_property

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)


class Places:
    """Finds the lines of texts in a JSON file, searching on from the last one.

    The file is indexed once, so that it takes time in proportion to its length however it is written.
    """

    def __init__(self, text: str) -> None:
        self._text, self._at, self._line = text, 0, 1

    def of(self, words: str) -> int:
        """Return the line of the next text with these words, or the last line if it is not found."""
        places = self._index.get(words, [])
        found = bisect_left(places, self._at)
        if found < len(places):
            self._line += self._text.count("\n", self._at, places[found])
            self._at = places[found]
        return self._line

    @cached_property
    def _index(self) -> dict[str, list[int]]:
        index: dict[str, list[int]] = {}
        for match in _STRING.finditer(self._text):
            written = match[0]
            words = json.loads(written, strict=False) if "\\" in written else written[1:-1]
            index.setdefault(words, []).append(match.start())
        return index
