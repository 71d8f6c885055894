"""Text in tokens: words and signs where a script puts spaces between words, single characters where not."""

import re
from collections.abc import Callable

Tokenizer = Callable[[str], list[str]]

SELF = "~"
"""What stands for the card's own name, once a text is normalised."""

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
    """Return single characters, but numbers, Latin words and symbols in 【】 whole.

    >>> characters("【守護】2枚引く")
    ['【守護】', '2', '枚', '引', 'く']
    """
    return _CHARACTER.findall(text)
