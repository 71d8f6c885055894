"""The kinds of deck files that are read as well as written: what the laws of reading are about."""

from rules.decklist import FORMATS

READ_BACK = tuple(form for form in FORMATS if not form.write_only)
