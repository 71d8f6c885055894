"""How much a card search may say; more is refused before it is read."""

MOST_TEXT = 500
"""The most characters of a search."""

MOST_TERMS = 40
"""The most words and facts in a search."""

MOST_DEPTH = 10
"""How deep parentheses, and minus signs in a row, may stand in each other."""
