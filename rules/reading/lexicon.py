"""Words and phrases that a grammar treats as terms: names, races, attributes, numbers in words."""

from collections.abc import Iterable, Iterator, Mapping

from rules.reading.tokens import Tokenizer

Entry = tuple[str, object]
"""The category of a phrase, and the value it stands for."""


class Lexicon:
    """Phrases by their tokens; one phrase may have several values, and contain others."""

    def __init__(self, tokenize: Tokenizer) -> None:
        self._tokenize = tokenize
        self._phrases: dict[tuple[str, ...], list[Entry]] = {}
        self._longest: dict[str, int] = {}

    def add(self, phrase: str, category: str, value: object) -> None:
        """Add a phrase for a value of a category, in upper or lower case."""
        tokens = tuple(self._tokenize(phrase.casefold()))
        if not tokens:
            return
        entries = self._phrases.setdefault(tokens, [])
        if (category, value) not in entries:
            entries.append((category, value))
        self._longest[tokens[0]] = max(len(tokens), self._longest.get(tokens[0], 0))

    def add_all(self, category: str, phrases: Mapping[str, object] | Iterable[tuple[str, object]]) -> None:
        """Add each phrase for its value of one category."""
        for phrase, value in phrases.items() if isinstance(phrases, Mapping) else phrases:
            self.add(phrase, category, value)

    def at(self, tokens: tuple[str, ...], start: int) -> Iterator[tuple[int, Entry]]:
        """Yield each phrase that starts at a position, with where it ends, longest first."""
        longest = self._longest.get(tokens[start], 0)
        for end in range(min(start + longest, len(tokens)), start, -1):
            for entry in self._phrases.get(tokens[start:end], ()):
                yield end, entry
