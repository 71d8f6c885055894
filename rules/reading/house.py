"""Reads a text as a game's cards are worded, and accepts only what is certain."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules.cards import Face
from rules.language.abilities import Ability
from rules.language.checker import check
from rules.language.codec import canonical
from rules.language.dialect import Dialect
from rules.reading.chart import TooMuch, parse
from rules.reading.grammar import Grammar
from rules.reading.lexicon import Lexicon
from rules.reading.outcome import Paragraph, Part, Reading

GOAL = "paragraph"
"""The category that a whole paragraph must be of."""
LONGEST_TEXT = 5_000
"""The maximum number of characters in a card's text; the longest printed one has fewer than half as many."""
MOST_TOKENS = 400
"""The maximum number of words in one paragraph."""


class Damaged(Exception):
    """The text is not what is printed on the card; the message quotes the evidence."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class House:
    """How the cards of one game are worded in one language.

    `style` repairs a text and splits it into normalised paragraphs, raising Damaged for what cannot be
    repaired; `grammar` and `lexicon` read a paragraph, `dialect` says what the game supports. `icons` are
    keywords that cards of some types or marks have beside the text, which does not print them. `spellings`
    are other ways in which texts print a keyword, with the keyword as in the facts.
    """

    style: Callable[[str, Face], tuple[str, ...]]
    grammar: Grammar
    lexicon: Lexicon
    dialect: Dialect
    icons: Mapping[str, frozenset[str]] = field(default_factory=dict)
    spellings: Mapping[str, str] = field(default_factory=dict)

    def spellings_of(self, keyword: str) -> tuple[str, ...]:
        """Return other ways in which texts print a keyword, all in lower case."""
        return tuple(
            printed.casefold() for printed, word in self.spellings.items() if word.casefold() == keyword
        )

    def read(self, text: str, face: Face) -> Reading:
        """Read the text of one side of a card; its facts say what kind of card it is on."""
        if not text.strip():
            return Reading(whole_reason="no text")
        if len(text) > LONGEST_TEXT:
            return Reading(whole_reason="too long", detail=(f"{len(text)} characters",))
        try:
            paragraphs = self.style(text, face)
        except Damaged as damage:
            return Reading(whole_reason="damaged text", detail=(str(damage),))
        return self._together(Reading(tuple(self.paragraph(one, face) for one in paragraphs)), face)

    def paragraph(self, text: str, face: Face) -> Part:
        """Read one normalised paragraph: all of it must be read, with only one meaning."""
        tokens = self.grammar.tokenize(text)
        if len(tokens) > MOST_TOKENS:
            return Part(text, reason="too long", detail=(f"{len(tokens)} words",))
        try:
            chart = parse(tokens, self.grammar, self.lexicon)
        except TooMuch:
            return Part(text, reason="too long", detail=("too many ways to read its parts",))
        meanings = [value for value in chart.values(GOAL) if isinstance(value, Paragraph)]
        if not meanings:
            unknown = chart.unknown
            return Part(text, reason="unknown words" if unknown else "no reading", detail=unknown)
        if len(meanings) > 1:
            return Part(text, reason="two readings", detail=tuple(sorted(map(self._shown, meanings))))
        faults = self._faults(meanings[0].abilities, face, whole=False)
        if faults:
            return Part(text, reason="not sayable", detail=faults)
        return Part(text, meanings[0])

    def _together(self, reading: Reading, face: Face) -> Reading:
        """Return a reading, refused if one card cannot have its abilities together."""
        faults = self._faults(reading.abilities, face, whole=True)
        return Reading(whole_reason="not sayable", detail=faults) if faults else reading

    def _faults(self, abilities: tuple[Ability, ...], face: Face, *, whole: bool) -> tuple[str, ...]:
        types = (*face.types, *face.marks) or None
        return tuple(map(str, check(abilities, self.dialect, types=types, whole=whole)))

    def _shown(self, meaning: Paragraph) -> str:
        return canonical(meaning.abilities, self.dialect.schema)
