"""Plain text lists: section headings, a quantity and a name on each line, and lines that name no card."""

import re
from collections.abc import Iterable, Sequence, Set
from dataclasses import replace

from rules.decklist.asides import aside, is_total, title_words
from rules.decklist.headings import Marked, heading_in
from rules.decklist.interpretations import uncounted, ways
from rules.decklist.limits import MOST_COPIES, MOST_LINE, MOST_LINES, MOST_TEXT
from rules.decklist.lines import (
    NAME,
    NOTHING,
    Aside,
    BadLine,
    Heading,
    IsHeading,
    Line,
    ParsedList,
    UnreadableFile,
    too_long,
    wrong_count,
)
from rules.decklist.markup import unwrapped
from rules.decklist.plain import clean

_LINE_ENDS = re.compile("\r\n|[\r\n\v\f\x85\u2028\u2029]")
# Full-width forms that Japanese lists use for signs with a meaning here; digits work as they are.
_WIDE = str.maketrans("［］【】（）：＃／｜ｘＸ＊－〔〕「」＝", "[][]():#/|xX*-[][]=")
_PIECES = re.compile(r"(?<=\d)\s*枚")
_BULLET = re.compile(
    r"(?:[-*•+‣◦●○·∙▪■□◆◇➤→★☆✓✔☑☐・>]\s*(?:\[[ xX]?\]\s+)?|[–—]\s+|\[[ xX]?\]\s+|\d{1,3}[.)]\s+(?=\d))(?=\S)"
)
_EMPHASIS = re.compile(r"(\*{1,3}|_{1,3}|`+)(\S.*?)\1(.*)")
_FIRST = re.compile(
    r"(?P<count>[-+−–]?\d+)(?:\s*[x×✕✖*]\s+|[x×✕✖*](?=\S)|[,:;|]?\s+|[;|](?=\S)|,(?=\D))(?P<rest>\S.*)", re.I
)
_HELD = re.compile(r"(?:\((?P<round>\d+)\)|\[(?P<square>\d+)\])\s+(?P<rest>\S.*)")
_SIGNED = re.compile(r"[x×✕✖]\s?(?P<count>\d{1,2})\s+(?P<rest>\S.*)", re.IGNORECASE)
_MIDDLE = re.compile(r"(?P<name>\S.*?)\s+[x×✕✖]\s*(?P<count>\d{1,2})\s+(?P<behind>\S.*)", re.IGNORECASE)
_LAST = re.compile(r"(?P<rest>\S.*?)\s+[x×✕✖]\s*(?P<count>[-+−–]?\d+)", re.IGNORECASE)
_LAST_SIGNED = re.compile(
    r"(?P<rest>\S.*?)\s*(?:[(\[](?:[x×]\s?(?P<a>\d{1,2})|(?P<b>\d{1,2})\s?[x×])[)\]]|\s(?P<c>\d{1,2})[x×])",
    re.IGNORECASE,
)
_PREFIX = re.compile(r"([^:\d]{1,40}):\s*(\S.*)")
_HEAD = re.compile(r"[#/]+\s*(name|system)\s*:\s*(.*)", re.IGNORECASE)
_COMMENT = ("#", "//")
_MOST_HEADING_WORDS = 4

SIDE = "sideboard"
"""The section word for lines that start with `SB:`."""

Read = Line | BadLine | Heading | Aside


def read_text(text: str, is_heading: IsHeading) -> ParsedList:
    """Read a plain text list. Raises UnreadableFile if it is too long."""
    return read_lines(list(enumerate(_LINE_ENDS.split(text), 1)), is_heading)


