"""Collector's numbers as written in lists: with or beside their set, with marks of side or foil."""

import re
from collections.abc import Iterator
from dataclasses import replace

from rules.cards import Card, Catalogue, normalise
from rules.decklist.lines import Interpretation

_LANGUAGE = re.compile(r"(?<=\d)[-_ ]?(EN|JP|JA)$", re.IGNORECASE)
# After a number: foil and full art, the mark of a side that is not a separate card, footnotes.
_MARKS = re.compile(r"(?:[-_ ]?(?:FL|FOIL|FA|F|HOLO|PRE|PROMO)|[*^+†‡!]+|(?<=\d)J[*^]*)$", re.IGNORECASE)
_SET_AND_NUMBER = re.compile(r"([^\W_][\w+-]*?)[-_ ]?[# -]\s*(\d+[A-Za-z]{0,2})(?:/\d+)?")
_DASHES = re.compile("[\u2010-\u2015\u2212]")
_NUMBER = re.compile(r"#?[\w+*^-]*\d[\w+*^/-]*(?: #?\d[\w/]*)?")


def is_number(text: str) -> bool:
    """Return whether words look like a collector's number, so that an unknown one is worth a note."""
    return _NUMBER.fullmatch(text) is not None and (not text.isdecimal() or len(text) > 2)


def numbered_cards(catalogue: Catalogue, way: Interpretation) -> tuple[Card, ...]:
    """Return the cards with a number, or with several numbers written as one word.

    A reprint has the numbers of both printings (`15-001R/9-002H`), some publishers end a number with its
    language (`BP01-001EN`), and lists add marks of foil (`1-178R-FL`) or of a side (`SDR5-009J`, `TSW-001^`).
    """
    way = replace(way, number=_DASHES.sub("-", way.number))
    # `80/110` is one number: the card's, and the size of its set.
    parts = [one for one in way.number.split("/") if "-" in one]
    for numbers in ([way.number], parts, [_LANGUAGE.sub("", one) for one in parts], list(_unmarked(parts))):
        found = (card for one in numbers for card in _numbered(catalogue, one, way.set))
        if cards := tuple(dict.fromkeys(found)):
            return cards
    return _placed(catalogue, way)


def _unmarked(parts: list[str]) -> Iterator[str]:
    for part in parts:
        rest, before = part, ""
        while rest != before:
            if rest != part:
                yield rest
            before, rest = rest, _LANGUAGE.sub("", _MARKS.sub("", rest))
        if rest.startswith("0"):
            yield rest.lstrip("0")


def _placed(catalogue: Catalogue, way: Interpretation) -> tuple[Card, ...]:
    """Return the cards with a number of a set, written side by side or as one word."""
    tries = [(way.set, way.number.lstrip("#"))] if way.set else []
    # A set and a number side by side are one word in `way.number` as well.
    if match := _SET_AND_NUMBER.fullmatch(way.number.split("/")[0]):
        tries.append((match[1], match[2]))
    found = (card for code, number in tries for card in catalogue.placed(code, number))
    return tuple(dict.fromkeys(found))


def _numbered(catalogue: Catalogue, number: str, of_set: str) -> tuple[Card, ...]:
    """Return the cards with a number; one written without its set needs the set beside it."""
    card = catalogue.get(number)
    if card:
        return (card,)
    if of_set and of_set != number:
        wanted = normalise(of_set)
        found = catalogue.numbered(number, of_set)
        in_set = tuple(card for card in found if wanted in {normalise(code) for code in card.sets})
        if in_set:
            return in_set
    return catalogue.numbered(number) if "-" in number else ()
