"""Lists pasted from a web page with HTML tags: the text of each line without them."""

import html
import re

_NAMES = (
    "a|b|i|u|p|br|div|li|ul|ol|strong|em|h[1-6]|span|td|tr|th|table|tbody|thead|font|hr|section|article"
    "|html|head|body|title|meta|link|pre|code|small|dl|dt|dd|img|input|label|main|center|blockquote"
)
_TAG = re.compile(
    rf"</?(?P<name>{_NAMES})(?:\s[^<>]*)?/?>|<!--[^<>]*-->|<!doctype html[^<>]*>", re.IGNORECASE
)
# Tags that occur in pasted lists; a picture alone does not make a page.
_SIGN = re.compile(
    r"</?(?:b|i|u|p|br|div|li|ul|ol|strong|em|h[1-6]|span|td|tr|table|html|body|a)(?:\s[^<>]*)?/?>",
    re.IGNORECASE,
)
_HIDDEN = re.compile(r"<(script|style)\b[^<>]*>[^<]*</\1>", re.IGNORECASE)
_BREAKS = re.compile(
    r"p|br|div|li|ul|ol|h[1-6]|tr|table|section|article|dt|dd|hr|title|blockquote", re.IGNORECASE
)
_CELLS = re.compile(r"td|th", re.IGNORECASE)
_BREAK = "\x1e"


def has_tags(text: str) -> bool:
    """Return whether a text contains HTML tags."""
    return "<" in text and _SIGN.search(text) is not None


def lines_of(text: str) -> list[tuple[int, str]]:
    """Return the lines that a web page would show, each with the number of its line in the text."""
    plain = _TAG.sub(_shown, _HIDDEN.sub(lambda match: "\n" * match[0].count("\n"), text))
    return [
        (number, html.unescape(piece))
        for number, line in enumerate(re.split(r"\r\n|\r|\n", plain), 1)
        for piece in line.split(_BREAK)
    ]


def _shown(match: re.Match[str]) -> str:
    name = match["name"] or ""
    mark = _BREAK if _BREAKS.fullmatch(name) else " " if _CELLS.fullmatch(name) else ""
    return mark + "\n" * match[0].count("\n")
