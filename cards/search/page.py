"""The contents of a card's page beyond its row: legality by format, keywords, how it is played."""

from dataclasses import dataclass
from datetime import date
from typing import TypedDict

import rules
from cards import texts
from cards.models import Card, PrintedText
from rules.construction.card_legality import CardLegality, card_legalities
from rules.definitions import definitions
from rules.keywords import Keyword, keywords
from rules.plain_verdicts import Day
from rules.publishers import PublisherLink, publisher_link
from rules.spoken import SpokenSide, spoken

WORDS = {
    "legal": "Legal",
    "limited": "Limited",
    "banned": "Banned",
    "outside": "Not in the pool",
    "unknown": "Unknown to us",
}


class Listed(TypedDict):
    """The list that restricts a card."""

    format: str
    date: Day | None
    source: str


class FormatLegality(TypedDict):
    """A card's legality in one format: legal, limited, banned, outside the pool, or unknown to us."""

    format: str
    name: str
    legality: str
    copies: int | None
    note: str
    list: Listed
    gaps: list[str]


LOOKED_AT = ("read", "partly", "unread")
"""The words for a side whose text was at hand to be read."""


@dataclass(frozen=True, slots=True)
class InFormat:
    """A card's legality in a format; `gaps` are reasons why the list may be incomplete."""

    format: rules.Format
    legality: CardLegality
    gaps: tuple[str, ...]

    @property
    def word(self) -> str:
        """The legality; unknown if no recorded list names the card and lists are missing."""
        return "unknown" if self.legality.word == "legal" and self.gaps else self.legality.word

    @property
    def words(self) -> str:
        """The legality in words, with the number of copies allowed."""
        copies = self.legality.copies
        left = f" to {copies}" if self.word == "limited" and copies else ""
        return WORDS[self.word] + left


@dataclass(frozen=True, slots=True)
class EngineSupport:
    """The engine's support of a card: whether it fully plays it, and what it leaves out."""

    whole: bool
    paragraphs: int
    text_lost: bool
    unknown: tuple[str, ...]


def in_formats(card: Card, as_of: date) -> list[InFormat]:
    """Return a card's legality in every format of its system on a day; empty for a retired card."""
    of = rules.system(card.system)
    value = of.catalogue().get(card.card_id)
    if value is None:
        return []
    found = [card_legalities(of, form, as_of) for form in rules.formats(of.code).values()]
    return [InFormat(one.format, one.of(value), one.gaps) for one in found]


def by_legality(found: list[InFormat]) -> list[tuple[str, list[InFormat]]]:
    """Group formats by a card's legality, each in words, the least restrictive first."""
    order = [*WORDS]
    groups: dict[str, list[InFormat]] = {}
    for one in sorted(found, key=lambda one: order.index(one.word)):
        groups.setdefault(one.words, []).append(one)
    return list(groups.items())


def keywords_of(card: Card) -> list[tuple[str, Keyword | None]]:
    """Return the keywords printed on a card, each with its explanation if the rulebook has one."""
    printed = dict.fromkeys(one for face in card.faces for one in face.get("keywords", ()))
    return [(one, keywords(card.system).find(one)) for one in printed]


def played(card: Card) -> EngineSupport | None:
    """Return the engine's support of a card; None for a retired card."""
    value = rules.system(card.system).catalogue().get(card.card_id)
    if value is None:
        return None
    texts = [
        side.unread
        if side.status in LOOKED_AT and side.paragraphs
        else face.values.get("text", face.values.get("other abilities", 0))
        for face, side in zip(value.faces, spoken(card.system, value), strict=True)
    ]
    return EngineSupport(
        whole=definitions(card.system)(value).understood,
        paragraphs=sum(one for one in texts if isinstance(one, int)),
        text_lost=any(isinstance(one, str) for one in texts),
        unknown=tuple(name for name, keyword in keywords_of(card) if keyword is None),
    )


def does(card: Card) -> tuple[SpokenSide, ...]:
    """Return what each side of a card does in our words; nothing for one that left the catalogue."""
    value = rules.system(card.system).catalogue().get(card.card_id)
    return () if value is None else spoken(card.system, value)


def publisher(card: Card) -> PublisherLink | None:
    """Return the link to a card at its publisher, None without one."""
    value = rules.system(card.system).catalogue().get(card.card_id)
    return None if value is None else publisher_link(card.system, value)


class CardText(TypedDict):
    """What a page says of what a card does: `said` is whether there is anything to say, `worded` whether
    any of it is in our words.

    `printed` are the texts that this site has, with the names of their sides.
    """

    does: tuple[SpokenSide, ...]
    said: bool
    worded: bool
    printed: list[tuple[str, PrintedText]]


def text_of(card: Card) -> CardText:
    """Return what the sides of a card do for a page, and whether there is anything to say."""
    sides = does(card)
    printed = [
        (side.name, text)
        for place, side in enumerate(sides)
        for text in texts.of_card(card.system, card.card_id).get(place, ())
    ]
    return {
        "does": sides,
        "said": bool(printed) or any(side.sentences or side.reason for side in sides),
        "worded": any(side.sentences for side in sides),
        "printed": printed,
    }


def legality_json(one: InFormat) -> FormatLegality:
    """Return a card's legality in a format as plain data."""
    listed = one.legality.list
    return {
        "format": one.format.code,
        "name": one.format.name,
        "legality": one.word,
        "copies": one.legality.copies,
        "note": one.legality.note,
        "list": {
            "format": listed.format,
            "date": listed.date.isoformat() if listed.date else None,
            "source": listed.source,
        },
        "gaps": list(one.gaps),
    }
