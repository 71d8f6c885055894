"""Text in tokens: words and signs in scripts that separate words with spaces, otherwise single characters."""

import re
from collections.abc import Callable

Tokenizer = Callable[[str], list[str]]

SELF = "~"
"""Stands for the card's own name in normalised text."""

_WORD = re.compile(
    r"\{[^{}\s]*\}|\[[^\[\]\s]*\]|《[^》]*》|~|\d+|[^\W\d_]+(?:['’.-][^\W\d_]+)*(?:['’](?=\s|$))?|[^\s\w]"
)
_CHARACTER = re.compile(r"【[^】]*】|[0-9]+|[A-Za-z]+|\S")


def words(text: str) -> list[str]:
    """Return words, numbers, signs and symbols in braces, each as one token.

    >>> words("Draw 2 cards: your opponent's {W} Forward gains +1000 power.")
    ['Draw', '2', 'cards', ':', 'your', "opponent's", '{W}', 'Forward', 'gains', '+', '1000', 'power', '.']
    """
    return _WORD.findall(text)


def characters(text: str) -> list[str]:
    """Return single characters, except that numbers, Latin words and symbols in 【】 stay whole.

    >>> characters("【守護】2枚引く")
    ['【守護】', '2', '枚', '引', 'く']
    """
    return _CHARACTER.findall(text)
