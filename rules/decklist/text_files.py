"""Plain text lists: section headings, a quantity and a name on each line, comments."""

import html
import re
from collections.abc import Iterator
from dataclasses import replace

from rules.decklist.limits import MOST_COPIES, MOST_LINE, MOST_LINES, MOST_TEXT
from rules.decklist.listing import (
    Bad,
    Heading,
    IsHeading,
    Line,
    Listing,
    UnreadableFile,
    Way,
    too_long,
    wrong_count,
)
from rules.decklist.plain import clean

# Forms of full width that lists in Japanese use for what has a meaning here; digits need no help.
_WIDE = str.maketrans("［］【】（）：＃／｜ｘＸ＊－", "[][]():#/|xX*-")
_BRACKETED = re.compile(r"\[([^\[\]]+)\]\s*\(?(\d+)?\)?:?")
_COUNTED = re.compile(r"(.*?\S)\s*[:\-–]?\s*[(\[]?\s*(\d{1,4})(?:\s*cards?)?\s*[)\]]?:?", re.IGNORECASE)
_RULED = re.compile(r"(={2,}|-{2,}|\*{2,}|_{2,}|~{2,})\s*(.+?)\s*\1")
_FIRST = re.compile(
    r"(?:[-*•+]\s+)?(?P<count>[-+−–]?\d+)(?:\s*[x×✕✖*]\s+|[x×✕✖*](?=\S)|[,:;]?\s+)(?P<rest>\S.*)", re.I
)
_HELD = re.compile(r"(?:[-*•+]\s+)?(?:\((?P<round>\d+)\)|\[(?P<square>\d+)\])\s+(?P<rest>\S.*)")
_MIDDLE = re.compile(r"(?P<name>\S.*?)\s+[x×✕✖]\s*(?P<count>\d{1,2})\s+(?P<behind>\S.*)", re.IGNORECASE)
_LAST = re.compile(r"(?:[-*•+]\s+)?(?P<rest>\S.*?)\s+[x×✕✖]\s*(?P<count>[-+−–]?\d+)", re.IGNORECASE)
_PREFIX = re.compile(r"([^:\d]{1,40}):\s*(\S.*)")
_HEAD = re.compile(r"[#/]+\s*(name|system)\s*:\s*(.*)", re.IGNORECASE)
_TITLE = re.compile(r"(?:deck\s*)?(?:name|title)\s*:\s*(\S.*)", re.IGNORECASE)
_BEHIND = re.compile(r"(.*\S)\s*[(\[]([^()\[\]]+)[)\]]\s*#?(\S+)?")
_BEFORE = re.compile(r"[(\[]?([^\s()\[\]]*\d[^\s()\[\]]*)[)\]]?\s+(\S.*)")
_COPIES = re.compile(r"(.*[^\s,:;])(?:\s*[,:;]\s*|\s+)(?:(\d{1,2})|\((\d{1,2})\)|\[(\d{1,2})\])")
_SET_END = re.compile(r"(.*\S)\s+([A-Z][A-Z0-9]{1,7})\s+#?(\d{1,4}[A-Za-z*]{0,2})")
_SET_FIRST = re.compile(r"([A-Z][A-Z0-9]{1,7})\s+#?(\d{1,4}[A-Za-z*]{0,2})(?:\s+(\S.*))?")
_AT_END = re.compile(r"(.*\S)\s+([^\s]*\d[^\s]*)")
_SIDES = re.compile(r"\s*(?://|\||\s/\s)\s*")

SIDE = "sideboard"
"""The word for the section that `SB:` before a line means."""


