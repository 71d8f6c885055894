"""`python -m rules check FOLDER --report`: every list of a folder, a ZIP or a table, and the exit status."""

import io
import json
import os
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

import rules
from rules.bundles import limits
from rules.cli import main

SAMPLES = Path(rules.__file__).parent / "games" / "fow8" / "decks"


@pytest.fixture
def folder(tmp_path):
    """A folder with two legal lists, one of them in a folder of its own."""
    first, second, *_ = sorted(SAMPLES.glob("*.txt"))
    (tmp_path / "Bea").mkdir()
    shutil.copy(first, tmp_path / "Ann.txt")
    shutil.copy(second, tmp_path / "Bea" / "deck.txt")
    return tmp_path


def run(capsys, *arguments):
    status = main(["check", *map(str, arguments)])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_all_legal_leaves_with_0(capsys, folder):
    status, out, err = run(capsys, folder, "--report")
    assert (status, err) == (0, "")
    assert out.splitlines()[0].split() == [
        "legal",
        "Ann.txt",
        "Force",
        "of",
        "Will",
        "(8.01),",
        "constructed",
    ]
    assert "Bea/deck.txt" in out and "2 lists: 2 legal" in out


def test_one_that_is_not_legal_leaves_with_1_and_says_why_with_the_clause(capsys, folder):
    (folder / "Cid.txt").write_text("[Ruler]\n1 CMF-005\n[Main]\n5 Thunder\n")
    status, out, _ = run(capsys, folder, "--report", "--system", "fow8")
    assert status == 1
    assert "NOT LEGAL  Cid.txt" in out
    assert "    - “Thunder”: 5 copies in the main deck, 4 are allowed. (§ 402.3b)" in out.splitlines()
    assert "3 lists: 2 legal, 1 not legal" in out


def test_one_that_is_not_read_leaves_with_2_and_the_others_are_checked(capsys, folder):
    (folder / "Dan.txt").write_bytes(b"\xe4\xf6")
    status, out, _ = run(capsys, folder, "--report")
    assert status == 2
    assert "line 1: byte 0 is not UTF-8 text; save the list as UTF-8" in out
    assert "3 lists: 2 legal, 1 not read" in out


def test_json_has_every_finding(capsys, folder):
    (folder / "Cid.txt").write_text("5 Thunder\n")
    status, out, _ = run(capsys, folder, "--report", "--json", "--system", "fow8", "--as-of", "2018-01-01")
    said = json.loads(out)
    assert status == 1
    assert said["counts"] == {"legal": 2, "illegal": 1, "incomplete": 0, "unknown": 0, "unreadable": 0}
    (cid,) = [row for row in said["lists"] if row["file"] == "Cid.txt"]
    assert ("main_copies", ["402.3b"]) in [(one["code"], one["clauses"]) for one in cid["findings"]]
    assert {row["as_of"] for row in said["lists"]} == {"2018-01-01"}


def test_a_zip_says_the_same_as_its_folder_and_comes_by_standard_input_too(capsys, folder, monkeypatch):
    packed = folder.parent / "event.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for path in sorted(folder.rglob("*.txt")):
            archive.write(path, path.relative_to(folder))
    said = run(capsys, folder, "--report")
    assert run(capsys, packed, "--report") == said
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(packed.read_bytes())))
    assert run(capsys, "-", "--report") == said


def test_a_folder_without_report_is_told_what_to_add(capsys, folder):
    status, _, err = run(capsys, folder)
    assert (status, err) == (
        2,
        f"rules check: '{folder}' is a folder; add --report to check every list in it\n",
    )


def test_an_empty_folder_a_missing_one_and_a_chosen_deck_are_told(capsys, tmp_path):
    (tmp_path / ".hidden").write_text("x")
    status, _, err = run(capsys, tmp_path, "--report")
    assert status == 2 and "has no deck lists; put a file for each player into it" in err
    status, _, err = run(capsys, tmp_path / "nowhere", "--report")
    assert status == 2 and "No such file or directory; give the path of a folder, a ZIP" in err
    status, _, err = run(capsys, tmp_path, "--report", "--deck", "2")
    assert status == 2 and "--report checks all of them" in err


def test_too_many_files_are_refused(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("rules.cli.report.MOST_FILES", 3)
    for number in range(4):
        (tmp_path / f"{number}.txt").write_text("4 Thunder")
    status, _, err = run(capsys, tmp_path, "--report")
    assert status == 2 and "has more than 3 files; at most 1,000 lists are checked at once" in err


def test_a_pipe_a_link_to_nowhere_and_a_huge_file_do_not_hold_up_the_others(capsys, folder):
    os.mkfifo(folder / "pipe")
    (folder / "link.txt").symlink_to(folder / "gone")
    (folder / "huge.txt").write_bytes(b"4 Thunder\n" * 150_000)
    status, out, _ = run(capsys, folder, "--report")
    assert status == 2
    assert out.count("this is no regular file") == 2
    assert "the file has more than 1,000,000 bytes" in out
    assert "2 legal, 3 not read" in out


def test_a_file_larger_than_all_lists_may_be_is_refused(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("rules.cli.report.MOST_UNPACKED", 100)
    (tmp_path / "x.zip").write_bytes(b"PK\x03\x04" * 26)
    status, _, err = run(capsys, tmp_path / "x.zip", "--report")
    assert status == 2 and "is larger than 100 bytes" in err
    assert limits.MOST_UNPACKED == 20_000_000
