"""Paragraphs of nothing but keywords."""

from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

KEYWORDS = Rules()


@KEYWORDS.rule("words", "<keyword>", example="Brave", miss="brave 2")
def word(keyword: str) -> frozenset[str]:
    return frozenset({keyword})


@KEYWORDS.rule("words", "<words> [,] <keyword>", example="Haste Brave", miss="Haste and Brave")
def more_words(words: frozenset[str], keyword: str) -> frozenset[str]:
    return words | {keyword}


@KEYWORDS.rule("paragraph", "<words>", example="Haste First Strike", miss="Haste Strike")
def keywords(words: frozenset[str]) -> Paragraph:
    return Paragraph(keywords=words)
