"""The limits of a card search, checked before it is parsed."""

MOST_TEXT = 500
"""The maximum characters of a search."""

MOST_TERMS = 40
"""The maximum terms of a search."""

MOST_DEPTH = 10
"""The maximum nesting of parentheses, and of minus signs in a row."""
