"""Deck files in JSON: our own, and those of other programs, told by how they hold cards."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote

from rules.decklist.limits import MOST_DEPTH
from rules.decklist.listing import (
    Bad,
    Entry,
    Heading,
    IsHeading,
    Line,
    Listing,
    UnreadableFile,
    Way,
    added,
    entry,
)

_COUNTS = ("count", "quantity", "amount", "qty", "copies")
_NUMBERS = ("id", "number", "card_number", "cardNumber", "code")
_NAMES = ("name", "deckName", "title")
_LONGEST_NUMBER = 18
_NO_SECTION = {"cards", "list"}
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ESCAPED = re.compile(r"%[0-9A-Fa-f]{2}")

Data = Mapping[str, Any]


def parsed(text: str) -> Any:
    """Return the data of a JSON text; UnreadableFile says where it is broken."""
    try:
        data = json.loads(text, object_pairs_hook=_without_repeats, parse_int=_number)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise UnreadableFile(f"{where}: broken JSON ({error.msg})") from error
    except RecursionError as error:
        raise UnreadableFile(f"the JSON is nested deeper than {MOST_DEPTH} levels") from error
    if _depth(data) > MOST_DEPTH:
        raise UnreadableFile(f"the JSON is nested deeper than {MOST_DEPTH} levels")
    return data


def _number(written: str) -> int | str:
    # Python reads no numbers of thousands of digits; such a one stays words, and is no quantity.
    return int(written) if len(written) <= _LONGEST_NUMBER else written


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise UnreadableFile(f"the key {twice[:60]!r} stands twice in one object of the JSON")
    return data


def _depth(data: Any) -> int:
    level, depth = [data], 0
    while level and depth <= MOST_DEPTH:
        held = [one for one in level if isinstance(one, dict | list)]
        level = [child for one in held for child in (one.values() if isinstance(one, dict) else one)]
        depth += 1
    return depth


class Places:
    """Finds the line on which a word of a JSON text stands, looking on from where the last one stood."""

    def __init__(self, text: str) -> None:
        self._text, self._at, self._line = text, 0, 1

    def of(self, words: str) -> int:
        """Return the line of the next text with these words; where it is not found, that of the last."""
        for written in (json.dumps(words, ensure_ascii=False), json.dumps(words)):
            place = self._text.find(written, self._at)
            if place >= 0:
                self._line += self._text.count("\n", self._at, place)
                self._at = place
                break
        return self._line


def read_foreign(data: Any, text: str, is_heading: IsHeading) -> Listing:
    """Read another program's deck; UnreadableFile where nothing in it looks like cards.

    Of a file that holds several decks the first is read, and a remark names the others.
    """
    decks = _decks(data, is_heading)
    if decks is not None:
        listing = _one_deck(decks[0], text, is_heading)
        if len(decks) > 1:
            names = [f"“{_named(deck) or 'without a name'}”" for deck in decks[1:6]]
            more = f" and {len(decks) - 6} more" if len(decks) > 6 else ""
            listing.notes.append(
                f"the file holds {len(decks)} decks; the first was read, not {', '.join(names)}{more}"
            )
        return listing
    if isinstance(data, dict):
        wrapped = [value for value in data.values() if _is_deck(value, is_heading)]
        return _one_deck(wrapped[0] if len(wrapped) == 1 else data, text, is_heading)
    if _are_cards(data):
        return _one_deck({"cards": data}, text, is_heading)
    raise _no_deck()


def _decks(data: Any, is_heading: IsHeading) -> list[Data] | None:
    """Return the decks of a file that holds several, as a list or as one list under a key."""
    lists = [data] if isinstance(data, list) else list(data.values()) if isinstance(data, dict) else []
    for held in lists:
        if isinstance(held, list) and held and all(_is_deck(one, is_heading) for one in held):
            return held
    return None


def _is_deck(value: Any, is_heading: IsHeading) -> bool:
    return isinstance(value, dict) and any(
        _is_section(key, cards, is_heading) for key, cards in value.items()
    )


def _is_section(key: str, value: Any, is_heading: IsHeading) -> bool:
    """Tell whether a value is the cards of a section; quantities by id need a key that says so."""
    known = key in _NO_SECTION or is_heading(_CAMEL.sub(" ", key))
    if known and isinstance(value, list) and value:
        return all(isinstance(one, str) for one in value) or _are_cards(value)
    return _are_cards(value) and (known or isinstance(value, list))


def _no_deck() -> UnreadableFile:
    return UnreadableFile(
        "the JSON holds no deck: a deck has the cards of each section under the section's name, "
        'as a list of ids or of objects with "name" or "id", or as an object of quantities by id'
    )


def _are_cards(value: Any) -> bool:
    """Tell whether a value can only be cards: quantities by id, or objects with a name or id."""
    if isinstance(value, dict):
        return bool(value) and all(type(count) is int for count in value.values())
    return isinstance(value, list) and bool(value) and all(map(_is_card, value))


def _is_card(value: Any) -> bool:
    if not isinstance(value, dict) or any(_are_cards(held) for held in value.values()):
        return False
    return any(isinstance(value.get(key), str) for key in (*_NUMBERS, "name"))


def _one_deck(data: Data, text: str, is_heading: IsHeading) -> Listing:
    if data and _are_cards(data):
        data = {"cards": data}
    places = Places(text)
    listing = Listing("json", "", _named(data))
    read, passed = [], []
    for key, value in data.items():
        words = _CAMEL.sub(" ", key)
        opens = is_heading(words) and _may_be_cards(value)
        if not opens and not _are_cards(value):
            passed += [key] if value and key not in _NAMES else []
            continue
        read.append(key)
        heading = "" if key in _NO_SECTION else words
        if heading:
            listing.lines.append(Heading(places.of(key), key, heading))
        listing.lines += _entries(value, heading, places)
    if not read:
        raise _no_deck()
    listing.detected = f"a JSON deck, by the cards under {_shown(read)}"
    if passed:
        listing.notes.append(f"what stands under {_shown(passed)} was not read as cards")
    return listing


def _may_be_cards(value: Any) -> bool:
    """Tell whether a value may be the cards of a section: also one id, ids, or nothing yet."""
    return isinstance(value, str | dict | list)


def _entries(value: Any, heading: str, places: Places) -> Iterator[Line | Bad]:
    if isinstance(value, str):
        value = [value] if value else []
    elif isinstance(value, dict) and not _is_card(value):
        for key, count in value.items():
            yield entry(places.of(key), _count(count), _ways(key), heading)
        return
    cards = [_card(one, places) for one in (value if isinstance(value, list) else [value])]
    yield from (entry(line, count, ways, heading) for line, ways, count in added(cards))


def _card(one: Any, places: Places) -> Entry:
    if isinstance(one, str):
        return places.of(one), _ways(one), 1
    if not isinstance(one, dict):
        return places.of(""), (Way(name=f"no card: {json.dumps(one, ensure_ascii=False)[:60]}"),), ""
    number = next((text for key in _NUMBERS if (text := _text(one.get(key)))), "")
    name = _text(one.get("name"))
    count = next((one[key] for key in _COUNTS if key in one), 1)
    return places.of(number or name), (Way(name, number, _text(one.get("set"))),), _count(count)


def _ways(reference: str) -> tuple[Way, ...]:
    """Take a bare reference as a number, then as a name, which some programs write as in an address."""
    if _ESCAPED.search(reference) or "_" in reference:
        return (Way(name=unquote(reference).replace("_", " ")), Way(number=reference))
    return (Way(number=reference), Way(name=reference))


def _count(count: Any) -> object:
    return count if type(count) in (int, str) else json.dumps(count)[:20]


def _named(data: Data) -> str:
    return next((text for key in _NAMES if (text := _text(data.get(key)))), "")


def _text(value: Any) -> str:
    return str(value).strip() if type(value) in (int, str) else ""


def _shown(keys: list[str]) -> str:
    more = f" and {len(keys) - 8} more" if len(keys) > 8 else ""
    return ", ".join(key[:40] for key in keys[:8]) + more
