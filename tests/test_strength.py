"""`make strength`: decks and seats cancel, ratings fit, results are kept, and the README has the table."""

from pathlib import Path

import pytest

from benchmarks.strength import record, tables
from benchmarks.strength.__main__ import README, main
from benchmarks.strength.duels import GAMES_IN_BLOCK, Block, Duel, Played, Score, decks_of, paired, play_block
from benchmarks.strength.ratings import ratings
from benchmarks.strength.schedule import next_duel, play_all
from rules.systems import CODES

EVEN = Duel("dm", "greedy", "greedy")


@pytest.mark.parametrize("code", CODES)
def test_decks_and_seats_cancel_in_a_block(code):
    for number in range(3):
        played = play_block(Block(Duel(code, "greedy", "greedy"), number))
        assert played.points == GAMES_IN_BLOCK / 2


def test_every_deck_meets_every_other_in_turn():
    met = {paired(number, 4) for number in range(12)}
    assert met == {(one, other) for one in range(4) for other in range(4) if one != other}
    assert paired(7, 1) == (0, 0)


def test_a_block_is_played_alike_again():
    block = Block(Duel("sve", "greedy", "random"), 5)
    assert play_block(block).points == play_block(block).points


def test_three_of_four_games_are_190_points_of_elo():
    found = ratings({("a", "b"): (7500.0, 10_000)}, ("a", "b"), "b")
    assert found["b"] == 0
    assert found["a"] == pytest.approx(190.8, abs=0.5)


def test_ratings_add_up_over_players_who_never_met():
    met = {("a", "b"): (7500.0, 10_000), ("b", "c"): (7500.0, 10_000)}
    found = ratings(met, ("a", "b", "c"), "c")
    assert found["a"] == pytest.approx(2 * 190.8, abs=1)


def test_a_player_who_never_lost_has_a_finite_rating():
    assert 500 < ratings({("a", "b"): (20.0, 20)}, ("a", "b"), "b")["a"] < 700


def test_the_duel_that_took_the_least_time_is_next():
    slow, quick = Duel("dm", "lookahead", "greedy"), Duel("dm", "greedy", "random")
    scores = {slow: Score(seconds=9.0), quick: Score(seconds=1.0)}
    assert next_duel(scores, {slow: 1, quick: 9}, games=40) == quick
    assert next_duel(scores, {slow: 1, quick: 10}, games=40) == slow
    assert next_duel(scores, {slow: 10, quick: 10}, games=40) is None


def test_a_run_goes_on_where_a_recorded_one_stopped(tmp_path):
    file, block = tmp_path / "results.jsonl", Block(EVEN, 0)
    record.write(file, Played(block, 3.5, 1, 2.25))
    assert list(record.read(file)) == [Played(block, 3.5, 1, 2.25)]
    score = Score()
    for played in record.read(file):
        score.add(played)
    more: list[Played] = []
    play_all({EVEN: score}, games=8, seconds=None, jobs=1, folder=None, finished=more.append)
    assert [played.block.number for played in more] == [1]
    assert (score.points, score.games, score.unfinished) == (5.5, 8, 1)


def test_only_decks_that_are_legal_are_taken_from_a_folder(tmp_path):
    whole = "\n".join(
        f"{entry.count} {entry.card.name}" for entry in decks_of("dm", None)["nature-giants"].entries
    )
    (tmp_path / "giants.txt").write_text(whole, encoding="utf-8")
    (tmp_path / "stub.txt").write_text(whole.splitlines()[0], encoding="utf-8")
    assert list(decks_of("dm", tmp_path)) == ["giants"]


def test_a_folder_without_decks_is_refused(tmp_path, capsys):
    assert main(["--decks", str(tmp_path), "--system", "dm"]) == 2
    assert "no deck that is legal by the rules of dm" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--player", "greedy"], "--player: give two players or more"),
        (["--games", "0"], "--games and --jobs: give 1 or more"),
        (["--decks", "nowhere"], "--decks: 'nowhere' is not a folder"),
    ],
)
def test_bad_arguments_are_refused(arguments, says, capsys):
    with pytest.raises(SystemExit):
        main(arguments)
    assert says in capsys.readouterr().err


def test_the_table_is_written_between_its_markers():
    scores = {Duel("dm", "greedy", "random"): Score(points=19.0, games=20)}
    table = tables.as_markdown(scores, ("random", "greedy"))
    assert "| `dm` | 95 % (76–99) of 20 | – | – | -4" in table
    text = f"before\n{tables.OPENING}old\n{tables.CLOSING}\nafter\n"
    assert tables.written_into(text, table) == f"before\n{tables.OPENING}\n{table}{tables.CLOSING}\nafter\n"
    with pytest.raises(ValueError, match="has no lines"):
        tables.written_into("no markers", table)


def test_a_player_of_few_games_has_no_rating_in_the_readme():
    scores = {Duel("dm", "greedy", "random"): Score(points=15.0, games=19)}
    assert tables.as_markdown(scores, ("random", "greedy")).rstrip().endswith("| – |")


def test_the_readme_has_a_row_of_every_system():
    _, _, rest = Path(README).read_text(encoding="utf-8").partition(tables.OPENING)
    table, closing, _ = rest.partition(tables.CLOSING)
    assert closing
    assert [row.split("|")[1].strip() for row in table.strip().splitlines()[2:]] == [
        f"`{code}`" for code in CODES
    ]
