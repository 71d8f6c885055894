"""All cards of a system, found by id, name, number or another program's id."""

import gc
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.cards.card import Card, CardRule, Face, Printing, RuleKind, Value
from rules.cards.names import normalise, normalise_number

SHORTEST_BEGINNING = 3
"""Shorter beginnings match too many names to mean one of them."""


class Catalogue:
    """An immutable collection of cards with its look-ups; built once for a system.

    Every look-up returns a tuple, because names and numbers need not be unique: a caller that needs one card
    decides by the section or the printing.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self._by_id = {card.id: card for card in cards}
        self._by_name: dict[str, tuple[Card, ...]] = {}
        self._by_number: dict[str, tuple[Card, ...]] = {}
        self._by_foreign: dict[str, tuple[Card, ...]] = {}
        self._by_place: dict[tuple[str, str], tuple[Card, ...]] | None = None
        self._choices: dict[str, str] | None = None
        others: list[tuple[str, Card]] = []
        for card in self._by_id.values():
            _add(self._by_name, normalise(card.name), card)
            others += [(key, card) for key in _other_names(card)]
            for number in {card.id, *(printing.number for printing in card.printings)}:
                _add(self._by_number, normalise_number(number), card)
            for printing in card.printings:
                _add(self._by_number, _printed(printing.set, printing.number), card)
                # If a printed number ends in its rarity, lists often leave that letter out.
                if printing.rarity and printing.number.endswith(printing.rarity):
                    plain = printing.number.removesuffix(printing.rarity)
                    _add(self._by_number, normalise_number(plain), card)
            for foreign in card.foreign_ids:
                _add(self._by_foreign, foreign.casefold(), card)
        fronts = frozenset(self._by_name)
        for key, card in others:
            if key not in fronts:
                _add(self._by_name, key, card)

    def __len__(self) -> int:
        return len(self._by_id)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._by_id.values())

    def get(self, card_id: str) -> Card | None:
        """Return the card with this id, or None."""
        return self._by_id.get(card_id)

    def named(self, name: str) -> tuple[Card, ...]:
        """Return the cards known by this name: a front face first, else another face or an alias."""
        return self._by_name.get(normalise(name), ())

    def numbered(self, number: str, set_code: str = "") -> tuple[Card, ...]:
        """Return the cards with this collector's number, or with this number within a set."""
        if set_code:
            found = self._by_number.get(_printed(set_code, number), ())
            if found:
                return found
        return self._by_number.get(normalise_number(number), ())

    def placed(self, set_code: str, number: str) -> tuple[Card, ...]:
        """Return the cards with this number within a set, in any spelling.

        Leading zeros, the set's code in the number, the size of the set after it and the words of the set's
        title are ignored: `dm01` and `052` are number `52/110` of `DM-01 Base Set`.
        """
        if self._by_place is None:
            places: dict[tuple[str, str], dict[Card, None]] = {}
            for card in self._by_id.values():
                for printing in card.printings:
                    code = printing.set.split(" ")[0]
                    key = (normalise(code), _within(code, printing.number))
                    places.setdefault(key, {})[card] = None
            self._by_place = {key: tuple(cards) for key, cards in places.items()}
        code = set_code.strip().split(" ")[0]
        return self._by_place.get((normalise(code), _within(code, number)), ())

    def foreign(self, foreign_id: str) -> tuple[Card, ...]:
        """Return the cards that another program knows by this id."""
        return self._by_foreign.get(foreign_id.casefold(), ())

    def find(self, reference: str) -> tuple[Card, ...]:
        """Return the cards with an id, a number or a name, checked in that order."""
        card = self.get(reference)
        return (card,) if card else self.numbered(reference) or self.named(reference)

    def nearest(self, name: str, most: int = 3, alike: int = 60) -> tuple[str, ...]:
        """Return the names probably meant, for suggestions.

        Names that start with the text come first, shortest first, then those with the most similar spelling,
        at least `alike` in 100.
        """
        # Imported only for comparing names: it is slow to import, and most programs compare none.
        from rapidfuzz import fuzz, process

        if self._choices is None:
            self._choices = {key: cards[0].name for key, cards in self._by_name.items()}
        asked = normalise(name)[:200]
        longer = (key for key in self._choices if key.startswith(asked))
        begun = sorted(longer, key=len)[: most * 3] if len(asked) >= SHORTEST_BEGINNING else []
        matches = process.extract(
            asked, self._choices.keys(), scorer=fuzz.ratio, limit=most * 3, score_cutoff=alike
        )
        keys = (*begun, *(match[0] for match in matches))
        return tuple(dict.fromkeys(self._choices[key] for key in keys))[:most]


