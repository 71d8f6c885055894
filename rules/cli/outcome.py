"""A command's output and exit status, and the error for wrong usage."""

import json
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The text a command prints, and its exit status."""

    text: str
    status: int = 0


class UsageFault(Exception):
    """A command was used wrongly; the message quotes the argument and says what would work."""


def as_json(data: object) -> str:
    """Return plain data as indented JSON."""
    return json.dumps(data, ensure_ascii=False, indent=2)


def table(rows: list[list[str]]) -> list[str]:
    """Align rows of words in columns, two blanks apart."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    return [
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
