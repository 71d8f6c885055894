"""What there is to set up a position of each game with: its zones and steps, and what it begins with."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NotRequired, TypedDict

from rules.dialects import dialect_of
from rules.engine.arrangement import zones_laid
from rules.parsed_data import checked
from rules.rulesets import ruleset
from rules.spoken import board_words
from rules.systems import system


@dataclass(frozen=True, slots=True)
class LaidZone:
    """A zone for which a position has lines, and whether some of its cards may be unknown."""

    name: str
    clause: str
    in_play: bool
    takes_unknown: bool


def laid_zones(code: str) -> list[LaidZone]:
    """Return the zones that positions of a system are written with, those in play first."""
    rules = ruleset(code)
    found = [
        LaidZone(zone.name, zone.clause, bool(zone.group), zone.laid == "any") for zone in zones_laid(rules)
    ]
    return sorted(found, key=lambda zone: not zone.in_play)


@dataclass(frozen=True, slots=True)
class Usual:
    """What a position begins with when somebody sets one up; `zones` have lines as they are written."""

    step: str
    turn: int
    life: int
    resources: tuple[int, ...]
    zones: Mapping[str, str]


class _Usual(TypedDict):
    step: str
    turn: int
    life: NotRequired[int]
    resources: NotRequired[list[int]]
    zones: dict[str, str]


@cache
def usual(code: str) -> Usual:
    """Return what positions of a system begin with, as its `position.toml` says."""
    path = system(code).folder / "position.toml"
    found = checked(_Usual, tomllib.loads(path.read_text(encoding="utf-8")), f"{code}/position.toml")
    resources = found.get("resources", [0] * len(ruleset(code).resources))
    return Usual(found["step"], found["turn"], found.get("life", 0), tuple(resources), found["zones"])


def steps_of(code: str) -> list[tuple[str, str]]:
    """Return the steps of a turn in a system, each with its clause."""
    return [(step.name, step.clause) for step in ruleset(code).plan]


def states_of(code: str) -> list[str]:
    """Return what can be said of a card in play after its name, as examples."""
    without = dialect_of(code).without
    return [
        board_words(code).rested,
        "new",
        *(["damage …"] if "deal_damage" not in without else []),
        *(["2 … counters"] if "put_counters" not in without else []),
        "on …",
    ]
