"""Cursors for pages of search results, as short texts in URLs."""

import base64
import binascii
import json
from dataclasses import dataclass
from typing import TypeGuard

_LONGEST = 600
_LARGEST = 10**9


class BadCursor(ValueError):
    """A cursor cannot be read, or is for another order of results."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """The order of results, the number before the next page, and the sort values of the last one."""

    order: str
    place: int
    values: tuple[int | str | bytes, ...]

    def write(self) -> str:
        """Return the cursor as letters and digits."""
        values = [{"b": one.hex()} if isinstance(one, bytes) else one for one in self.values]
        told = json.dumps([self.order, self.place, values], separators=(",", ":"))
        return base64.urlsafe_b64encode(told.encode()).decode().rstrip("=")

    @classmethod
    def read(cls, text: str, order: str, length: int) -> "Cursor":
        """Read a cursor for this order and number of values. Raises BadCursor for any other text."""
        try:
            if len(text) > _LONGEST:
                raise ValueError
            raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
            told, place, values = json.loads(raw)
            found = cls(told, place, tuple(_value(one) for one in values))
        except (ValueError, TypeError, binascii.Error, RecursionError) as error:
            raise BadCursor(f"{text[:40]!r} is not a place in these results") from error
        if found.order != order or len(found.values) != length or not _whole(place):
            raise BadCursor("this place belongs to other results")
        return found


def _value(one: object) -> int | str | bytes:
    if isinstance(one, dict):
        return bytes.fromhex(str(one["b"]))
    if isinstance(one, str) and "\0" not in one and len(one) <= 20 and one.isascii():
        return one
    if _whole(one):
        return one
    raise ValueError


def _whole(one: object) -> TypeGuard[int]:
    return isinstance(one, int) and not isinstance(one, bool) and -_LARGEST <= one <= _LARGEST
