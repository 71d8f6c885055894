"""Text that people write, made safe to store and to show: no control or direction-changing characters."""

import unicodedata

# Direction marks, overrides and isolates: they let a name disguise itself or reorder the page around it.
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_line(text: str) -> str:
    """Return a text as one line: blanks joined, control and direction characters left out."""
    return " ".join(_kept(text.replace("\n", " ").replace("\t", " ")).split())


def clean_text(text: str) -> str:
    """Return a text of several lines, control and direction characters left out."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(_kept(line.replace("\t", "    ")).rstrip() for line in lines).strip("\n")


def storable(text: str) -> str:
    """Return a text that every database takes, with a mark where a character could not be kept."""
    return "".join("\ufffd" if _is_refused(character) else character for character in text)


def _is_refused(character: str) -> bool:
    return character == "\0" or "\ud800" <= character <= "\udfff"


def _kept(text: str) -> str:
    return "".join(
        character
        for character in unicodedata.normalize("NFC", text)
        if character not in _BIDI and unicodedata.category(character) not in {"Cc", "Cs"}
    )
