"""`python -m rules play` and `replay`: what they print, and how they refuse what cannot be played."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rules.cli import main
from rules.engine.records import read_record
from rules.systems import system
from tests.processes import ROOT
from tests.rules.play.games import PLAYABLE, playable

KEYS = {
    *("system", "decks", "players", "seed", "games", "wins", "draws", "unfinished", "turns", "decisions"),
    *("ends", "seconds", "digest", "understood"),
}


@pytest.fixture
def run(capsys):
    """Carry out a command and return its exit status, what it printed, and what it complained of."""

    def command(*arguments: object) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return command


def sample(code: str, place: int = 0) -> str:
    """The path of a sample deck."""
    return str(sorted((system(code).folder / "decks").glob("*.txt"))[place])


@playable
def test_games_add_up_in_json(run, code):
    status, printed, _ = run("play", "--system", code, "--games", 4, "--player", "random", "--json")
    report = json.loads(printed)
    assert status == 0
    assert set(report) == KEYS
    assert (report["system"], report["games"], report["seed"]) == (code, 4, 1)
    assert sum(report["wins"]) + report["draws"] + report["unfinished"] == 4
    assert sum(report["ends"].values()) == 4
    assert report["players"] == ["random", "random"]
    assert set(report["understood"]) == set(report["decks"])
    assert all(0 <= known <= cards > 30 for known, cards in report["understood"].values())
    assert report["decisions"] >= report["turns"] > 0


@playable
def test_the_same_seed_prints_the_same_and_another_seed_does_not(run, code):
    def played(seed: int) -> dict:
        _, printed, _ = run("play", "--system", code, "--games", 3, "--seed", seed, "--json")
        return {key: value for key, value in json.loads(printed).items() if key != "seconds"}

    assert played(7) == played(7)
    assert played(7)["digest"] != played(8)["digest"]


def test_games_are_told_in_words_with_how_much_is_understood(run):
    status, printed, _ = run("play", "--system", "dm", "--games", 2, "--player", "random")
    lines = printed.splitlines()
    assert status == 0
    assert lines[0] == "2 games of Duel Masters, seed 1"
    assert all("(random): " in line and "cards fully understood" in line for line in lines[1:3])
    assert lines[3].strip().endswith("draws, 0 unfinished")


@pytest.mark.parametrize("code", ["fow8", "fow5"])
def test_players_may_agree_on_a_variant_and_its_record_plays_the_same_game_again(run, code, tmp_path):
    records = tmp_path / "games.jsonl"
    report = {}
    for variant in ("", "valhalla"):
        asked = ("play", "--system", code, "--games", 2, "--variant", variant, "--record", records)
        _, printed, _ = run(*asked, "--json")
        report[variant] = json.loads(printed)["digest"]
    assert report[""] != report["valhalla"]
    recorded = [read_record(line) for line in records.read_text(encoding="utf-8").splitlines()]
    assert [one.variant for one in recorded] == ["valhalla", "valhalla"]
    assert read_record(recorded[0].to_json()) == recorded[0]
    status, shown, _ = run("replay", records)
    assert status == 0 and "ifebreak" in shown


def test_a_variant_that_there_is_not_is_refused_with_those_that_there_are(run):
    status, _, complaint = run("play", "--system", "fow8", "--variant", "hero")
    assert status == 2 and "no variant 'hero'" in complaint and "valhalla" in complaint
    status, _, complaint = run("play", "--system", "dm", "--variant", "valhalla")
    assert status == 2 and "it has none" in complaint


def test_the_clauses_gone_through_are_counted_when_asked_for(run):
    _, printed, _ = run("play", "--system", "dm", "--games", 2, "--clauses", "--json")
    clauses = json.loads(printed)["clauses"]
    assert clauses["103.2"] == 2
    assert clauses["502.1"] > 10


@playable
def test_games_go_the_same_way_whether_clauses_are_counted_or_not(code):
    def played(*more: str) -> dict:
        command = ["-m", "rules", "play", "--system", code, "--games", "2", "--json", *more]
        printed = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, check=True)
        return json.loads(printed.stdout)

    plain, counted = played(), played("--clauses")
    assert plain["digest"] == counted["digest"]
    assert "clauses" not in plain
    assert len(counted["clauses"]) > 30


def test_it_is_too_late_to_count_clauses_once_a_game_is_imported():
    source = """