def _add(index: dict[str, tuple[Card, ...]], key: str, card: Card) -> None:
    held = index.get(key, ())
    if card not in held:
        index[key] = (*held, card)


def _within(set_code: str, number: str) -> str:
    """Return a number within its set, without the set's code, leading zeros and the size of the set."""
    plain = normalise_number(number).removeprefix(normalise_number(set_code)).lstrip("-#")
    return plain.partition("/")[0].lstrip("0")


def _printed(set_code: str, number: str) -> str:
    return f"{normalise(set_code)}:{normalise_number(number)}"


def _other_names(card: Card) -> set[str]:
    faces = [normalise(face.name) for face in card.faces]
    joined = {"".join(faces), "".join(reversed(faces))} if len(faces) > 1 else set()
    return {*faces[1:], *joined, *(normalise(alias) for alias in card.aliases)}


class FaceRow(TypedDict):
    """A face in a catalogue file, without what it does not have."""

    name: str
    types: NotRequired[list[str]]
    marks: NotRequired[list[str]]
    cost: NotRequired[str]
    total_cost: NotRequired[int]
    attributes: NotRequired[list[str]]
    races: NotRequired[list[str]]
    values: NotRequired[dict[str, Value]]
    keywords: NotRequired[list[str]]


class CardRuleRow(TypedDict):
    """A deck-building rule that a card's own text replaces."""

    kind: RuleKind
    section: str
    amount: int | None
    source: str


class CardRow(TypedDict):
    """A card in a catalogue file; a printing is its set, its number, its rarity and its region."""

    id: str
    faces: list[FaceRow]
    printings: list[list[str]]
    aliases: NotRequired[list[str]]
    foreign_ids: NotRequired[list[str]]
    titles: NotRequired[list[str]]
    rules: NotRequired[list[CardRuleRow]]


def load_catalogue(*files: Path) -> Catalogue:
    """Read a catalogue from JSON lines files, one card per line; lines that start with `#` are comments."""
    cards: list[Card] = []
    with _nothing_collected():
        for file in files:
            with file.open(encoding="utf-8") as lines:
                cards.extend(card_from_json(json.loads(line)) for line in lines if not line.startswith("#"))
        return Catalogue(cards)


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Pause garbage collection while very many permanent objects are created; it took a third of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def card_from_json(row: CardRow) -> Card:
    """Build a card from its JSON row; missing keys mean empty."""
    return Card(
        id=row["id"],
        faces=tuple(_face(face) for face in row["faces"]),
        printings=tuple(Printing(*printing) for printing in row["printings"]),
        aliases=tuple(row.get("aliases", ())),
        foreign_ids=tuple(row.get("foreign_ids", ())),
        titles=tuple(row.get("titles", ())),
        rules=tuple(CardRule(**rule) for rule in row.get("rules", ())),
    )


def card_to_json(card: Card) -> CardRow:
    """Return a card's JSON row, without empty values, to keep catalogues small."""
    row: CardRow = {
        "id": card.id,
        "faces": [_face_row(face) for face in card.faces],
        "printings": [_printing_row(printing) for printing in card.printings],
    }
    if card.aliases:
        row["aliases"] = list(card.aliases)
    if card.foreign_ids:
        row["foreign_ids"] = list(card.foreign_ids)
    if card.titles:
        row["titles"] = list(card.titles)
    if card.rules:
        row["rules"] = [
            {"kind": rule.kind, "section": rule.section, "amount": rule.amount, "source": rule.source}
            for rule in card.rules
        ]
    return row


def _printing_row(printing: Printing) -> list[str]:
    row = [printing.set, printing.number, printing.rarity, printing.region]
    while not row[-1]:
        row.pop()
    return row


def _face(row: FaceRow) -> Face:
    return Face(
        name=row["name"],
        types=tuple(row.get("types", ())),
        marks=tuple(row.get("marks", ())),
        cost=row.get("cost", ""),
        total_cost=row.get("total_cost"),
        attributes=tuple(row.get("attributes", ())),
        races=tuple(row.get("races", ())),
        values=row.get("values", {}),
        keywords=tuple(row.get("keywords", ())),
    )


def _face_row(face: Face) -> FaceRow:
    row: FaceRow = {"name": face.name}
    if face.types:
        row["types"] = list(face.types)
    if face.marks:
        row["marks"] = list(face.marks)
    if face.cost:
        row["cost"] = face.cost
    if face.attributes:
        row["attributes"] = list(face.attributes)
    if face.races:
        row["races"] = list(face.races)
    if face.values:
        row["values"] = dict(face.values)
    if face.keywords:
        row["keywords"] = list(face.keywords)
    if face.total_cost is not None:
        row["total_cost"] = face.total_cost
    return row
