"""`python -m rules catalogue`: a system's bundled cards, built anew from the files they come from."""

import argparse
import json
import re
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from rules.cards.catalogue import card_to_json
from rules.cards.importing import Imported
from rules.cli.outcome import Outcome, UsageFault
from rules.construction.system import System
from rules.systems import system

_DAY = re.compile(r"\b\d{4}-\d{2}-\d{2}\b")


def run(options: argparse.Namespace) -> Outcome:
    """Build a catalogue and say what changes; only with `--write` are the bundled files replaced."""
    of = system(options.system)
    imported = _build(of, Path(options.source))
    cards_file, report_file = of.data / "cards.jsonl", of.data / "report.md"
    held = _lines(cards_file)
    head = _head(of, held, options.day)
    rows = [_row(card_to_json(card)) for card in imported.cards]
    report = imported.report.to_markdown(
        f"What the importer found: {of.name}", [f"Generated{head[len('# generated') :]}.", "", _sum(imported)]
    )
    lines = [*(f"{kind}: {count}" for kind, count in sorted(imported.report.counts.items())), ""]
    lines += _changes([line for line in held if not line.startswith("#")], rows)
    if options.write:
        cards_file.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
        report_file.write_text(report, encoding="utf-8")
        lines.append(f"written: {cards_file.name} and {report_file.name} in {of.data.name} of {of.code}")
    else:
        lines.append("nothing was written; --write replaces cards.jsonl and report.md")
    return Outcome("\n".join(lines))


def _build(of: System, source: Path) -> Imported:
    if find_spec(f"rules.games.{of.code}.importer") is None:
        raise UsageFault(f"{of.code} has no cards of its own; build those of {of.data.parent.name}")
    if not source.is_dir():
        raise UsageFault(f"{str(source)!r} is no folder; give the one that holds the source files")
    imported = import_module(f"rules.games.{of.code}.importer").build(source)
    assert isinstance(imported, Imported)
    return imported


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def _head(of: System, held: list[str], day: date | None) -> str:
    """Return the first line of the file: the held one, which names the sources, with the day given."""
    if not held or not held[0].startswith("# generated"):
        return (
            "# generated from the files named in report.md by "
            f"python -m rules catalogue --system {of.code} --from FOLDER --write"
        )
    return _DAY.sub(day.isoformat(), held[0], count=1) if day else held[0]


def _sum(imported: Imported) -> str:
    return f"{len(imported.cards)} cards."


def _row(row: object) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def _changes(held: list[str], rows: list[str]) -> list[str]:
    old = {json.loads(row)["id"]: row for row in held}
    new = {json.loads(row)["id"]: row for row in rows}
    added = sorted(new.keys() - old.keys())
    gone = sorted(old.keys() - new.keys())
    changed = sorted(key for key in new.keys() & old.keys() if new[key] != old[key])
    return [
        f"{len(rows)} cards: {len(added)} new, {len(changed)} changed, {len(gone)} gone",
        *(_some("new", added) + _some("changed", changed) + _some("gone", gone)),
    ]


def _some(what: str, ids: list[str], most: int = 20) -> list[str]:
    more = f" and {len(ids) - most} more" if len(ids) > most else ""
    return [f"{what}: {', '.join(ids[:most])}{more}"] if ids else []
