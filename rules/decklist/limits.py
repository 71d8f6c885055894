"""What a deck list may measure: every cap on what is read, in one place."""

MOST_BYTES = 524_288
"""A file larger than this is no deck list; the largest real ones are a tenth of it."""

MOST_TEXT = 65_536
"""Characters of a plain text list."""

MOST_LINES = 500
"""Lines of a plain text list, and entries of any other."""

MOST_COPIES = 250
"""Copies on one line; more than any deck holds, so that a slip is told apart from a strange deck."""

MOST_LINE = 300
"""Characters of one line of a plain text list, and of one name in any other."""

MOST_DEPTH = 12
"""Levels of nesting in JSON."""
