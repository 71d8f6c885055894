"""Applies the choices of `data/overrides.toml`: sourced answers where the sources are wrong or silent."""

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.cards import CardRule
from rules.cards.card import RuleKind, Value
from rules.cards.imports import ImportFault, Report, imported_data
from rules.games.fow8 import importer_words as words
from rules.games.fow8.importer_source import SourceCard

OVERRIDES = Path(__file__).parent / "data" / "overrides.toml"


class Fact(TypedDict):
    """A fact that replaces what the sources say about a printing; `side` is "" for the front."""

    card: str
    side: NotRequired[str]
    field: str
    value: Value | list[str]
    source: str
    why: NotRequired[str]


class Form(TypedDict):
    """Another form that a source lists as a card of its own."""

    card: str
    form: str
    source: str


class Separate(TypedDict):
    """Printings that are a different card from others with the same name and stats."""

    cards: list[str]
    source: str
    why: NotRequired[str]


class Id(TypedDict):
    """The id of a card whose number is not a good address."""

    number: str
    id: str
    source: str


# `is` is reserved in Python, so this type is declared by calling `TypedDict`.
Number = TypedDict("Number", {"number": str, "is": str, "source": str})


class Kept(TypedDict):
    """A field in which the sources differ and the simulator's value is right."""

    cards: list[str]
    field: str
    source: str
    why: NotRequired[str]


class Alias(TypedDict):
    """Another name that real lists use."""

    card: str
    name: str
    source: str


class Rule(TypedDict):
    """A deck-building rule that a card's own text replaces."""

    card: str
    kind: RuleKind
    section: str
    amount: NotRequired[int]
    source: str


class Overrides(TypedDict):
    """The tables of `overrides.toml`."""

    fact: NotRequired[list[Fact]]
    form: NotRequired[list[Form]]
    separate: NotRequired[list[Separate]]
    id: NotRequired[list[Id]]
    number: NotRequired[list[Number]]
    kept: NotRequired[list[Kept]]
    alias: NotRequired[list[Alias]]
    rule: NotRequired[list[Rule]]


@cache
def overrides(path: Path = OVERRIDES) -> Overrides:
    """Return the tables of sourced choices; raises ImportFault for a row without its source."""
    with path.open("rb") as file:
        tables = tomllib.load(file)
    for kind, rows in tables.items():
        for row in rows:
            if not row.get("source"):
                raise ImportFault(f"{path.name}: a [[{kind}]] row has no source: {row}")
    return imported_data(Overrides, tables, path.name)


def apply(cards: dict[str, SourceCard], tables: Overrides, report: Report) -> None:
    """Change the printings in place: join forms to their card, then apply facts, then aliases."""
    for form in tables.get("form", []):
        if form["form"] in cards and form["card"] in cards:
            cards[form["card"]].sides[form["form"]] = cards.pop(form["form"]).front
            report.note("further forms joined to their card", f"{form['form']} to {form['card']}")
    for row in tables.get("fact", []):
        card = cards.get(row["card"])
        if card is not None:
            side = row.get("side", "")
            if side not in card.sides:
                raise ImportFault(f"{OVERRIDES.name}: {row['card']} has no side {side!r}")
            _change(card, side, row, report)
    for alias in tables.get("alias", []):
        if alias["card"] in cards:
            cards[alias["card"]].aliases = (*cards[alias["card"]].aliases, alias["name"])
            report.note("names added that real lists use", f"{alias['card']}: {alias['name']}")


def _change(card: SourceCard, side: str, row: Fact, report: Report) -> None:
    face, field, value = card.sides[side], row["field"], row["value"]
    before: object = getattr(face, field, None)
    if field in ("attack", "defense", "divinity") and not isinstance(value, list):
        before = face.values.get(field)
        changed = replace(face, values={**face.values, field: value})
    elif field == "cost" and isinstance(value, str):
        changed = replace(face, cost=value, total_cost=words.total_cost(value))
    elif field == "name" and isinstance(value, str):
        changed = replace(face, name=value)
        card.aliases = (*card.aliases, face.name)
    elif field == "races" and isinstance(value, list):
        changed = replace(face, races=tuple(value))
    elif field == "marks" and isinstance(value, list):
        changed = replace(face, marks=tuple(value))
    else:
        raise ImportFault(
            f"{OVERRIDES.name}: {row['card']}: no field {field!r} can be overridden with {value!r}"
        )
    card.sides[side] = changed
    report.note(
        "facts overridden", f"{card.number}{side} {field}: {before or 'nothing'} → {value} ({row['source']})"
    )


def rules_for(numbers: tuple[str, ...], tables: Overrides) -> tuple[CardRule, ...]:
    """Return the deck-building rules printed on the card with these numbers."""
    return tuple(
        CardRule(row["kind"], row["section"], row.get("amount"), row["source"])
        for row in tables.get("rule", [])
        if row["card"] in numbers
    )
