"""Fonts of pictures: each character in the first font that has it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Weight = Literal["plain", "bold"]
Font = ImageFont.FreeTypeFont

LACKING = "…"
"""What stands for characters that no font has."""

_FILE = Path(__file__).with_name("fonts.toml")
# No font has a glyph for it, so that its picture is that of a missing one.
_NOBODYS = "\uffff"


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of a text that are drawn in one font."""

    text: str
    font: Font


@cache
def fonts(weight: Weight, size: int) -> tuple[Font, ...]:
    """Return the installed fonts of a weight, best first; the last is Pillow's own."""
    with _FILE.open("rb") as file:
        paths: list[str] = tomllib.load(file)[weight]
    found = [ImageFont.truetype(path, size) for path in paths if Path(path).is_file()]
    own = ImageFont.load_default(size)
    return (*found, own) if isinstance(own, ImageFont.FreeTypeFont) else tuple(found)


@lru_cache(maxsize=8192)
def font_for(character: str, weight: Weight, size: int) -> Font | None:
    """Return the first font with a glyph for a character, or None."""
    for font in fonts(weight, size):
        if character.isspace() or font.getmask(character).getbbox() is None:
            return font
        if bytes(font.getmask(character)) != _missing(font):
            return font
    return None


@lru_cache(maxsize=64)
def _missing(font: Font) -> bytes:
    return bytes(font.getmask(_NOBODYS))


def runs(text: str, weight: Weight, size: int) -> Iterator[Run]:
    """Yield a text in runs of one font; what no font has becomes LACKING."""
    first = fonts(weight, size)[0]
    for font, characters in groupby(text, lambda one: font_for(one, weight, size)):
        yield Run("".join(characters), font) if font else Run(LACKING, first)


def width(text: str, weight: Weight, size: int) -> float:
    """Return the width of a text in pixels."""
    return sum(run.font.getlength(run.text) for run in runs(text, weight, size))


def shortened(text: str, most: float, weight: Weight, size: int) -> str:
    """Return a text that is at most so many pixels wide, with an ellipsis if it was cut."""
    if width(text, weight, size) <= most:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(f"{text[:middle].rstrip()}…", weight, size) <= most:
            low = middle
        else:
            high = middle - 1
    return f"{text[:low].rstrip()}…"


def wrapped(text: str, most: float, lines: int, weight: Weight, size: int) -> list[str]:
    """Return a text in lines of at most so many pixels; the last is cut if there are more."""
    found: list[str] = []
    left = text
    while left and len(found) < lines - 1 and width(left, weight, size) > most:
        line = shortened(left, most, weight, size).removesuffix("…")
        at = line.rfind(" ")
        if at > len(line) // 2:
            line = line[:at]
        if not line:
            break
        found.append(line.rstrip())
        left = left[len(line) :].lstrip()
    return [*found, shortened(left, most, weight, size)] if left else found
