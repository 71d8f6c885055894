"""`python -m rules catalogue`: a system's bundled cards, built anew from the files they come from."""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterator
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rules.cards.importing import CARDS, bundle, source_folder
from rules.cli.outcome import Outcome, UsageFault
from rules.construction.system import System
from rules.systems import system

_DAY = re.compile(r"\b\d{4}-\d{2}-\d{2}\b")
MOST_SHOWN = 20


def run(options: argparse.Namespace) -> Outcome:
    """Build a catalogue and say what changes; only with `--write` are the bundled files replaced."""
    of = system(options.system)
    if options.write and options.dated is None:
        raise UsageFault("--write needs --dated DAY, the day to name in the files, such as 2018-10-24")
    if find_spec(f"rules.games.{of.code}.importer") is None:
        raise UsageFault(f"{of.code} has no cards of its own; build those of {of.data.parent.name}")
    importer = import_module(f"rules.games.{of.code}.importer")
    imported = importer.build(source_folder(Path(options.source), importer.SOURCES))
    held = {path.name: path.read_text(encoding="utf-8") for path in of.data.iterdir() if path.is_file()}
    title = f"What the importer found: {of.name}"
    dated = options.dated or _dated(held.get(CARDS, ""))
    built = bundle(imported, of.code, title, importer.SOURCES, dated)
    lines = [*(f"{kind}: {count}" for kind, count in sorted(imported.report.counts.items())), ""]
    lines += _changes(_rows(held.get(CARDS, "")), _rows(built[CARDS]))
    other = [name for name, text in built.items() if held.get(name) != text]
    lines.append(f"files that differ: {', '.join(other) or 'none'}")
    if options.write:
        _write(of, built)
        lines.append(f"written: {' and '.join(built)}, dated {dated}")
    else:
        lines.append("nothing was written; --write --dated DAY replaces the files")
    return Outcome("\n".join(lines))


def _write(of: System, built: dict[str, str]) -> None:
    for name, text in built.items():
        (of.data / name).write_text(text, encoding="utf-8")


def _dated(held: str) -> date:
    """Return the day that the bundled file names, so that a run on the same sources finds no difference."""
    found = _DAY.search(held.partition("\n")[0])
    return date.fromisoformat(found[0]) if found else date.min


def _rows(text: str) -> dict[str, dict[str, Any]]:
    rows = (json.loads(line) for line in text.splitlines() if not line.startswith("#"))
    return {row["id"]: row for row in rows}


def _changes(old: dict[str, dict[str, Any]], new: dict[str, dict[str, Any]]) -> Iterator[str]:
    """Say what is new, gone and changed: counts for each field, and the first cards with both values."""
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
        yield f"  {card_id} {field}: {_shown(before)} becomes {_shown(after)}"
    if len(changes) > MOST_SHOWN:
        yield f"  and {len(changes) - MOST_SHOWN} more"


def _fields(old: dict[str, Any], new: dict[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    """Yield the fields in which two rows of a card differ; those of its faces one by one."""
    for key in sorted(old.keys() | new.keys()):
        before, after = old.get(key), new.get(key)
        if before == after:
            continue
        if key == "faces" and before and after and len(before) == len(after):
            for one, other in zip(before, after, strict=True):
                yield from ((f"face {field}", was, now) for field, was, now in _fields(one, other))
        else:
            yield key, before, after


def _shown(value: Any) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)
