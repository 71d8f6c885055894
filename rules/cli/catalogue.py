"""`python -m rules catalogue`: rebuilds a system's bundled cards from their source files."""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from rules.cards import Catalogue, release_days
from rules.cards.imports import CARDS, Imported, Report, bundle, first_line, source_folder, to_jsonl
from rules.cards.sets import SETS
from rules.cli.outcome import Outcome, UsageFault
from rules.construction.releases import RELEASES
from rules.construction.system import System
from rules.dialects import dialect_of
from rules.houses import has_reader, houses_of, texts_of
from rules.reading.collected import NO_TEXT, collect, status
from rules.reading.kept import ABILITIES, Row
from rules.systems import system

_DAY = re.compile(r"\b\d{4}-\d{2}-\d{2}\b")
MOST_SHOWN = 20


def run(options: argparse.Namespace) -> Outcome:
    """Build a catalogue and show what changes; only `--write` replaces the bundled files."""
    of = system(options.system)
    if options.write and options.dated is None:
        raise UsageFault("--write needs --dated DAY, the day to name in the files, such as 2018-10-24")
    if find_spec(f"rules.games.{of.code}.importer") is None:
        if not has_reader(of.code):
            raise UsageFault(f"{of.code} has no cards of its own; use --system {of.data.parent.name}")
        return _texts_alone(of, options)
    importer = import_module(f"rules.games.{of.code}.importer")
    folder = source_folder(Path(options.source), importer.SOURCES)
    imported = importer.build(folder)
    lists = _lists(Path(options.source), folder)
    days = release_days.gather(of.data, lists, importer.LISTED_AS, imported.report) if lists else None
    rows = _listed(of, lists, imported) if lists else {}
    texts = _texts(of, Path(options.source), Catalogue(imported.cards), imported.report)
    title = f"What the importer found: {of.name}"
    dated = options.dated or _dated(_held(of.data / CARDS))
    bundled = bundle(imported, of.code, title, importer.SOURCES, dated)
    built = {of.data / name: text for name, text in bundled.items()}
    if days is not None:
        head = first_line(of.code, [release_days.FILE], dated, SETS)
        built[of.data / RELEASES] = to_jsonl((row.to_json() for row in days), head)
    for code, listed in rows.items():
        head = first_line(of.code, [_reader(of).FILE], dated, "aliases.toml")
        built[of.folder / "formats" / f"{code}.jsonl"] = to_jsonl(listed, head)
    if texts is not None:
        built[of.folder / "data" / ABILITIES] = to_jsonl(
            texts, first_line(of.code, importer.SOURCES, dated, "reading/")
        )
    lines = [*(f"{kind}: {count}" for kind, count in sorted(imported.report.counts.items())), ""]
    if days is None:
        lines += [
            f"{RELEASES} is unchanged: no folder lists/ with {release_days.FILE} next to the sources",
            "",
        ]
    lines += _changes(_rows(_held(of.data / CARDS)), _rows(built[of.data / CARDS]))
    other = [path.name for path, text in built.items() if _held(path) != text]
    lines.append(f"files that differ: {', '.join(other) or 'none'}")
    if options.write:
        for path, text in built.items():
            path.write_text(text, encoding="utf-8")
        lines.append(f"written: {', '.join(path.name for path in built)}, dated {dated}")
    else:
        lines.append("nothing was written; use --write --dated DAY to replace the files")
    return Outcome("\n".join(lines))


def _texts(of: System, source: Path, cards: Catalogue, report: Report) -> list[Row] | None:
    """Read all texts of the sources, where the game has a reader, and note how many are read and why not."""
    if not has_reader(of.code):
        return None
    schema = dialect_of(of.code).schema
    texts = collect(texts_of(of.code, source), houses_of(of.code), cards, schema)
    for row in texts:
        report.note(f"Texts {status(row)}", row["id"])
        if row.get("reason", NO_TEXT) != NO_TEXT:
            report.note(f"Texts not read whole: {row['reason']}", row["id"])
    return texts