def read_text(text: str, is_heading: IsHeading) -> Listing:
    """Read a plain text list; UnreadableFile for one that is too long."""
    lines = re.split(r"\r\n|\r|\n", text)
    written = sum(1 for line in lines if line.strip())
    if written > MOST_LINES or len(text) > MOST_TEXT:
        raise UnreadableFile(
            f"the list has {written} lines and {len(text)} characters; "
            f"a deck list has at most {MOST_LINES} lines and {MOST_TEXT} characters"
        )
    listing = Listing("text", "a plain text list, one card on a line")
    heading = ""
    announced: dict[int, int] = {}
    for number, raw in enumerate(lines, 1):
        line = read_line(number, raw, heading, is_heading)
        if line is None:
            _head(listing, number, clean(raw))
            continue
        if isinstance(line, Heading):
            heading = line.words
            announced |= _announced(line)
        listing.lines.append(line)
    listing.notes += _compared(listing, announced)
    if not listing.lines:
        listing.notes.append("the list has only comments; a card stands on a line such as: 4 Card Name")
    return listing


def read_line(number: int, raw: str, heading: str, is_heading: IsHeading) -> Line | Bad | Heading | None:
    """Read one line that stands under a heading; None for a blank line, a rule, a comment or a title."""
    text = raw.strip()
    plain = clean(raw).translate(_WIDE)
    if not plain.strip("-=*_~#/ "):
        return None
    if len(plain) > MOST_LINE and not plain.startswith(("#", "//")):
        return Bad(number, f"{text[:MOST_LINE]}…", too_long(len(plain)), heading)
    words = _heading(plain, is_heading)
    if words:
        return Heading(number, text, words)
    if plain.startswith(("#", "//")) or _TITLE.fullmatch(plain):
        return None
    prefix = _PREFIX.fullmatch(plain)
    if prefix and (is_heading(prefix[1]) or prefix[1].strip().lower() == "sb"):
        word = SIDE if prefix[1].strip().lower() == "sb" else prefix[1].strip()
        return _card(number, text, prefix[2], word, own=True)
    return _card(number, text, plain, heading)


def _card(number: int, text: str, plain: str, heading: str, own: bool = False) -> Line | Bad:
    count, rest = _split(plain)
    if not rest:
        if plain.lstrip("+-−–").isdecimal():
            return Bad(number, text, "a number without a card; write a card as: 4 Card Name", heading)
        return Line(number, text, 1, tuple(_uncounted(plain)), heading, own, counted=False)
    if len(count) > 9 or not 1 <= int(count) <= MOST_COPIES:
        return Bad(number, text, wrong_count(count), heading)
    return Line(number, text, int(count), tuple(_ways(rest)), heading, own)


def _split(plain: str) -> tuple[str, str]:
    """Cut a line into its quantity and what it says of its card; ("", "") where it has no such quantity."""
    if match := _FIRST.fullmatch(plain) or _LAST.fullmatch(plain):
        return match["count"].replace("−", "-").replace("–", "-"), match["rest"]
    if match := _HELD.fullmatch(plain):
        return match["round"] or match["square"], match["rest"]
    if match := _MIDDLE.fullmatch(plain):
        return match["count"], f"{match['name']} {match['behind']}"
    return "", ""


def _uncounted(plain: str) -> Iterator[Way]:
    """Yield the ways to take a line without a quantity before it: a number behind a name may be one."""
    first, *others = _ways(plain)
    yield first
    if match := _COPIES.fullmatch(plain):
        copies = int(match[2] or match[3] or match[4])
        if copies:
            yield from (replace(way, copies=copies) for way in _ways(match[1]))
    yield from others


def _ways(said: str) -> Iterator[Way]:
    """Yield the ways to take what a line says of its card, the likeliest first."""
    said = re.sub(r"\s#\s.*$", "", said)
    yield Way(name=said)
    if said[-1] in ")]" or "(" in said or "[" in said:
        yield from _bracketed(said)
    if any(one.isdigit() for one in said):
        yield from _with_set(said)
        if " " not in said:
            yield Way(number=said)
        if match := _BEFORE.fullmatch(said):
            yield Way(match[2], match[1])
        if match := _AT_END.fullmatch(said):
            yield Way(match[1], match[2])
    if "&" in said and html.unescape(said) != said:
        yield Way(name=html.unescape(said))
    sides = _SIDES.split(said)
    if len(sides) > 1:
        yield from (Way(name=side) for side in sides if side)


