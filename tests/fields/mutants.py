"""A field left out while a scene is played: what the rules read in it is its default, or another value.

The trees stay as they are. The class of a node gets another descriptor for the field, which gives the rules'
own code the value that is read instead, and tests, check, codec and words what the tree says. So it makes no
difference by which door a tree came to the game, or when it was made.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from rules.language.abilities import Presence
from rules.language.dialect import Dialect
from rules.language.schema import Field, Shape, Slot
from tests.fields.values import left_out, of_family
from tests.processes import ROOT

NOT_PLAYED = (
    *(
        f"rules/language/{name}.py"
        for name in ("bounds", "checker", "codec", "dialect", "schema", "scopes", "structure")
    ),
    *("rules/language/words/", "rules/engine/survey.py", "rules/engine/transcript.py"),
    *("rules/appraisal/", "rules/players/"),
    *(f"rules/games/{code}/evaluate.py" for code in ("dm", "fow8", "setcg", "sve")),
    "rules/games/dm/evaluate_mana.py",
    *(f"rules/games/fow8/evaluate_{name}.py" for name in ("battle", "main", "rulers", "worth")),
)
"""What reads trees without playing them: it checks, keeps and says them, or guesses what is good."""

Change = Callable[[Any], Any]
"""What is read in place of a value of a field."""


@dataclass(frozen=True)
class Key:
    """A field of a class of nodes in a dialect or, where `field` is "", a node that has no fields."""

    node: str
    field: str = ""

    def __str__(self) -> str:
        return f"{self.node}.{self.field}" if self.field else self.node


@dataclass(frozen=True)
class Mutant:
    """One way to leave a field or a node out; `becomes` names what is read then, "" for its default."""

    becomes: str
    changes: tuple[tuple[type, str, Change], ...]


def admitted(dialect: Dialect) -> Iterator[tuple[Key, Shape, Field | None]]:
    """Yield the fields that a dialect admits and that can say more than one thing, and nodes without any.

    What no ability can hold, since no field is admitted that could hold it, is left out.
    """
    for shape in _reached(dialect):
        if not shape.fields:
            yield Key(shape.word), shape, None
        for field in shape.fields:
            if dialect.has_field(shape, field) and not says_nothing(dialect, shape, field):
                yield Key(shape.word, field.name), shape, field


def _reached(dialect: Dialect) -> list[Shape]:
    """Return the nodes that abilities of a dialect may hold, in the order of the schema."""
    found: set[type] = set()
    ahead = [dialect.schema.families["Ability"]]
    while ahead:
        slot = ahead.pop()
        ahead += [one for one in (slot.items, *slot.pair) if one is not None]
        for cls in slot.nodes:
            shape = dialect.schema.shapes[cls]
            if cls not in found and dialect.has_node(shape):
                found.add(cls)
                ahead += [field.slot for field in shape.fields if dialect.has_field(shape, field)]
    return [shape for cls, shape in dialect.schema.shapes.items() if cls in found]


def says_nothing(dialect: Dialect, shape: Shape, field: Field) -> bool:
    """Return whether a field changes nothing, whatever it holds, by what kind of field it is.

    The name of an ability and the clause of its keyword are for words and records; that some abilities are
    known by them has scenes of its own. A field that can only hold one word, as that of a stat where a game
    has one, says nothing by it, unless it may hold none.
    """
    if issubclass(shape.cls, Presence) and field.name in ("name", "clause"):
        return True
    vocabulary = field.slot.vocabulary
    known = dialect.words_of(vocabulary, shape, field) if vocabulary else None
    return known is not None and len(known) == 1 and field.default != ""


def mutants(dialect: Dialect, shape: Shape, field: Field | None) -> Iterator[Mutant]:
    """Yield the ways to leave out a field, only its default where it has one, or a node without fields."""
    if field is None:
        for one in of_family(dialect, shape):
            yield Mutant(repr(one), tuple(_places(dialect, shape.cls, one)))
    elif not field.required and not _is_refused(dialect, shape, field):
        yield Mutant("", ((shape.cls, field.name, _always(field.default)),))
    else:
        for change in left_out(dialect, shape, field):
            yield Mutant(change.word, ((shape.cls, field.name, change.change),))


def _is_refused(dialect: Dialect, shape: Shape, field: Field) -> bool:
    """Return whether a field's default is a word that the dialect does not take there."""
    listed = dialect.listed(shape, field)
    return listed is not None and isinstance(field.default, str) and field.default not in ("", *listed)


