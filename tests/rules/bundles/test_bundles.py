"""Many lists at once: what a ZIP, a table and files hold, what is wrong with them, and the report."""

import csv
import io
import json
import zipfile
from datetime import date
from pathlib import Path

import pytest

import rules
from rules.bundles import (
    Question,
    SentFile,
    TooManyLists,
    bundle_of,
    check_bundle,
    limits,
    report_to_csv,
    report_to_json,
)
from rules.bundles.report import OUT_OF_TIME
from rules.construction.formats import UnknownFormat
from rules.decklist.limits import MOST_BYTES
from rules.systems import CODES, UnknownSystem

GAMES = Path(rules.__file__).parent / "games"
SHORT = "[Main]\n4 Thunder\n"


def zipped(members):
    """A ZIP of (name, data) pairs, in which names may stand twice."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def lists(*files, **asked):
    """The report's rows on files given as (name, data)."""
    bundle = bundle_of(SentFile(name, data) for name, data in files)
    return report_to_json(check_bundle(bundle, Question(**asked)), bundle.skipped)["lists"]


def samples(code):
    return [(path.name, path.read_bytes()) for path in sorted((GAMES / code / "decks").glob("*.txt"))]


# ---- laws over all games ----


@pytest.mark.parametrize("code", CODES)
def test_lists_have_the_same_verdicts_together_as_alone(code):
    rows = lists(("event.zip", zipped(samples(code))), system=code)
    assert len(rows) == len(samples(code)) >= 4
    for (name, data), row in zip(samples(code), rows, strict=True):
        alone = rules.verdict_to_json(rules.check(rules.read_decklist(data, code, name).deck))
        assert row["file"] == name
        assert (row["outcome"], row["findings"]) == (alone["verdict"], alone["findings"])
        assert row["cards"] == sum(part["count"] for part in alone["sections"].values())


@pytest.mark.parametrize("code", CODES)
def test_a_zip_a_table_and_files_say_the_same(code):
    given = samples(code)
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow(["Timestamp", "Player", "Deck list"])
    writer.writerows(["now", name, data.decode()] for name, data in given)
    ways = [given, [("event.zip", zipped(given))], [("event.csv", table.getvalue().encode())]]
    found = [[(row["outcome"], row["findings"]) for row in lists(*way, system=code)] for way in ways]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("code", CODES)
def test_the_game_of_each_list_is_found_out(code):
    expected = [rules.read_decklist(data).deck.system for _, data in samples(code)]
    assert [row["system"] for row in lists(*samples(code))] == expected
    assert code in {"fow5", *expected}


# ---- tables ----


def test_a_table_with_a_row_for_each_card_is_cut_by_player_with_the_lines_of_the_table():
    table = "player,section,count,name\nAnn,Main,4,Thunder\nBob,Main,2,Thunder\nAnn,Main,1,Thunderr\n"
    ann, bob = lists(("event.csv", table), system="fow8")
    assert [(row["player"], row["file"], row["place"]) for row in (ann, bob)] == [
        ("Ann", "event.csv", "line 2"),
        ("Bob", "event.csv", "line 3"),
    ]
    (lost,) = [one for one in ann["findings"] if one["code"] == "unknown_card"]
    assert lost["message"].startswith("Line 4: no card named")
    assert (ann["cards"], bob["cards"]) == (5, 2)


def test_a_table_of_one_deck_is_one_list():
    (row,) = lists(("ann.csv", "count,name\n4,Thunder\n"), system="fow8")
    assert (row["player"], row["file"], row["cards"]) == ("", "ann.csv", 4)


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ("player,deck list\n", "the table has a header and no rows; write a row for each player"),
        ('player,deck list\nAnn,"4 Thunder', None),
        ("player,deck list\nAnn\n", "the list is empty; write a card on each line, such as: 4 Card Name"),
    ],
)
def test_a_broken_table_is_told(table, why):
    (row,) = lists(("event.csv", table), system="fow8")
    assert row["outcome"] == ("unreadable" if why else "incomplete")
    assert row["why"] == (why or "")


def test_a_row_without_a_player_is_kept_and_noted():
    (row,) = lists(("event.csv", "player;deck list\n;4 Thunder\n"), system="fow8")
    assert (row["cards"], row["notes"]) == (4, ["the row names no player"])


# ---- files with several decks ----


def test_each_deck_of_a_file_with_several_is_a_row():
    decks = [{"name": name, "cards": [{"name": "Thunder", "count": 4}]} for name in ("Rain", "Snow")]
    rows = lists(("decks.json", json.dumps(decks)), system="fow8")
    assert [(row["name"], row["place"]) for row in rows] == [("Rain", "deck 1"), ("Snow", "deck 2")]


