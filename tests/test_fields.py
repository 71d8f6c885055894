"""No field is accepted that a game does not act on: each of its dialect has a scene that fails without it."""

import random
import subprocess
import sys

import pytest

from rules.dialects import dialect_of
from rules.systems import CODES
from tests.fields import evidence
from tests.fields.mutants import NOT_PLAYED, admitted, is_play
from tests.processes import ROOT

SAMPLE = 250
"""How many of the scenes are played again with their field left out."""


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_field_of_a_dialect_is_shown_by_a_scene(code):
    fields = {key for key, _, _ in admitted(dialect_of(code))}
    shown, unshown = set(evidence.read(code)), evidence.unshown(code)
    assert sorted(map(str, fields - shown - unshown)) == [], f"run: {evidence.COMMAND} {code}"
    assert sorted(map(str, (shown | unshown) - fields)) == [], f"run: {evidence.COMMAND} {code}"
    assert sorted(map(str, shown & unshown)) == []


@pytest.mark.parametrize("code", sorted(CODES))
def test_the_scenes_that_show_fields_are_there(code):
    gone = []
    for shown in set(evidence.read(code).values()):
        path, _, name = shown.scene.partition("::")
        file = ROOT / "tests" / "rules" / path
        if not file.exists() or f"def {name.partition('[')[0]}(" not in file.read_text(encoding="utf-8"):
            gone.append(shown.scene)
    assert sorted(gone) == [], f"run: {evidence.COMMAND} {code}"


def test_what_reads_trees_without_playing_them_is_there():
    """A module that was renamed would read a mutated field, and its refusal would count as a scene's."""
    assert [path for path in NOT_PLAYED if not (ROOT / path).exists()] == []


def test_every_module_that_checks_or_evaluates_trees_is_known_not_to_play_them():
    evaluating = (ROOT / "rules" / "games").glob("*/evaluate*.py")
    checking = [ROOT / "rules" / "language" / "checker.py", ROOT / "rules" / "language" / "structure.py"]
    assert [str(path) for path in (*evaluating, *checking) if is_play(str(path))] == []


def test_the_scenes_fail_where_their_fields_are_left_out():
    command = [
        sys.executable,
        "-m",
        "tests.fields",
        "--sample",
        str(SAMPLE),
        "--seed",
        str(random.randrange(10**6)),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, f"{' '.join(command[1:])}\n{done.stdout}{done.stderr}"
