"""Deck files in JSON: our own, the `.fdk`, deck builders' exports, and files that hold several decks."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from rules.decklist.limits import MOST_COPIES, MOST_DEPTH, MOST_LINE, MOST_LINES
from rules.decklist.listing import Bad, Line, Listing, UnreadableFile
from rules.decklist.text_files import card_line

OWN = "rulebound"
_SECTION_KEYS = {
    "ruler": "ruler",
    "leader": "leader",
    "leader2": "leader",
    "leaders": "leader",
    "leaderCards": "leader",
    "main": "main",
    "mainDeck": "main",
    "deck": "main",
    "cards": "",
    "stones": "stones",
    "side": "side",
    "sideDeck": "side",
    "evolve": "evolve",
    "evolveDeck": "evolve",
}
_COUNT_KEYS = ("count", "quantity", "amount", "qty", "num")
_CODE_KEYS = ("id", "number", "code", "card_number")


def read_json(text: str) -> Listing:
    """Read a deck file in JSON; UnreadableFile says what is wrong with one that is none."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableFile(
            f"line {error.lineno}, column {error.colno}: broken JSON ({error.msg})"
        ) from error
    except RecursionError as error:
        raise UnreadableFile(f"the JSON is nested deeper than {MOST_DEPTH} levels") from error
    if _depth(data) > MOST_DEPTH:
        raise UnreadableFile(f"the JSON is nested deeper than {MOST_DEPTH} levels")
    listing = _own(data, text) if isinstance(data, dict) and OWN in data else _foreign(data, text)
    if len(listing.lines) > MOST_LINES:
        raise UnreadableFile(f"the file has {len(listing.lines)} entries; a deck has at most {MOST_LINES}")
    return listing


def _depth(data: Any) -> int:
    level, depth = [data], 0
    while level and depth <= MOST_DEPTH:
        level = [
            child
            for one in level
            if isinstance(one, dict | list)
            for child in (one.values() if isinstance(one, dict) else one)
        ]
        depth += 1
    return depth


class _Places:
    def __init__(self, text: str) -> None:
        self._text, self._at, self._line = text, 0, 1

    def of(self, words: str) -> int:
        place = self._text.find(json.dumps(words, ensure_ascii=False), self._at) if words else -1
        if place < 0:
            return self._line
        self._line += self._text.count("\n", self._at, place)
        self._at = place
        return self._line


def _own(data: Mapping[str, Any], text: str) -> Listing:
    listing = Listing("json", "a Rulebound deck in JSON", name=_words(data.get("name")))
    listing.system = _words(data.get("system"))
    places = _Places(text)
    sections = data.get("sections")
    if not isinstance(sections, dict):
        raise UnreadableFile('a Rulebound deck in JSON has "sections", with a list of cards for each section')
    for heading, cards in sections.items():
        listing.lines.extend(_entries(cards, str(heading), places))
    for line in data.get("unresolved", ()):
        if isinstance(line, dict):
            words = _words(line.get("text"))
            heading = _words(line.get("section"))
            if line.get("why") == "unreadable_line":
                detail = _words(line.get("detail"))
                listing.lines.append(Bad(places.of(words), words, detail, heading))
            else:
                listing.lines.append(card_line(places.of(words), words, words, heading))
    return listing


def _foreign(data: Any, text: str) -> Listing:
    places = _Places(text)
    if isinstance(data, dict) and isinstance(data.get("players"), list):
        return _first_of(data["players"], "players", places)
    if isinstance(data, list) and data and all(isinstance(one, dict) and "cards" in one for one in data):
        return _first_of(data, "decks", places)
    if not isinstance(data, dict) or not _SECTION_KEYS.keys() & data.keys():
        known = ", ".join(sorted(key for key in _SECTION_KEYS))
        raise UnreadableFile(f"the JSON is no deck of a known shape; a deck has lists of cards under {known}")
    return _one_deck(data, places)


def _first_of(decks: list[Any], what: str, places: _Places) -> Listing:
    if not decks or not isinstance(decks[0], dict):
        raise UnreadableFile(f"the JSON has a list of {what} without a deck in it")
    listing = _one_deck(decks[0], places)
    if len(decks) > 1:
        others = ", ".join(f"“{_words(one.get('name'))}”" for one in decks[1:6] if isinstance(one, dict))
        more = f" and {len(decks) - 6} more" if len(decks) > 6 else ""
        listing.notes.append(
            f"the file holds {len(decks)} decks; the first, “{listing.name}”, was read, not {others}{more}"
        )
    return listing


def _one_deck(data: Mapping[str, Any], places: _Places) -> Listing:
    shape = "an .fdk deck" if {"ruler", "stones"} <= data.keys() else "a deck builder's JSON export"
    listing = Listing("fdk" if "fdk" in shape else "json", f"{shape}, by its keys", loose=True)
    listing.name = _words(data.get("name") or data.get("deckName"))
    for key, heading in _SECTION_KEYS.items():
        if data.get(key):
            listing.lines.extend(_entries(data[key], heading, places))
    return listing


def _entries(cards: Any, heading: str, places: _Places) -> Iterator[Line | Bad]:
    """Yield the entries of a section: one id, a list of ids or objects, or counts by id; equal ones added."""
    if isinstance(cards, str):
        cards = [cards]
    if isinstance(cards, dict):
        pairs = [(str(key), "", count) for key, count in cards.items()]
    elif isinstance(cards, list):
        pairs = _added([_reference(card) for card in cards])
    else:
        yield Bad(places.of(""), json.dumps(cards)[:MOST_LINE], "a section is a list of cards", heading)
        return
    for code, name, count in pairs:
        number = places.of(code or name)
        shown = f"{count} {name or code}"[:MOST_LINE]
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_COPIES:
            yield Bad(number, shown, f"{str(count)[:12]} copies; an entry has 1 to {MOST_COPIES}", heading)
        elif not (code or name):
            yield Bad(number, shown, "an entry names a card by id or name", heading)
        else:
            words = name or code.replace("%27", "'").replace("%22", '"').replace("_", " ")
            yield Line(number, shown, count, words[:MOST_LINE], code[:MOST_LINE], heading=heading)


def _reference(card: Any) -> tuple[str, str, Any]:
    if isinstance(card, dict):
        code = next((_words(card[key]) for key in _CODE_KEYS if card.get(key)), "")
        count = next((card[key] for key in _COUNT_KEYS if key in card), 1)
        return code, _words(card.get("name")), count
    return (_words(card), "", 1) if isinstance(card, str) else ("", json.dumps(card)[:80], 0)


def _added(references: list[tuple[str, str, Any]]) -> list[tuple[str, str, Any]]:
    counts: dict[tuple[str, str], Any] = {}
    for code, name, count in references:
        held = counts.get((code, name), 0)
        whole = isinstance(count, int) and isinstance(held, int) and count > 0
        counts[code, name] = held + count if whole else count
    return [(code, name, count) for (code, name), count in counts.items()]


def _words(value: Any) -> str:
    return str(value).strip()[:MOST_LINE] if isinstance(value, str | int) else ""