def test_a_file_with_very_many_decks_is_refused_and_the_others_are_checked(monkeypatch):
    monkeypatch.setattr("rules.bundles.report.MOST_LISTS", 5)
    decks = [{"name": f"D{n}", "cards": [{"name": "Thunder", "count": 4}]} for n in range(6)]
    many, one = lists(("decks.json", json.dumps(decks)), ("ann.txt", SHORT), system="fow8")
    assert many["why"] == "the file has 6 decks, too many to check at once; split it"
    assert one["outcome"] == "incomplete"


# ---- what is wrong with files ----


def test_names_with_tricks_are_shown_plainly_and_quoted():
    rows = lists(
        ("z.zip", zipped([("../../etc/passwd", SHORT), ("C:\\temp\\x.txt", SHORT), ("a\u202eb.txt", SHORT)])),
        system="fow8",
    )
    assert [row["file"] for row in rows] == ["etc/passwd", "C:/temp/x.txt", "ab.txt"]
    assert rows[0]["notes"] == ["its name in the ZIP is '../../etc/passwd'"]
    assert {row["outcome"] for row in rows} == {"incomplete"}


def test_names_that_stand_twice_are_both_checked_and_noted():
    rows = lists(("z.zip", zipped([("Ann.txt", SHORT), ("ann.txt", "4 Rukh Egg")])), system="fow8")
    assert [row["notes"] for row in rows] == [["2 lists are of 'Ann.txt'"], ["2 lists are of 'ann.txt'"]]


def test_a_name_in_utf_8_that_the_zip_does_not_declare_is_read():
    data = zipped([("Jörg ルール.txt", SHORT)])
    undeclared = data.replace(b"\x00\x08\x08\x00", b"\x00\x00\x08\x00")
    assert undeclared != data
    (row,) = lists(("z.zip", undeclared), system="fow8")
    assert row["file"] == "Jörg ルール.txt"


def test_a_bomb_is_not_unpacked_further_than_a_list_is_long():
    bomb = zipped([("bomb.txt", b"0" * 60_000_000), ("ann.txt", SHORT)])
    assert len(bomb) < 100_000
    big, ann = lists(("z.zip", bomb), system="fow8")
    assert big["why"] == f"the file has more than {MOST_BYTES:,} bytes, the limit of a deck list"
    assert ann["outcome"] == "incomplete"


def test_many_lists_that_are_large_together_are_refused():
    many = zipped([(f"{n}.txt", b"1 x\n" * 240_000) for n in range(30)])
    with pytest.raises(TooManyLists, match="more than 20 MB together"):
        lists(("z.zip", many))


def test_a_zip_that_lies_about_its_sizes_is_told():
    data = bytearray(zipped([("ann.txt", SHORT * 500)]))
    data[22:26] = (5).to_bytes(4, "little")
    central = data.index(b"PK\x01\x02")
    data[central + 24 : central + 28] = (5).to_bytes(4, "little")
    (row,) = lists(("z.zip", bytes(data)), system="fow8")
    assert row["outcome"] == "unreadable"
    assert "cannot be unpacked" in row["why"]


@pytest.mark.parametrize("data", [b"PK\x03\x04nothing", b"PK\x05\x06", zipped([("a.txt", SHORT)])[:-30]])
def test_a_zip_that_is_none_is_told(data):
    (row,) = lists(("event.zip", data))
    assert row["file"] == "event.zip"
    assert row["why"].startswith("the ZIP cannot be opened (")


def test_an_encrypted_file_is_told():
    data = bytearray(zipped([("ann.txt", SHORT)]))
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    (row,) = lists(("z.zip", bytes(data)))
    assert row["why"] == "the file is encrypted; pack the ZIP without a password"


def test_a_zip_in_a_zip_and_a_file_of_an_office_program_are_told():
    nested, office = lists(
        ("z.zip", zipped([("inner.zip", zipped([("ann.txt", SHORT)]))])),
        ("lists.xlsx", zipped([("[Content_Types].xml", "<a/>"), ("xl/sheet.xml", "<b/>")])),
    )
    assert "inside the ZIP; put the lists themselves into it" in nested["why"]
    assert office["why"] == "this is a file of an office program; save it as CSV or as text"


def test_an_empty_zip_is_told():
    (row,) = lists(("z.zip", zipped([("folder/", b"")])))
    assert row["why"] == "the ZIP is empty; put a file for each list into it"


