"""A picture drawn: a sheet of the site with a title, a verdict and a few rows."""

import io
from dataclasses import dataclass

from PIL import Image, ImageDraw

from common.pictures.colours import colour, hue, mixed
from common.pictures.fonts import Weight, runs, shortened, width, wrapped

WIDTH, HEIGHT = 1200, 630
DRAWING = "1"
"""Counts the changes of how pictures are drawn, since browsers keep them by what is drawn."""

_SPINE, _LEFT, _RIGHT, _TOP = 40, 92, 60, 50
_ROWS_IN_COLUMN, _COLUMNS = 6, 2
_ROW, _GAP = 44, 36
_WHITE = "#ffffff"


@dataclass(frozen=True, slots=True)
class Row:
    """A row: a number or percentage, and a name."""

    figure: str
    name: str


@dataclass(frozen=True, slots=True)
class Picture:
    """What is drawn; `outcome` is the colour of the badge with `word`, "" for no badge.

    Rows beyond those that fit are counted below, as `unit`; otherwise `note` is there.
    """

    system: str
    title: str
    subtitle: str
    outcome: str = ""
    word: str = ""
    sentence: str = ""
    rows: tuple[Row, ...] = ()
    unit: str = ""
    note: str = ""


def draw(picture: Picture) -> bytes:
    """Return a picture as a PNG; the same picture is always the same file."""
    image = Image.new("RGB", (WIDTH, HEIGHT), colour("sheet"))
    pen = ImageDraw.Draw(image)
    shade = hue(picture.system)
    _spine(pen, shade)
    y = _head(pen, picture, shade)
    left = len(picture.rows) - _rows(pen, picture, shade, y)
    _foot(pen, _more(left, picture.unit) if left else picture.note)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _spine(pen: ImageDraw.ImageDraw, shade: str) -> None:
    """Draw the sewn edge that sheets of the site have."""
    pen.rectangle((0, 0, _SPINE, HEIGHT), fill=mixed(shade, colour("sheet"), 0.16))
    pen.rectangle((_SPINE - 5, 0, _SPINE, HEIGHT), fill=shade)
    for y in range(26, HEIGHT, 54):
        pen.rectangle((0, y, _SPINE, y + 5), fill=shade)


def _head(pen: ImageDraw.ImageDraw, picture: Picture, shade: str) -> int:
    """Draw the title, what it is, and the badge; return where they end."""
    room = WIDTH - _LEFT - _RIGHT
    y = _TOP
    for line in wrapped(picture.title, room, 2, "bold", 58):
        _text(pen, _LEFT, y, line, colour("ink"), "bold", 58)
        y += 72
    y += 6
    _text(pen, _LEFT, y, shortened(picture.subtitle, room, "bold", 30), shade, "bold", 30)
    y += 56
    x = _LEFT
    if picture.word:
        x = _badge(pen, x, y, picture)
    if picture.sentence:
        said = shortened(picture.sentence, WIDTH - _RIGHT - x, "plain", 27)
        _text(pen, x, y + 6, said, colour("ink-soft"), "plain", 27)
    return y + 78 if picture.word or picture.sentence else y + 10


def _badge(pen: ImageDraw.ImageDraw, x: int, y: int, picture: Picture) -> int:
    """Draw the outcome in a box of its colour; return where the text after it begins."""
    wide = round(width(picture.word, "bold", 28))
    pen.rounded_rectangle((x, y, x + wide + 36, y + 50), radius=8, fill=colour(picture.outcome))
    _text(pen, x + 18, y + 5, picture.word, _WHITE, "bold", 28)
    return x + wide + 60


def _rows(pen: ImageDraw.ImageDraw, picture: Picture, shade: str, top: int) -> int:
    """Draw as many rows as there is room for, in columns; return how many."""
    fitting = min(_ROWS_IN_COLUMN, (HEIGHT - 70 - top) // _ROW)
    rows = picture.rows[: fitting * _COLUMNS]
    in_column = -(-len(rows) // _COLUMNS)
    wide = (WIDTH - _LEFT - _RIGHT - _GAP) // _COLUMNS
    figures = max((round(width(row.figure, "bold", 27)) for row in rows), default=0)
    for place, row in enumerate(rows):
        x = _LEFT + (wide + _GAP) * (place // in_column)
        y = top + _ROW * (place % in_column)
        pen.line((x, y + _ROW - 3, x + wide, y + _ROW - 3), fill=colour("rule"), width=2)
        _text(pen, x, y, row.figure, shade, "bold", 27)
        name = shortened(row.name, wide - figures - 16, "plain", 27)
        _text(pen, x + figures + 16, y, name, colour("ink"), "plain", 27)
    return len(rows)


def _more(left: int, unit: str) -> str:
    return f"and {left} more {unit}{'' if left == 1 else 's'}"


def _foot(pen: ImageDraw.ImageDraw, note: str) -> None:
    y = HEIGHT - 58
    if note:
        _text(pen, _LEFT, y + 4, note, colour("ink-soft"), "plain", 26)
    name = "Rulebound"
    _text(pen, round(WIDTH - _RIGHT - width(name, "bold", 30)), y, name, colour("accent"), "bold", 30)


def _text(
    pen: ImageDraw.ImageDraw, x: float, y: float, text: str, fill: str, weight: Weight, size: int
) -> None:
    """Draw a text with its line's top at `y`, whatever its fonts."""
    for run in runs(text, weight, size):
        # Fonts differ in how high they stand above the line, so texts stand on a common one.
        pen.text((x, y + size), run.text, font=run.font, fill=fill, anchor="ls")
        x += run.font.getlength(run.text)