def _texts_alone(of: System, options: argparse.Namespace) -> Outcome:
    """Read the texts of a game whose cards another game bundles."""
    report = Report()
    texts = _texts(of, Path(options.source), of.catalogue(), report)
    assert texts is not None
    path = of.folder / "data" / ABILITIES
    dated = options.dated or _dated(_held(path))
    written = to_jsonl(texts, first_line(of.code, ["the cards of " + of.data.parent.name], dated, "reading/"))
    lines = [f"{kind}: {count}" for kind, count in sorted(report.counts.items())]
    if options.write:
        path.write_text(written, encoding="utf-8")
        return Outcome("\n".join([*lines, f"written: {path.name}, dated {dated}"]))
    return Outcome(
        "\n".join([*lines, f"files that differ: {path.name if _held(path) != written else 'none'}"])
    )


def _lists(given: Path, folder: Path) -> Path | None:
    """Return the folder with the lists that all games share, next to the sources or above them, if any."""
    places = (given / "lists", folder / "lists", folder.parent / "lists")
    return next((place for place in places if (place / release_days.FILE).is_file()), None)


def _listed(of: System, lists: Path, imported: Imported) -> Mapping[str, list[Mapping[str, object]]]:
    """Return a game's rows from the folder of lists, by format; empty if the game reads none."""
    if find_spec(f"rules.games.{of.code}.importer_lists") is None:
        return {}
    rows: Mapping[str, list[Mapping[str, object]]] = _reader(of).read_lists(
        lists, Catalogue(imported.cards), imported.report
    )
    return rows


def _reader(of: System) -> ModuleType:
    """Return the module that reads a game's lists."""
    return import_module(f"rules.games.{of.code}.importer_lists")


def _held(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _dated(held: str) -> date:
    """Return the date in the bundled file, so that a run on the same sources shows no difference."""
    found = _DAY.search(held.partition("\n")[0])
    return date.fromisoformat(found[0]) if found else date.min


def _rows(text: str) -> dict[str, dict[str, object]]:
    rows = (json.loads(line) for line in text.splitlines() if not line.startswith("#"))
    return {row["id"]: row for row in rows}


def _changes(old: dict[str, dict[str, object]], new: dict[str, dict[str, object]]) -> Iterator[str]:
    """Describe what is new, gone and changed: a count per field, then the first changes with both values."""
    changes = [
        (card_id, field, before, after)
        for card_id in sorted(old.keys() & new.keys())
        for field, before, after in _fields(old[card_id], new[card_id])
    ]
    cards = len({change[0] for change in changes})
    added, gone = sorted(new.keys() - old.keys()), sorted(old.keys() - new.keys())
    yield f"{len(new)} cards: {len(added)} new, {cards} changed, {len(gone)} gone"
    for what, ids in (("new", added), ("gone", gone)):
        if ids:
            more = f" and {len(ids) - MOST_SHOWN} more" if len(ids) > MOST_SHOWN else ""
            yield f"{what}: {', '.join(ids[:MOST_SHOWN])}{more}"
    for field, count in sorted(Counter(change[1] for change in changes).items()):
        yield f"changed {field}: {count}"
    for card_id, field, before, after in changes[:MOST_SHOWN]:
        yield f"  {card_id} {field}: {_shown(before)} -> {_shown(after)}"
    if len(changes) > MOST_SHOWN:
        yield f"  and {len(changes) - MOST_SHOWN} more"


def _fields(old: dict[str, object], new: dict[str, object]) -> Iterator[tuple[str, object, object]]:
    """Yield the fields in which two rows of a card differ; fields of faces separately."""
    for key in sorted(old.keys() | new.keys()):
        before, after = old.get(key), new.get(key)
        if before == after:
            continue
        faces, others = _face_rows(key, before), _face_rows(key, after)
        if faces and len(faces) == len(others):
            for one, other in zip(faces, others, strict=True):
                yield from ((f"face {field}", was, now) for field, was, now in _fields(one, other))
        else:
            yield key, before, after


def _face_rows(key: str, value: object) -> list[dict[str, object]]:
    """Return the rows of a card's faces; nothing for another field."""
    return (
        [row for row in value if isinstance(row, dict)] if key == "faces" and isinstance(value, list) else []
    )


def _shown(value: object) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)
