"""`make wheel`: what it builds, what it says if it cannot, and that `make run` uses what is current."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from sysconfig import get_path

import pytest

from config import parts, wheel
from rules.wheel import STAMP, SUFFIX, VARIABLE
from tests.conftest import missing
from tests.processes import ROOT

pytestmark = pytest.mark.once


@pytest.fixture
def wheel_folder(monkeypatch, tmp_path):
    monkeypatch.setattr(parts, "WHEEL", tmp_path / "wheel")
    monkeypatch.delenv(VARIABLE, raising=False)
    parts.environment.cache_clear()
    yield tmp_path / "wheel"
    parts.environment.cache_clear()


def test_a_module_is_compiled_and_python_loads_it(monkeypatch, tmp_path):
    if shutil.which("gcc") is None or not (Path(get_path("include")) / "Python.h").exists():
        missing("no C compiler or no headers of Python")
    names = ("randomness", "slots")  # of a single module mypyc makes something else
    monkeypatch.setattr(
        wheel, "compiled_sources", lambda: [Path(f"rules/engine/{name}.py") for name in names]
    )
    wheel.build(tmp_path, "0")
    assert (tmp_path / STAMP).is_file()
    code = (
        "import sys; from pathlib import Path; from rules.wheel import _Finder\n"
        f"sys.meta_path.insert(0, _Finder(Path({str(tmp_path)!r})))\n"
        "from rules.engine import randomness\n"
        f"assert randomness.__file__.endswith({SUFFIX!r})\n"
        "one = randomness.Random(7); other = one.copy()\n"
        "print(one.below(1000), other.below(1000))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {VARIABLE: ""},
        capture_output=True,
        text=True,
    )
    plain = "from rules.engine.randomness import Random; print(Random(7).below(1000), Random(7).below(1000))"
    assert done.stderr == ""
    assert done.stdout == subprocess.check_output([sys.executable, "-c", plain], cwd=ROOT, text=True)


def test_a_build_of_these_sources_is_kept(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(wheel, "build", lambda folder, level: pytest.fail("built again"))
    (tmp_path / STAMP).write_text(wheel.digest())
    (tmp_path / wheel.LEVEL).write_text("2")
    assert wheel.main([str(tmp_path)]) == 0
    assert "is up to date" in capsys.readouterr().out


def test_a_build_that_is_optimised_otherwise_is_built_again(monkeypatch, tmp_path):
    folder = tmp_path / "wheel"
    folder.mkdir()
    (folder / STAMP).write_text(wheel.digest())
    (folder / wheel.LEVEL).write_text("0")
    asked = []

    def build(folder: Path, level: str) -> None:
        asked.append(level)
        folder.mkdir()

    monkeypatch.setattr(wheel, "build", build)
    assert wheel.main([str(folder)]) == 0
    assert asked == ["2"] and (folder / wheel.LEVEL).read_text() == "2"


def test_without_a_compiler_it_says_what_to_install(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(wheel, "_compiler", lambda: ["no-such-compiler", "-pthread"])
    assert wheel.main([str(tmp_path)]) == 1
    assert "the C compiler no-such-compiler is missing" in capsys.readouterr().out


def test_what_the_compiler_says_is_passed_on():
    with pytest.raises(SystemExit, match="no such thing"):
        wheel._run([sys.executable, "-c", "import sys; sys.exit('no such thing')"])


def test_the_site_plays_on_a_build_only_if_it_is_of_these_sources(wheel_folder, capsys):
    assert VARIABLE not in parts.environment() and capsys.readouterr().out == ""
    parts.environment.cache_clear()
    wheel_folder.mkdir()
    (wheel_folder / STAMP).write_text("of last week")
    assert VARIABLE not in parts.environment()
    assert "have changed since `make wheel`" in capsys.readouterr().out
    parts.environment.cache_clear()
    (wheel_folder / STAMP).write_text(wheel.digest())
    assert parts.environment()[VARIABLE] == str(wheel_folder)
