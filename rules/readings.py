"""How much of the cards' printed text the engine plays: for a card, and for a deck by cards and by copies."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias, TypedDict

from rules.blanks import PRINTED
from rules.cards import Card, Face
from rules.construction.deck import Deck, merged
from rules.definitions import definitions
from rules.rulesets import ruleset
from rules.spoken import SpokenSide, spoken

Word: TypeAlias = Literal["read", "partly", "unread", "notext"]
"""How much of a card is read: all of it, a part, nothing, or nothing because there is no text."""


@dataclass(frozen=True, slots=True)
class CardReading:
    """How much of a card is read: in a word, and as the number of printed abilities that are played.

    An ability is a paragraph of the printed text. `printed` is None if no source says how many there are.
    `left_out` says what is left out, a part for each side.
    """

    word: Word
    printed: int | None
    carried_out: int
    left_out: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def reading_of(code: str, card: Card) -> CardReading:
    """Return how much of a system's card is read; the engine plays `read` cards completely."""
    sides = spoken(code, card)
    counted = [_counted(face, side) for face, side in zip(card.faces, sides, strict=True)]
    printed = None if any(one is None for one, _ in counted) else sum(one or 0 for one, _ in counted)
    carried_out = sum(done for _, done in counted)
    if definitions(code)(card).understood:
        return CardReading("read", printed, carried_out if printed is None else printed)
    left_out = tuple(_left_out(side, several=len(sides) > 1) for side in sides if _lacks(side))
    return CardReading(_word(sides), printed, carried_out, left_out or ("a keyword is not played",))


@dataclass(frozen=True, slots=True)
class Shares:
    """How many cards are read whole, partly, not at all, or have no text, and how many abilities are played.

    For `uncounted` cards no source says how many abilities they print; the others have `printed` of them.
    """

    read: int
    partly: int
    unread: int
    notext: int
    printed: int
    carried_out: int
    uncounted: int

    @property
    def cards(self) -> int:
        """The number of cards."""
        return self.read + self.partly + self.unread + self.notext

    @property
    def percent(self) -> int:
        """The share of printed abilities that are played, in percent, rounded down."""
        return 100 * self.carried_out // self.printed if self.printed else 0


class SharesJson(TypedDict):
    """How many cards are read whole, partly, not at all, or have no text; how many abilities are played.

    For `uncounted` cards no source says how many abilities they print; the others print `abilities`.
    """

    read: int
    partly: int
    unread: int
    notext: int
    abilities: int
    carried_out: int
    uncounted: int


class LackingCard(TypedDict):
    """A card that is not read completely: its copies, and what is left out."""

    card: str
    name: str
    copies: int
    reading: Word
    left_out: list[str]


class SharesRead(TypedDict):
    """How much of a deck is read and played: by different cards and by copies."""

    cards: SharesJson
    copies: SharesJson


class DeckRead(SharesRead):
    """How much of a deck is read and played, with the cards that are not read completely."""

    lacking: list[LackingCard]


@dataclass(frozen=True, slots=True)
class DeckReading:
    """How much of a deck is read, by cards and by copies; `lacking` are the cards not read completely."""

    cards: Shares
    copies: Shares
    lacking: tuple[tuple[Card, int, CardReading], ...]


def shares_json(found: DeckReading) -> SharesRead:
    """Return how much of a deck is read as plain data, without the names of its cards."""
    return {"cards": _shares_json(found.cards), "copies": _shares_json(found.copies)}


def deck_read(found: DeckReading) -> DeckRead:
    """Return how much of a deck is read as plain data."""
    lacking: list[LackingCard] = [
        {
            "card": card.id,
            "name": card.name,
            "copies": count,
            "reading": reading.word,
            "left_out": list(reading.left_out),
        }
        for card, count, reading in found.lacking
    ]
    return {**shares_json(found), "lacking": lacking}


def _shares_json(of: Shares) -> SharesJson:
    return {
        "read": of.read,
        "partly": of.partly,
        "unread": of.unread,
        "notext": of.notext,
        "abilities": of.printed,
        "carried_out": of.carried_out,
        "uncounted": of.uncounted,
    }


def deck_reading(deck: Deck) -> DeckReading:
    """Return how much of the cards of a deck that take part in games is read."""
    rules = ruleset(deck.system)
    copies: Counter[Card] = Counter()
    for entry in merged(deck.entries):
        if entry.section in rules.section_zones and entry.section not in rules.aside:
            copies[entry.card] += entry.count
    found = [(card, count, reading_of(deck.system, card)) for card, count in copies.items()]
    return DeckReading(
        shares((1, reading) for _, _, reading in found),
        shares((count, reading) for _, count, reading in found),
        tuple(one for one in found if one[2].word != "read"),
    )


def shares(of: Iterable[tuple[int, CardReading]]) -> Shares:
    """Return the shares of cards, each with how many times it counts."""
    words: Counter[str] = Counter()
    printed = carried_out = uncounted = 0
    for count, reading in of:
        words[reading.word] += count
        if reading.printed is None:
            uncounted += count
        else:
            printed += count * reading.printed
            carried_out += count * reading.carried_out
    return Shares(
        words["read"], words["partly"], words["unread"], words["notext"], printed, carried_out, uncounted
    )


def _word(sides: Sequence[SpokenSide]) -> Word:
    statuses = {side.status for side in sides}
    if statuses & {"read", "partly"}:
        return "partly"
    return "unread" if "unread" in statuses else "notext"


def _counted(face: Face, side: SpokenSide) -> tuple[int | None, int]:
    """Return how many abilities a side prints, None if unknown, and how many are played."""
    if side.paragraphs:
        return side.paragraphs, side.paragraphs - side.unread
    if side.status == "plain":
        return 0, 0
    told = next((face.values[name] for name in PRINTED if name in face.values), None)
    return (told, 0) if isinstance(told, int) else (None, 0)


def _lacks(side: SpokenSide) -> bool:
    return side.status in ("partly", "unread", "no text")


def _left_out(side: SpokenSide, *, several: bool) -> str:
    """Return in words what is left out of a side, with its name if the card has several."""
    if side.status == "no text":
        text = "no text at hand"
    elif side.status == "unread":
        text = f"its text is not read: {side.reason}"
    else:
        text = f"{side.unread} of {side.paragraphs} paragraphs not read: {side.reason}"
    return f"“{side.name}”: {text}" if several else text
