"""Where in a JSON text its words are, so that a card can be named with its line."""

import json
import re
from bisect import bisect_left
from functools import cached_property

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)


class Places:
    """Finds the lines of the words of a JSON text, looking on from where the last one was.

    The text is indexed once, so that a file takes time in proportion to its length however it is written.
    """

    def __init__(self, text: str) -> None:
        self._text, self._at, self._line = text, 0, 1

    def of(self, words: str) -> int:
        """Return the line of the next text with these words; where it is not found, that of the last."""
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
