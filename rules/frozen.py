"""Frozen values: what `dataclass(frozen=True, slots=True)` makes, in a third of the time.

The language of abilities has hundreds of such classes, and each command imports them. A dataclass compiles
six methods for each; here a class has only its `__init__` compiled and shares how the others are done.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, fields
from functools import partial
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

Made = TypeVar("Made", bound=type)


@overload
def frozen(cls: Made) -> Made: ...


@overload
def frozen(*, kw_only: bool) -> Callable[[Made], Made]: ...


@dataclass_transform(frozen_default=True)
def frozen(cls: Any = None, *, kw_only: bool = False) -> Any:
    """Make a class one of frozen values, which are equal where their fields are; its fields are slots."""
    if cls is None:
        return partial(frozen, kw_only=kw_only)
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)(cls)
    listed = fields(made)
    if any(not one.init or one.default_factory is not MISSING for one in listed):
        raise TypeError(f"{cls.__qualname__} has a field that is not simply given: make it a dataclass")
    made.__init__ = _initialiser(made, listed)
    made.__eq__, made.__hash__ = _comparing([one.name for one in listed])
    made.__repr__ = _shown
    made.__setattr__, made.__delattr__ = _refuse_writing, _refuse_deleting
    made.__getstate__, made.__setstate__ = _values, _with_values
    return made


def _initialiser(cls: type, listed: tuple[Field[Any], ...]) -> Callable[..., None]:
    """Compile the one method that is each class's own: it fills the slots past the refusal to write."""
    known: dict[str, Any] = {}
    taken, lines = ["self"], []
    for one in sorted(listed, key=lambda one: one.kw_only is True):
        if one.kw_only is True and "*" not in taken:
            taken.append("*")
        known[f"_set_{one.name}"] = getattr(cls, one.name).__set__
        lines.append(f"    _set_{one.name}(self, {one.name})")
        if one.default is MISSING:
            taken.append(one.name)
        else:
            known[f"_default_{one.name}"] = one.default
            taken.append(f"{one.name}=_default_{one.name}")
    if hasattr(cls, "__post_init__"):
        lines.append("    self.__post_init__()")
    source = "\n".join((f"def __init__({', '.join(taken)}):", *(lines or ["    pass"])))
    exec(compile(source, f"<{cls.__qualname__}>", "exec"), known)  # noqa: S102 - made of names of fields
    made: Callable[..., None] = known["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    made.__module__ = cls.__module__
    return made


def _comparing(names: list[str]) -> tuple[Callable[[Any, object], Any], Callable[[Any], int]]:
    """Return how values with these fields are compared and hashed."""
    read: Callable[[Any], object] = attrgetter(*names) if names else lambda one: ()

    def equal(self: Any, other: object) -> Any:
        if self.__class__ is not other.__class__:
            return NotImplemented
        return read(self) == read(other)

    def hashed(self: Any) -> int:
        return hash(read(self))

    return equal, hashed


def _values(self: Any) -> list[object]:
    return [getattr(self, one.name) for one in fields(self)]


def _with_values(self: Any, values: list[object]) -> None:
    for one, value in zip(fields(self), values, strict=True):
        object.__setattr__(self, one.name, value)


def _shown(self: Any) -> str:
    held = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self))
    return f"{type(self).__qualname__}({held})"


def _refuse_writing(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_deleting(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
