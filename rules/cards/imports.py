"""The result of an importer of card data: the cards, and a report of what it found."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TypeVar

from rules.cards.card import Card
from rules.cards.catalogue import card_to_json
from rules.parsed_data import BadData, checked

T = TypeVar("T")

CARDS = "cards.jsonl"
REPORT = "report.md"


class ImportFault(Exception):
    """A source file is missing or not as expected; the message names file and place."""


@dataclass(slots=True)
class Report:
    """What an importer found in its sources: the count and examples of each kind of fault."""

    counts: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=dict)
    most_examples: int = 10

    def note(self, kind: str, what: str, count: int = 1) -> None:
        """Count a fault of a kind, and keep it as an example while there are few."""
        self.counts[kind] += count
        held = self.examples.setdefault(kind, [])
        if len(held) < self.most_examples:
            held.append(what)

    def to_markdown(self, title: str, head: Iterable[str] = ()) -> str:
        """Return the report as Markdown: a title, opening lines, then each kind with count and examples."""
        lines = [f"# {title}", "", *head, ""]
        for kind in sorted(self.counts):
            lines += [f"## {kind}: {self.counts[kind]}", ""]
            lines += [f"- {example}" for example in self.examples[kind]]
            rest = self.counts[kind] - len(self.examples[kind])
            lines += [f"- … and {rest} more"] if rest > 0 else []
            lines.append("")
        return "\n".join(lines).rstrip() + "\n"


@dataclass(slots=True)
class Imported:
    """The result of an import: cards in id order, and the report."""

    cards: list[Card]
    report: Report


def read_source(folder: Path, name: str) -> bytes:
    """Return a source file's bytes. Raises ImportFault if it is missing."""
    path = folder / name
    try:
        return path.read_bytes()
    except OSError as error:
        raise ImportFault(f"{name}: cannot be read in {folder} ({error.strerror})") from error


def imported_data(declared: type[T], data: object, where: str, *, closed: bool = True) -> T:
    """Return a source's parsed data as their declared type; see `checked`. Raises ImportFault."""
    try:
        return checked(declared, data, where, closed=closed)
    except BadData as error:
        raise ImportFault(str(error)) from error


def source_folder(given: Path, sources: Iterable[str]) -> Path:
    """Return the folder with these source files: the given one, or one directly in it.

    Raises ImportFault with the files that no such folder has.
    """
    wanted = tuple(sources)
    inside = sorted(path for path in given.iterdir() if path.is_dir()) if given.is_dir() else []
    for folder in (given, *inside):
        if all((folder / name).exists() for name in wanted):
            return folder
    raise ImportFault(f"neither {given} nor a folder in it holds {', '.join(wanted)}")


def bundle(
    imported: Imported, system: str, title: str, sources: Iterable[str], dated: date
) -> dict[str, str]:
    """Return a game's bundled files by name: its cards in id order, and the report.

    The first line of each names the sources, the date and the command that writes it.
    """
    said = first_line(system, sources, dated)
    cards = sorted(imported.cards, key=lambda card: card.id)
    report = imported.report.to_markdown(title, [f"{len(cards)} cards."])
    return {CARDS: to_jsonl(map(card_to_json, cards), said), REPORT: f"<!-- {said} -->\n\n{report}"}


def to_jsonl(rows: Iterable[Mapping[str, object]], head: str) -> str:
    """Return rows as a JSON lines file under a first line about their source."""
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
    return "\n".join([f"# {head}", *lines]) + "\n"


def first_line(system: str, sources: Iterable[str], dated: date, choices: str = "overrides.toml") -> str:
    """Return the first line of a bundled file, with its sources and the command that writes it."""
    command = f"python -m rules catalogue --system {system} --from FOLDER --write --dated {dated}"
    return f"generated from {', '.join(sources)} and the choices in {choices}, {dated}, by: {command}"
