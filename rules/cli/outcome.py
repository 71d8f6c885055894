"""What a command comes to, and the fault of one that cannot be carried out."""

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command prints, and its exit status."""

    text: str
    status: int = 0


class UsageFault(Exception):
    """A command cannot be carried out as it was given; the message quotes what, and says what would do."""


def as_json(data: Any) -> str:
    """Write plain data as the JSON that commands print."""
    return json.dumps(data, ensure_ascii=False, indent=2)


def table(rows: list[list[str]]) -> list[str]:
    """Set rows of words in columns, two blanks apart."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    return [
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
