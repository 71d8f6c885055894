"""Trees as canonical JSON: equal trees give equal text, and defaults are left out.

A node is an object with one key, its word, whose value is an object of its fields: `{"draw": {"amount": 2,
"who": "opponent"}}`. If only the first field is written and is not an object, its value is enough: `{"draw":
2}`. A node with no fields written is its word alone: `"this"`. Where only one class of nodes is possible, the
word is left out. A set is a sorted list, a definition the id of its card.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from rules.language.abilities import Ability
from rules.language.definitions import Definition
from rules.language.faults import Fault, quoted, unknown
from rules.language.schema import SHARED, Schema, Shape, Slot, word_of

VERSION = 1
"""The version of the JSON; other versions are refused."""
DEEPEST = 30
"""The maximum nesting of nodes and lists; cards need 20, and games carry out effects nested 40 deep."""
MOST_VALUES = 5_000
"""The maximum number of values in a tree."""
LONGEST_TEXT = 200
LARGEST_NUMBER = 10**12
LONGEST_FILE = 1_000_000
"""The maximum number of characters of JSON."""

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]


class Malformed(ValueError):
    """JSON that is not a tree; `fault` has the path to the problem and says what is wrong."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def dump(abilities: tuple[Ability, ...], schema: Schema = SHARED) -> str:
    """Return abilities as canonical JSON with its version."""
    return _text({"version": VERSION, "abilities": to_json(abilities, schema)})


def load(
    text: str, schema: Schema = SHARED, definitions: Mapping[str, Definition] | None = None
) -> tuple[Ability, ...]:
    """Read abilities from JSON with its version. Raises Malformed with the path of a problem.

    `definitions` has the cards that effects create, by id.
    """
    document = _parsed(text)
    if not isinstance(document, dict) or set(document) != {"version", "abilities"}:
        raise Malformed(Fault("", "an object with version and abilities belongs here"))
    if document["version"] != VERSION or isinstance(document["version"], bool):
        raise Malformed(
            Fault("version", f"version {_kind(document['version'])} cannot be read, only version {VERSION}")
        )
    found = from_json(document["abilities"], tuple[Ability, ...], schema, definitions, "abilities")
    return cast(tuple[Ability, ...], found)


def to_json(tree: object, schema: Schema = SHARED) -> Json:
    """Return a tree, or a tuple of trees, as plain data."""
    return _plain(tree, None, schema)


def from_json(
    data: object,
    of: Any,
    schema: Schema = SHARED,
    definitions: Mapping[str, Definition] | None = None,
    path: str = "",
) -> Any:
    """Return the tree of plain data. Raises Malformed with the path of a problem.

    `of` is a family, a class of nodes or a tuple of these. `path` is the prefix of paths in errors.
    """
    return _Reader(schema, {} if definitions is None else definitions).read(data, schema.slot(of), path, 0)


def canonical(tree: object, schema: Schema = SHARED) -> str:
    """Return a tree as canonical JSON text without a version."""
    return _text(to_json(tree, schema))


