"""Formats as plain data, so that earlier lists can be stored, used and compared."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from datetime import date
from typing import Any

from rules.construction.formats import Dated, Format, Gap, ListRow, Pool
from rules.construction.lists import identities
from rules.construction.releases import Releases, Span
from rules.construction.section import Limits
from rules.construction.system import System

Json = dict[str, Any]

_WORDS = {"source", "note", "why", "format"}
_ALL = ("sections", "parameters", "repeals", "adds", "pools", "gaps")


def format_to_json(form: Format) -> Json:
    """Return a format with all its rows as plain data."""
    return {
        "system": form.system,
        "code": form.code,
        "name": form.name,
        "about": form.about,
        "status": form.status,
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
        "releases": form.releases and _releases_to_json(form.releases),
    }


def format_from_json(said: Mapping[str, Any]) -> Format:
    """Build a format from the result of `format_to_json`."""
    return Format(
        **{
            **said,
            "formats": tuple(said["formats"]),
            "sections": {code: Limits(**limits) for code, limits in said["sections"].items()},
            "repeals": frozenset(said["repeals"]),
            "adds": tuple(said["adds"]),
            "pools": tuple(Pool(**_pool(row)) for row in said["pools"]),
            "rows": tuple(ListRow(**_row(row)) for row in said["rows"]),
            "gaps": tuple(Gap(**_days(row)) for row in said["gaps"]),
            "releases": _releases(said),
        }
    )


def same_list(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """Return whether two formats restrict the same, whatever their wording and sources."""
    if _sets_changed(before, after):
        return False
    return _rows(before).keys() == _rows(after).keys() and _weighed(before) == _weighed(after)


def touched(system: System, before: Mapping[str, Any], after: Mapping[str, Any]) -> frozenset[str] | None:
    """Return the ids of the cards in rows that differ between two formats, and in sets with other days.

    None stands for all cards: more than single rows changed, such as a pool or the size of a section.
    """
    if _weighed(before) != _weighed(after):
        return None
    old, new = _rows(before), _rows(after)
    rows = [(old.get(text) or new[text]) for text in old.keys() ^ new.keys()]
    named = {reference for row in rows for reference in (*row["cards"], *row["when"])}
    keys = frozenset[str]().union(*(identities(system, reference) for reference in named))
    sets = _sets_changed(before, after)
    return frozenset(
        card.id
        for card in system.catalogue()
        if not keys.isdisjoint(system.keys(card)) or not sets.isdisjoint(card.sets)
    )


def days_after(day: date, *forms: Format) -> tuple[date, ...]:
    """Return the days after a day on which any of these formats changes, oldest first."""
    return tuple(sorted({change for form in forms for change in form.days if change > day}))


def _rows(said: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The rows, each under a text that is equal for equal restrictions, whatever their wording."""
    return {repr(sorted(_bare(row).items())): row for row in said["rows"]}


def _weighed(said: Mapping[str, Any]) -> Json:
    return {key: [_bare(one) for one in said[key]] if key in ("pools", "gaps") else said[key] for key in _ALL}


def _bare(row: Mapping[str, Any]) -> Json:
    return {key: value for key, value in row.items() if key not in _WORDS}


def _sets_changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> frozenset[str]:
    """The sets released on other days, or in other regions, in one format than in the other."""
    old, new = _releases(before) or Releases({}), _releases(after) or Releases({})
    return frozenset(
        code
        for code in old.spans.keys()
        | old.elsewhere
        | old.perhaps
        | new.spans.keys()
        | new.elsewhere
        | new.perhaps
        if _stands(old, code) != _stands(new, code)
    )


def _stands(releases: Releases, code: str) -> tuple[object, ...]:
    span = releases.spans.get(code)
    return (
        span and (span.first, span.last),
        code in releases.elsewhere,
        code in releases.perhaps,
        code in releases.reprints,
        releases.early.get(code),
    )


def _releases_to_json(releases: Releases) -> Json:
    return {
        "spans": {
            code: [span.first.isoformat(), span.last.isoformat(), span.source]
            for code, span in releases.spans.items()
        },
        **{key: sorted(getattr(releases, key)) for key in ("perhaps", "elsewhere", "reprints", "starters")},
        "early": {code: day.isoformat() for code, day in releases.early.items()},
        "collected": releases.collected.isoformat(),
        "names": dict(releases.names),
    }


def _releases(said: Mapping[str, Any]) -> Releases | None:
    """Build releases again; None if the format needs none, or was stored before formats had them."""
    kept = said.get("releases")
    if kept is None:
        return None
    spans = {
        code: Span(date.fromisoformat(first), date.fromisoformat(last), source)
        for code, (first, last, source) in kept["spans"].items()
    }
    sets = {key: frozenset(kept[key]) for key in ("perhaps", "elsewhere", "reprints", "starters")}
    early = {code: date.fromisoformat(day) for code, day in kept["early"].items()}
    return Releases(
        spans, **sets, early=early, collected=date.fromisoformat(kept["collected"]), names=kept["names"]
    )


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
