"""User text made safe to store and show, without invisible, reordering or stacked characters."""

import unicodedata

# Direction marks, overrides and isolates, which could disguise a name or reorder the page around it.
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


# Invisible letters and signs.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Enough combining marks for the letters of any script; more on one letter would cover the lines around it.
_MOST_MARKS = 4


def clean_line(text: str) -> str:
    """Return a text as one line: blanks joined, control and direction characters removed.

    A text without visible characters becomes "".
    """
    line = " ".join(_kept(text.replace("\n", " ").replace("\t", " ")).split())
    return line if _shows(line) else ""


def clean_text(text: str) -> str:
    """Return a multi-line text with control and direction characters removed."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    whole = "\n".join(_kept(line.replace("\t", "    ")).rstrip() for line in lines).strip("\n")
    return whole if _shows(whole) else ""


def storable(text: str) -> str:
    """Return a text that every database accepts, with a mark for each character that could not be stored."""
    return "".join("\ufffd" if _is_refused(character) else character for character in text)


def _is_refused(character: str) -> bool:
    return character == "\0" or "\ud800" <= character <= "\udfff"


def _kept(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if character in _BIDI or kind in {"Cc", "Cs"}:
            continue
        if kind in {"Mn", "Me"}:
            marks += 1
        elif kind != "Cf":
            marks = 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def _shows(text: str) -> bool:
    """Return whether a text has visible characters."""
    unseen = {"Cf", "Mn", "Me", "Zs", "Zl", "Zp"}
    return any(
        character not in _BLANK and not character.isspace() and unicodedata.category(character) not in unseen
        for character in text
    )
