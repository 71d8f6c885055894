"""How pages draw the attributes and types of a game's cards, from its `data/attributes.toml`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.costs import payer
from rules.systems import system


@dataclass(frozen=True, slots=True)
class Attributes:
    """The attributes of a game.

    `marks` gives the drawing for each, `without` that of a card without attributes, and `symbols` the
    attribute for each letter of a printed cost. `emblems` gives the drawing for each card type that has one.
    """

    marks: Mapping[str, str]
    without: str
    symbols: Mapping[str, str]
    emblems: Mapping[str, str]


@cache
def attributes(code: str) -> Attributes:
    """Return the attributes of a system. Raises UnknownSystem."""
    path = system(code).data / "attributes.toml"
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    if unknown := read.keys() - {"without", "marks", "types"}:
        raise ValueError(f"{path.name} of {code} has {', '.join(sorted(unknown))}, which is not read")
    dealing = payer(code)
    symbols = dict(dealing.symbols) if dealing is not None else {}
    if strange := set(symbols.values()) - read["marks"].keys():
        raise ValueError(f"{path.name} of {code} has no mark for {', '.join(sorted(strange))}")
    return Attributes(read["marks"], read["without"], symbols, read.get("types", {}))
