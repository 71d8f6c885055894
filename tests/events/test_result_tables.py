"""Results read from a table: headings, separators, ties, drops, and every fault with its line."""

import pytest

from common import caps
from events.results.names import LEFT_OUT, Player, match
from events.results.table import TableRow, read_table

pytestmark = pytest.mark.once


def faults(text: str) -> list[str]:
    table = read_table(text)
    assert not table.rows or table.faults
    return [str(fault) for fault in table.faults]


def test_a_table_without_a_heading_has_place_name_record_and_whether_the_player_dropped():
    table = read_table("1,Ann Smith,5-1-0\n2,Bo Li,4-2-0,no\n3,Cy Day,1-3-0,yes\n")
    assert table.faults == []
    assert table.rows == [
        TableRow(1, "Ann Smith", 1, "5-1-0"),
        TableRow(2, "Bo Li", 2, "4-2-0"),
        TableRow(3, "Cy Day", 3, "1-3-0", dropped=True),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Rank;Player;Points;Drop\n1;Ann Smith;15;\n",
        "\ufeffrank\tplayer\tpoints\n1\tAnn Smith\t15\r\n",
        'Points,Last name,First name,Standing\n15,Smith,Ann,"1"\n',
        "\n\nplace , name , match points\n 1st , Ann  Smith , 15 \n\n",
    ],
)
def test_headings_of_tournament_software_are_known_in_any_order(text):
    table = read_table(text)
    assert table.faults == [] and table.unused == []
    (row,) = table.rows
    assert (row.name, row.place, row.record, row.dropped) == ("Ann Smith", 1, "15", False)


def test_a_column_that_is_not_used_is_named():
    assert read_table("place,name,Opponents’ win %\n1,Ann,66").unused == ["Opponents’ win %"]


@pytest.mark.parametrize(
    ("said", "place"), [("5", 5), ("5.", 5), ("5th", 5), ("T5", 5), ("=5", 5), ("5-8", 5), ("5th–8th", 5)]
)
def test_players_can_share_a_place(said, place):
    rows = read_table(f"place,name\n{said},Ann\n{said},Bo").rows
    assert [row.place for row in rows] == [place, place]


@pytest.mark.parametrize("line", [",Ann,,yes", "drop,Ann", "dropped,Ann", ",Ann,,3", ",Ann,,Dropped R3"])
def test_a_player_who_dropped_needs_no_place(line):
    (row,) = read_table(f"place,name,record,dropped\n{line}").rows
    assert row.dropped and row.place is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "there is nothing here"),
        ("Ann Smith\nBo Li", "Line 1, “Ann Smith”: this is neither a heading nor a place"),
        ("name,points\nAnn,3", "Line 1, “name,points”: no column says the place"),
        ("place,rank,name\n1,1,Ann", "place and rank mean the same"),
        ("1,Ann\nsecond,Bo", "Line 2, “second, Bo”: “second” is not a place"),
        ("1,Ann\n0,Bo", "“0” is not a place"),
        ("1,Ann\n8-5,Bo", "“8-5” is not a place"),
        (f"1,Ann\n{caps.EVENT_ENTRIES + 1},Bo", "is not a place"),
        ("1,Ann\n,Bo", "Line 2, “Bo”: there is no place"),
        ("1,Ann\n2,", "Line 2, “2”: there is no name"),
        ("1,Ann\n\n3,ann", "Line 3, “ann”: this name is on line 1 too"),
        ("place,name,dropped\n1,Ann,perhaps", "“perhaps” does not say whether the player dropped"),
        (f"1,{'A' * 61}", "the name is longer than 60 characters"),
        (f"1,Ann,{'5' * 31}", "is longer than 30 characters"),
        ('1,Ann\n2,"Bo', 'Line 2, “2,"Bo”: a quotation mark is not closed'),
        ("1," + "A" * caps.RESULTS_TEXT, "the table is longer than 200,000 characters"),
    ],
)
def test_what_cannot_be_read_is_quoted_with_its_line(text, fault):
    assert any(fault in said for said in faults(text)), faults(text)


def test_every_fault_is_reported_not_only_the_first():
    assert len(faults("place,name\nx,Ann\n,Bo\n3,")) == 3


PLAYERS = [Player("a", "Ann Smith"), Player("b", "Bo Lí"), Player("c", "Chris"), Player("d", "Chris")]


def rows(*names: str) -> list[TableRow]:
    return [TableRow(number, name, number) for number, name in enumerate(names, 1)]


def test_names_match_whatever_their_case_accents_and_order():
    found = match(rows("SMITH, Ann", "bo li"), PLAYERS, {})
    assert {entry: row.line for entry, row in found.rows.items()} == {"a": 1, "b": 2}
    assert found.questions == () and found.left_out == ()


def test_an_unknown_player_is_asked_back_with_the_likeliest_first():
    (question,) = match(rows("An Smith"), PLAYERS, {}).questions
    assert question.why == "unknown" and question.likely[0].id == "a"


def test_players_of_one_name_are_asked_back():
    (question,) = match(rows("Chris"), PLAYERS, {}).questions
    assert question.why == "several" and {player.id for player in question.likely} == {"c", "d"}
    found = match(rows("Chris"), PLAYERS, {1: "d"})
    assert list(found.rows) == ["d"] and not found.questions


def test_an_answer_may_leave_a_player_out():
    found = match(rows("Zed"), PLAYERS, {1: LEFT_OUT})
    assert [row.name for row in found.left_out] == ["Zed"] and not found.rows and not found.questions


def test_two_rows_cannot_be_the_same_player():
    found = match(rows("Ann Smith", "Annie"), PLAYERS, {2: "a"})
    assert [(one.row.line, one.why) for one in found.questions] == [(1, "taken"), (2, "taken")]
    assert not found.rows


def test_an_answer_that_is_no_player_of_the_event_is_asked_again():
    assert [one.why for one in match(rows("Zed"), PLAYERS, {1: "nobody"}).questions] == ["unknown"]
