"""Results of mutation testing: which small changes to functions with clauses are noticed by a citing test.

`python -m tests.mutants` writes the results next to each rulebook's inventory; here they are values.
"""

import ast
import hashlib
import json
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from rules.clauses import GAMES
from rules.construction.section import Section
from rules.opening import Dealing, dealings
from rules.systems import system

ROOT = Path(__file__).parent.parent
COMMAND = "python -m tests.mutants"
HEAD = f"# which broken functions the tests that cite their clauses notice, by: {COMMAND}\n"
HEAD_OF_REACHED = (
    f"# whether tests of clauses that no function carries notice broken code, by: {COMMAND} --reached\n"
)


@dataclass(frozen=True, slots=True)
class Survivor:
    """A mutant that no test of the function's clauses notices.

    `line` counts from the `def`; `elsewhere` is a test that notices it without citing any of the clauses.
    """

    line: int
    change: str
    elsewhere: str = ""


@dataclass(frozen=True, slots=True)
class Broken:
    """A function's mutants; `noticed` counts by clause those that its tests notice.

    It may also be a game's `figures`. `code` is a fingerprint of the function at the time, `tests` one of the
    tests that cited its clauses.
    """

    function: str
    code: str
    tests: str
    mutants: int
    noticed: dict[str, int]
    survivors: tuple[Survivor, ...] = ()


@dataclass(frozen=True, slots=True)
class Reached:
    """A clause without a function, and what its tests notice in the rarest functions they run.

    `mutants` counts those tried until one was noticed; without `functions` the tests run no code.
    """

    clause: str
    tests: str
    functions: tuple[str, ...]
    mutants: int
    noticed: bool


@dataclass(frozen=True, slots=True)
class Toll:
    """A system's results in total: mutants, those noticed, marked as equivalent, and surviving."""

    system: str
    functions: int
    mutants: int
    noticed: int
    equivalent: int
    surviving: tuple[tuple[Broken, Survivor], ...]
    """Every surviving mutant without a mark, with its function."""
    unnoticed: tuple[str, ...]
    """The clauses whose code was mutated and whose tests noticed nothing."""
    outdated: tuple[str, ...]
    """The functions that changed since they were tried, or are gone."""
    unfit: tuple[str, ...]
    """Marks of mutants that tests notice after all, or that no longer exist."""
    reached: tuple[Reached, ...]
    """What the tests of clauses without a function notice."""

    @property
    def share(self) -> float:
        """The share of surviving mutants, not counting equivalent ones."""
        return len(self.surviving) / max(1, self.mutants - self.equivalent)


def path_of(system: str) -> Path:
    """Return the path of a system's results."""
    return GAMES / system / "data" / "mutants.jsonl"


def read(system: str) -> dict[str, Broken]:
    """Return the results of a system by function."""
    path = path_of(system)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    rows = [json.loads(line) for line in lines if not line.startswith("#")]
    found = [
        Broken(**{**row, "survivors": tuple(Survivor(**one) for one in row["survivors"])}) for row in rows
    ]
    return {one.function: one for one in found}


def write(system: str, rows: Iterable[Broken]) -> None:
    """Write a system's results in the order of the functions' names."""
    lines = [json.dumps(_row(one), ensure_ascii=False) for one in sorted(rows, key=lambda one: one.function)]
    path_of(system).write_text(HEAD + "".join(f"{line}\n" for line in lines), encoding="utf-8")


def _row(one: Broken) -> dict[str, object]:
    names = ("function", "code", "tests", "mutants", "noticed")
    survivors = [
        {
            "line": left.line,
            "change": left.change,
            **({"elsewhere": left.elsewhere} if left.elsewhere else {}),
        }
        for left in one.survivors
    ]
    return {**{name: getattr(one, name) for name in names}, "survivors": survivors}


def path_of_reached(system: str) -> Path:
    """Return the path of the results for clauses without a function."""
    return GAMES / system / "data" / "mutants_reached.jsonl"


