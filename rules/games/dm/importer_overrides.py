"""The sourced choices of `overrides.toml` and `aliases.toml`: which facts to use where sources are wrong."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NotRequired, TypedDict, TypeVar

from rules.cards import CardRule, Printing
from rules.cards.card import RuleKind
from rules.cards.imports import ImportFault, imported_data

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Number:
    """A collector's number that is wrong in the English file, and the right one."""

    name: str
    set: str
    wrong: str
    right: str
    why: str


@dataclass(frozen=True, slots=True)
class Overrides:
    """All sourced choices of one catalogue, by the sources' cleaned names.

    `same` maps an English name to the wiki's, `sides` a front to its further sides. `rules` has the
    deck-building sentences printed on a card, `aliases` other names by which lists know a card, `printed`
    Japanese numbers by which such lists know it.
    """

    same: Mapping[str, str]
    numbers: tuple[Number, ...]
    sides: Mapping[str, tuple[str, ...]]
    rules: Mapping[str, tuple[CardRule, ...]]
    aliases: Mapping[str, tuple[str, ...]]
    printed: Mapping[str, tuple[Printing, ...]]


class _RuleRow(TypedDict):
    card: str
    kind: RuleKind
    section: str
    amount: NotRequired[int]
    source: str


class _SameRow(TypedDict):
    english: str
    wiki: str
    source: str


class _NumberRow(TypedDict):
    card: str
    set: str
    wrong: str
    right: str
    why: str
    source: str


class _SidesRow(TypedDict):
    front: str
    back: list[str]
    source: str


class _Table(TypedDict):
    rule: NotRequired[list[_RuleRow]]
    same: NotRequired[list[_SameRow]]
    number: NotRequired[list[_NumberRow]]
    sides: NotRequired[list[_SidesRow]]


class _AliasRow(TypedDict):
    card: str
    alias: str
    printed: NotRequired[str]
    source: str


class _Names(TypedDict):
    alias: NotRequired[list[_AliasRow]]


def load_overrides(data: Path) -> Overrides:
    """Read both files of a data folder; raises ImportFault for a row without a source."""
    table = _read(_Table, data / "overrides.toml")
    names = _read(_Names, data / "aliases.toml")
    rules: dict[str, tuple[CardRule, ...]] = {}
    for row in table.get("rule", []):
        rule = CardRule(row["kind"], row["section"], row.get("amount"), row["source"])
        rules[row["card"]] = (*rules.get(row["card"], ()), rule)
    aliases: dict[str, tuple[str, ...]] = {}
    printed: dict[str, tuple[Printing, ...]] = {}
    for listed in names.get("alias", []):
        aliases[listed["card"]] = (*aliases.get(listed["card"], ()), listed["alias"])
        if "printed" in listed:
            set_code, number = listed["printed"].split(" ")
            held = printed.get(listed["card"], ())
            printed[listed["card"]] = (*held, Printing(set_code, number, "", "ja"))
    return Overrides(
        same={row["english"]: row["wiki"] for row in table.get("same", [])},
        numbers=tuple(
            Number(row["card"], row["set"], row["wrong"], row["right"], row["why"])
            for row in table.get("number", [])
        ),
        sides={row["front"]: tuple(row["back"]) for row in table.get("sides", [])},
        rules=rules,
        aliases=aliases,
        printed=printed,
    )


def _read(declared: type[T], path: Path) -> T:
    with path.open("rb") as file:
        table = tomllib.load(file)
    for kind, rows in table.items():
        for row in rows:
            if not row.get("source"):
                raise ImportFault(f"{path.name}: a [[{kind}]] row has no source: {row}")
    return imported_data(declared, table, path.name)
