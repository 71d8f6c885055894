"""Explanations of printed keywords in our words, with clauses: a game's `data/keywords.toml`."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from rules.cards import normalise
from rules.clauses import Clause
from rules.systems import system

_COSTS = re.compile(r"\{[^}]*\}")


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword of a system, explained, with its clauses."""

    name: str
    says: str
    clauses: tuple[Clause, ...]


class Keywords:
    """The keywords that a system explains, found as printed."""

    def __init__(self, code: str, found: Mapping[str, Keyword]) -> None:
        self._words = {
            normalise(word): normalise(right) for word, right in system(code).words.items() if right
        }
        self._found = {normalise(name): keyword for name, keyword in found.items()}

    def __iter__(self) -> Iterator[Keyword]:
        return iter(self._found.values())

    def find(self, printed: str) -> Keyword | None:
        """Return a keyword as printed on a card, with costs or numbers after its name; None if unknown."""
        said = _COSTS.sub("", printed).strip()
        while said:
            key = normalise(said)
            keyword = self._found.get(key) or self._found.get(self._words.get(key, ""))
            if keyword is not None:
                return keyword
            # Only a number after the name is not part of it.
            shorter, _, last = said.rpartition(" ")
            said = shorter if last.isdecimal() else ""
        return None


@cache
def keywords(code: str) -> Keywords:
    """Return the keywords that a system explains."""
    with (system(code).folder / "data" / "keywords.toml").open("rb") as file:
        table = tomllib.load(file)
    found = {
        name: Keyword(name, row["says"], tuple(Clause(code, number) for number in row["clauses"]))
        for name, row in table.items()
    }
    return Keywords(code, found)
