"""Applies the choices of `data/overrides.toml`: sourced answers where the sources are wrong or silent."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from rules.cards import CardRule
from rules.cards.imports import ImportFault, Report
from rules.games.fow8 import importer_words as words
from rules.games.fow8.importer_source import SourceCard

OVERRIDES = Path(__file__).parent / "data" / "overrides.toml"


@cache
def overrides(path: Path = OVERRIDES) -> dict[str, list[dict[str, Any]]]:
    """Return the tables of sourced choices; ImportFault for a row without its source."""
    with path.open("rb") as file:
        tables: dict[str, list[dict[str, Any]]] = tomllib.load(file)
    for kind, rows in tables.items():
        for row in rows:
            if not row.get("source"):
                raise ImportFault(f"{path.name}: a [[{kind}]] row has no source: {row}")
    return tables


def apply(cards: dict[str, SourceCard], tables: Mapping[str, list[dict[str, Any]]], report: Report) -> None:
    """Change the printings in place: forms joined to their card, then facts, then aliases."""
    for row in tables.get("form", ()):
        if row["form"] in cards and row["card"] in cards:
            cards[row["card"]].sides[row["form"]] = cards.pop(row["form"]).front
            report.note("further forms joined to their card", f"{row['form']} to {row['card']}")
    for row in tables.get("fact", ()):
        card = cards.get(row["card"])
        if card is not None:
            side = row.get("side", "")
            if side not in card.sides:
                raise ImportFault(f"{OVERRIDES.name}: {row['card']} has no side {side!r}")
            _change(card, side, row, report)
    for row in tables.get("alias", ()):
        if row["card"] in cards:
            cards[row["card"]].aliases = (*cards[row["card"]].aliases, row["name"])
            report.note("names added that real lists use", f"{row['card']}: {row['name']}")


def _change(card: SourceCard, side: str, row: Mapping[str, Any], report: Report) -> None:
    face, field, value = card.sides[side], row["field"], row["value"]
    before: object = getattr(face, field, None)
    if field in ("attack", "defense", "divinity"):
        before = face.values.get(field)
        changed = replace(face, values={**face.values, field: value})
    elif field == "cost":
        changed = replace(face, cost=value, total_cost=words.total_cost(value))
    elif field == "name":
        changed = replace(face, name=value)
        card.aliases = (*card.aliases, face.name)
    elif field == "races":
        changed = replace(face, races=tuple(value))
    elif field == "marks":
        changed = replace(face, marks=tuple(value))
    else:
        raise ImportFault(f"{OVERRIDES.name}: {row['card']}: no field {field!r} can be overridden")
    card.sides[side] = changed
    report.note(
        "facts overridden", f"{card.number}{side} {field}: {before or 'nothing'} → {value} ({row['source']})"
    )


def rules_for(numbers: tuple[str, ...], tables: Mapping[str, list[dict[str, Any]]]) -> tuple[CardRule, ...]:
    """Return the deck-building rules that the card with one of these numbers puts in its text."""
    return tuple(
        CardRule(row["kind"], row["section"], row.get("amount"), row["source"])
        for row in tables.get("rule", ())
        if row["card"] in numbers
    )
