"""Decoding of text files, and removal of invisible characters: control and direction marks."""

import re
import unicodedata

from rules.decklist.limits import MOST_BYTES
from rules.decklist.lines import UnreadableFile

_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f]")
# Spaces as the source of a web page writes them.
_WRITTEN_SPACE = re.compile(r"&(?:nbsp|ensp|emsp|thinsp|#160|#xa0);", re.IGNORECASE)
_UTF16 = (b"\xff\xfe", b"\xfe\xff")


def decoded(data: str | bytes) -> str:
    """Return a file's text, from UTF-8 or marked UTF-16. Raises UnreadableFile if it is not text."""
    size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise UnreadableFile(f"the file has {size} bytes or more; a deck list has at most {MOST_BYTES}")
    text = (data if isinstance(data, str) else _text(data)).removeprefix("\ufeff")
    odd = _CONTROL.findall(text)
    if "\0" in text or len(odd) > max(3, len(text) // 100):
        raise UnreadableFile("the file is binary, not text; a deck list is plain text, XML or JSON")
    if not text.strip():
        raise UnreadableFile("the list is empty; write a card on each line, such as: 4 Card Name")
    return text


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-16" if data[:2] in _UTF16 else "utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnreadableFile(
            f"line {line}: byte {error.start} is not UTF-8 text; save the list as UTF-8"
        ) from error


def hidden(text: str) -> str:
    """Return the names of invisible characters that change how a text is read, such as U+202E; or ""."""
    if text.isascii() and text.isprintable():
        return ""
    found = dict.fromkeys(one for one in text if _is_hidden(one))
    return ", ".join(f"U+{ord(one):04X}" for one in list(found)[:5])


def clean(text: str) -> str:
    """Return a text as one line without invisible characters; odd spaces become plain ones."""
    if "&" in text:
        text = _WRITTEN_SPACE.sub(" ", text)
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    return " ".join("".join(one for one in text if one.isspace() or not _is_hidden(one)).split())


def _is_hidden(one: str) -> bool:
    # The last two are not characters at all, and not allowed in XML.
    return one != "\t" and (unicodedata.category(one) in {"Cc", "Cf", "Cs", "Co"} or one in "\ufffe\uffff")
