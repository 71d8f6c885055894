"""Plain text lists: section headings, a number and a name on each line, comments."""

import re
import unicodedata
from collections.abc import Callable

from rules.decklist.limits import MOST_COPIES, MOST_LINE, MOST_LINES, MOST_TEXT
from rules.decklist.listing import Bad, Line, Listing, UnreadableFile

_BRACKETED = re.compile(r"^\[\s*([^\[\]]{1,60}?)\s*\]$")
_HEADING = re.compile(r"^(?P<word>[^\d:()]{1,60}?)\s*(?:\(\s*(?P<a>\d+)\s*\)|(?P<b>\d+))?\s*(?P<colon>:?)$")
_COUNT_FIRST = re.compile(
    r"^(?:[-*•]\s+)?(?P<count>[+-]?\d+)(?:\s*[xX×*]\s+|[xX×*](?=\S)|\s+)(?P<rest>\S.*)$"
)
_COUNT_LAST = re.compile(r"^(?:[-*•]\s+)?(?P<rest>\S.*?)\s+[xX×]\s*(?P<count>[+-]?\d+)$")
_SIDEBOARD = re.compile(r"^sb\s*:\s*", re.IGNORECASE)
_COMMENT = re.compile(r"^(#|//)")
SIDE = "sideboard"

IsHeading = Callable[[str], bool]


def read_text(text: str, is_heading: IsHeading) -> Listing:
    """Read a plain text list; `is_heading` tells the words that name a section in some system.

    Raises UnreadableFile where the text is longer than a deck list can be.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES or len(text) > MOST_TEXT:
        raise UnreadableFile(
            f"the list has {len(lines)} lines and {len(text)} characters; "
            f"a deck list has at most {MOST_LINES} lines and {MOST_TEXT} characters"
        )
    listing = Listing("text", "a plain text list, one card on a line")
    heading = ""
    expected: tuple[str, int, int] | None = None
    read = 0
    for number, raw in enumerate(lines, 1):
        line = _plain(raw)
        if not line:
            continue
        found = _heading(line, is_heading)
        if found is not None:
            _compare(listing, expected, read)
            heading, count = found
            expected, read = ((heading, count, number) if count >= 0 else None), 0
            continue
        if _COMMENT.match(line):
            continue
        parsed = card_line(number, raw.strip(), line, heading)
        read += parsed.count if isinstance(parsed, Line) else 0
        listing.lines.append(parsed)
    _compare(listing, expected, read)
    return listing


def _plain(raw: str) -> str:
    """Fold width and odd spaces, and leave out marks that change the direction of writing."""
    folded = "".join(one for one in unicodedata.normalize("NFKC", raw) if unicodedata.category(one) != "Cf")
    return " ".join(folded.split())


def _heading(line: str, is_heading: IsHeading) -> tuple[str, int] | None:
    """Return the section word of a heading and the number of cards it announces (-1: none)."""
    bracketed = _BRACKETED.match(line)
    if bracketed:
        inside = _HEADING.match(bracketed[1])
        return _announced(inside) if inside else (bracketed[1], -1)
    match = _HEADING.match(line.lstrip("#/ "))
    if match and is_heading(match["word"]):
        return _announced(match)
    if match and match["colon"] and not _COMMENT.match(line):
        return _announced(match)
    return None


def _announced(match: re.Match[str]) -> tuple[str, int]:
    count = match["a"] or match["b"]
    return match["word"], int(count) if count else -1


def _compare(listing: Listing, expected: tuple[str, int, int] | None, read: int) -> None:
    if expected is not None and expected[1] != read:
        word, count, number = expected
        listing.notes.append(f"line {number} announces {count} cards under “{word}”; {read} are listed there")


def card_line(number: int, raw: str, line: str, heading: str) -> Line | Bad:
    """Read one line that should name a card; `raw` is kept as its text, `line` is what is read."""
    if len(line) > MOST_LINE:
        return Bad(number, raw[:MOST_LINE] + "…", f"a line has at most {MOST_LINE} characters", heading)
    body = _SIDEBOARD.sub("", line)
    under = SIDE if body != line else heading
    match = _COUNT_FIRST.match(body) or _COUNT_LAST.match(body)
    if match is None:
        if body.lstrip("+-").isdecimal():
            return Bad(number, raw, "a number without a card; write it as: 4 Card Name", under)
        return Line(number, raw, 1, name=body, heading=under, counted=False)
    count = match["count"]
    if len(count) > 12 or not 1 <= int(count) <= MOST_COPIES:
        return Bad(number, raw, f"{count[:12]} copies; a line has 1 to {MOST_COPIES}", under)
    return Line(number, raw, int(count), name=match["rest"], heading=under)
