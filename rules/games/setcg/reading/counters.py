"""Counters, which cards name freely: any one or two words before "Counter" are its name."""

from collections.abc import Iterable, Iterator

from rules.reading.lexicon import Entry, Lexicon
from rules.reading.tokens import Tokenizer

COUNTERS = ("counter", "counters")
MOST_WORDS = 2


class WithCounters(Lexicon):
    """The phrases of a lexicon and every name of a counter; some words are never part of one."""

    def __init__(self, tokenize: Tokenizer, never: Iterable[str]) -> None:
        super().__init__(tokenize)
        self._never = frozenset(never)

    def at(self, tokens: tuple[str, ...], start: int) -> Iterator[tuple[int, Entry]]:
        """Yield each phrase that starts at a position, then the counter named there."""
        yield from super().at(tokens, start)
        for end in range(start + 1, start + 1 + MOST_WORDS):
            if end >= len(tokens) or not self._is_part(tokens[end - 1]):
                return
            if tokens[end] in COUNTERS:
                yield end + 1, ("counter", " ".join(tokens[start:end]))
                return

    def _is_part(self, word: str) -> bool:
        return word[0].isalpha() and word not in self._never and word not in COUNTERS