def _with_set(said: str) -> Iterator[Way]:
    """Yield the ways to take a set and a number with a space between them, before a name or behind it."""
    if match := _SET_END.fullmatch(said):
        name, of_set, number = match[1], match[2], match[3]
    elif match := _SET_FIRST.fullmatch(said):
        name, of_set, number = match[3] or "", match[1], match[2]
    else:
        return
    for one in dict.fromkeys((number, number.zfill(3))):
        yield Way(name, f"{of_set}-{one}", of_set)


def _bracketed(said: str) -> Iterator[Way]:
    match = _BEHIND.fullmatch(said)
    if match is None:
        return
    name, inside, behind = match[1], match[2].strip(), match[3]
    if behind:
        yield Way(name, behind, inside)
        yield Way(name, f"{inside}-{behind}", inside)
    elif " " in inside:
        set_words, _, last = inside.rpartition(" ")
        yield Way(name, last, set_words)
        yield Way(name, inside)
    else:
        yield Way(name, inside, inside)


def _heading(plain: str, is_heading: IsHeading) -> str:
    """Return the section word of a line that is a heading, else "".

    In brackets, before a colon and between rules any word opens a section; else only one that is known.
    """
    bracketed = _BRACKETED.fullmatch(plain)
    if bracketed:
        return _word(bracketed[1], is_heading)
    ruled = _RULED.fullmatch(plain)
    if ruled:
        return _word(ruled[2], is_heading)
    words = plain.strip("#/*=~- \t").rstrip(":")
    known = _word(words, is_heading)
    if known and is_heading(known):
        return known
    is_comment = plain.startswith(("#", "//"))
    if plain.endswith(":") and not is_comment and not _FIRST.fullmatch(plain):
        return known
    return ""


def _word(words: str, is_heading: IsHeading) -> str:
    """Return a heading's word without the number of cards it may announce."""
    counted = _COUNTED.fullmatch(words)
    if counted and (is_heading(counted[1]) or not is_heading(words)):
        return counted[1].strip(" :")
    return words.strip(" :")


def _announced(heading: Heading) -> dict[int, int]:
    """Return the number of cards that a heading announces, by its line; empty where it announces none."""
    plain = clean(heading.text).translate(_WIDE).strip("#/*=~- \t")
    bracketed = _BRACKETED.fullmatch(plain)
    counted = None if bracketed and bracketed[2] else _COUNTED.fullmatch(bracketed[1] if bracketed else plain)
    said = bracketed[2] if bracketed and bracketed[2] else counted[2] if counted else ""
    return {heading.number: int(said)} if said and len(said) < 5 else {}


def _compared(listing: Listing, announced: dict[int, int]) -> Iterator[str]:
    """Remark on each heading that announces another number of cards than stand below it."""
    read = dict.fromkeys(announced, 0)
    words, at = {}, 0
    for line in listing.lines:
        if isinstance(line, Heading):
            at = line.number
            words[at] = line.words
        elif isinstance(line, Line) and at in read and not line.own:
            read[at] += next((way.copies for way in line.ways if way.copies), line.count)
    for number, count in announced.items():
        if read[number] != count:
            under = clean(words[number])
            yield f"line {number} announces {count} cards under “{under}”; {read[number]} were read there"


def _head(listing: Listing, number: int, plain: str) -> None:
    """Take the deck's name and system from a comment or a title that gives them."""
    comment, title = _HEAD.fullmatch(plain), _TITLE.fullmatch(plain)
    if comment and comment[1].lower() == "system":
        listing.system = listing.system or comment[2].strip()
    elif comment or (title and not listing.name):
        listing.name = listing.name or (comment[2] if comment else title[1] if title else "")
    elif title:
        listing.notes.append(f"line {number} gives a second name, which was passed over: “{title[1]}”")
