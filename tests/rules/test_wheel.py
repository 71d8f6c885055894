"""Which modules are compiled, and when what was built of them is used."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules import wheel
from tests.processes import ROOT


def start(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run Python that is asked to use a build."""
    environment = os.environ | {wheel.VARIABLE: str(folder)}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True
    )


def test_what_plays_games_is_compiled_and_what_reads_or_judges_cards_is_not():
    found = {path.as_posix() for path in wheel.compiled_sources()}
    assert {"rules/engine/game.py", "rules/players/greedy.py", "rules/games/fow5/turn.py"} < found
    assert {"rules/games/dm/mechanics/gods.py", "rules/appraisal/effects.py"} < found
    plain = ("rules/language/effects.py", "rules/games/dm/nodes.py", "rules/games/sve/construction_fixes.py")
    assert found.isdisjoint(plain) and all((ROOT / path).is_file() for path in plain)
    assert not any("reading" in path or path.endswith("__init__.py") for path in found)


def test_no_compiled_module_looks_for_a_file_beside_itself():
    found = [path for path in wheel.compiled_sources() if "__file__" in (ROOT / path).read_text()]
    assert found == [] and "__file__" in (ROOT / "rules/games/fow5/play.py").read_text()


def test_every_sum_of_what_appraises_says_what_it_starts_with():
    """Mypyc takes a sum of floats that begins with 0 for an integer where it is an operand."""
    bare = [
        f"{path}:{node.lineno}"
        for path in wheel.compiled_sources()
        if path.parts[1] in ("appraisal", "players")
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "sum" and len(node.args) < 2
    ]
    assert bare == []


def test_a_build_of_other_sources_is_refused(tmp_path):
    (tmp_path / wheel.STAMP).write_text("of last week")
    for folder in (tmp_path, tmp_path / "away"):
        done = start("import rules", folder)
        assert done.returncode != 0 and f"{folder} was not built of these sources" in done.stderr


def test_modules_come_from_a_build_of_these_sources_and_all_others_from_their_files(tmp_path):
    (tmp_path / wheel.STAMP).write_text(wheel.digest())
    (tmp_path / "rules" / "engine").mkdir(parents=True)
    # No machine code: that Python tries to load it shows where it looked.
    (tmp_path / "rules" / "engine" / f"zones{wheel.SUFFIX}").write_text("not machine code")
    assert wheel.is_current(tmp_path)
    assert start("import rules.engine.ids as ids; assert ids.__file__.endswith('.py')", tmp_path).stderr == ""
    failed = start("import rules.engine.zones", tmp_path)
    assert "ImportError" in failed.stderr and str(tmp_path) in failed.stderr


def test_what_a_build_belongs_to_changes_with_any_of_its_sources(monkeypatch, tmp_path):
    before = wheel.digest()
    changed = tmp_path / "game.py"
    changed.write_text((ROOT / "rules/engine/game.py").read_text() + "\n# changed\n")
    others = [path for path in wheel.compiled_sources() if path.name != "game.py"]
    monkeypatch.setattr(wheel, "compiled_sources", lambda: [*others, changed])
    assert wheel.digest() != before


@pytest.mark.parametrize("name", ["", None])
def test_without_being_asked_python_uses_the_sources(monkeypatch, name):
    environment = {key: value for key, value in os.environ.items() if key != wheel.VARIABLE}
    if name is not None:
        environment[wheel.VARIABLE] = name
    code = "import rules.engine.zones as zones; assert zones.__file__.endswith('.py')"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True)
    assert done.returncode == 0
