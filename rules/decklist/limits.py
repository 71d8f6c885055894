"""What a deck list may measure: every cap on what is read, in one place."""

MOST_BYTES = 1_000_000
"""Bytes of a file; real ones of one deck are a twentieth of it, those of several hundred decks need it."""

MOST_TEXT = 65_536
"""Characters of a plain text list."""

MOST_LINES = 500
"""Lines of a plain text list, and different entries of any other."""

MOST_CARDS = 5_000
"""Cards of a file that has an element or object for each copy."""

MOST_KEYS = 1_000
"""Keys of one object in JSON."""

MOST_NODES = 100_000
"""Values in a JSON file, elements and attributes in an XML file."""

MOST_COPIES = 99
"""Copies on one line; more than any deck holds of one card."""

MOST_LINE = 300
"""Characters of one line of a plain text list, and of one name in any other."""

MOST_NAME = 100
"""Characters of a deck's name; the rest is cut off."""

MOST_DEPTH = 12
"""Levels of nesting in JSON and XML."""

MOST_SUGGESTIONS = 5
"""Names offered for one line."""

MOST_SEARCHES = 50
"""Unknown names of one list for which the nearest are looked up; it is the slowest part of reading."""

MOST_NOTES = 30
"""Remarks on one list."""
