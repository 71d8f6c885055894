"""Formats as plain data, so that earlier lists can be stored, used and compared."""

from datetime import date

from rules.construction.formats import Dated, DatedValues, Format, Gap, ListRow, Pool
from rules.construction.lists import identities
from rules.construction.published_rows import (
    PublishedFormat,
    PublishedLimits,
    PublishedListRow,
    PublishedPool,
    PublishedReleases,
    PublishedRow,
)
from rules.construction.releases import Releases, Span
from rules.construction.section import Limits
from rules.construction.system import System

_WORDS = {"source", "note", "why", "format"}


def format_to_json(form: Format) -> PublishedFormat:
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
        "sections": {code: _limits_to_json(limits) for code, limits in form.sections.items()},
        "parameters": dict(form.parameters),
        "repeals": sorted(form.repeals),
        "adds": list(form.adds),
        "pools": [_pool_to_json(pool) for pool in form.pools],
        "rows": [_row_to_json(row) for row in form.rows],
        "gaps": [{**_dated_to_json(gap), "why": gap.why} for gap in form.gaps],
        "releases": _releases_to_json(form.releases) if form.releases else None,
    }


def format_from_json(said: PublishedFormat) -> Format:
    """Build a format from the result of `format_to_json`."""
    return Format(
        system=said["system"],
        code=said["code"],
        name=said["name"],
        about=said["about"],
        status=said["status"],
        formats=tuple(said["formats"]),
        region=said["region"],
        source=said["source"],
        sections={code: Limits(**limits) for code, limits in said["sections"].items()},
        parameters=said["parameters"],
        repeals=frozenset(said["repeals"]),
        adds=tuple(said["adds"]),
        pools=tuple(map(_pool, said["pools"])),
        rows=tuple(map(_row, said["rows"])),
        gaps=tuple(Gap(**_dated(row), why=row["why"]) for row in said["gaps"]),
        releases=_releases(said),
    )


def same_list(before: PublishedFormat, after: PublishedFormat) -> bool:
    """Return whether two formats restrict the same, whatever their wording and sources."""
    if _sets_changed(before, after):
        return False
    return _rows(before).keys() == _rows(after).keys() and _weighed(before) == _weighed(after)


def touched(system: System, before: PublishedFormat, after: PublishedFormat) -> frozenset[str] | None:
    """Return the ids of the cards in rows that differ between two formats, and in sets with other days.

    None stands for all cards: more than single rows changed, such as a pool or the size of a section.
    """
    if _weighed(before) != _weighed(after):
        return None
    old, new = _rows(before), _rows(after)
    rows = [old.get(text) or new[text] for text in old.keys() ^ new.keys()]
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


def _rows(said: PublishedFormat) -> dict[str, PublishedListRow]:
    """The rows, each under a text that is equal for equal restrictions, whatever their wording."""
    return {repr(sorted(_bare(row).items())): row for row in said["rows"]}


def _weighed(said: PublishedFormat) -> tuple[object, ...]:
    """Return all that a format restricts apart from its rows."""
    plain = (said["sections"], said["parameters"], said["repeals"], said["adds"])
    return (*plain, [_bare(pool) for pool in said["pools"]], [_bare(gap) for gap in said["gaps"]])


def _bare(row: PublishedRow) -> dict[str, object]:
    return {key: value for key, value in row.items() if key not in _WORDS}


def _sets_changed(before: PublishedFormat, after: PublishedFormat) -> frozenset[str]:
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


def _releases_to_json(releases: Releases) -> PublishedReleases:
    return {
        "spans": {
            code: [span.first.isoformat(), span.last.isoformat(), span.source]
            for code, span in releases.spans.items()
        },
        "perhaps": sorted(releases.perhaps),
        "elsewhere": sorted(releases.elsewhere),
        "reprints": sorted(releases.reprints),
        "starters": sorted(releases.starters),
        "early": {code: day.isoformat() for code, day in releases.early.items()},
        "collected": releases.collected.isoformat(),
        "names": dict(releases.names),
    }


def _releases(said: PublishedFormat) -> Releases | None:
    """Build releases again; None if the format needs none, or was stored before formats had them."""
    kept = said.get("releases")
    if kept is None:
        return None
    spans = {
        code: Span(date.fromisoformat(first), date.fromisoformat(last), source)
        for code, (first, last, source) in kept["spans"].items()
    }
    return Releases(
        spans,
        perhaps=frozenset(kept["perhaps"]),
        elsewhere=frozenset(kept["elsewhere"]),
        reprints=frozenset(kept["reprints"]),
        starters=frozenset(kept["starters"]),
        early={code: date.fromisoformat(day) for code, day in kept["early"].items()},
        collected=date.fromisoformat(kept["collected"]),
        names=kept["names"],
    )


def _limits_to_json(limits: Limits) -> PublishedLimits:
    return {
        "minimum": limits.minimum,
        "maximum": limits.maximum,
        "or_none": limits.or_none,
        "source": limits.source,
    }


def _dated_to_json(row: Dated) -> PublishedRow:
    return {
        "format": row.format,
        "source": row.source,
        "since": row.since.isoformat() if row.since else None,
        "until": row.until.isoformat() if row.until else None,
        "note": row.note,
    }


def _pool_to_json(pool: Pool) -> PublishedPool:
    return {**_dated_to_json(pool), "sets": sorted(pool.sets), "unsure": sorted(pool.unsure)}


def _row_to_json(row: ListRow) -> PublishedListRow:
    return {
        **_dated_to_json(row),
        "kind": row.kind,
        "cards": list(row.cards),
        "absent": list(row.absent),
        "copies": row.copies,
        "when": list(row.when),
        "sections": list(row.sections),
    }


def _dated(row: PublishedRow) -> DatedValues:
    return {
        "format": row["format"],
        "source": row["source"],
        "since": date.fromisoformat(row["since"]) if row["since"] else None,
        "until": date.fromisoformat(row["until"]) if row["until"] else None,
        "note": row["note"],
    }


def _row(row: PublishedListRow) -> ListRow:
    return ListRow(
        **_dated(row),
        kind=row["kind"],
        cards=tuple(row["cards"]),
        absent=tuple(row["absent"]),
        copies=row["copies"],
        when=tuple(row["when"]),
        sections=tuple(row["sections"]),
    )


def _pool(row: PublishedPool) -> Pool:
    return Pool(**_dated(row), sets=frozenset(row["sets"]), unsure=frozenset(row["unsure"]))
