"""A registration sheet as a PDF of A4 pages, with Japanese names."""

import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

from common import qr
from decks.sheets.content import COLUMNS, Block, Page, Sheet

_PLAIN, _BOLD, _JAPANESE = "Helvetica", "Helvetica-Bold", "HeiseiKakuGo-W5"
_WIDTH, _HEIGHT = A4
_MARGIN, _GAP, _STEP = 15 * mm, 8 * mm, 5 * mm
_TOP = _HEIGHT - 72 * mm
_QR = 30 * mm
# The Japanese printers' mark for a missing character.
_NO_TYPE = "\u3013"
# The fields for judges, each with its width in millimetres.
JUDGES = (("For judges only", 32), ("Checked by", 40), ("Round", 18), ("Cards counted", 26), ("Notes", 64))

pdfmetrics.registerFont(UnicodeCIDFont(_JAPANESE))


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """A sheet, the values of its header by label, and the URL that its QR code leads to."""

    sheet: Sheet
    said: Mapping[str, str]
    address: str


def write_pdf(sheet: Sheet, said: Mapping[str, str], address: str) -> bytes:
    """Return the sheet as a PDF; `said` are the header's values, `address` is the URL of the version."""
    return write_pdfs(f"{sheet.deck} – {sheet.system}", [PrintedSheet(sheet, said, address)])


def write_pdfs(title: str, sheets: Iterable[PrintedSheet]) -> bytes:
    """Return sheets one after the other in one PDF."""
    out = io.BytesIO()
    # Without a timestamp in the file, the same sheets are the same file.
    canvas = Canvas(out, pagesize=A4, invariant=True)
    canvas.setTitle(title)
    for one in sheets:
        for page in one.sheet.pages:
            _head(canvas, one.sheet, page, one.said, one.address)
            _columns(canvas, page)
            _foot(canvas, one.sheet, page)
            canvas.showPage()
    canvas.save()
    return out.getvalue()


