"""Headings in plain text lists: their words, however they are marked, and their numbers of cards."""

import re
from dataclasses import dataclass

from rules.decklist.limits import MOST_LINE
from rules.decklist.lines import IsHeading

_COMMENT = re.compile(r"(//+|#)\s*(?=[^#/])")
_MARKDOWN = re.compile(r"#{2,6}\s*(.+?)\s*#*")
_RULED = re.compile(r"(={1,}|-{2,}|\*{1,3}|_{1,3}|~{1,}|\++)\s*(.+?)\s*\1[:：]?")
_BRACKETED = re.compile(r"[\[<{«]\s*([^\[\]<>{}«»]+?)\s*[\]>}»](.*)")
_BULLET = re.compile(r"[>•●■◆▼▶▪◦‣➤★☆・]+\s*")
_COLON = re.compile(r"(.*\S)\s*:")
_REMARK = re.compile(r"(.*\S)\s*(?:\(([^()]*)\)|\[([^\[\]]*)\]|\{([^{}]*)\})")
_NUMBER = r"(\d{1,4})(?:\s*/\s*\d{1,4})?\s*(?:cards?|total|pcs|枚)?"
_COUNT_BEHIND = re.compile(rf"(.*[^\s:=x×–—-])\s*(?:[:=–—-]|\s[x×]|\s)\s*[x×]?\s*{_NUMBER}", re.IGNORECASE)
_COUNT_BEFORE = re.compile(r"(\d{1,4})\s*[x×]?\s+(\S.*)", re.IGNORECASE)
_DASHED = re.compile(r"(.*\S)\s+[–—-]\s+(\S.*)")
_WITHIN = re.compile(_NUMBER, re.IGNORECASE)
_PEELINGS = 6


@dataclass(frozen=True, slots=True)
class Marked:
    """A line that may be a heading: its words, its number, and its markup.

    `known` is set if some game has a section of that name, or lists have one outside the deck. `marked` is
    set if brackets, rules, Markdown or a colon make it a heading whatever it says; `comment` is the comment
    mark that the line begins with.
    """

    words: str
    announced: int | None = None
    known: bool = False
    marked: bool = False
    comment: str = ""


def heading_in(plain: str, is_heading: IsHeading) -> Marked | None:
    """Return a line as a heading, or None if nothing makes it one."""
    if len(plain) > MOST_LINE or (plain.startswith("#") and not plain.strip("#")):
        return None
    comment = _COMMENT.match(plain)
    mark = comment[1][:2] if comment else ""
    rest, announced, marked = plain[comment.end() :] if comment else plain, None, False
    for _ in range(_PEELINGS):
        before = rest
        rest, said, is_marked = _peeled(rest)
        announced = said if said is not None else announced
        marked = marked or is_marked
        for words, counted in _counted(rest):
            if is_heading(words):
                return Marked(words, counted if counted is not None else announced, True, marked, mark)
        if rest == before:
            break
    words = rest.strip(" :")
    if not (marked or mark) or not any(one.isalpha() for one in words):
        return None
    if behind := _COUNT_BEHIND.fullmatch(words):
        words, announced = behind[1], int(behind[2])
    return Marked(words, announced, False, marked, mark)


def _peeled(text: str) -> tuple[str, int | None, bool]:
    """Remove a layer of markup from a line; return it with its number of cards and whether it was marked."""
    if bullet := _BULLET.match(text):
        return text[bullet.end() :], None, False
    if match := _MARKDOWN.fullmatch(text):
        return match[1], None, True
    if match := _RULED.fullmatch(text):
        return match[2], None, True
    if match := _BRACKETED.fullmatch(text):
        behind = match[2].strip()
        inside = _COUNT_BEHIND.fullmatch(match[1])
        if behind and not _is_behind(behind):
            return text, None, False
        said = _number_in(behind)
        return match[1], said if said is not None or not inside else int(inside[2]), True
    if match := _COLON.fullmatch(text):
        return match[1], None, True
    if match := _REMARK.fullmatch(text):
        # A note after it does not mark a heading: cards have numbers there.
        return match[1], _number_in(match[2] or match[3] or match[4] or ""), False
    return text, None, False


def _is_behind(text: str) -> bool:
    """Return whether the text after a bracketed heading belongs to it: a number, a note, a colon."""
    plain = text.strip(" :=–—-x×")
    return not plain or plain[0] in "([{" or _WITHIN.fullmatch(plain) is not None


def _number_in(text: str) -> int | None:
    match = _WITHIN.fullmatch(text.strip(" ()[]{}:=–—-x×"))
    return int(match[1]) if match else None


def _counted(text: str) -> list[tuple[str, int | None]]:
    """Return the ways to remove a number or a note from a heading's words, each with the number."""
    found: list[tuple[str, int | None]] = []
    for words in (text, *(match[1] for match in [_DASHED.fullmatch(text)] if match)):
        if match := _COUNT_BEHIND.fullmatch(words):
            found.append((match[1].strip(" :"), int(match[2])))
        if match := _COUNT_BEFORE.fullmatch(words):
            found.append((match[2].strip(" :"), int(match[1])))
        if remark := _REMARK.fullmatch(words):
            found += [(remark[1].strip(" :"), _number_in(remark[2] or remark[3] or remark[4] or ""))]
        found.append((words.strip(" :"), None))
    return found
