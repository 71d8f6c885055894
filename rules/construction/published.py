"""Formats as plain data, so that what a list said before can be kept, judged by, and compared with."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from datetime import date
from typing import Any

from rules.construction.formats import Dated, Format, Gap, Pool, Row
from rules.construction.lists import identities
from rules.construction.section import Limits
from rules.construction.system import System

Json = dict[str, Any]

_WORDS = {"source", "note", "why", "format"}
_ALL = ("sections", "parameters", "repeals", "adds", "pools", "gaps")


def format_to_json(form: Format) -> Json:
    """Turn a format with all its rows into JSON-ready values."""
    return {
        "system": form.system,
        "code": form.code,
        "name": form.name,
        "about": form.about,
        "formats": list(form.formats),
        "region": form.region,
        "source": form.source,
        "sections": {code: asdict(limits) for code, limits in form.sections.items()},
        "parameters": dict(form.parameters),
        "repeals": sorted(form.repeals),
        "adds": list(form.adds),
        "pools": [_dated_to_json(pool) for pool in form.pools],
        "rows": [_dated_to_json(row) for row in form.rows],
        "gaps": [_dated_to_json(gap) for gap in form.gaps],
    }


def format_from_json(said: Mapping[str, Any]) -> Format:
    """Build a format from what `format_to_json` made of it."""
    return Format(
        **{
            **said,
            "formats": tuple(said["formats"]),
            "sections": {code: Limits(**limits) for code, limits in said["sections"].items()},
            "repeals": frozenset(said["repeals"]),
            "adds": tuple(said["adds"]),
            "pools": tuple(Pool(**_pool(row)) for row in said["pools"]),
            "rows": tuple(Row(**_row(row)) for row in said["rows"]),
            "gaps": tuple(Gap(**_days(row)) for row in said["gaps"]),
        }
    )


def same_list(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """Tell whether two formats judge alike, whatever their words and sources are."""
    return _rows(before).keys() == _rows(after).keys() and _weighed(before) == _weighed(after)


def touched(system: System, before: Mapping[str, Any], after: Mapping[str, Any]) -> frozenset[str] | None:
    """Return the ids of the cards that the rows name in which two formats differ.

    None stands for all cards: more than single rows changed, such as a pool or the size of a section.
    """
    if _weighed(before) != _weighed(after):
        return None
    old, new = _rows(before), _rows(after)
    rows = [(old.get(text) or new[text]) for text in old.keys() ^ new.keys()]
    named = {reference for row in rows for reference in (*row["cards"], *row["when"])}
    keys = frozenset[str]().union(*(identities(system, reference) for reference in named))
    return frozenset(card.id for card in system.catalogue() if not keys.isdisjoint(system.keys(card)))


def days_after(day: date, *forms: Format) -> tuple[date, ...]:
    """Return the days after one on which any of these formats changes, oldest first."""
    return tuple(sorted({change for form in forms for change in form.dates if change > day}))


def _rows(said: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The rows, each under a text that is the same for the same restriction, whatever its words."""
    return {repr(sorted(_bare(row).items())): row for row in said["rows"]}


def _weighed(said: Mapping[str, Any]) -> Json:
    return {key: [_bare(one) for one in said[key]] if key in ("pools", "gaps") else said[key] for key in _ALL}


def _bare(row: Mapping[str, Any]) -> Json:
    return {key: value for key, value in row.items() if key not in _WORDS}


def _dated_to_json(row: Dated) -> Json:
    return {one.name: _plain(getattr(row, one.name)) for one in fields(row)}


def _plain(value: object) -> object:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, frozenset):
        return sorted(value)
    return list(value) if isinstance(value, tuple) else value


def _days(row: Mapping[str, Any]) -> Json:
    return {**row, **{key: row[key] and date.fromisoformat(row[key]) for key in ("since", "until")}}


def _row(row: Mapping[str, Any]) -> Json:
    return {**_days(row), **{key: tuple(row[key]) for key in ("cards", "absent", "when", "sections")}}


def _pool(row: Mapping[str, Any]) -> Json:
    return {**_days(row), "sets": frozenset(row["sets"]), "unsure": frozenset(row["unsure"])}