def _head(canvas: Canvas, sheet: Sheet, page: Page, said: Mapping[str, str], address: str) -> None:
    right = _WIDTH - _MARGIN - _QR
    wide = right - _MARGIN - 4 * mm
    y = _HEIGHT - _MARGIN - 6 * mm
    _line(canvas, _MARGIN, y, sheet.deck, 17, wide, bold=True)
    _line(canvas, _MARGIN, y - 6 * mm, f"{sheet.system} · {sheet.format}", 10, wide)
    half = wide / 2
    for place, (label, words) in enumerate(said.items()):
        x = _MARGIN + (place % 2) * half
        below = y - (15 + 9 * (place // 2)) * mm
        _line(canvas, x, below, label, 8, 18 * mm)
        _line(canvas, x + 18 * mm, below, words, 11, half - 22 * mm)
        canvas.line(x + 18 * mm, below - 1 * mm, x + half - 4 * mm, below - 1 * mm)
    below = y - 35 * mm
    _line(canvas, _MARGIN, below, f"{sheet.verdict}: {sheet.sentence}", 11, wide, bold=True)
    listed = f"list of {sheet.list_date}" if sheet.list_date else "no dated list"
    checked = f"{sheet.checked:%Y-%m-%d %H:%M}"
    facts = f"{listed} · checked {checked} · version {sheet.version} · {sheet.total} cards"
    _line(canvas, _MARGIN, below - 5 * mm, f"{sheet.format}, {facts}", 9, wide)
    _line(canvas, _MARGIN, below - 9.5 * mm, address, 7, wide)
    _code(canvas, right, _HEIGHT - _MARGIN - _QR, address)
    paged = f"Page {page.number} of {len(sheet.pages)}"
    _line(canvas, right, _HEIGHT - _MARGIN - _QR - 4.5 * mm, f"Code {sheet.code}", 10, _QR, bold=True)
    _line(canvas, right, _HEIGHT - _MARGIN - _QR - 9 * mm, paged, 9, _QR)


def _columns(canvas: Canvas, page: Page) -> None:
    wide = (_WIDTH - 2 * _MARGIN - (COLUMNS - 1) * _GAP) / COLUMNS
    for place, blocks in enumerate(page.columns):
        x, y = _MARGIN + place * (wide + _GAP), _TOP
        for block in blocks:
            _line(canvas, x, y - _STEP, heading_of(block), 10.5, wide, bold=True)
            canvas.setLineWidth(0.8)
            canvas.line(x, y - _STEP - 1.5 * mm, x + wide, y - _STEP - 1.5 * mm)
            y -= 2 * _STEP
            for row in block.rows:
                count = str(row.count) if row.count else ""
                canvas.setFont(_BOLD, 10)
                canvas.drawRightString(x + 7 * mm, y, count)
                _line(canvas, x + 9 * mm, y, row.name, 9.5, wide - 33 * mm)
                _line(canvas, x + wide - 23 * mm, y, row.number, 7.5, 23 * mm)
                canvas.setLineWidth(0.2)
                canvas.line(x, y - 1.3 * mm, x + wide, y - 1.3 * mm)
                y -= _STEP


def heading_of(block: Block) -> str:
    """Return a zone's heading: its name, count and limits, and whether it is continued."""
    allowed = f" ({block.allowed})" if block.allowed else ""
    return f"{block.title}: {block.count}{allowed}{', continued' if block.continued else ''}"


def _foot(canvas: Canvas, sheet: Sheet, page: Page) -> None:
    y = _MARGIN
    canvas.setLineWidth(0.8)
    canvas.rect(_MARGIN, y - 4 * mm, _WIDTH - 2 * _MARGIN, 12 * mm)
    x = _MARGIN
    for words, wide in JUDGES:
        _line(canvas, x + 2 * mm, y + 4.8 * mm, words, 7.5, wide * mm - 3 * mm, bold=x == _MARGIN)
        x += wide * mm
        if words != JUDGES[-1][0]:
            canvas.setLineWidth(0.3)
            canvas.line(x, y - 4 * mm, x, y + 8 * mm)
    layout = f"Sheet layout {sheet.layout} · {sheet.code} · page {page.number} of {len(sheet.pages)}"
    _line(canvas, _MARGIN, y - 7.5 * mm, layout, 6.5, _WIDTH - 2 * _MARGIN)


def _code(canvas: Canvas, x: float, y: float, address: str) -> None:
    side, dark = qr.squares(address)
    size = _QR / side
    canvas.setFillGray(0)
    for column, row in dark:
        # Squares overlap slightly, so that no viewer shows seams.
        canvas.rect(x + column * size, y + _QR - (row + 1) * size, size * 1.02, size * 1.02, stroke=0, fill=1)


def _line(
    canvas: Canvas, x: float, y: float, words: str, size: float, wide: float, bold: bool = False
) -> None:
    """Write text on one line: smaller if it is too wide, and truncated if that would be too small."""
    width = _width(words, size, bold)
    if width > wide:
        size = max(size * wide / width, 6)
    # Text fitted exactly may turn out slightly wider.
    while words and _width(words, size, bold) > wide + 0.01:
        words = f"{words[:-2]}…"
    for font, part in _runs(words, bold):
        canvas.setFont(font, size)
        canvas.drawString(x, y, part)
        x += pdfmetrics.stringWidth(part, font, size)


def _width(words: str, size: float, bold: bool) -> float:
    return sum(float(pdfmetrics.stringWidth(part, font, size)) for font, part in _runs(words, bold))


def _runs(words: str, bold: bool) -> Iterator[tuple[str, str]]:
    """Split text by font: one for Western letters, one for all others."""
    for western, part in groupby(words, _is_western):
        if western:
            yield (_BOLD if bold else _PLAIN), "".join(part)
        else:
            yield _JAPANESE, "".join(one if _has_type(one) else _NO_TYPE for one in part)


def _is_western(character: str) -> bool:
    try:
        return bool(character.encode("cp1252"))
    except UnicodeEncodeError:
        return False


def _has_type(character: str) -> bool:
    try:
        return bool(character.encode("euc_jis_2004"))
    except UnicodeEncodeError:
        return False
