"""The possible interpretations of a card line: name, number and set, in any order."""

import html
import re
from collections.abc import Iterator
from dataclasses import replace

from rules.decklist.lines import Interpretation

_BEHIND = re.compile(r"(.*\S)\s*[(\[]([^()\[\]]+)[)\]]\s*#?(\S+)?")
_BEFORE = re.compile(r"[(\[]?([^\s()\[\]]*\d[^\s()\[\]]*)[)\]]?(?:\s+[-–—:|]\s*|:\s*|\s+)(\S.*)")
_COPIES = re.compile(
    r"(.*[^\s,:;.*|])(?:\s*(?:[,:;*|]|\.{2,})\s*|\s+)(?:(\d{1,2})|\((\d{1,2})\)|\[(\d{1,2})\])"
)
_SET = r"(?:[A-Z][A-Z0-9]*(?:[-+][A-Z0-9]+)*|[a-z]+-?\d[\w+-]*)"
_IN_SET = r"#?(\d{1,4}[A-Za-z*^]{0,2})(?:/\d{1,4})?"
_SET_END = re.compile(rf"(.*\S)\s+[(\[]?({_SET})\s+{_IN_SET}[)\]]?")
_SET_FIRST = re.compile(rf"[(\[]?({_SET})\s+{_IN_SET}[)\]]?(?:\s+(\S.*))?")
_AT_END = re.compile(r"(.*\S)\s+(?:[-–—|]\s*)?#?([^\s]*\d[^\s]*)")
# Numbered lists, and table cells without a frame: `2. Name`, `Name;NUMBER`, `NUMBER,Name`.
_ORDINAL = re.compile(r"\d{1,3}[.)]\s+(\S.*)")
_CELLS_END = re.compile(r"(.*[^\s,;|])\s*[,;|]\s*#?([^\s,;|]*\d[^\s,;|]*)")
_CELLS_FIRST = re.compile(r"([^\s,;|]*\d[^\s,;|]*)\s*[,;|]\s*(\S.*)")
_SIDES = re.compile(r"\s*(?://|\||\s/\s)\s*")
_REMARK = re.compile(r"\s+(?://|#|--|<-+|←)\s.*$|\s+//\S.*$")
_PRICE = re.compile(
    r"\s+[-–—@(]*\s*(?:[$€£¥￥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥￥円]|usd|eur))\)?$", re.IGNORECASE
)
_FINISH = re.compile(
    r"\s+(?:[*(\[](?:F|foil|FL|holo|full art|FA|EN|JP|promo)[*)\]]|FL|foil)+$", re.IGNORECASE
)
# A copy's condition, as shops and collections grade it.
_GRADE = re.compile(
    r"\s+[(\[](?:NM|M|NM/M|NM-|LP|SP|MP|GD|HP|PL|PO|DMG|near mint|mint|played)[)\]]$", re.IGNORECASE
)
_MARKS = (_REMARK, _PRICE, _FINISH, _GRADE)
_ENTITY = re.compile(r"&(?:#\d+|#x[0-9a-f]+|\w+);", re.IGNORECASE)


def uncounted(plain: str) -> Iterator[Interpretation]:
    """Yield the interpretations of a line without a leading quantity; a number after a name may be one."""
    first, *others = ways(plain)
    yield first
    if match := _COPIES.fullmatch(plain):
        copies = int(match[2] or match[3] or match[4])
        if copies:
            yield from (replace(way, copies=copies) for way in ways(match[1]))
    yield from others


def ways(said: str) -> Iterator[Interpretation]:
    """Yield the interpretations of a line's card text, the likeliest first."""
    yield Interpretation(name=said)
    for shorter in _without_marks(said):
        yield Interpretation(name=shorter)
        yield from _taken(shorter)
    yield from _taken(said)


def _without_marks(said: str) -> Iterator[str]:
    """Yield a card text without the marks that may follow a card: without each kind, then without all."""
    alone = dict.fromkeys(shorter for mark in _MARKS if (shorter := mark.sub("", said)) and shorter != said)
    yield from alone
    bare = said
    # Marks come in any order, each kind once.
    for _ in alone and _MARKS:
        for mark in _MARKS:
            bare = mark.sub("", bare) or bare
    if bare != said and bare not in alone:
        yield bare


def _taken(said: str) -> Iterator[Interpretation]:
    if said[-1] in ")]" or "(" in said or "[" in said:
        yield from _bracketed(said)
    if any(one.isdigit() for one in said):
        if match := _CELLS_END.fullmatch(said):
            yield Interpretation(match[1], match[2])
        if match := _CELLS_FIRST.fullmatch(said):
            yield Interpretation(match[2], match[1])
        yield from _with_set(said)
        if " " not in said:
            yield Interpretation(number=said.strip("()[]#"))
        if match := _BEFORE.fullmatch(said):
            yield Interpretation(match[2], match[1])
        if match := _AT_END.fullmatch(said):
            yield Interpretation(match[1], match[2].strip("()[]"))
        if match := _ORDINAL.fullmatch(said):
            yield Interpretation(name=match[1])
            yield from _taken(match[1])
    if _ENTITY.search(said):
        yield Interpretation(name=html.unescape(said))
    sides = _SIDES.split(said)
    # A side that is a number is the quantity in a table row, and given nowhere else.
    if len(sides) > 1 and not any(side.isdecimal() for side in sides):
        yield from (Interpretation(name=side) for side in sides if side)


def _with_set(said: str) -> Iterator[Interpretation]:
    """Yield the ways to read a set and a number separated by a space, before or after a name."""
    if match := _SET_END.fullmatch(said):
        name, of_set, number = match[1], match[2], match[3]
    elif match := _SET_FIRST.fullmatch(said):
        name, of_set, number = match[3] or "", match[1], match[2]
    else:
        return
    for one in dict.fromkeys((number, number.zfill(3))):
        yield Interpretation(name, f"{of_set}-{one}", of_set)


def _bracketed(said: str) -> Iterator[Interpretation]:
    match = _BEHIND.fullmatch(said)
    if match is None:
        return
    name, inside, behind = match[1], match[2].strip(), match[3]
    if behind and _has_digit(behind):
        yield Interpretation(name, behind, inside)
        yield Interpretation(name, f"{inside}-{behind}", inside)
    elif not _has_digit(inside):
        # Words in brackets are not a number but a set, or a note such as `each`.
        yield Interpretation(name, set=inside)
    elif " " in inside:
        set_words, _, last = inside.rpartition(" ")
        if _has_digit(last):
            yield Interpretation(name, last.strip("#"), set_words)
        yield Interpretation(name, inside)
    else:
        yield Interpretation(name, inside, inside)


def _has_digit(text: str) -> bool:
    return any(one.isdigit() for one in text)
