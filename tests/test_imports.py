"""Who may import whom: the contracts in pyproject.toml, and what no contract can say."""

import ast
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.processes import ROOT, plain_environment

RULES = sorted((ROOT / "rules").rglob("*.py"))

# Nothing in rules/ talks to a network, another process or a clock.
OUTSIDE = {
    *(
        "socket",
        "ssl",
        "http",
        "urllib.request",
        "urllib.robotparser",
        "ftplib",
        "smtplib",
        "requests",
        "httpx",
    ),
    *("subprocess", "multiprocessing", "threading", "asyncio", "concurrent"),
    *("time", "sched", "sqlite3", "pickle", "shelve"),
}
# Files that time something, with the reason.
STOPWATCH = {"rules/cli/play.py": "says how many seconds the games took; no game depends on it"}


def imported(path: Path) -> set[str]:
    """The names of the modules that a file imports, wherever in the file, and of the packages they are in."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= names_of(node)
    return found


def names_of(node: ast.Import | ast.ImportFrom) -> set[str]:
    """The names of the modules that one line imports, and of the packages they are in."""
    names: list[str] = []
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif node.module and not node.level:
        names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return {".".join(name.split(".")[: depth + 1]) for name in names for depth in range(name.count(".") + 1)}


def test_the_contracts_of_imports_are_kept():
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_of_the_rules_imports_nothing_that_reaches_outside(path):
    allowed = {"time"} if path.relative_to(ROOT).as_posix() in STOPWATCH else set()
    assert imported(path) & OUTSIDE <= allowed


def test_the_rules_run_without_the_site_being_imported():
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys\n"
            "from rules.systems import formats, systems\n"
            "for system in systems(): formats(system.code)\n"
            "site = {'django', 'celery', 'common', 'cards', 'decks', 'simulate', 'accounts'}\n"
            "site |= {'events', 'config'}\n"
            "print(*sorted(site & set(sys.modules)))",
        ],
        cwd=ROOT,
        env=plain_environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def brought_in(path: Path) -> set[str]:
    """The names that a file imports as it is imported itself, with the packages they are in."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= names_of(node)
    return found


IN_CIRCLES = """
import importlib, sys

circles = [line.split() for line in sys.stdin]
for circle in circles:
    importlib.import_module(circle[0])
for circle in circles:
    for name in circle:
        for loaded in circle:
            while loaded:
                sys.modules.pop(loaded, None)
                loaded = loaded.rpartition(".")[0]
        try:
            importlib.import_module(name)
        except ImportError as error:
            print(f"{name}: {error}")
"""


def test_whichever_module_of_a_circle_of_imports_comes_first_all_of_it_can_be_imported():
    paths = {path.relative_to(ROOT).with_suffix(""): path for path in RULES}
    files = {".".join(place.parts).removesuffix(".__init__"): path for place, path in paths.items()}
    needs = {name: brought_in(path) & set(files) for name, path in files.items()}
    reached = {}
    for name in needs:
        found, left = set(), list(needs[name])
        while left:
            one = left.pop()
            if one not in found:
                found.add(one)
                left += needs[one]
        reached[name] = found
    circles = {
        tuple(sorted(one for one in reached[name] if name in reached[one]))
        for name in needs
        if name in reached[name]
    }
    done = subprocess.run(
        [sys.executable, "-c", IN_CIRCLES],
        input="\n".join(" ".join(circle) for circle in sorted(circles)),
        cwd=ROOT,
        env=plain_environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""


SITE = sorted(
    path
    for app in ("common", "cards", "config", "decks", "accounts", "simulate", "events")
    for path in (ROOT / app).rglob("*.py")
)
# What judges a deck, from the door of the rules.
JUDGES = {"check", "check_all"}


@pytest.mark.parametrize("path", SITE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_of_the_site_asks_the_module_of_verdicts_to_judge(path):
    found = {
        node.attr
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "rules"
    }
    judges = path.relative_to(ROOT).as_posix() == "decks/verdicts/checks.py"
    assert bool(found & JUDGES) == judges


def needed(path: Path, known: Mapping[str, Path]) -> set[str]:
    """The modules of these that a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            wanted = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {one if one in known else node.module for one in wanted}
    return found & known.keys()


def test_no_modules_of_the_site_import_each_other_in_a_circle():
    names = {path: ".".join(path.relative_to(ROOT).with_suffix("").parts) for path in SITE}
    files = {name.removesuffix(".__init__"): path for path, name in names.items()}
    needs = {name: needed(path, files) for name, path in files.items()}
    while free := {name for name, others in needs.items() if not others & needs.keys()}:
        needs = {name: others for name, others in needs.items() if name not in free}
    assert sorted(needs) == []


@pytest.mark.parametrize("path", SITE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_of_the_site_imports_at_its_top_but_for_apps_that_wait_for_django(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    for_types = [
        node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    top = [*tree.body, *(node for guarded in for_types for node in guarded.body)]
    outside = [node.lineno for node in top if isinstance(node, ast.Import | ast.ImportFrom)]
    assert path.name == "apps.py" or sorted(inside) == sorted(outside)
