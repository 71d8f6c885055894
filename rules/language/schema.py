"""The nodes' fields and types, read from their annotations: the basis for JSON, checks and descriptions."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, replace
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

from rules.language import vocabulary
from rules.language.abilities import Ability, Replacement, Spell, Triggered, Way
from rules.language.amounts import Amount
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.costs import CostPart
from rules.language.definitions import Definition
from rules.language.durations import Duration
from rules.language.effects import Effect, Verb
from rules.language.events import Event, GameEvent
from rules.language.filters import Filter
from rules.language.references import Cards, Player
from rules.language.restrictions import Restriction

FAMILIES: dict[str, object] = {
    "Ability": Ability,
    "Effect": Effect,
    "Event": Event,
    "Condition": Condition,
    "CostPart": CostPart,
    "Change": Change,
    "Restriction": Restriction,
    "Duration": Duration,
    "Filter": Filter,
    "Amount": Amount,
    "Cards": Cards,
    "Player": Player,
}
"""Each family by its name in the nodes' annotations."""
_NAMES = {
    **FAMILIES,
    "Triggered": Triggered,
    "Replacement": Replacement,
    "Spell": Spell,
    "Way": Way,
    "Definition": Definition,
    "Zone": vocabulary.Zone,
}


@dataclass(frozen=True, slots=True)
class Slot:
    """What a place in a tree accepts: any of these.

    `nodes` are classes of nodes, `words` fixed words, `vocabulary` is the name of a list of words that a game
    declares, `text` is free. `items` are the elements of a tuple or, if `unordered`, of a set; `pair` are the
    parts of a tuple of fixed length.
    """

    nodes: tuple[type, ...] = ()
    words: tuple[str, ...] = ()
    vocabulary: str = ""
    text: bool = False
    number: bool = False
    flag: bool = False
    nothing: bool = False
    definition: bool = False
    items: "Slot | None" = None
    unordered: bool = False
    pair: "tuple[Slot, ...]" = ()

    @property
    def plain(self) -> type | None:
        """The only class possible here, so that its name need not be written."""
        return self.nodes[0] if len(self.nodes) == 1 and not self.words else None


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a node; `default` is `MISSING` if it is required."""

    name: str
    slot: Slot
    default: object

    @property
    def required(self) -> bool:
        """Whether the field has no default."""
        return self.default is MISSING


@dataclass(frozen=True, slots=True)
class Shape:
    """A class of nodes: its word in JSON and its fields, its own first."""

    word: str
    cls: type
    fields: tuple[Field, ...]

    def field(self, name: str) -> Field | None:
        """Return a field by name, or None."""
        return next((one for one in self.fields if one.name == name), None)


def word_of(cls: type) -> str:
    """Return a node class's word in JSON: `DealDamage` is "deal_damage"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()


