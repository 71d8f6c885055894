"""Values of a position as plain data and back: trees of frozen values, sets, and definitions of cards.

An object of a class is written as an object with one key, the class's name, whose value has the fields that
are not at their default. A tuple is a list, a frozen set `{"set": […]}` in the order of its texts, a
definition `{"card": …}`: a printed one by the card's id and the side's index, any other by its index in the
position's table of definitions.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import ModuleType

from rules.engine import continuous_effects, objects, occurrences, pending
from rules.engine.definition import Definition
from rules.engine.ids import CardId, as_card
from rules.engine.slots import slots_of
from rules.language import (
    abilities,
    amounts,
    changes,
    composed,
    conditions,
    costs,
    durations,
    effects,
    events,
    filters,
    references,
    restrictions,
)
from rules.language import continuous_effects as effects_that_last

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
Finder = Callable[[str], Definition | None]
"""Returns the printed definition of a card by id, None for an unknown id."""

TREES: tuple[ModuleType, ...] = (
    abilities,
    amounts,
    changes,
    composed,
    conditions,
    costs,
    durations,
    effects,
    effects_that_last,
    events,
    filters,
    references,
    restrictions,
    continuous_effects,
    objects,
    occurrences,
    pending,
)
"""The modules whose values a position may contain."""


class BadPosition(ValueError):
    """Data that is not a position; the message says which part is wrong and what would be right."""


def text_of(data: Json) -> str:
    """Return plain data as canonical JSON."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def classes_of(own: Iterable[type]) -> dict[str, type]:
    """Return the classes of values by name: the kernel's and a game's own."""
    found = {one.__name__: one for module in TREES for one in values_in(module)}
    return found | {one.__name__: one for one in own}


def values_in(module: ModuleType) -> tuple[type, ...]:
    """Return the classes of values in a module."""
    return tuple(one for one in vars(module).values() if isinstance(one, type) and is_dataclass(one))


def defaults_of(cls: type) -> dict[str, object]:
    """Return a class's fields by name, with MISSING for those without a default."""
    if is_dataclass(cls):
        return {
            one.name: one.default_factory() if one.default_factory is not MISSING else one.default
            for one in fields(cls)
            if one.init
        }
    known: dict[str, object] = getattr(cls, "_field_defaults")  # noqa: B009 - every named tuple has it
    names: tuple[str, ...] = getattr(cls, "_fields")  # noqa: B009
    return {name: known.get(name, MISSING) for name in names}


class Writer:
    """Writes the values of a position; `table` has the definitions that are not printed on a card."""

    def __init__(self, own: Iterable[type], find: Finder) -> None:
        self.classes = classes_of(own)
        self.find = find
        self.table: list[Json] = []
        self._places: dict[int, int] = {}

    def value(self, value: object) -> Json:
        """Return a value as plain data."""
        if value is None or isinstance(value, bool | int | str):
            return value
        if isinstance(value, Definition):
            return {"card": self.card(value)}
        if isinstance(value, type):
            return {"event": value.__name__}
        name = type(value).__name__
        if self.classes.get(name) is type(value):
            given = {
                field: self.value(getattr(value, field))
                for field, default in defaults_of(type(value)).items()
                if default is MISSING or getattr(value, field) != default
            }
            return {name: given}
        if isinstance(value, tuple):
            return [self.value(one) for one in value]
        if isinstance(value, frozenset):
            return {"set": sorted((self.value(one) for one in value), key=text_of)}
        raise TypeError(f"a position may hold no {name}; values of a game are declared in its ruleset")

    def card(self, definition: Definition) -> Json:
        """Return a definition as plain data."""
        printed = self.find(definition.card_id)
        for side, face in enumerate(printed.faces if printed is not None else ()):
            if face is definition:
                return [definition.card_id, side] if side else definition.card_id
        place = self._places.get(id(definition))
        if place is None:
            place = self._places[id(definition)] = len(self.table)
            self.table.append(None)
            self.table[place] = {
                type(definition).__name__: {
                    name: self.faces(definition) if name == "faces" else self.value(getattr(definition, name))
                    for name in slots_of(type(definition))
                }
            }
        return place

    def faces(self, definition: Definition) -> Json:
        """Return a card's sides as plain data."""
        return [self.card(face) for face in definition.faces]


