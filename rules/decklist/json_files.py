"""Deck files in JSON: our own, and other programs', recognized by how they list cards."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from urllib.parse import unquote

from rules.cards import normalise
from rules.decklist.json_places import Places
from rules.decklist.lexicon import lexicon
from rules.decklist.limits import MOST_DEPTH, MOST_KEYS, MOST_NAME, MOST_NODES
from rules.decklist.lines import (
    Aside,
    BadLine,
    Entry,
    Heading,
    Interpretation,
    IsHeading,
    Line,
    ParsedList,
    UnreadableFile,
    added,
    entry,
    held_to_cards,
)
from rules.decklist.plain import clean

_COUNTS = ("count", "quantity", "amount", "qty", "copies")
_NUMBERS = (
    *("serial_number", "serialNumber", "serial", "card_number", "cardNumber", "collector_number"),
    *("collectorNumber", "number", "card_id", "cardId", "card_code", "cardCode", "code", "id"),
)
_CARD_NAMES = ("name", "card_name", "cardName")
_SETS = ("set", "set_code", "setCode", "expansion")
_PLACES = ("section", "zone", "board", "deck_section", "deckSection", "part")
_NAMES = ("name", "deckName", "deck_name", "title")
_LONGEST_NUMBER = 18
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ESCAPED = re.compile(r"%[0-9A-Fa-f]{2}")

Data = Mapping[str, object]


def parsed(text: str) -> object:
    """Return the data of a JSON text. Raises UnreadableFile with the position of an error."""
    try:
        data = json.loads(text, object_pairs_hook=_without_repeats, parse_int=_number)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise UnreadableFile(f"{where}: broken JSON ({error.msg})") from error
    except RecursionError as error:
        raise UnreadableFile(f"the JSON is nested deeper than {MOST_DEPTH} levels") from error
    _hold_to_limits(data)
    return data


def _number(written: str) -> int | str:
    # Python refuses numbers with thousands of digits; such a one stays text, and is not a quantity.
    return int(written) if len(written) <= _LONGEST_NUMBER else written


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) > MOST_KEYS:
        raise UnreadableFile(f"an object of the JSON has {len(data)} keys; one has at most {MOST_KEYS}")
    if len(data) < len(pairs):
        twice = _repeated(key for key, _ in pairs)
        raise UnreadableFile(f"the key {twice[:60]!r} stands twice in one object of the JSON")
    return data


def _repeated(keys: Iterable[str]) -> str:
    """Return the first duplicate key, "" if there is none."""
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            return key
        seen.add(key)
    return ""


def _hold_to_limits(data: object) -> None:
    """Raise UnreadableFile for data with more levels or values than any deck."""
    level, depth, nodes = [data], 0, 1
    while level:
        containers = [one for one in level if isinstance(one, dict | list)]
        depth += bool(containers)
        if depth > MOST_DEPTH:
            raise UnreadableFile(f"the JSON is nested deeper than {MOST_DEPTH} levels")
        level = [child for one in containers for child in (one.values() if isinstance(one, dict) else one)]
        nodes += len(level)
        if nodes > MOST_NODES:
            raise UnreadableFile(f"the JSON has more than {MOST_NODES} values")


def read_foreign(data: object, text: str, is_heading: IsHeading, place: int = 0) -> ParsedList:
    """Read another program's deck. Raises UnreadableFile if nothing in it looks like cards.

    Of several decks, the one at index `place` is read, and the listing names them all.
    """
    decks = _decks(data, is_heading)
    if decks:
        return chosen_of([name for name, _ in decks], place, _one_deck(_at(decks, place), text, is_heading))
    if isinstance(data, dict):
        return _one_deck(data, text, is_heading)
    if _are_cards(data):
        return _one_deck({"cards": data}, text, is_heading)
    raise _no_deck()


def chosen_of(names: Sequence[str], place: int, listing: ParsedList) -> ParsedList:
    """Mark a listing as one of several decks, with their names."""
    titles = tuple(clean(name)[:MOST_NAME] or f"Deck {at}" for at, name in enumerate(names, 1))
    if len(titles) == 1:
        return listing
    listing.name = listing.name or titles[place]
    listing.notes.append(f"the file holds {len(titles)} decks; deck {place + 1}, “{titles[place]}”, was read")
    return replace(listing, decks=titles, place=place)


def _at(decks: Sequence[tuple[str, Data]], place: int) -> Data:
    if not 0 <= place < len(decks):
        raise UnreadableFile(f"there is no deck {place + 1}; the file holds {len(decks)}")
    return decks[place][1]


def _decks(data: object, is_heading: IsHeading) -> list[tuple[str, Data]]:
    """Return the decks of a file by name: a list of them, or one list or object of them under a key."""
    if isinstance(data, dict) and _is_deck(data, is_heading):
        return []
    values = [data] if isinstance(data, list) else list(data.values()) if isinstance(data, dict) else []
    for one in values:
        objects = isinstance(one, list) and all(isinstance(deck, dict) for deck in one)
        if objects and not _are_cards(one) and any(_is_deck(deck, is_heading) for deck in one):
            return [(_named(deck), deck) for deck in one]
    named = data.items() if isinstance(data, dict) else ()
    return [(key if len(values) > 1 else "", deck) for key, deck in named if _is_deck(deck, is_heading)]


def _is_deck(value: object, is_heading: IsHeading) -> bool:
    return isinstance(value, dict) and any(
        _is_section(key, cards, is_heading) for key, cards in value.items()
    )


def _is_section(key: str, value: object, is_heading: IsHeading) -> bool:
    """Return whether a value is a section's cards; quantities by id need a key that says so."""
    known = _is_container(key) or is_heading(_CAMEL.sub(" ", key))
    if known and isinstance(value, list) and value:
        return all(isinstance(one, str) for one in value) or _are_cards(value)
    return _are_cards(value) and (known or isinstance(value, list))


