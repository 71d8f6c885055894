"""`make world`: which real decks meet, how a result is judged, and what the page says."""

import re
from pathlib import Path

import pytest

from benchmarks.world import pages
from benchmarks.world.__main__ import PAGE, main
from benchmarks.world.meetings import meet
from rules.systems import CODES
from simulate import world
from simulate.world import Meeting, kept, pairs, real_decks

KNOWN = ("setcg", "fow8")
"""The systems of which both a list from an event and a starter deck are bundled."""


@pytest.mark.parametrize("code", CODES)
def test_real_decks_say_what_they_are_in_their_first_line(code):
    for deck in real_decks(code):
        said = {
            "winner": "1st place",
            "tournament": "played at|place|among the last",
            "starter": "the publisher",
        }
        assert re.search(said[deck.sample.kind], deck.sample.about), deck.sample.code
        assert 0 < deck.read <= deck.cards


@pytest.mark.parametrize("code", KNOWN)
def test_every_list_meets_every_starter_deck_winners_first(code):
    decks = real_decks(code)
    starters = [deck.sample for deck in decks if deck.sample.kind == "starter"]
    met = list(pairs(code))
    lists = list(dict.fromkeys(theirs.sample.code for theirs, _ in met))
    assert met[0][0].sample.kind == "winner"
    assert [starter.sample for _, starter in met] == starters * len(lists)
    assert len(decks) == len(starters) + len(lists)


def meeting(wins: int, losses: int, draws: int = 0) -> Meeting:
    theirs, starter = next(pairs("setcg"))
    return Meeting(theirs, starter, "greedy", wins + losses + draws, wins + draws / 2)


@pytest.mark.parametrize(
    ("won", "lost", "says"),
    [(70, 30, "yes"), (59, 41, "too close"), (50, 50, "too close"), (41, 59, "too close"), (30, 70, "no")],
)
def test_a_list_wins_as_in_the_world_only_if_its_whole_interval_says_so(won, lost, says):
    assert meeting(won, lost).outcome == says


def test_a_draw_is_half_a_win_for_each():
    assert meeting(0, 0, 10).won == 5
    assert pages.rate(meeting(60, 20, 20)) == "70 % (60–78)"


def test_a_meeting_is_played_alike_again_and_each_deck_goes_first_equally_often():
    theirs, starter = next(pairs("setcg"))
    one, again = (meet(theirs, starter, "greedy", 4) for _ in range(2))
    assert one == again
    assert one.games == 4


def test_the_page_has_a_row_of_every_pair_and_of_every_real_deck():
    text = Path(PAGE).read_text(encoding="utf-8")
    table = text.partition(pages.OPENING)[2].partition(pages.CLOSING)[0]
    for code in CODES:
        for theirs, starter in pairs(code):
            assert f"| `{code}` | {theirs.sample.name} | {starter.sample.name} |" in table
        for deck in real_decks(code):
            assert f"| `{code}` | {deck.sample.name} | {deck.sample.about} |" in table


def test_what_is_written_replaces_what_is_between_the_markers():
    text = f"before\n{pages.OPENING}old\n{pages.CLOSING}after\n"
    written = pages.written_into(text, [meeting(70, 30)])
    assert "old" not in written
    assert written.startswith(f"before\n{pages.OPENING}")
    assert "As in the world in 1 of 1 pairs." in written
    with pytest.raises(ValueError, match="has no lines"):
        pages.written_into("no markers", [])


def test_no_games_are_refused(capsys):
    with pytest.raises(SystemExit):
        main(["--games", "0"])
    assert "--games: give 1 or more" in capsys.readouterr().err


def test_the_site_and_the_document_show_the_same_games():
    text = Path(PAGE).read_text(encoding="utf-8")
    assert [(one.theirs.system, one.theirs.sample.code) for one in kept()] == [
        (code, theirs.sample.code) for code in CODES for theirs, _ in pairs(code)
    ]
    for one in kept():
        row = (
            f"| `{one.theirs.system}` | {one.theirs.sample.name} | {one.starter.sample.name} "
            f"| {pages.rate(one)} | {one.games} | {one.player} | {one.outcome} |"
        )
        assert row in text


def test_systems_that_are_not_played_again_keep_their_results(tmp_path, monkeypatch):
    before, page = kept(), tmp_path / "world.md"
    page.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    results = tmp_path / "world.jsonl"
    results.write_text(world.RESULTS.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(world, "RESULTS", results)
    monkeypatch.setattr("benchmarks.world.__main__.PAGE", page)
    assert main(["--system", "dm", "--games", "1", "--write"]) == 0
    assert kept() == before