def test_wrong_encodings_pictures_and_empty_files_are_told_with_their_place():
    latin, picture, empty = lists(
        ("latin.txt", "4 Thunder\n1 Jörg\n".encode("latin-1")),
        ("photo.bin", bytes(range(9)) * 400),
        ("empty.txt", b""),
        system="fow8",
    )
    assert latin["why"] == "line 2: byte 13 is not UTF-8 text; save the list as UTF-8"
    assert "binary, not text" in picture["why"]
    assert empty["why"].startswith("the list is empty")


def test_files_of_the_system_are_skipped_and_named():
    bundle = bundle_of(
        [SentFile("z.zip", zipped([("__MACOSX/ann.txt", b"x"), (".DS_Store", b"x"), ("ann.txt", SHORT)]))]
    )
    assert [one.file for one in bundle.lists] == ["ann.txt"]
    assert bundle.skipped == ("__MACOSX/ann.txt", ".DS_Store")


def test_ten_thousand_files_are_refused_by_their_number():
    many = zipped([(f"{n}.txt", SHORT) for n in range(10_000)])
    with pytest.raises(TooManyLists, match="'event.zip' has 10,000 files; at most 1,000 lists"):
        bundle_of([SentFile("event.zip", many)])
    with pytest.raises(TooManyLists, match="more than 1,000 files"):
        bundle_of(SentFile(f"{n}.txt", SHORT) for n in range(10_000))


def test_a_table_with_too_many_players_is_refused():
    table = "player,list\n" + "".join(f"P{n},4 Thunder\n" for n in range(limits.MOST_LISTS + 1))
    with pytest.raises(TooManyLists, match="more than 1,000 lists"):
        bundle_of([SentFile("event.csv", table)])


# ---- the question ----


def test_a_list_of_another_game_says_so():
    (name, data), *_ = samples("dm")
    (row,) = lists((name, data), system="fow8")
    assert row["outcome"] != "legal"
    assert any("this looks like a list of Duel Masters (dm)" in note for note in row["notes"])
    (row,) = lists((name, data), form="wanderer")
    assert row["why"].startswith("this is a list of Duel Masters: dm has no format 'wanderer'; it has ")


def test_a_format_or_a_game_that_is_nowhere_is_refused_before_anything_is_checked():
    with pytest.raises(UnknownFormat, match="there is no format 'nope'; fow8 has"):
        lists(("ann.txt", SHORT), form="nope")
    with pytest.raises(UnknownSystem, match="no system 'chess'"):
        lists(("ann.txt", SHORT), system="chess")


def test_the_day_decides():
    (name, data), *_ = samples("fow8")
    days = [date(2015, 1, 1), date(2026, 1, 1)]
    early, late = (lists((name, data), system="fow8", form="wanderer", as_of=day)[0] for day in days)
    assert (early["as_of"], late["as_of"]) == ("2015-01-01", "2026-01-01")
    assert early["findings"] != late["findings"]


def test_lists_that_are_out_of_time_are_not_called_legal():
    bundle = bundle_of(SentFile(name, data) for name, data in samples("fow8"))
    turns = iter([True, False, *[False] * 20])
    checked = check_bundle(bundle, Question("fow8"), lambda: next(turns))
    assert [one.outcome for one in checked] == ["legal", *["unreadable"] * (len(bundle.lists) - 1)]
    assert {one.why for one in checked[1:]} == {OUT_OF_TIME}


# ---- the table of the report ----


def test_the_table_has_a_row_for_each_list_and_starts_no_formula():
    table = "player,count,name\n=cmd|x,5,Thunder\n"
    bundle = bundle_of([SentFile("event.csv", table), SentFile("bad.txt", b"\xff\xfe\xff")])
    report = report_to_json(check_bundle(bundle, Question("fow8")))
    head, row, bad = csv.reader(io.StringIO(report_to_csv(report), newline=""))
    assert head[:6] == ["Player", "File", "Deck", "Game", "Format", "Outcome"]
    assert row[:6] == ["'=cmd|x", "event.csv, line 2", "", "Force of Will (8.01)", "constructed", "illegal"]
    assert "“Thunder”: 5 copies in the main deck, 4 are allowed." in row[6].split("\n")
    assert "§ 402.3b" in row[7].split("\n")
    assert bad[5] == "unreadable" and "UTF-8" in bad[6]


def test_zips_are_read_in_memory(monkeypatch):
    for name in ("extract", "extractall"):
        monkeypatch.setattr(zipfile.ZipFile, name, None)
    assert lists(("z.zip", zipped([("../a.txt", SHORT)])), system="fow8")
