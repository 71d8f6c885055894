"""Parsed TOML and JSON as declared types (`TypedDict` and plain ones), checked once on input."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

T = TypeVar("T")


class BadData(ValueError):
    """Parsed data do not match their declared type; the message says where, what is there, what is needed."""


def checked(declared: type[T], data: object, where: str, *, closed: bool = True) -> T:
    """Return parsed data as their declared type.

    With `closed`, a table may only have the keys that its type declares. Raises BadData, which quotes the
    first wrong value, with its path from `where`.
    """
    for fault in _faults(declared, data, where, closed):
        raise BadData(fault)
    # Every value in it has just been checked against its type.
    return cast(T, data)


def _faults(declared: object, data: object, where: str, closed: bool) -> Iterator[str]:
    """Yield the problems of data in order."""
    origin, of = get_origin(declared), get_args(declared)
    if declared is object:
        return
    if isinstance(declared, type) and is_typeddict(declared):
        yield from _of_table(declared, data, where, closed)
    elif origin in (Union, UnionType):
        if all(next(_faults(one, data, where, closed), None) for one in of):
            yield _wrong(declared, data, where)
    elif origin is Literal:
        if data not in of:
            yield f"{where}: unknown {data!r}; known are {', '.join(map(str, of))}"
    elif origin in (dict, Mapping) and isinstance(data, dict):
        for key, value in data.items():
            yield from _faults(of[0], key, f"{where}, key {key!r}", closed)
            yield from _faults(of[1], value, f"{where}, {key}", closed)
    elif origin in (list, tuple) and isinstance(data, origin):
        for place, value in enumerate(data, 1):
            yield from _faults(of[0], value, f"{where}, entry {place}", closed)
    elif not _is_plain(declared, data):
        yield _wrong(declared, data, where)


def _of_table(declared: type, data: object, where: str, closed: bool) -> Iterator[str]:
    if not isinstance(data, dict):
        yield _wrong(dict, data, where)
        return
    hints = _hints(declared)
    unknown = sorted(str(key) for key in data.keys() - hints.keys())
    if unknown and closed:
        yield f"{where}: unknown key {unknown[0]!r}; known are {', '.join(sorted(hints))}"
    for key, hint in hints.items():
        if key in data:
            yield from _faults(hint, data[key], f"{where}, {key}", closed)
        elif key in _required(declared):
            yield f"{where}: {key!r} is missing in {_short(data)}"


@cache
def _hints(declared: type) -> dict[str, object]:
    return get_type_hints(declared)


def _required(declared: type) -> frozenset[str]:
    keys: frozenset[str] = getattr(declared, "__required_keys__", frozenset())
    return keys


def _is_plain(declared: object, data: object) -> bool:
    """Return whether a value is of a plain type; true and false are not numbers."""
    if declared in (None, NoneType):
        return data is None
    if isinstance(data, bool):
        return declared is bool
    return isinstance(declared, type) and isinstance(data, (int, float) if declared is float else declared)


def _wrong(declared: object, data: object, where: str) -> str:
    return f"{where}: {_short(data)} is not {_name(declared)}"


_NAMES: dict[object, str] = {
    str: "a text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    None: "null",
    NoneType: "null",
}


def _name(declared: object) -> str:
    origin = get_origin(declared)
    if origin in (Union, UnionType):
        return " or ".join(map(_name, get_args(declared)))
    if is_typeddict(declared) or declared is dict or origin in (dict, Mapping):
        return "a table"
    if origin in (list, tuple):
        return "a list"
    return _NAMES.get(declared, getattr(declared, "__name__", str(declared)))


def _short(data: object) -> str:
    text = repr(data)
    return text if len(text) <= 60 else f"{text[:59]}…"