class Reader:
    """Reads the values of a position, given its table of definitions."""

    def __init__(self, own: Iterable[type], find: Finder, table: Json) -> None:
        self.classes = classes_of(own)
        self.find = find
        rows = [self._only(one, "a definition") for one in listed(table, "definitions")]
        self.made = [self._shell(name) for name, _ in rows]
        for definition, (name, given) in zip(self.made, rows, strict=True):
            self._fill(definition, name, given)

    def value(self, data: Json) -> object:
        """Return the value of plain data."""
        if isinstance(data, list):
            return tuple(self.value(one) for one in data)
        if not isinstance(data, dict):
            return data
        name, given = self._only(data, "a value")
        if name == "card":
            return self.card(given)
        if name == "event":
            return self.event(given)
        if name == "set":
            return frozenset(self.value(one) for one in listed(given, "a set"))
        cls = self.classes.get(name)
        if cls is None or issubclass(cls, Definition):
            raise BadPosition(f"{name!r} is no class of values of this game")
        known = defaults_of(cls)
        found = {field: self.value(one) for field, one in mapped(given, name).items()}
        missing = {field for field, default in known.items() if default is MISSING} - set(found)
        if not set(found) <= set(known) or missing:
            raise BadPosition(f"{name!r} has the fields {', '.join(known)}, not {', '.join(found) or 'none'}")
        return cls(**found)

    def event(self, data: Json) -> type:
        """Return the class of events with a name."""
        cls = self.classes.get(data) if isinstance(data, str) else None
        if cls is None:
            raise BadPosition(f"{text_of(data)} is no event of this game")
        return cls

    def card(self, data: Json) -> Definition:
        """Return the definition of plain data."""
        match data:
            case bool():
                pass
            case int() if 0 <= data < len(self.made):
                return self.made[data]
            case str():
                return self._printed(data, 0)
            case [str() as card_id, int() as side]:
                return self._printed(card_id, side)
        raise BadPosition(
            f"{text_of(data)} stands for no card: an id, an id with a side, or a place belongs here"
        )

    def _printed(self, card_id: str, side: int) -> Definition:
        printed = self.find(card_id)
        if printed is None:
            raise BadPosition(f"no card has the id {card_id!r}")
        if not 0 <= side < len(printed.faces):
            raise BadPosition(f"card {card_id!r} has {len(printed.faces)} sides, and no side {side}")
        return printed.faces[side]

    def _shell(self, name: str) -> Definition:
        cls = self.classes.get(name)
        if cls is None or not issubclass(cls, Definition):
            raise BadPosition(f"{name!r} is no class of cards of this game")
        return cls.__new__(cls)

    def _fill(self, definition: Definition, name: str, given: Json) -> None:
        known = slots_of(type(definition))
        found = mapped(given, name)
        if tuple(sorted(found)) != known:
            raise BadPosition(f"a {name} has the facts {', '.join(known)}, not {', '.join(sorted(found))}")
        for fact, one in found.items():
            faces = tuple(self.card(face) for face in listed(one, "faces")) if fact == "faces" else None
            setattr(definition, fact, self.value(one) if faces is None else faces)

    @staticmethod
    def _only(data: Json, what: str) -> tuple[str, Json]:
        if not isinstance(data, dict) or len(data) != 1:
            raise BadPosition(f"{what} is an object with one key, not {text_of(data)[:60]}")
        [(name, given)] = data.items()
        return name, given


def listed(data: Json, what: str) -> list[Json]:
    """Return data that must be a list."""
    if not isinstance(data, list):
        raise BadPosition(f"{what} must be a list, not {text_of(data)[:60]}")
    return data


def mapped(data: Json, what: str) -> Mapping[str, Json]:
    """Return data that must be an object."""
    if not isinstance(data, dict):
        raise BadPosition(f"{what} must be an object, not {text_of(data)[:60]}")
    return data


def whole(data: Json, what: str, least: int | None = None, most: int | None = None) -> int:
    """Return data that must be a whole number, within a range if given."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise BadPosition(f"{what} must be a whole number, not {text_of(data)[:60]}")
    if (least is not None and data < least) or (most is not None and data > most):
        raise BadPosition(
            f"{what} is {data}, but must be from {least} to {most if most is not None else 'any'}"
        )
    return data


def wholes(data: Json, what: str, least: int | None = None, most: int | None = None) -> list[int]:
    """Return data that must be a list of whole numbers."""
    return [whole(one, what, least, most) for one in listed(data, what)]


def card_in(data: Json, what: str, last: int) -> CardId:
    """Return data that must be the number of a card, at most `last`."""
    return as_card(whole(data, what, 0, last))


def cards_in(data: Json, what: str, last: int) -> list[CardId]:
    """Return data that must be a list of numbers of cards."""
    return [card_in(one, what, last) for one in listed(data, what)]


def word(data: Json, what: str) -> str:
    """Return data that must be a text."""
    if not isinstance(data, str):
        raise BadPosition(f"{what} must be a text, not {text_of(data)[:60]}")
    return data