def read_reached(system: str) -> dict[str, Reached]:
    """Return the results for clauses without a function."""
    path = path_of_reached(system)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    rows = [json.loads(line) for line in lines if not line.startswith("#")]
    return {row["clause"]: Reached(**{**row, "functions": tuple(row["functions"])}) for row in rows}


def write_reached(system: str, rows: Iterable[Reached]) -> None:
    """Write the results for clauses without a function, in order of their numbers."""
    lines = [json.dumps(asdict(one), ensure_ascii=False) for one in sorted(rows, key=lambda one: one.clause)]
    path_of_reached(system).write_text(HEAD_OF_REACHED + "".join(f"{line}\n" for line in lines), "utf-8")


@cache
def marks(system: str) -> dict[str, dict[str, str]]:
    """Return the equivalent mutants by function, each with the reason."""
    path = GAMES / system / "data" / "equivalents.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def toll(system: str) -> Toll:
    """Return a system's results in total."""
    rows, marked = read(system), marks(system)
    surviving, equivalent, unfit = [], 0, []
    noticed: dict[str, int] = {}
    for one in rows.values():
        of = marked.get(one.function, {})
        equivalent += sum(left.change in of for left in one.survivors)
        surviving += [(one, left) for left in one.survivors if left.change not in of]
        for clause, times in one.noticed.items():
            # A function whose mutants are all equivalent says nothing about its clauses.
            if times or any(left.change not in of for left in one.survivors):
                noticed[clause] = noticed.get(clause, 0) + times
    for function, changes in marked.items():
        row = rows.get(function)
        left = {one.change for one in row.survivors} if row else set()
        unfit += [f"{function}: {change}" for change in changes if change not in left]
    mutants = sum(one.mutants for one in rows.values())
    return Toll(
        system,
        len(rows),
        mutants,
        mutants - equivalent - len(surviving),
        equivalent,
        tuple(surviving),
        tuple(clause for clause, times in noticed.items() if not times),
        tuple(name for name, one in rows.items() if fingerprint(name) != one.code),
        tuple(unfit),
        tuple(read_reached(system).values()),
    )


def figures(code: str) -> dict[str, Section | Dealing]:
    """Return a game's declared numbers and lists with clauses, by file and section of a deck."""
    found: dict[str, Section | Dealing] = {
        f"{code}/system.py {one.code}": one for one in system(code).sections
    }
    return found | {f"{code}/opening.toml {one.section}": one for one in dealings(code)}


def are_figures(name: str) -> bool:
    """Return whether a name stands for declared numbers rather than a function."""
    return "/" in name


def fingerprint(function: str) -> str:
    """Return a fingerprint of a function's code, "" if it is gone; comments do not change it."""
    if are_figures(function):
        declared = figures(function.partition("/")[0]).get(function)
        return "" if declared is None else _word(repr(declared))
    found = _definition(function)
    if found is None:
        return ""
    body = found[1].body[1:] if ast.get_docstring(found[1], clean=False) is not None else found[1].body
    told = ast.dump(found[1].args) + "".join(map(ast.dump, body))
    return _word(told)


def _word(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def place(function: str, line: int = 0) -> str:
    """Return a line of a function, counted from its `def`, as a path and a line of the file."""
    if are_figures(function):
        return f"rules/games/{function}"
    found = _definition(function)
    return f"{found[0]}:{found[1].lineno + line}" if found else function


def _definition(function: str) -> tuple[str, ast.FunctionDef] | None:
    parts = function.split(".")
    for end in range(len(parts) - 1, 0, -1):
        path = ROOT.joinpath(*parts[:end]).with_suffix(".py")
        if path.is_file():
            below: list[ast.stmt] = _tree(path).body
            node: ast.stmt | None = None
            for part in parts[end:]:
                node = next(
                    (
                        one
                        for one in below
                        if isinstance(one, ast.FunctionDef | ast.ClassDef) and one.name == part
                    ),
                    None,
                )
                below = node.body if node is not None else []
            if isinstance(node, ast.FunctionDef):
                return path.relative_to(ROOT).as_posix(), node
    return None


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
