"""QR codes of URLs: as a drawing for pages, as squares for paper."""

from collections.abc import Iterator

import segno

# Marks next to it or a crease must not make it unreadable.
_ERROR = "m"


def drawing(address: str) -> str:
    """Return a QR code as an SVG element, with nothing of the URL in its markup but the squares."""
    code = segno.make(address, error=_ERROR, micro=False)
    drawn: str = code.svg_inline(omitsize=True, light="#fff", dark="#000", border=4, svgclass="qr")
    return drawn


def squares(address: str) -> tuple[int, Iterator[tuple[int, int]]]:
    """Return the number of squares per side, and the dark ones as column and row from the top left."""
    rows = [list(row) for row in segno.make(address, error=_ERROR, micro=False).matrix]
    dark = ((x, y) for y, row in enumerate(rows) for x, square in enumerate(row) if square)
    return len(rows), dark