def _always(value: object) -> Change:
    return lambda _: value


def _places(dialect: Dialect, cls: type, instead: object) -> Iterator[tuple[type, str, Change]]:
    """Yield every place in which a node of a class may be, with another one read in it."""
    for shape in dialect.schema.shapes.values():
        for field in shape.fields:
            if _may_hold(field.slot, cls):
                yield shape.cls, field.name, lambda value: _without(value, cls, instead)


def _may_hold(slot: Slot, cls: type) -> bool:
    inner = (slot.items, *slot.pair)
    return cls in slot.nodes or any(one is not None and _may_hold(one, cls) for one in inner)


def _without(value: Any, cls: type, instead: object) -> Any:
    if type(value) is cls:
        return instead
    if isinstance(value, tuple):
        kept = value if instead is not None else tuple(one for one in value if type(one) is not cls)
        return tuple(_without(one, cls, instead) for one in kept)
    return value


@cache
def is_play(filename: str) -> bool:
    """Return whether what is in a file plays trees, so that it reads them with a field left out."""
    path = filename.removeprefix(f"{ROOT}/")
    return path.startswith("rules/") and not path.startswith(NOT_PLAYED)


class Reading:
    """Stands for the descriptor of a field, and answers the rules with a changed value."""

    def __init__(self, cls: type, name: str, change: Change) -> None:
        self.kept = next(vars(base)[name] for base in cls.__mro__ if name in vars(base))
        self.change = change

    def changed(self, node: object) -> object:
        return self.change(self.kept.__get__(node, type(node)))

    def __get__(self, node: object, owner: type | None = None) -> object:
        if node is None:
            return self
        frame = sys._getframe(1)
        if frame.f_code.co_name == "__eq__" and frame.f_back is not None:
            # Nodes are compared by a method that dataclasses write: what counts is who compares them.
            frame = frame.f_back
        if is_play(frame.f_code.co_filename):
            return self.changed(node)
        return self.kept.__get__(node, owner)

    def __set__(self, node: object, value: object) -> None:
        self.kept.__set__(node, value)


class Derived(Reading):
    """Stands for an attribute that a node works out from its fields once: it is worked out anew."""

    def __init__(self, cls: type, name: str) -> None:
        super().__init__(cls, name, _always(None))
        self.given = [one.name for one in fields(cls) if one.init]

    def changed(self, node: object) -> object:
        cls = type(node)
        return self.kept.__get__(cls(**{name: _read(node, name) for name in self.given}), cls)


def _read(node: object, name: str) -> object:
    cls = type(node)
    found = next(vars(base)[name] for base in cls.__mro__ if name in vars(base))
    return found.changed(node) if isinstance(found, Reading) else found.__get__(node, cls)


@contextmanager
def in_place(dialect: Dialect, changes: tuple[tuple[type, str, Change], ...]) -> Iterator[None]:
    """Let the rules read these fields changed, and whatever nodes derive of their fields with them."""
    readings = [(cls, name, Reading(cls, name, change)) for cls, name, change in changes]
    readings += [
        (cls, one.name, Derived(cls, one.name))
        for cls in dialect.schema.shapes
        for one in fields(cls)
        if not one.init
    ]
    before = [(cls, name, vars(cls).get(name)) for cls, name, _ in readings]
    for cls, name, reading in readings:
        setattr(cls, name, reading)
    try:
        yield
    finally:
        for cls, name, old in before:
            if old is None:
                delattr(cls, name)
            else:
                setattr(cls, name, old)
