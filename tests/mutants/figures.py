"""The small ways in which figures and lists that a game declares under clauses are broken."""

import ast
from collections.abc import Iterator
from dataclasses import fields

from rules.construction.section import Section
from rules.mutants import figures
from rules.opening import Dealing

NO_RULE = frozenset({"clauses", "headings", "types", "optional", "grows"})
"""Fields that say where a rule stands, what deck lists call a section, and what pages show."""


def changes(name: str) -> Iterator[tuple[str, str]]:
    """Yield what figures are broken into, in words and as the field with its other value."""
    declared = figures(name.partition("/")[0])[name]
    for field in fields(declared):
        if field.name not in NO_RULE | _idle(declared):
            value = getattr(declared, field.name)
            for words, other in _others(value):
                yield f"{field.name} = {words}", f"{field.name} = {other!r}"


def _idle(declared: Section | Dealing) -> frozenset[str]:
    """Return the fields that say nothing here: no card pays, or none has to be there in any case."""
    if isinstance(declared, Dealing):
        return frozenset() if declared.pays else frozenset({"worth", "a_turn"})
    return frozenset() if declared.minimum else frozenset({"or_none"})


def _others(value: object) -> Iterator[tuple[str, object]]:
    """Yield a number off by one either way, the opposite of yes or no, a list with an entry left out."""
    if isinstance(value, bool):
        yield f"{value} → {not value}", not value
    elif isinstance(value, int):
        for other in (value + 1, value - 1)[: 2 if value else 1]:
            yield f"{value} → {other}", other
    elif isinstance(value, tuple):
        for place, entry in enumerate(value):
            yield f"{value} → without {entry}", (*value[:place], *value[place + 1 :])


def declare(name: str, changed: str) -> None:
    """Let a game declare a field otherwise, wherever that is read; in a fork only."""
    field, _, value = changed.partition(" = ")
    object.__setattr__(figures(name.partition("/")[0])[name], field, ast.literal_eval(value))