def _text(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _plain(value: object, slot: Slot | None, schema: Schema) -> Json:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        inner = slot.items if slot is not None else None
        pair = slot.pair if slot is not None else ()
        return [_plain(one, pair[index] if pair else inner, schema) for index, one in enumerate(value)]
    if isinstance(value, frozenset):
        return cast(Json, sorted(value))
    shape = schema.shapes.get(type(value))
    if shape is None:
        return cast(Definition, value).card_id
    fields: dict[str, Json] = {}
    for field in shape.fields:
        given = getattr(value, field.name)
        if field.required or given != field.default:
            fields[field.name] = _plain(given, field.slot, schema)
    first = fields.get(shape.fields[0].name) if len(fields) == 1 else None
    short = fields if first is None or isinstance(first, dict) else first
    if slot is not None and slot.plain is shape.cls:
        return short
    return {shape.word: short} if fields else shape.word


def _parsed(text: str) -> object:
    if len(text) > LONGEST_FILE:
        raise Malformed(Fault("", f"{len(text)} characters are too many; {LONGEST_FILE} may be read"))
    try:
        return json.loads(text, object_pairs_hook=_once)
    except RecursionError:
        raise Malformed(Fault("", "this is nested too deeply to be read")) from None
    except ValueError as error:
        if isinstance(error, Malformed):
            raise
        raise Malformed(Fault("", f"this is no JSON: {error}")) from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Malformed(Fault("", f"an object has the key {quoted(key)} twice"))
        found[key] = value
    return found


@dataclass(slots=True)
class _Reader:
    """Reads one tree, counting its values."""

    schema: Schema
    definitions: Mapping[str, Definition]
    values: int = 0

    def read(self, data: object, slot: Slot, path: str, depth: int) -> object:
        self.values += 1
        if self.values > MOST_VALUES:
            raise Malformed(Fault(path, f"a tree may have {MOST_VALUES} values, not more"))
        if depth > DEEPEST:
            raise Malformed(Fault(path, f"nodes may be {DEEPEST} deep inside each other, not deeper"))
        if slot.plain is not None:
            return self.fields(data, self.schema.shapes[slot.plain], path, depth)
        match data:
            case None if slot.nothing:
                return None
            case bool() if slot.flag:
                return data
            case int() if slot.number and not isinstance(data, bool):
                if abs(data) > LARGEST_NUMBER:
                    raise Malformed(Fault(path, "the number is too large"))
                return data
            case str():
                return self.word(data, slot, path)
            case list() if slot.items is not None or slot.pair:
                return self.many(data, slot, path, depth)
            case dict() if slot.nodes:
                return self.node(data, slot, path, depth)
        raise Malformed(Fault(path, f"{_kind(data)} cannot be here; {self.schema.expected(slot)} can"))

    def word(self, data: str, slot: Slot, path: str) -> object:
        if data in slot.words:
            return data
        if slot.vocabulary or slot.text:
            if len(data) > LONGEST_TEXT or not data.isprintable():
                raise Malformed(
                    Fault(path, f"{quoted(data)} is no word of at most {LONGEST_TEXT} characters")
                )
            return data
        if slot.definition:
            if data not in self.definitions:
                raise Malformed(Fault(path, unknown("definition", data, self.definitions)))
            return self.definitions[data]
        if slot.nodes or slot.words:
            shape = self.shape(data, slot, path)
            return self.fields({}, shape, path, 0)
        raise Malformed(Fault(path, f"{quoted(data)} cannot be here; {self.schema.expected(slot)} can"))

    def shape(self, word: str, slot: Slot, path: str) -> Shape:
        shape = self.schema.named(word, slot)
        if shape is not None:
            return shape
        known = [word_of(cls) for cls in slot.nodes]
        if word in self.schema.words and known:
            raise Malformed(Fault(path, f"{word!r} cannot be here; {self.schema.expected(slot)} can"))
        raise Malformed(Fault(path, unknown("node" if known else "word", word, (*known, *slot.words))))

    def node(self, data: dict[object, object], slot: Slot, path: str, depth: int) -> object:
        if len(data) != 1:
            raise Malformed(
                Fault(path, f"a node is an object with its word as the only key, not with {len(data)} keys")
            )
        [(word, given)] = data.items()
        if not isinstance(word, str):
            raise Malformed(Fault(path, f"{quoted(word)} is no word of a node"))
        return self.fields(given, self.shape(word, slot, path), path, depth)

    def fields(self, data: object, shape: Shape, path: str, depth: int) -> object:
        if not isinstance(data, dict):
            if not shape.fields:
                raise Malformed(Fault(path, f"{shape.word!r} has no fields; {_kind(data)} cannot be here"))
            data = {shape.fields[0].name: data}
        names = [field.name for field in shape.fields]
        values: dict[str, object] = {}
        for name in data:
            if name not in names:
                raise Malformed(Fault(path, unknown("field", str(name), names, repr(shape.word))))
        for field in shape.fields:
            if field.name in data:
                inner = f"{path}.{field.name}" if path else field.name
                values[field.name] = self.read(data[field.name], field.slot, inner, depth + 1)
            elif field.required:
                raise Malformed(Fault(path, f"{shape.word!r} needs its field {field.name!r}"))
        return shape.cls(**values)

    def many(self, data: list[object], slot: Slot, path: str, depth: int) -> object:
        if slot.items is None:
            if len(data) != len(slot.pair):
                raise Malformed(Fault(path, f"{len(slot.pair)} values belong here, not {len(data)}"))
            inner = slot.pair
        else:
            inner = (slot.items,) * len(data)
        found = [
            self.read(one, at, f"{path}[{index}]", depth + 1)
            for index, (one, at) in enumerate(zip(data, inner, strict=True))
        ]
        if not slot.unordered:
            return tuple(found)
        word = next((one for index, one in enumerate(data) if one in data[:index]), None)
        if word is not None:
            raise Malformed(Fault(path, f"a word is there twice: {quoted(word)}"))
        return frozenset(found)


def _kind(data: object) -> str:
    match data:
        case None:
            return "null"
        case bool():
            return str(data).lower()
        case int() if abs(data) > LARGEST_NUMBER:
            return "so large a number"
        case list():
            return "a list"
        case dict():
            return "an object"
    return quoted(data)
