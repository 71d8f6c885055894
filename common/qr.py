"""The address of a version as a QR code: a drawing for pages, squares for paper."""

from collections.abc import Iterator

import segno

# Marks beside it and a crease must not make it unreadable.
_ERROR = "m"


def drawing(address: str) -> str:
    """Return a QR code as an SVG element; its markup has nothing of the address but its squares."""
    code = segno.make(address, error=_ERROR, micro=False)
    drawn: str = code.svg_inline(omitsize=True, light="#fff", dark="#000", border=4, svgclass="qr")
    return drawn


def squares(address: str) -> tuple[int, Iterator[tuple[int, int]]]:
    """Return how many squares a side has, and the dark ones as column and row from above."""
    rows = [list(row) for row in segno.make(address, error=_ERROR, micro=False).matrix]
    dark = ((x, y) for y, row in enumerate(rows) for x, square in enumerate(row) if square)
    return len(rows), dark
