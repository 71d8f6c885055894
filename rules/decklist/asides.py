"""Lines of a deck list that name no card: totals, curves, prices, authors, URLs, tables of numbers."""

import re
from collections.abc import Set

from rules.cards import normalise
from rules.decklist.lexicon import lexicon

_LABELLED = re.compile(r"([^:=：]{1,40}?)\s*(?:[:=：]|\s[–—-]\s)\s*(.*)")
_TOTAL = re.compile(
    r"(?:=\s*)?(\d{1,4})\s*(?:/\s*\d{1,4}\s*)?(?:cards?(?:\s+(?:in\s+)?(?:total|all|main|deck))*|total|枚)\.?"
    r"|(?:=\s*)\d{1,4}",
    re.IGNORECASE,
)
_LABEL_NUMBER = re.compile(r"(\D{2,40}?)\s*[(\[]?\s*~?\d[\d.,/ %]*(?:cards?|枚)?\s*[)\]]?", re.IGNORECASE)
_MONEY = re.compile(
    r"(?:~\s*)?(?:(?:US|CA|AU)?[$€£¥￥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥￥円]|usd|eur|gbp|jpy|dollars|euros))(?:\s.*)?",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+|\S+@\S+\.\w+", re.IGNORECASE)
_FIGURES = re.compile(r"[\d\s.,:;/|%+=()\[\]~–—<>≤≥#*█▇▆▅▄▃▂▁■□▓▒░-]{3,}")
# A number, or a quantity and a number, may be half of a card's line.
_TWO_NUMBERS = re.compile(r"[-+−–x×*(\[]?\s*\d+\s*[)\]x×*]?(?:\s+#?\d+)?", re.IGNORECASE)
_BYLINE = re.compile(r"(?:by|von|par|por)\s+\S+(?:\s+\S+){0,3}", re.IGNORECASE)
_DAY = re.compile(r"\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}")
_SENTENCE = re.compile(r"(?:\S+\s+){4,}\S+[.!?…。！？]")
_PARTS = re.compile(r"\s*(?:[,;|+・]|\s(?:and|/)\s)\s*")
_ATTRIBUTE = re.compile(
    r"(?:(?P<before>\d{1,3}%?)\s*[x×]?\s+)?(?P<word>[^\d:=()\[\]]+?)"
    r"(?:\s*[:=–—-]?\s*[x×]?\s*[(\[]?\s*(?P<behind>\d{1,3}%?)(?:\s*(?:cards?|枚))?\s*[)\]]?)?",
    re.IGNORECASE,
)


def aside(plain: str) -> str:
    """Return why a line names no card, by its words alone; "" if it may name one."""
    if _DAY.fullmatch(plain):
        return "a date"
    if _ADDRESS.fullmatch(plain):
        return "an address"
    if is_total(plain):
        return "a total"
    if _MONEY.fullmatch(plain):
        return "a price"
    if _FIGURES.fullmatch(plain) and (len(plain.split()) > 2 or not _TWO_NUMBERS.fullmatch(plain)):
        return "figures"
    if _SENTENCE.fullmatch(plain) and not plain[0].isdigit():
        return "a sentence"
    labelled = _LABELLED.fullmatch(plain) or _LABEL_NUMBER.fullmatch(plain)
    return _KINDS.get(_kind_of(normalise(labelled[1])), "") if labelled else ""


def _kind_of(label: str) -> str:
    if label.endswith("curve") or label.startswith(("average", "avg")):
        return "curve"
    return lexicon().labels.get(label, "")


_KINDS = {
    "total": "a total",
    "about": "about the deck, not in it",
    "price": "a price",
    "curve": "figures about the deck",
}


def is_total(plain: str) -> bool:
    """Return whether a line is only a number of cards."""
    return _TOTAL.fullmatch(plain) is not None


def byline(plain: str) -> bool:
    """Return whether a line without a card says who made the deck."""
    return _BYLINE.fullmatch(plain) is not None


def title_words(plain: str) -> str | None:
    """Return the deck's name from a line that labels it, or None."""
    match = _LABELLED.fullmatch(plain)
    if match and match[2] and normalise(match[1]) in lexicon().titles:
        return match[2].strip()
    return None


def counts_of(plain: str, attributes: Set[str]) -> bool:
    """Return whether a line counts the cards of some attributes, such as `Fire [20], Water [4]`.

    `attributes` are normalised words. A line of attributes alone, without a number, counts too.
    """
    return bool(counted_in(plain, attributes))


def counted_in(plain: str, attributes: Set[str]) -> frozenset[str]:
    """Return the attributes whose cards a line counts, normalised; none if it says anything else."""
    parts = [_attributes_of(part) for part in _PARTS.split(plain.strip(" ()[].")) if part]
    words = frozenset(word for part in parts for word in part)
    known = all(word in attributes or word.removesuffix("cards") in attributes for word in words)
    return words if all(parts) and known else frozenset()


def _attributes_of(part: str) -> list[str]:
    match = _ATTRIBUTE.fullmatch(part.strip("*_ ()[]"))
    return [normalise(word) for word in re.split(r"[/&]", match["word"])] if match else []
