"""Adding a game touches one folder and one line: a made-up sixth game in a copy of the project."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import ROOT, plain_environment

HERE = Path(__file__).parent
LINE = 'CODES = ("fow8", "fow5", "setcg", "dm", "sve")\n'
NEW_LINE = 'CODES = ("fow8", "fow5", "setcg", "dm", "sve", "skirmish")\n'


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """A checkout of the project with the sixth game: its folder, its tests and the one line."""
    folder = tmp_path_factory.mktemp("sixth") / "project"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    shutil.copytree(HERE / "skirmish", folder / "rules" / "games" / "skirmish")
    shutil.copytree(HERE / "tests_of_it", folder / "tests" / "rules" / "skirmish")
    systems = folder / "rules" / "systems.py"
    text = systems.read_text(encoding="utf-8")
    assert text.count(LINE) == 1
    systems.write_text(text.replace(LINE, NEW_LINE), encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    return folder


def run(folder: Path, *command: str) -> str:
    """Run a command of the project in the copy and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**plain_environment(), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.mark.once
def test_its_own_tests_pass_and_show_every_clause(copy):
    run(copy, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/rules/skirmish")
    run(copy, "tests.clause_table", "--write")
    shown = run(copy, "rules", "clauses", "--system", "skirmish")
    assert shown.splitlines()[-1].split() == ["skirmish", "19", "18", "1", "0"]


@pytest.mark.once
def test_the_shape_and_the_laws_of_all_games_hold_for_it(copy):
    (copy / "rules/games/skirmish/data/demonstrated.txt").touch()
    laws = ["tests/test_shape.py", "tests/test_state_writers.py", "tests/test_imports.py"]
    laws += [f"tests/rules/play/test_{name}.py" for name in ("game_laws", "positions", "records")]
    run(copy, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "skirmish", *laws)
    run(copy, "mypy", "--no-incremental", "rules/games/skirmish", "rules/systems.py")


DECK = "rules/games/skirmish/decks/embers.txt"
OF_IT = ("--system", "skirmish")


@pytest.mark.once
@pytest.mark.parametrize(
    ("command", "printed"),
    [
        (("rules", "check", DECK), "LEGAL"),
        (("rules", "convert", DECK, "--to", "json"), '"Ember Runt"'),
        (("rules", "formats"), "rulebook (rulebook, default)"),
        (("rules", "play", "--games", "10", "--seed", "5"), "21 of 21 cards fully understood"),
        (("simulate", "odds", DECK, "--want", "1 of Tide Scout", "--turn", "3"), "exactly"),
        (("simulate", "games", DECK, DECK, "--games", "20", "--seed", "5"), "20 games"),
    ],
    ids=lambda value: "-".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_the_command_line_knows_it(copy, command, printed):
    assert printed in run(copy, *command, *OF_IT)
