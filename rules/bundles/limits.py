"""The limits on what is read of many lists at once, all in one place."""

MOST_LISTS = 1_000
"""Lists that are checked at once; more than any event of these games has players."""

MOST_FILES = 2_000
"""Files in a ZIP or a folder, with folders and files that are no lists."""

MOST_UNPACKED = 20_000_000
"""Bytes of all lists together, after unpacking; a file with several decks counts once for each."""

MOST_COLUMNS = 200
"""Columns of a table with players."""

MOST_PLAYER = 100
"""Characters of a player's or a file's name; the rest is cut off."""