from rules.engine.clauses import count_clauses
from rules.rulesets import ruleset
ruleset("dm")
count_clauses()
"""
    ended = subprocess.run([sys.executable, "-c", source], cwd=ROOT, capture_output=True, text=True)
    assert "RuntimeError: too late to count clauses: dm is imported already" in ended.stderr


def test_a_deck_against_itself_has_two_names(run):
    deck = sample("dm")
    for decks in ([deck], [deck, deck]):
        given = [word for one in decks for word in ("--deck", one)]
        _, printed, _ = run("play", "--system", "dm", "--games", 2, "--json", *given)
        name = deck.rpartition("/")[2].removesuffix(".txt")
        assert json.loads(printed)["decks"] == [f"{name} (A)", f"{name} (B)"]


def test_two_decks_are_played_by_the_players_named(run):
    given = ["--deck", sample("dm"), "--deck", sample("dm", 1), "--player", "greedy", "--player", "random"]
    _, printed, _ = run("play", "--system", "dm", "--games", 20, "--json", *given)
    report = json.loads(printed)
    assert report["players"] == ["greedy", "random"]
    assert report["wins"][0] > 15


@playable
def test_a_recorded_game_is_replayed_to_its_end_and_told(run, tmp_path, code):
    path = tmp_path / "games.jsonl"
    status, _, _ = run("play", "--system", code, "--games", 3, "--player", "random", "--record", path)
    assert status == 0
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3
    for game in (1, 2, 3):
        status, printed, complaint = run("replay", path, "--game", game)
        assert (status, complaint) == (0, "")
        lines = printed.splitlines()
        assert lines[0].startswith(f"{system(code).name}, seed ")
        assert all(line.endswith(", played by random") for line in lines[1:3])
        assert lines[-1].startswith("After turn ")


def test_a_replay_stops_where_it_is_told_to(run, tmp_path):
    path = tmp_path / "games.jsonl"
    run("play", "--system", "dm", "--games", 1, "--record", path)
    whole = run("replay", path)[1].splitlines()
    for until in (0, 5, 20):
        status, printed, _ = run("replay", path, "--until", until)
        *told, question = printed.splitlines()
        assert status == 0
        assert told == whole[: len(told)]
        assert question.startswith(f"Question {until}: ")
    assert run("replay", path, "--until", 100_000)[1].splitlines() == whole


def damaged(path, **parts) -> None:
    """Change parts of the only record in a file."""
    row = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**row, **parts}), encoding="utf-8")


def test_a_record_that_cannot_be_played_again_is_refused(run, tmp_path):
    path = tmp_path / "game.jsonl"
    run("play", "--system", "dm", "--games", 1, "--record", path)
    good = path.read_text(encoding="utf-8")
    answers = list(read_record(good).answers)
    for parts, said in (
        ({"engine": "0"}, "recorded by engine '0'"),
        ({"system": "chess"}, "recorded for system 'chess'"),
        ({"digest": "0"}, "ends differently from its record"),
        ({"answers": answers[:-3]}, "ends differently from its record"),
        ({"answers": [*answers, 0]}, "the record does not fit this engine"),
        ({"answers": [999, *answers]}, "the record does not fit this engine: option 999 is not open"),
        ({"decks": [[], [["main", "nothing"]]]}, "the record holds card 'nothing'"),
        ({"names": []}, "the names of a record must be two words"),
    ):
        path.write_text(good, encoding="utf-8")
        damaged(path, **parts)
        status, printed, complaint = run("replay", path)
        assert (status, printed) == (2, "")
        assert complaint.startswith("rules replay: ")
        assert said in complaint


@pytest.mark.parametrize(
    ("content", "more", "said"),
    [
        (b"", (), "has 0 games"),
        (b"no record at all\n", (), "is not a line of JSON"),
        (b"\xff\xfe\x00", (), "it is not UTF-8 text"),
        (b"{}\n", ("--game", 2), "has 1 games"),
        (b"{}\n", ("--game", 0), "--game 0"),
        (b"{}\n", ("--until", -1), "--until -1: give 0 or more"),
    ],
)
def test_a_file_that_holds_no_such_record_is_refused(run, tmp_path, content, more, said):
    path = tmp_path / "file"
    path.write_bytes(content)
    status, printed, complaint = run("replay", path, *more)
    assert (status, printed) == (2, "")
    assert said in complaint


def test_a_file_that_is_not_there_is_refused(run, tmp_path):
    status, _, complaint = run("replay", tmp_path / "none")
    assert status == 2
    assert "cannot be read" in complaint


def test_what_cannot_be_played_is_refused(run, tmp_path):
    deck = sample("dm")
    for given, said in (
        (("--games", 0), "--games 0: give 1 or more"),
        (("--games", -5), "--games -5: give 1 or more"),
        (("--seed", -1), "--seed -1: give 0 or more"),
        (("--player", "gready"), "no player 'gready'; there are random, greedy, lookahead, strong"),
        (("--deck", deck, "--deck", deck, "--deck", deck), "two decks and two players"),
        (("--player", "random") * 3, "two decks and two players"),
        (("--deck", tmp_path / "none.txt"), "cannot be read"),
        (("--record", tmp_path / "no" / "where"), "cannot be written"),
    ):
        status, printed, complaint = run("play", "--system", "dm", *given)
        assert (status, printed) == (2, ""), given
        assert complaint.startswith("rules play: ")
        assert said in complaint


def test_an_unknown_system_is_refused(run, capsys):
    with pytest.raises(SystemExit) as left:
        run("play", "--system", "chess")
    assert left.value.code == 2
    assert "invalid choice: 'chess'" in capsys.readouterr().err


def test_an_illegal_deck_is_refused_and_plays_when_asked_to(run, tmp_path):
    path = tmp_path / "short.txt"
    lines = Path(sample("dm")).read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(lines[:-1]), encoding="utf-8")
    status, printed, complaint = run("play", "--system", "dm", "--deck", path, "--games", 2)
    assert (status, printed) == (2, "")
    assert "short (A) is incomplete" in complaint
    assert "40" in complaint.splitlines()[1]
    status, printed, _ = run("play", "--system", "dm", "--deck", path, "--games", 2, "--illegal")
    assert status == 0
    assert "short (A)" in printed


def test_a_deck_with_a_line_that_is_no_card_is_refused_even_among_illegal_ones(run, tmp_path):
    path = tmp_path / "odd.txt"
    path.write_text("[Deck]\n4 No Card Is Called So\n", encoding="utf-8")
    status, printed, complaint = run("play", "--system", "dm", "--deck", path, "--illegal")
    assert (status, printed) == (2, "")
    assert "No Card Is Called So" in complaint


@pytest.mark.parametrize("code", [code for code in PLAYABLE if code != "dm"])
def test_a_deck_of_another_system_is_refused(run, code):
    status, printed, complaint = run("play", "--system", "dm", "--deck", sample(code), "--games", 1)
    assert (status, printed) == (2, "")
    assert complaint.startswith("rules play: ")
