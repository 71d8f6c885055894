"""`python -m simulate games`: batches without the site, in words and as JSON, and what it refuses."""

import json

import pytest

from rules.systems import system
from simulate.cli import main
from simulate.games.plan import Plan, entry_of
from simulate.games.report import report
from tests.simulate.plans import ledgers

DECKS = sorted((system("dm").folder / "decks").glob("*.txt"))
TWO = [str(path) for path in DECKS[:2]]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["games", *arguments]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["games", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("simulate games: ")
    return err


def test_games_are_played_and_told(capsys):
    text = told(capsys, *TWO, "--system", "dm", "--games", "20", "--seed", "5")
    assert text.startswith("20 games of Duel Masters, greedy against greedy, seed 5\n")
    assert "40 of 40 cards fully understood" in text
    assert "95 % between" in text and "going first is worth" in text
    assert "A draw counts as half a win" in text


def test_json_is_the_report_of_the_plan(capsys):
    from rules.samples import sample_decks

    found = json.loads(told(capsys, *TWO, "--system", "dm", "--games", "20", "--seed", "5", "--json"))
    decks = list(sample_decks("dm").items())[:2]
    plan = Plan(
        "dm", tuple(entry_of(name, deck) for name, deck in decks), ((0, 1),), ("greedy", "greedy"), 10, 3, 5
    )
    # How the games were cut into chunks shows nowhere.
    assert found == json.loads(json.dumps({**report(plan, ledgers(plan)), "decision": None}))


def test_one_deck_meets_itself_and_several_meet_the_first_or_all(capsys):
    files = [str(path) for path in DECKS[:3]]
    meetings = []
    for arguments in (files[:1], files, [*files, "--matrix"]):
        found = json.loads(told(capsys, *arguments, "--system", "dm", "--games", "2", "--json"))
        meetings.append([one["decks"] for one in found["pairings"]])
    assert meetings == [[[0, 0]], [[0, 1], [0, 2]], [[0, 1], [0, 2], [1, 2]]]


def test_two_players_play_the_two_decks(capsys):
    text = told(capsys, *TWO, "--system", "dm", "--games", "2", "--player", "random", "--player", "greedy")
    assert "random against greedy" in text


def test_a_test_stops_the_games_early_and_says_so(capsys):
    arguments = (*TWO, "--system", "dm", "--games", "4000", "--player", "greedy", "--player", "random")
    found = json.loads(told(capsys, *arguments, "--test", "50", "70", "--json"))
    assert found["decision"]["outcomes"] == ["higher"]
    assert found["games"] < found["planned"] == 4000
    assert "a win rate of 70.0% was accepted over one of 50.0%" in told(
        capsys, *arguments, "--test", "50", "70"
    )


def test_what_cannot_be_played_is_refused_with_what_is_wrong(capsys, tmp_path):
    short = tmp_path / "short.txt"
    short.write_text("4 Fear Fang\n")
    typo = tmp_path / "typo.txt"
    typo.write_text("4 Feer Fang\n")
    dm = ("--system", "dm")
    assert "0 as number of games is not possible" in refused(capsys, *TWO, *dm, "--games", "0")
    assert "1,000,000,000 as number of games" in refused(capsys, *TWO, *dm, "--games", "1000000000")
    assert "-1 as seed" in refused(capsys, *TWO, *dm, "--seed", "-1")
    assert "no player 'wise'" in refused(capsys, *TWO, *dm, "--player", "wise")
    assert "at most twice" in refused(capsys, *TWO, *dm, *["--player", "random"] * 3)
    assert "precision of 0.9" in refused(capsys, *TWO, *dm, "--precision", "90")
    assert "short is incomplete" in refused(capsys, TWO[0], str(short), *dm)
    assert "Feer Fang" in refused(capsys, TWO[0], str(typo), *dm, "--illegal")
    assert "no-such-file.txt" in refused(capsys, "no-such-file.txt", *dm)


def test_the_games_it_takes_to_tell_the_rate_from_another_one_are_told_on_request(capsys):
    arguments = (*TWO, "--system", "dm", "--games", "20", "--seed", "5")
    rate = json.loads(told(capsys, *arguments, "--json"))["pairings"][0]["rate"]
    between = f"{100 * (rate['value'] + rate['high']) / 2:.1f}"
    text = told(capsys, *arguments, "--against", between, "--power", "90")
    assert f"games tell it from {between}%, in 90% of batches" in text
    for wrong in (("--against", "0"), ("--against", "100"), ("--power", "40")):
        assert "a rate is between 0 and 100 percent" in refused(capsys, *arguments, *wrong)


def test_an_illegal_deck_plays_on_request(capsys, tmp_path):
    short = tmp_path / "short.txt"
    short.write_text("12 Fear Fang\n")
    text = told(capsys, TWO[0], str(short), "--system", "dm", "--games", "2", "--illegal")
    assert "short: 12 of 12 cards fully understood" in text


def test_a_seed_that_is_no_number_is_refused_by_name(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["games", *TWO, "--seed", "abc"])
    assert stopped.value.code == 2
    assert "--seed: invalid int value: 'abc'" in capsys.readouterr().err
