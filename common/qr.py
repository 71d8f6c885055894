"""QR codes of URLs: as a drawing for pages, as squares for paper."""

from collections.abc import Iterator
from dataclasses import dataclass

import segno
from django.utils.safestring import SafeString, mark_safe

# Marks next to it or a crease must not make it unreadable.
_ERROR = "m"


@dataclass(frozen=True, slots=True)
class Link:
    """A full URL with its QR code, for pages."""

    address: str
    code: SafeString


def link(address: str) -> Link:
    """Return a URL with its QR code."""
    # Squares drawn by our code: no visitor's text is in them.
    return Link(address, mark_safe(drawing(address)))


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
