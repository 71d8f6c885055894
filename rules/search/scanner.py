"""The scanner of searches, which splits the text into tokens."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.search.keys import is_key
from rules.search.limits import MOST_DEPTH, MOST_TERMS, MOST_TEXT
from rules.search.tree import NOT, OR, SIGNS, Sign, Term

Kind = Literal["_OR", "_MINUS", "_OPEN", "_CLOSE", "TERM"]

# Signs of other keyboards, replaced character by character so that positions stay the same.
_ALIKE = str.maketrans("（）：＝＜＞！－“”„‟＂«»", '():=<>!-"""""""')
_SINGLE: dict[str, Sign] = {"≤": "<=", "≥": ">=", "≠": "!="}
_STOPS = '()"'


class BadQuery(ValueError):
    """A search that cannot be parsed: what is wrong, and its start and end in the text."""

    def __init__(self, message: str, text: str, start: int, end: int) -> None:
        super().__init__(message)
        self.message, self.text, self.start, self.end = message, text, start, end

    @property
    def parts(self) -> tuple[str, str, str]:
        """The text before the problem, the problem, and the text after it."""
        return self.text[: self.start], self.text[self.start : self.end], self.text[self.end :]


@dataclass(frozen=True, slots=True)
class Piece:
    """A token: its kind, its position and, if it is one, its term."""

    kind: Kind
    start: int
    end: int
    term: Term | None = None


def scan(text: str) -> list[Piece]:
    """Return the tokens of a search. Raises BadQuery if it is too long, too deep or incomplete."""
    pieces = list(_scanned(text))
    around = [None, *pieces, None]
    return [_as_meant(*one) for one in zip(around, pieces, around[2:], strict=False)]


def _as_meant(before: Piece | None, piece: Piece, after: Piece | None) -> Piece:
    """Return `or` and `not` in lower case as operators, or as words where they can join or negate nothing.

    JUDGEMENT: `or` between plain words is an operator too; cards whose names have all three words are still
    found, and come first. Whether `not` before a plain word is one depends on what that word means.
    """
    term = piece.term
    if term is not None and _is_plain(piece, OR):
        joins = before is not None and before.kind in ("TERM", "_CLOSE") and not _is_plain(before, OR)
        if joins and after is not None and after.kind in ("TERM", "_OPEN", "_MINUS"):
            return Piece("_OR", piece.start, piece.end)
        return replace(piece, term=replace(term, quoted=True))
    if _is_plain(piece, NOT) and after is not None:
        said = after.term
        if after.kind == "_OPEN" or (said is not None and (said.key or said.quoted)):
            return Piece("_MINUS", piece.start, piece.end)
    return piece


def _is_plain(piece: Piece, word: str) -> bool:
    term = piece.term
    return term is not None and not term.key and not term.quoted and term.value == word


def _scanned(text: str) -> Iterator[Piece]:
    if len(text) > MOST_TEXT:
        raise BadQuery(
            f"{len(text)} characters are more than a search may have; at most {MOST_TEXT}",
            text,
            MOST_TEXT,
            len(text),
        )
    plain = text.translate(_ALIKE)
    at, terms, opened, minuses = 0, 0, 0, 0
    while at < len(plain):
        if plain[at].isspace():
            at += 1
            continue
        piece = _piece(text, plain, at)
        terms += piece.kind == "TERM"
        opened += (piece.kind == "_OPEN") - (piece.kind == "_CLOSE")
        minuses = minuses + 1 if piece.kind == "_MINUS" else 0
        if terms > MOST_TERMS:
            raise BadQuery(f"more than {MOST_TERMS} words and facts", text, at, len(text))
        if opened > MOST_DEPTH or minuses > MOST_DEPTH:
            raise BadQuery(f"more than {MOST_DEPTH} signs stand in each other", text, at, piece.end)
        yield piece
        at = piece.end


def _piece(text: str, plain: str, at: int) -> Piece:
    sign = plain[at]
    if sign in "()":
        return Piece("_OPEN" if sign == "(" else "_CLOSE", at, at + 1)
    if sign == '"':
        value, end = _phrase(text, plain, at)
        return Piece("TERM", at, end, Term("", ":", value, True, at, end))
    end = _run(plain, at)
    if sign == "-":
        if end == at + 1 and plain[end : end + 1] not in ("(", '"'):
            raise BadQuery("a minus needs something after it that cards must not be", text, at, end)
        return Piece("_MINUS", at, at + 1)
    if plain[at:end] == "OR":
        return Piece("_OR", at, end)
    return _word(text, plain, at, end)


def _word(text: str, plain: str, at: int, end: int) -> Piece:
    """A plain word, or a fact: letters, a sign, and a value directly after it."""
    after = at
    while after < end and (plain[after].isalpha() or plain[after] == "_"):
        after += 1
    sign, begins = _sign(plain, after)
    if sign is None and after == end and is_key(_folded(text[at:end])):
        sign, begins, end = _apart(plain, end)
    if sign is None or after == at or begins > end:
        return Piece("TERM", at, end, Term("", ":", text[at:end], False, at, end))
    key = _folded(text[at:after])
    # Names in Japanese are joined by such signs, and no key has other letters than ours.
    if not key.isascii():
        return Piece("TERM", at, end, Term("", ":", text[at:end], False, at, end))
    if begins < end:
        return Piece("TERM", at, end, Term(key, sign, text[begins:end], False, at, end))
    if plain[begins : begins + 1] == '"':
        value, end = _phrase(text, plain, begins)
        return Piece("TERM", at, end, Term(key, sign, value, True, at, end))
    if is_key(key):
        raise BadQuery(f"{text[at:end]!r} needs a value right after it", text, at, end)
    return Piece("TERM", at, end, Term("", ":", text[at:end], False, at, end))


def _folded(word: str) -> str:
    """A key in one case and width."""
    return unicodedata.normalize("NFKC", word).lower()


def _sign(plain: str, at: int) -> tuple[Sign | None, int]:
    if (single := _SINGLE.get(plain[at : at + 1])) is not None:
        return single, at + 1
    for sign in SIGNS:
        if plain.startswith(sign, at):
            return sign, at + len(sign)
    return None, at


def _apart(plain: str, at: int) -> tuple[Sign | None, int, int]:
    """A sign separated from its key, as in `cost <= 3`, and the start and end of its value."""
    sign, begins = _sign(plain, _past_blanks(plain, at))
    if sign is None or sign == ":":
        return None, at, at
    begins = _past_blanks(plain, begins)
    return sign, begins, _run(plain, begins)


def _past_blanks(plain: str, at: int) -> int:
    while at < len(plain) and plain[at].isspace():
        at += 1
    return at


def _run(plain: str, at: int) -> int:
    end = at
    while end < len(plain) and not plain[end].isspace() and plain[end] not in _STOPS:
        end += 1
    return end


def _phrase(text: str, plain: str, at: int) -> tuple[str, int]:
    close = plain.find('"', at + 1)
    if close < 0:
        raise BadQuery("these quotes are not closed", text, at, len(text))
    value = " ".join(text[at + 1 : close].split())
    if not value:
        raise BadQuery("there is nothing between these quotes", text, at, close + 1)
    return value, close + 1
