"""The choices of `data/overrides.toml` and the word lists of `data/words.toml`, as the importer uses them."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.cards.card import CardRule, RuleKind
from rules.parsed_data import checked

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True)
class Words:
    """The rulebook's word for each word of the sources."""

    types: Mapping[str, str]
    marks: Mapping[str, str]
    classes: Mapping[str, str]
    titles: Mapping[str, str]
    keywords: Mapping[str, str]
    traits: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """The value chosen for one field of one card, and why."""

    value: int | tuple[str, ...]
    source: str
    why: str


@dataclass(frozen=True, slots=True)
class Overrides:
    """Everything chosen by hand, by card number in capitals."""

    choices: Mapping[tuple[str, str], Choice]
    names: Mapping[str, str]
    aliases: Mapping[str, str]
    joins: Mapping[str, str]
    rules: Mapping[str, tuple[CardRule, ...]]

    def numbers(self) -> frozenset[str]:
        """Return every card number that an override cites."""
        chosen = (number for number, _ in self.choices)
        return frozenset((*chosen, *self.names, *self.aliases, *self.joins.values(), *self.rules))


class _ChoiceRow(TypedDict):
    card: str
    field: str
    value: int | list[str]
    source: str
    why: str


class _JoinRow(TypedDict):
    english: str
    card: str
    source: str
    why: str


class _NameRow(TypedDict):
    card: str
    name: str
    source: str


class _RuleRow(TypedDict):
    card: str
    kind: RuleKind
    section: str
    amount: int
    source: str


class _Table(TypedDict):
    choice: NotRequired[list[_ChoiceRow]]
    join: NotRequired[list[_JoinRow]]
    name: NotRequired[list[_NameRow]]
    alias: NotRequired[list[_NameRow]]
    rule: NotRequired[list[_RuleRow]]


class _WordsTable(TypedDict):
    types: dict[str, str]
    marks: dict[str, str]
    classes: dict[str, str]
    titles: dict[str, str]
    keywords: dict[str, str]
    traits: dict[str, str]


def load_words(path: Path = DATA / "words.toml") -> Words:
    """Read the word lists."""
    with path.open("rb") as file:
        return Words(**checked(_WordsTable, tomllib.load(file), path.name))


def load_overrides(path: Path = DATA / "overrides.toml") -> Overrides:
    """Read the overrides; raises ValueError for a row without a source."""
    with path.open("rb") as file:
        read = tomllib.load(file)
    for kind, rows in read.items():
        for row in rows:
            if not row.get("source"):
                raise ValueError(f"{path.name}: [[{kind}]] has no source: {row}")
    table = checked(_Table, read, path.name)
    return Overrides(
        choices={
            (row["card"].upper(), row["field"]): Choice(_value(row["value"]), row["source"], row["why"])
            for row in table.get("choice", [])
        },
        names={row["card"].upper(): row["name"] for row in table.get("name", [])},
        aliases={row["card"].upper(): row["name"] for row in table.get("alias", [])},
        joins={row["english"]: row["card"].upper() for row in table.get("join", [])},
        rules=_rules(table.get("rule", [])),
    )


def _value(value: int | list[str]) -> int | tuple[str, ...]:
    return value if isinstance(value, int) else tuple(value)


def _rules(rows: Iterable[_RuleRow]) -> dict[str, tuple[CardRule, ...]]:
    found: dict[str, tuple[CardRule, ...]] = {}
    for row in rows:
        number = row["card"].upper()
        rule = CardRule(row["kind"], row["section"], row["amount"], row["source"])
        found[number] = (*found.get(number, ()), rule)
    return found
