"""Days of release as gathered: days and months, several sets at once, doubts, and two sources that agree."""

from datetime import date
from pathlib import Path

import pytest

from rules.cards.imports import ImportFault, Report, to_jsonl
from rules.cards.release_days import FILE, Release, gather

HEAD = "system\tregion\tset_code\tdate\tsource\tnote"
SETS = "".join(f'[[set]]\ncode = "{code}"\n' for code in ("D1", "D2", "D3", "E1"))


def gathered(folder: Path, *rows: str, chosen: str = "") -> tuple[list[Release], Report]:
    (folder / "sets.toml").write_text(chosen + SETS, encoding="utf-8")
    (folder / FILE).write_text("\n".join([HEAD, *rows]) + "\n", encoding="utf-8")
    report = Report()
    return gather(folder, folder, "game", report), report


def row(
    code: str, day: str, source: str = "s", note: str = "", system: str = "game", region: str = "x"
) -> str:
    return "\t".join((system, region, code, day, source, note))


def test_a_day_a_month_and_several_sets_are_read(tmp_path: Path) -> None:
    found, _ = gathered(tmp_path, row("E1", "2017-03-10"), row("D1..D3", "2016-02"))
    assert [(one.set, one.first, one.last) for one in found] == [
        ("D1", date(2016, 2, 1), date(2016, 2, 29)),
        ("D2", date(2016, 2, 1), date(2016, 2, 29)),
        ("D3", date(2016, 2, 1), date(2016, 2, 29)),
        ("E1", date(2017, 3, 10), date(2017, 3, 10)),
    ]


def test_all_regions_are_told_from_one(tmp_path: Path) -> None:
    found, _ = gathered(tmp_path, row("D1", "2016-02-02", region="all"), row("D1", "2016-03-03", region="x"))
    assert [(one.region, one.first) for one in found] == [("", date(2016, 2, 2)), ("x", date(2016, 3, 3))]


def test_a_row_that_doubts_itself_is_left_out_and_reported(tmp_path: Path) -> None:
    doubt = "same day as D2: check"
    found, report = gathered(tmp_path, row("D1", "2016-02-02", note=doubt), row("D2", "2016-02-02"))
    assert [one.set for one in found] == ["D2"]
    assert report.examples["release days in doubt, left out"] == [f"D1 2016-02-02: {doubt}"]


def test_other_games_and_sets_that_no_card_is_of_are_left_out(tmp_path: Path) -> None:
    found, report = gathered(tmp_path, row("D1", "2016-02-02", system="other"), row("Z9", "2016-02-02"))
    assert not found
    assert report.examples["release days of sets that no card here is of"] == ["Z9"]


def test_a_month_that_was_chosen_is_narrowed_to_the_day_that_was_gathered(tmp_path: Path) -> None:
    chosen = 'release = [{ set = "D1", region = "x", day = "2016-02", source = "mine" }]\n'
    found, _ = gathered(tmp_path, row("D1", "2016-02-20", source="theirs"), chosen=chosen)
    assert [(one.first, one.source) for one in found] == [(date(2016, 2, 20), "theirs")]


def test_a_choice_stays_where_a_gathered_day_contradicts_it(tmp_path: Path) -> None:
    chosen = 'release = [{ set = "D1", region = "x", day = "2016-02", source = "mine" }]\n'
    found, report = gathered(tmp_path, row("D1", "2016-03-01", source="theirs"), chosen=chosen)
    assert [(one.first, one.source) for one in found] == [(date(2016, 2, 1), "mine")]
    assert report.counts["release days that contradict sets.toml, its own kept"] == 1


def test_an_earliest_or_a_latest_day_may_stand_alone(tmp_path: Path) -> None:
    chosen = (
        "release = [\n"
        '{ set = "D1", by = 2016-02-01, source = "played then" },\n'
        '{ set = "D2", from = 2017-01-01, source = "not listed before" },\n]\n'
    )
    found, _ = gathered(tmp_path, chosen=chosen)
    assert [one.to_json() for one in found] == [
        {"set": "D1", "last": "2016-02-01", "source": "played then"},
        {"set": "D2", "first": "2017-01-01", "source": "not listed before"},
    ]


@pytest.mark.parametrize(
    ("day", "chosen", "said"),
    [
        ("summer 2016", "", r"release_dates\.tsv, line 2: 'summer 2016' is neither a day nor a month"),
        ("2016-13", "", "2016-13"),
        ("2016-02-02", 'release = [{ set = "D1", day = 2016-01-01 }]\n', "a release has no source"),
        ("2016-02-02", 'release = [{ set = "Q", day = 2016-01-01, source = "s" }]\n', "release of 'Q'"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_place(
    tmp_path: Path, day: str, chosen: str, said: str
) -> None:
    with pytest.raises(ImportFault, match=said):
        gathered(tmp_path, row("D1", day), chosen=chosen)


def test_the_report_names_the_sets_that_have_no_day(tmp_path: Path) -> None:
    _, report = gathered(tmp_path, row("D1", "2016-02-02"), row("D2", "2016-02"))
    assert report.examples["sets without a recorded day of release"] == ["D3, E1"]
    assert report.counts["sets without a recorded day of release"] == 2
    assert report.examples["sets of which only a month or a latest day is recorded"] == ["D2"]


def test_releases_are_written_one_a_line_under_where_they_come_from(tmp_path: Path) -> None:
    found, _ = gathered(tmp_path, row("D1", "2016-02-02", note="announced"))
    assert to_jsonl((one.to_json() for one in found), "generated").splitlines() == [
        "# generated",
        '{"set":"D1","region":"x","first":"2016-02-02","last":"2016-02-02","source":"s","note":"announced"}',
    ]