def _no_deck() -> UnreadableFile:
    return UnreadableFile(
        "the JSON holds no deck: a deck has the cards of each section under the section's name, "
        'as a list of ids or of objects with "name" or "id", or as an object of quantities by id'
    )


def _are_cards(value: object) -> bool:
    """Return whether a value can only be cards: quantities by id, or objects with a name or id."""
    if isinstance(value, dict):
        return bool(value) and all(type(count) is int for count in value.values())
    return isinstance(value, list) and bool(value) and all(map(_is_card, value))


def _is_card(value: object) -> bool:
    if not isinstance(value, dict) or any(_are_cards(held) for held in value.values()):
        return False
    inner = value.get("card")
    if isinstance(inner, str) or (isinstance(inner, dict) and _is_card(inner)):
        return True
    return any(isinstance(value.get(key), str) for key in (*_NUMBERS, *_CARD_NAMES))


def _is_container(key: str) -> bool:
    return normalise(_CAMEL.sub(" ", key)) in lexicon().containers


def _one_deck(data: Data, text: str, is_heading: IsHeading) -> ParsedList:
    if data and _are_cards(data):
        data = {"cards": data}
    places = Places(text)
    listing = ParsedList("json", "", _named(data))
    read, passed = [], []
    for key, value in data.items():
        words = _CAMEL.sub(" ", key)
        opens = is_heading(words) and _may_be_cards(value)
        if not opens and not _are_cards(value):
            passed += [key] if value and key not in _NAMES else []
            continue
        read.append(key)
        heading = "" if _is_container(key) else words
        if heading:
            listing.lines.append(Heading(places.of(key), key, heading))
        listing.lines += _entries(value, heading, places)
    if not read:
        raise _no_deck()
    listing.detected = f"a JSON deck, by the cards under {_shown(read)}"
    if passed:
        listing.notes.append(f"what stands under {_shown(passed)} was not read as cards")
    return listing


def _may_be_cards(value: object) -> bool:
    """Return whether a value may be a section's cards, including a single id, ids, or nothing yet."""
    return isinstance(value, str | dict | list)


def _entries(value: object, heading: str, places: Places) -> Iterator[Line | BadLine | Aside]:
    if isinstance(value, str):
        value = [value] if value else []
    elif isinstance(value, dict) and not _is_card(value):
        for key, count in value.items():
            yield entry(places.of(key), _count(count), _ways(key), heading)
        return
    parts: dict[str, list[Entry]] = {}
    for one in value if isinstance(value, list) else [value]:
        said = _first(one, _PLACES) if isinstance(one, dict) else ""
        parts.setdefault(said, []).append(_card(one, places))
        held_to_cards(len(parts[said]))
    for part, cards in parts.items():
        # A card that names its section is in it, wherever the file lists the card.
        read = (entry(line, count, ways, part or heading) for line, ways, count in added(cards))
        yield from (replace(one, own=True) if part and isinstance(one, Line) else one for one in read)


def _card(one: object, places: Places) -> Entry:
    if isinstance(one, str):
        return places.of(one), _ways(one), 1
    if not isinstance(one, dict):
        return (
            places.of(""),
            (Interpretation(name=f"no card: {json.dumps(one, ensure_ascii=False)[:60]}"),),
            "",
        )
    count = next((one[key] for key in _COUNTS if key in one), 1)
    inner = one.get("card")
    if isinstance(inner, str):
        return places.of(inner), _ways(inner), _count(count)
    held: Data = inner if isinstance(inner, dict) else one
    number, name = _first(held, _NUMBERS), _first(held, _CARD_NAMES)
    return places.of(number or name), (Interpretation(name, number, _first(held, _SETS)),), _count(count)


def _first(data: Data, keys: tuple[str, ...]) -> str:
    """Return the first text under one of these keys of an object, "" if there is none."""
    return next((text for key in keys if (text := _text(data.get(key)))), "")


def _ways(reference: str) -> tuple[Interpretation, ...]:
    """Interpret a bare reference as a number, then as a name, which some programs write like in a URL."""
    if _ESCAPED.search(reference) or "_" in reference:
        return (Interpretation(name=unquote(reference).replace("_", " ")), Interpretation(number=reference))
    return (Interpretation(number=reference), Interpretation(name=reference))


def _count(count: object) -> object:
    return count if type(count) in (int, str) else json.dumps(count)[:20]


def _named(data: Data) -> str:
    return _first(data, _NAMES)


def _text(value: object) -> str:
    return str(value).strip() if type(value) in (int, str) else ""


def _shown(keys: list[str]) -> str:
    more = f" and {len(keys) - 8} more" if len(keys) > 8 else ""
    return ", ".join(key[:40] for key in keys[:8]) + more