def read_lines(lines: Sequence[tuple[int, str]], is_heading: IsHeading) -> ParsedList:
    """Read the numbered lines of a list. Raises UnreadableFile if they are too many or too long."""
    written = sum(1 for _, line in lines if line.strip())
    size = sum(len(line) + 1 for _, line in lines)
    if written > MOST_LINES or size > MOST_TEXT + 1:
        raise UnreadableFile(
            f"the list has {written} lines and {size - 1} characters; "
            f"a deck list has at most {MOST_LINES} lines and {MOST_TEXT} characters"
        )
    lines = unwrapped(lines)
    listing = ParsedList("text", "a plain text list, one card on a line")
    marks = _marks_of_headings(lines, is_heading)
    heading, after_blank = "", True
    for number, raw in lines:
        line = read_line(number, raw, heading, is_heading, marks if after_blank else frozenset())
        after_blank = not raw.strip()
        if line is None:
            _head(listing, number, clean(raw))
            continue
        if isinstance(line, Heading):
            if _is_greeting(line, listing.lines, is_heading):
                listing.lines.append(Aside(number, line.text, "a sentence"))
                continue
            heading = line.words
        listing.lines.append(line)
    if not any(_HEAD.fullmatch(clean(raw)) for _, raw in lines):
        listing.lines = _placed(listing.lines, {number for number, raw in lines if not raw.strip()})
    if all(isinstance(line, Aside) and line.card is None for line in listing.lines):
        listing.notes.append("the list names no card; a card stands on a line such as: 4 Card Name")
    return listing


def read_line(
    number: int, raw: str, heading: str, is_heading: IsHeading, marks: frozenset[str] = frozenset()
) -> Read | None:
    """Read one line below a heading; None for a blank line, a rule, or our own notes.

    `marks` are the comment marks that begin headings in this list, so that further ones are headings too.
    """
    text = raw.strip()
    plain = clean(raw).translate(_WIDE)
    if not plain.strip("-=*_~#/+.·•— ") or _HEAD.fullmatch(plain):
        return None
    is_comment = plain.startswith(_COMMENT)
    if len(plain) > MOST_LINE:
        if is_comment:
            return Aside(number, f"{text[:MOST_LINE]}…", "a comment")
        return BadLine(number, f"{text[:MOST_LINE]}…", too_long(len(plain)), heading)
    # `40 cards` is a total, even if a game has a section of that name.
    marked = None if is_total(plain) else heading_in(plain, is_heading)
    if marked and (marked.known or marked.marked) and not _is_card_in_marks(marked, plain):
        why = aside(marked.words)
        if not marked.known and why:
            return Aside(number, text, why)
        card = None if marked.marked or marked.comment else _card(number, text, plain, heading)
        return Heading(number, text, marked.words, marked.announced, card if isinstance(card, Line) else None)
    if is_comment:
        if marked and marked.comment in marks and len(marked.words.split()) <= _MOST_HEADING_WORDS:
            return Heading(number, text, marked.words, marked.announced)
        return Aside(number, text, "a comment")
    title = title_words(plain)
    if title and not _split(title)[0]:
        card = _card(number, text, plain, heading)
        return Aside(number, text, NAME, card if isinstance(card, Line) else None, title)
    prefix = _PREFIX.fullmatch(plain)
    if prefix and (is_heading(prefix[1]) or prefix[1].strip().lower() == "sb"):
        word = SIDE if prefix[1].strip().lower() == "sb" else prefix[1].strip()
        return _card(number, text, prefix[2], word, own=True)
    line = _card(number, text, plain, heading)
    why = aside(_bare(plain))
    return Aside(number, text, why, line if isinstance(line, Line) else None) if why else line


def _is_greeting(line: Heading, above: Sequence[Read], is_heading: IsHeading) -> bool:
    """Return whether a line with a colon is a greeting before the list, and not a section heading."""
    plain = line.text.rstrip()
    longer = len(line.words.split()) > _MOST_HEADING_WORDS and plain.endswith((":", "："))
    return longer and not is_heading(line.words) and all(isinstance(one, Aside) for one in above)


def _is_card_in_marks(marked: Marked, plain: str) -> bool:
    """Return whether an apparent heading is a card with its quantity in bold or italics."""
    return not marked.known and _split(_bare(plain).rstrip(":"))[0] != ""


