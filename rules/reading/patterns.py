"""Patterns of grammar rules: "draw <n:count> (card|cards) [from your deck]" as the sequences it allows.

Words stand for themselves, `<noun>` is anything the grammar reads as a noun, and `<what:noun>` passes it to
the builder as `what`. `[…]` is optional, `(a|b)` is one or the other; they can be nested. A sign that has a
meaning in patterns is written in braces: `{(}`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_PIECE = re.compile(
    r"<(?:(?P<name>\w+):)?(?P<category>[\w-]+)>|\{(?P<escaped>[\[\]()<>|])\}|(?P<mark>[\[\]()|])"
    r"|(?P<word>[^\s\[\]()|<>]+)"
)


class BadPattern(ValueError):
    """The pattern is invalid; the message quotes it."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """One step of a sequence: a literal word, or a category of the grammar, with its parameter name."""

    text: str
    literal: bool = False
    name: str = ""

    @property
    def key(self) -> str:
        """Return a unique key for this symbol; words differ from categories of the same spelling."""
        return f"={self.text}" if self.literal else self.text


Sequence = tuple[Symbol, ...]


def sequences(pattern: str) -> tuple[Sequence, ...]:
    """Return every sequence of symbols that a pattern allows, each once.

    >>> [" ".join(symbol.text for symbol in one) for one in sequences("draw (a|one) card [now]")]
    ['draw a card now', 'draw a card', 'draw one card now', 'draw one card']
    """
    pieces = list(_pieces(pattern))
    found, place = _alternatives(pieces, 0, pattern)
    if place != len(pieces):
        raise BadPattern(f"a bracket closes that never opened in {pattern!r}")
    if () in found:
        raise BadPattern(f"{pattern!r} may match nothing at all")
    return tuple(dict.fromkeys(found))


def _pieces(pattern: str) -> Iterator[Symbol | str]:
    place = 0
    for found in _PIECE.finditer(pattern):
        if pattern[place : found.start()].strip():
            break
        place = found.end()
        if found["category"]:
            yield Symbol(found["category"], name=found["name"] or found["category"].replace("-", "_"))
        elif found["mark"]:
            yield found["mark"]
        else:
            yield Symbol(found["escaped"] or found["word"], literal=True)
    if pattern[place:].strip():
        raise BadPattern(f"{pattern!r} cannot be read from {pattern[place:].strip()!r} on")


def _alternatives(pieces: list[Symbol | str], place: int, pattern: str) -> tuple[list[Sequence], int]:
    """Read alternatives up to a closing bracket or the end; return them and where they end."""
    found: list[Sequence] = []
    current: list[Sequence] = [()]
    while place < len(pieces) and pieces[place] not in ("]", ")"):
        piece = pieces[place]
        place += 1
        if isinstance(piece, Symbol):
            current = [(*one, piece) for one in current]
        elif piece == "|":
            found += current
            current = [()]
        else:
            inner, place = _alternatives(pieces, place, pattern)
            if place == len(pieces) or pieces[place] != {"[": "]", "(": ")"}[piece]:
                raise BadPattern(f"a {piece!r} never closes in {pattern!r}")
            place += 1
            inner = [*inner, ()] if piece == "[" else inner
            current = [(*one, *more) for one in current for more in inner]
    return found + current, place
