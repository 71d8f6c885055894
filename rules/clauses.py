"""Clauses of the rulebooks: the inventory of each book, and which code implements what."""

import tomllib
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from inspect import unwrap
from pathlib import Path
from types import FunctionType

GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    """One numbered clause of one system's rulebook."""

    system: str
    number: str

    def __str__(self) -> str:
        return f"{self.system} {self.number}"


class UnknownClause(LookupError):
    """A cited clause is not in the rulebook's inventory."""


@cache
def inventory(system: str) -> dict[str, str]:
    """Return the numbers of a rulebook's entries with their kind, `clause` or `heading`, in book order."""
    lines = (GAMES / system / "data" / "clauses.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return dict(line.split("\t") for line in lines)


@cache
def not_executable(system: str) -> dict[str, str]:
    """Return the clauses that no program can implement, each with the reason."""
    with (GAMES / system / "clauses.toml").open("rb") as file:
        return dict(tomllib.load(file).get("not_executable", {}))


@cache
def demonstrated(system: str) -> frozenset[str]:
    """Return the clauses that a test cites, from the list generated beside the inventory."""
    path = GAMES / system / "data" / "demonstrated.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return frozenset(line for line in lines if line and not line.startswith("#"))


@dataclass(frozen=True, slots=True)
class Coverage:
    """The coverage of a rulebook's clauses: cited by a test, explained as not executable, or missing."""

    system: str
    clauses: int
    demonstrated: tuple[str, ...]
    not_executable: tuple[str, ...]
    missing: tuple[str, ...]


def coverage(system: str) -> Coverage:
    """Count a system's clauses by coverage; headings do not count."""
    numbers = [number for number, kind in inventory(system).items() if kind == "clause"]
    shown = demonstrated(system)
    explained = not_executable(system)
    return Coverage(
        system,
        len(numbers),
        tuple(number for number in numbers if number in shown),
        tuple(number for number in numbers if number in explained and number not in shown),
        tuple(number for number in numbers if number not in shown and number not in explained),
    )


_REGISTER: dict[Clause, list[str]] = defaultdict(list)


def cite(function: Callable[..., object], system: str, numbers: tuple[str, ...]) -> tuple[Clause, ...]:
    """Register a function as the implementation of these clauses and return them.

    Raises UnknownClause for a number the rulebook does not have, ValueError for a function that cites nothing
    or has no docstring.
    """
    name = f"{function.__module__}.{function.__qualname__}"
    if not numbers:
        raise ValueError(f"{name} cites no clause")
    # What is compiled has no docstring to look at.
    if isinstance(unwrap(function), FunctionType) and not (function.__doc__ or "").strip():
        raise ValueError(f"{name} has no docstring that says the rule")
    for number in numbers:
        if number not in inventory(system):
            raise UnknownClause(f"{name} cites {system} {number}, which the rulebook does not have")
    clauses = tuple(Clause(system, number) for number in numbers)
    for clause in clauses:
        _REGISTER[clause].append(name)
    return clauses


def implementations() -> dict[Clause, tuple[str, ...]]:
    """Return every implemented clause, with the names of its functions."""
    return {clause: tuple(names) for clause, names in sorted(_REGISTER.items())}