def _marks_of_headings(lines: Iterable[tuple[int, str]], is_heading: IsHeading) -> frozenset[str]:
    """Return the comment marks, `#` or `//`, that begin a heading somewhere in a list."""
    found = set()
    for _, raw in lines:
        plain = clean(raw[: MOST_LINE + 1]).translate(_WIDE)
        if plain.startswith(_COMMENT) and (marked := heading_in(plain, is_heading)) and marked.known:
            found.add(marked.comment)
    return frozenset(found)


def _placed(read: Sequence[Read], blank: Set[int]) -> list[Read]:
    """Mark the lines without a quantity that are above all cards, and those that may open a section."""
    counted = sum(isinstance(one, Line) and one.counted for one in read)
    alone = sum(isinstance(one, Line) and not one.counted for one in read)
    begun = counted <= alone and not any(isinstance(one, Heading) for one in read)
    found: list[Read] = []
    for place, one in enumerate(read):
        if not isinstance(one, Line) or one.counted or one.own:
            begun = begun or isinstance(one, Line | Heading)
            found.append(one)
            continue
        below = next((later for later in read[place + 1 :] if not isinstance(later, Aside)), None)
        # A blank line above or a number after it, and few words: a heading looks like this, a sentence does
        # not.
        apart = one.number - 1 in blank or any(way.copies for way in one.ways)
        alike = apart and len(one.text.split()) <= _MOST_HEADING_WORDS
        opens = alike and counted > alone and isinstance(below, Line) and below.counted
        found.append(replace(one, place="top" if not begun else "opens" if opens else ""))
    return found


def _card(number: int, text: str, plain: str, heading: str, own: bool = False) -> Line | BadLine | Aside:
    bare = _bare(plain)
    count, rest = _split(bare)
    if not rest:
        if bare.lstrip("+-−–").isdecimal():
            return BadLine(number, text, "a number without a card; write a card as: 4 Card Name", heading)
        return Line(number, text, 1, tuple(uncounted(bare)), heading, own, counted=False)
    if count.lstrip("+-").strip("0") == "" and len(count) < 9:
        return Aside(number, text, NOTHING)
    if len(count) > 9 or not 1 <= int(count) <= MOST_COPIES:
        return BadLine(number, text, wrong_count(count), heading)
    return Line(number, text, int(count), tuple(ways(rest)), heading, own)


def _bare(plain: str) -> str:
    """Return a line without bullets, emphasis and the Japanese counter for pieces."""
    shorter = _PIECES.sub("", plain)
    if bullet := _BULLET.match(shorter):
        behind = shorter[bullet.end() :]
        # A dash directly before a number is its sign.
        shorter = shorter if shorter[0] in "-+" and behind[0].isdigit() and shorter[1].isdigit() else behind
    if emphasis := _EMPHASIS.fullmatch(shorter):
        shorter = f"{emphasis[2]}{emphasis[3]}"
    return shorter


def _split(plain: str) -> tuple[str, str]:
    """Split a line into its quantity and its card text; ("", "") if it has no such quantity."""
    if match := _FIRST.fullmatch(plain) or _SIGNED.fullmatch(plain) or _LAST.fullmatch(plain):
        return match["count"].replace("−", "-").replace("–", "-"), match["rest"]
    if match := _HELD.fullmatch(plain):
        return match["round"] or match["square"], match["rest"]
    if match := _LAST_SIGNED.fullmatch(plain):
        return match["a"] or match["b"] or match["c"], match["rest"]
    if match := _MIDDLE.fullmatch(plain):
        return match["count"], f"{match['name']} {match['behind']}"
    return "", ""


def _head(listing: ParsedList, number: int, plain: str) -> None:
    """Read the deck's name and system from our own notes."""
    remark = _HEAD.fullmatch(plain)
    if remark and remark[1].lower() == "system":
        listing.system = listing.system or remark[2].strip()
    elif remark:
        listing.name = listing.name or remark[2]
