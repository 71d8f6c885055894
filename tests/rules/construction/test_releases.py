"""When cards came out: from days that are recorded, and from the neighbours of those that are not."""

import json
from datetime import date
from pathlib import Path

import pytest

from rules.cards import Card, Printing
from rules.construction.releases import Releases, SetBook
from rules.systems import CODES, system
from tests.made_up_cards import made_up

SETS = """
originals = { west = "east" }
began = [{ region = "east", day = 2010-01-01 }, { region = "west", day = 2012-01-01 }]
collected = [{ region = "east", day = 2020-01-01 }, { region = "west", day = 2021-01-01 }]
[[set]]
code = "A1"
name = "First"
region = "east west"
series = "A"
[[set]]
code = "A2"
region = "east west"
series = "A"
[[set]]
code = "A3"
region = "east"
region_unsure = "west"
series = "A"
[[set]]
code = "P"
region = "east west"
reprints = true
[[set]]
code = "W"
region = "west"
original = "A2"
"""
ROWS = (
    {"set": "A1", "region": "east", "first": "2010-05-05", "last": "2010-05-05", "source": "a"},
    {"set": "A1", "region": "west", "first": "2012-03-01", "last": "2012-03-31", "source": "a"},
    {"set": "A3", "region": "east", "first": "2014-06-01", "last": "2014-06-01", "source": "a"},
)


def book(folder: Path, sets: str = SETS, rows: tuple[dict[str, str], ...] = ROWS) -> SetBook:
    (folder / "sets.toml").write_text(sets, encoding="utf-8")
    lines = ["# where from", *(json.dumps(row) for row in rows)]
    (folder / "releases.jsonl").write_text("\n".join(lines), encoding="utf-8")
    return SetBook(folder)


def card(*sets: str) -> Card:
    return made_up("X-1", "X", printings=[Printing(code, "1") for code in sets])


def words(releases: Releases, one: Card, *days: str) -> list[str]:
    return [releases.of(one, date.fromisoformat(day)).word for day in days]


@pytest.fixture
def sets(tmp_path: Path) -> SetBook:
    return book(tmp_path)


def test_a_card_is_out_from_the_recorded_day_on(sets: SetBook) -> None:
    east = sets.releases("east")
    assert words(east, card("A1"), "2010-05-04", "2010-05-05") == ["not_released", "out"]
    assert east.of(card("A1"), date(2010, 5, 4)).day == date(2010, 5, 5)


def test_within_a_month_of_which_no_day_is_recorded_nobody_knows(sets: SetBook) -> None:
    days = ("2012-02-29", "2012-03-01", "2012-03-30", "2012-03-31")
    west = sets.releases("west")
    assert words(west, card("A1"), *days) == ["not_released", "release_unknown", "release_unknown", "out"]


def test_a_set_without_a_day_lies_between_its_neighbours(sets: SetBook) -> None:
    days = ("2010-05-04", "2010-05-05", "2014-05-31", "2014-06-01")
    east = sets.releases("east")
    assert words(east, card("A2"), *days) == ["not_released", "release_unknown", "release_unknown", "out"]


def test_the_oldest_printing_in_the_region_counts(sets: SetBook) -> None:
    both = card("A3", "A1")
    assert words(sets.releases("east"), both, "2010-05-04", "2010-05-05") == ["not_released", "out"]
    assert words(sets.releases("west"), both, "2012-02-29", "2012-03-31") == ["not_released", "out"]


def test_a_reprint_of_no_recorded_day_makes_no_card_older(sets: SetBook) -> None:
    east = sets.releases("east")
    assert words(east, card("P", "A3"), "2014-05-31", "2014-06-01") == ["not_released", "out"]
    assert words(east, card("P"), "2009-12-31", "2014-06-01", "2020-01-01") == [
        "not_released",
        "release_unknown",
        "out",
    ]


def test_a_card_of_another_region_is_not_of_this_one(sets: SetBook) -> None:
    assert words(sets.releases("west"), card("A3"), "2019-01-01") == ["region_unknown"]
    assert words(sets.releases("south"), card("A3"), "2021-01-01") == ["out"], "nobody recorded that region"


def test_without_a_day_only_the_region_is_asked(tmp_path: Path) -> None:
    west = book(tmp_path, SETS.replace('region_unsure = "west"\n', "")).releases("west")
    assert west.of(card("A3"), None).word == "not_in_region"
    assert west.of(card("A2"), None).word == "out"


def test_a_translated_set_is_no_older_than_the_original(sets: SetBook) -> None:
    days = ("2011-12-31", "2014-01-01", "2021-01-01")
    assert words(sets.releases("west"), card("A2"), *days) == ["not_released", "release_unknown", "out"]


def test_what_was_translated_had_been_printed_in_the_original_set(sets: SetBook) -> None:
    east = sets.releases("east")
    assert east.spans["W"] == east.spans["A2"]
    assert sets.releases("west").spans["W"].first == date(2012, 1, 1)


def test_a_set_that_nobody_described_is_held_to_the_day_of_the_collection(sets: SetBook) -> None:
    east = sets.releases("east")
    assert words(east, card("NEW"), "2019-12-31", "2020-01-01") == ["release_unknown", "out"]
    assert east.of(card("NEW"), None).word == "out"


def test_cards_of_starters_may_have_come_out_with_the_set_before(tmp_path: Path) -> None:
    east = book(tmp_path, 'starters = ["S"]\n' + SETS).releases("east")
    starter = made_up("X-1", "X", printings=[Printing("A2", "1", "S")])
    days = ("2010-05-04", "2010-05-05", "2014-05-31", "2014-06-01")
    assert words(east, starter, *days) == ["not_released", "release_unknown", "release_unknown", "out"]
    last = made_up("X-2", "X", printings=[Printing("A3", "1", "S")])
    assert words(east, last, "2010-05-04", "2014-05-31") == ["not_released", "release_unknown"]
    assert words(east, card("A3"), "2014-05-31") == ["not_released"]


@pytest.mark.parametrize("code", CODES)
def test_the_recorded_days_of_a_series_are_in_its_order(code: str) -> None:
    """What bounds the sets without a day is true of those that have one."""
    sets = SetBook(system(code).data)
    checked = 0
    for region in {word for one in sets.sets for word in one.regions} or {""}:
        spans = sets.releases(region).spans
        for series in {one.series for one in sets.sets if one.series}:
            days = [spans[one.code] for one in sets.sets if one.series == series and one.code in spans]
            exact = [span.first for span in days if span.first == span.last]
            assert exact == sorted(exact), (code, region, series)
            checked += len(exact)
    assert checked > 2
    assert all(span.first <= span.last for span in sets.releases().spans.values())


@pytest.mark.parametrize("code", CODES)
def test_every_recorded_day_has_its_source(code: str) -> None:
    rows = (system(code).data / "releases.jsonl").read_text(encoding="utf-8").splitlines()
    sources = [json.loads(row)["source"] for row in rows if not row.startswith("#")]
    assert len(sources) > 20
    assert all(sources)