class Schema:
    """All nodes with their fields; a game's own verbs and events join the families of effects and events."""

    def __init__(self, verbs: Iterable[type[Verb]] = (), events: Iterable[type[GameEvent]] = ()) -> None:
        self.verbs = tuple(verbs)
        self.events = tuple(events)
        self._known: dict[object, Slot] = {}
        self.families: dict[str, Slot] = {name: self._slot(of) for name, of in FAMILIES.items()}
        self.shapes: dict[type, Shape] = {}
        self._found: dict[str, Shape] = {}
        self._named: dict[tuple[type, ...], dict[str, Shape]] = {}
        for slot in self.families.values():
            self._add(slot)
        for slot in self.families.values():
            self._named[slot.nodes] = self._by_word(slot)

    @property
    def words(self) -> Mapping[str, Shape]:
        """The nodes by their words."""
        return self._found

    def named(self, word: str, slot: Slot) -> Shape | None:
        """Return the node with that word that a place accepts, or None."""
        if slot.nodes not in self._named:
            self._named[slot.nodes] = self._by_word(slot)
        return self._named[slot.nodes].get(word)

    def slot(self, of: object) -> Slot:
        """Return the slot for a family, a class of nodes or a tuple of these."""
        if of not in self._known:
            self._known[of] = self._slot(of)
        return self._known[of]

    def expected(self, slot: Slot) -> str:
        """Return a description of what a place accepts: "a node of amount or a whole number"."""
        found: list[str] = []
        if slot.nodes:
            of = [name.lower() for name, one in self.families.items() if set(one.nodes) <= set(slot.nodes)]
            found += [f"a node of {name}" for name in of] or [f"a node {word_of(slot.nodes[0])!r}"]
        found += [repr(word) for word in slot.words]
        if slot.vocabulary:
            found.append(f"a {slot.vocabulary}")
        named = {"text": "text", "number": "a whole number", "flag": "true or false", "nothing": "null"}
        found += [words for name, words in named.items() if getattr(slot, name)]
        if slot.definition:
            found.append("a definition")
        if slot.items is not None or slot.pair:
            found.append("a list")
        return " or ".join(found)

    def _by_word(self, slot: Slot) -> dict[str, Shape]:
        found: dict[str, Shape] = {}
        for cls in slot.nodes:
            shape = self.shapes[cls]
            if shape.word in found:
                raise ValueError(f"{cls} and {found[shape.word].cls} have the same word {shape.word!r}")
            found[shape.word] = shape
        return found

    def _add(self, slot: Slot) -> None:
        own = (*self.verbs, *self.events)
        for part in parts(slot):
            for cls in part.nodes:
                if cls in self.shapes:
                    continue
                shape = Shape(word_of(cls), cls, self._fields(cls))
                self.shapes[cls] = shape
                # A game's own node may share its word with one of another family, which keeps it.
                if shape.word not in self._found or self._found[shape.word].cls in own:
                    self._found[shape.word] = shape
                for one in shape.fields:
                    self._add(one.slot)

    def _fields(self, cls: type) -> tuple[Field, ...]:
        hints = get_type_hints(cls, localns=_NAMES, include_extras=True)
        found = [one for one in fields(cls) if one.init]
        found.sort(key=lambda one: one.kw_only is True)
        return tuple(Field(one.name, self._slot(hints[one.name]), one.default) for one in found)

    def _slot(self, of: object) -> Slot:
        origin = get_origin(of)
        if origin is Annotated:
            mark = get_args(of)[1]
            return Slot(vocabulary=mark.name)
        if origin is Literal:
            return Slot(words=get_args(of))
        if origin in (Union, UnionType):
            return self._union(self._slot(part) for part in get_args(of))
        if origin is frozenset:
            return Slot(items=self._slot(get_args(of)[0]), unordered=True)
        if origin is tuple:
            inner = get_args(of)
            if inner[-1] is Ellipsis:
                return Slot(items=self._slot(inner[0]))
            return Slot(pair=tuple(self._slot(one) for one in inner))
        if not isinstance(of, type):
            raise TypeError(f"{of!r} is no type that a field of a node can have")
        return self._single(of)

    def _single(self, of: type) -> Slot:
        if of is Verb:
            return Slot(nodes=self.verbs)
        if of is GameEvent:
            return Slot(nodes=self.events)
        if of is Definition:
            return Slot(definition=True)
        simple = {str: "text", int: "number", bool: "flag", NoneType: "nothing"}.get(of)
        return Slot(**{simple: True}) if simple else Slot(nodes=(of,))  # type: ignore[arg-type]

    def _union(self, slots: Iterable[Slot]) -> Slot:
        whole = Slot()
        for slot in slots:
            given = {one.name: getattr(slot, one.name) for one in fields(slot)}
            changed = {name: value for name, value in given.items() if value != _EMPTY[name]}
            for name in ("nodes", "words"):
                if name in changed:
                    changed[name] = (*getattr(whole, name), *changed[name])
            whole = replace(whole, **changed)
        return whole


_EMPTY = {one.name: one.default for one in fields(Slot)}


def parts(slot: Slot) -> Iterator[Slot]:
    """Yield a place and the places inside it."""
    yield slot
    for inner in (slot.items, *slot.pair):
        if inner is not None:
            yield from parts(inner)


SHARED = Schema()
"""The nodes that all games share."""
