"""Which clauses the tests demonstrate, written beside each rulebook's inventory and counted in the README.

`python -m tests.clause_table --write` writes the lists. A clause counts when a test cites it with
`@pytest.mark.clause("fow8", "402.3a")`, when a case file in `tests/cases/<system>/` names it in its
`# clause:` header, or when a `told_again.toml` names it beside a scene of another book that is played alike.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import rules
from rules.clauses import inventory as clause_inventory
from rules.clauses import not_executable
from rules.definitions import kept_texts

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
# Tests of a game that is added to a copy of the project only.
IN_A_COPY = TESTS / "sixth" / "tests_of_it"
TEXTS = ("read", "partly", "unread", "no text")
COMMAND = "python -m tests.clause_table --write"
OPENING = "<!-- clauses: written by python -m tests.clause_table --write -->\n"
CLOSING = "<!-- /clauses -->"

_HEADER = re.compile(r"^#\s*clauses?\s*:(.*)$", re.IGNORECASE)


@dataclass(frozen=True, order=True)
class Citation:
    """One clause cited at one place."""

    system: str
    number: str
    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line} cites {self.system} {self.number}"


class UnreadableCitation(ValueError):
    """A clause mark whose system and number cannot be read without running the test."""


def in_module(source: str, path: str) -> Iterator[Citation]:
    """The clauses that a test module cites, wherever a clause mark stands in it.

    Raises UnreadableCitation for a mark that is not two literal strings, unless it is handed on as `marks=`:
    those come from case files, which are read themselves.
    """
    tree = ast.parse(source, filename=path)
    handed_on = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg == "marks"
        for inner in ast.walk(node.value)
    }
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause")):
            continue
        words = [
            part.value for part in node.args if isinstance(part, ast.Constant) and type(part.value) is str
        ]
        if len(words) == len(node.args) == 2 and not node.keywords:
            yield Citation(words[0], words[1], path, node.lineno)
        elif node not in handed_on:
            raise UnreadableCitation(
                f"{path}:{node.lineno}: a clause mark is two literal strings: {ast.unparse(node)}"
            )


def in_case(text: str, system: str, path: str) -> Iterator[Citation]:
    """The clauses that a case file names in its headers, separated by commas or blanks."""
    for number, line in enumerate(text.splitlines(), start=1):
        if found := _HEADER.match(line):
            for clause in found[1].replace(",", " ").split():
                yield Citation(system, clause, path, number)


def in_table(text: str, system: str, path: str) -> Iterator[Citation]:
    """The clauses that a table of scenes told again names, each scene on a line of its own."""
    lines = text.splitlines()
    for scenes in tomllib.loads(text).values():
        for name, clauses in scenes.items():
            line = next(at for at, row in enumerate(lines, start=1) if row.startswith(f"{name} ="))
            for clause in clauses:
                yield Citation(system, clause, path, line)


def citations() -> list[Citation]:
    """All citations of the tests, in order."""
    found: list[Citation] = []
    for module in sorted(TESTS.rglob("*.py")):
        if IN_A_COPY in module.parents:
            continue
        found += in_module(module.read_text(encoding="utf-8"), module.relative_to(ROOT).as_posix())
    for case in (TESTS / "cases").glob("*/*.deck"):
        found += in_case(
            case.read_text(encoding="utf-8"), case.parent.name, case.relative_to(ROOT).as_posix()
        )
    for table in (TESTS / "rules").glob("*/play/told_again.toml"):
        found += in_table(
            table.read_text(encoding="utf-8"), table.parent.parent.name, table.relative_to(ROOT).as_posix()
        )
    return sorted(found)


def systems() -> list[str]:
    """The systems whose rulebook has an inventory."""
    return sorted(path.parent.parent.name for path in (ROOT / "rules" / "games").glob("*/data/clauses.tsv"))


def inventory(system: str) -> list[str]:
    """The numbers of a rulebook's entries in book order; empty for a system without an inventory."""
    path = ROOT / "rules" / "games" / system / "data" / "clauses.tsv"
    if not path.exists():
        return []
    return [line.split("\t")[0] for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def unknown(found: list[Citation]) -> list[Citation]:
    """The citations of a clause that no rulebook has."""
    known = {system: set(inventory(system)) for system in {citation.system for citation in found}}
    return [citation for citation in found if citation.number not in known[citation.system]]


def tables() -> dict[Path, str]:
    """The text of every system's list of demonstrated clauses, in book order."""
    cited: dict[str, set[str]] = defaultdict(set)
    for citation in citations():
        cited[citation.system].add(citation.number)
    written: dict[Path, str] = {}
    for system in systems():
        numbers = [number for number in inventory(system) if number in cited[system]]
        head = f"# generated from the clauses that the tests cite, by: {COMMAND}"
        written[ROOT / "rules" / "games" / system / "data" / "demonstrated.txt"] = (
            "\n".join([head, *numbers]) + "\n"
        )
    readme = ROOT / "README.md"
    written[readme] = in_readme(readme.read_text(encoding="utf-8"), cited)
    return written


def texts(system: str) -> Iterator[str]:
    """How many texts of a system's cards are read whole, partly and not, and how many are not at hand."""
    counts = kept_texts(system).counts()
    yield from (f"{counts[status]:,}" for status in TEXTS)


def in_readme(text: str, cited: dict[str, set[str]]) -> str:
    """The README with its table of systems and clause counts as they are now."""
    head, opening, rest = text.partition(OPENING)
    _, closing, tail = rest.partition(CLOSING)
    if not closing:
        raise ValueError(f"README.md needs the lines {OPENING!r} and {CLOSING!r} around its table")
    columns = ("clauses", "demonstrated", "not executable", "missing", *TEXTS)
    rows = [
        "",
        f"| system | rulebook | cards | {' | '.join(columns)} |",
        f"|---|---|--:|{'--:|' * len(columns)}",
    ]
    for of in rules.systems():
        clauses = [number for number, kind in clause_inventory(of.code).items() if kind == "clause"]
        shown = sum(number in cited[of.code] for number in clauses)
        explained = sum(
            number in not_executable(of.code) and number not in cited[of.code] for number in clauses
        )
        rows.append(
            f"| `{of.code}` {of.name} | {of.rulebook} | {len(of.catalogue()):,} | {len(clauses)} "
            f"| {shown} | {explained} | {len(clauses) - shown - explained} | {' | '.join(texts(of.code))} |"
        )
    return head + opening + "\n".join(rows) + "\n" + closing + tail


def main(arguments: list[str] | None = None) -> int:
    """Write the lists, or without --write say which are not current; status 1 when something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.clause_table", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the lists instead of comparing them")
    options = parser.parse_args(arguments)
    status = 0
    for citation in unknown(citations()):
        print(f"{citation}, which the rulebook does not have", file=sys.stderr)
        status = 1
    for path, text in tables().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if options.write:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
        else:
            print(f"{path.relative_to(ROOT)} is not current; run: {COMMAND}", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
