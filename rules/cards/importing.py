"""What an importer of card data hands back: the cards, and an honest account of what it found."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rules.cards.card import Card


class ImportFault(Exception):
    """A source file is missing or is not what the importer expects; the message names file and place."""


@dataclass(slots=True)
class Report:
    """What an importer found in its sources: each kind of fault with its count and examples."""

    counts: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=dict)
    most_examples: int = 10

    def note(self, kind: str, what: str, count: int = 1) -> None:
        """Count one find of a kind, and keep it as an example while there are few."""
        self.counts[kind] += count
        held = self.examples.setdefault(kind, [])
        if len(held) < self.most_examples:
            held.append(what)

    def to_markdown(self, title: str, head: Iterable[str] = ()) -> str:
        """Write the report as a page: a title, opening lines, then each kind with count and examples."""
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
    """The outcome of one import: cards in id order, and the report."""

    cards: list[Card]
    report: Report


def read_source(folder: Path, name: str) -> bytes:
    """Return a source file's bytes, or raise ImportFault naming the file that is missing."""
    path = folder / name
    try:
        return path.read_bytes()
    except OSError as error:
        raise ImportFault(f"{name}: cannot be read in {folder} ({error.strerror})") from error
