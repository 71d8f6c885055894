"""The limits on what is read of deck lists, all in one place."""

MOST_BYTES = 1_000_000
"""Bytes of a file; files of one deck have a twentieth of it, those of several hundred decks need it."""

MOST_TEXT = 65_536
"""Characters of a plain text list."""

MOST_LINES = 500
"""Lines of a plain text list, and different entries in other formats."""

MOST_CARDS = 5_000
"""Cards of a file with an element or object per copy."""

MOST_KEYS = 1_000
"""Keys of one object in JSON."""

MOST_NODES = 100_000
"""Values in a JSON file, elements and attributes in an XML file."""

MOST_COPIES = 99
"""Copies on one line; more than any deck has of one card."""

MOST_LINE = 300
"""Characters of a line of a plain text list, and of a name in other formats."""

MOST_NAME = 100
"""Characters of a deck's name; the rest is cut off."""

MOST_DEPTH = 12
"""Levels of nesting in JSON and XML."""

MOST_SUGGESTIONS = 5
"""Suggested names for one line."""

MOST_SEARCHES = 50
"""Unknown names in a list for which the nearest are looked up, which is the slowest part of reading."""

MOST_NOTES = 30
"""Notes on a list."""
