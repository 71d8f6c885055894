"""Months in addresses and requests, as 2026-11."""

import re
from datetime import date

_MONTH = re.compile(r"(\d{4})-(\d{2})")


class BadMonth(ValueError):
    """A text that is no month; the message quotes it."""

    def __init__(self, said: str) -> None:
        super().__init__(f"“{said[:20]}” is not a month; write it as 2026-11.")


def read_month(said: str) -> date | None:
    """Return the first day of a month, None for an empty text. Raises BadMonth."""
    if not said:
        return None
    found = _MONTH.fullmatch(said) if said.isascii() else None
    if found is None or not 1 <= int(found[2]) <= 12 or not 2000 <= int(found[1]) <= 2999:
        raise BadMonth(said)
    return date(int(found[1]), int(found[2]), 1)
