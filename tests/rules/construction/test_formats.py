"""Formats as data: what a TOML file may say, what it inherits, and what holds on which day."""

import json
from datetime import date
from pathlib import Path

import pytest

from rules.construction.format_files import load_formats
from rules.construction.formats import BadFormat, Edition, Format
from rules.construction.published import format_from_json, format_to_json, same_list
from rules.construction.section import Section
from rules.systems import CODES, formats

CLUSTERS = {"first": ("AAA", "AAB"), "second": ("BBB",)}
MAIN = Section(code="main", title="Main deck", minimum=40, maximum=60, clauses=("1",))


def write(folder: Path, **files: str) -> dict[str, Format]:
    for code, text in files.items():
        (folder / f"{code}.toml").write_text(text, encoding="utf-8")
    return load_formats("made-up", folder, CLUSTERS)


def test_a_row_holds_from_its_first_day_until_the_day_before_its_last(tmp_path: Path) -> None:
    found = write(
        tmp_path,
        one=(
            'name = "One"\n'
            '[[banned]]\ncards = ["A-1"]\nsince = 2018-03-01\nuntil = 2018-06-01\nsource = "s"\n'
        ),
    )["one"]
    days = {date(2018, 2, 28): 0, date(2018, 3, 1): 1, date(2018, 5, 31): 1, date(2018, 6, 1): 0}
    assert {day: len(Edition(found, day).rows) for day in days} == days


def test_without_a_day_the_newest_recorded_state_holds(tmp_path: Path) -> None:
    found = write(
        tmp_path,
        one=(
            'name = "One"\n'
            '[[banned]]\ncards = ["A-1"]\nsince = 2018-03-01\nuntil = 2018-06-01\nsource = "s"\n'
            '[[banned]]\ncards = ["A-2"]\nsince = 2018-06-01\nsource = "s"\n'
        ),
    )["one"]
    edition = Edition(found, None)
    assert [row.cards for row in edition.rows] == [("A-2",)]
    assert edition.list_date == date(2018, 6, 1)


def test_a_child_keeps_its_parents_rows_and_each_row_says_who_put_it_there(tmp_path: Path) -> None:
    formats = write(
        tmp_path,
        parent='name = "Parent"\n[[banned]]\ncards = ["A-1"]\nsource = "s"\n',
        child='name = "Child"\nextends = "parent"\n[[limited]]\ncards = ["A-2"]\ncopies = 2\nsource = "t"\n',
    )
    assert [(row.kind, row.cards, row.copies, row.format) for row in formats["child"].rows] == [
        ("banned", ("A-1",), 0, "parent"),
        ("limited", ("A-2",), 2, "child"),
    ]
    assert formats["child"].formats == ("child", "parent")


def test_a_format_replaces_only_the_limits_it_names(tmp_path: Path) -> None:
    found = write(tmp_path, one='name = "One"\n[sections.main]\nminimum = 20\nsource = "floor rules"\n')[
        "one"
    ]
    assert str(Edition(found, None).limits(MAIN)) == "20 or more"
    other = Section(code="side", title="Side", minimum=0, maximum=15, clauses=("1",))
    assert str(Edition(found, None).limits(other)) == "0–15"


def test_a_pool_names_clusters_and_keeps_the_unsure_ones_apart(tmp_path: Path) -> None:
    found = write(
        tmp_path, one='name = "One"\n[[pool]]\nclusters = ["first"]\nunsure = ["second"]\nsource = "s"\n'
    )["one"]
    edition = Edition(found, None)
    assert edition.sets == {"AAA", "AAB"}
    assert edition.unsure_sets == {"BBB"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('name = "One"\nbans = []\n', "unknown key 'bans'"),
        ('name = "One"\n[[banned]]\nsource = "s"\n', "names no cards"),
        ('name = "One"\n[[banned]]\ncards = ["A-1"]\n', "has no source"),
        ('name = "One"\n[[banned]]\ncards = ["A-1"]\nsource = "s"\nsince = "2018"\n', "'2018' is not a day"),
        ('name = "One"\n[[pool]]\nclusters = ["third"]\nsource = "s"\n', "no cluster 'third'"),
        ('name = "One"\nextends = "two"\n', "extends 'two'"),
        ('name = "One"\nextends = "one"\n', "in a circle"),
    ],
)
def test_a_format_that_cannot_be_meant_is_refused_by_file_and_key(
    tmp_path: Path, text: str, says: str
) -> None:
    with pytest.raises(BadFormat, match="one.toml|made-up") as refused:
        write(tmp_path, one=text)
    assert says in str(refused.value)


@pytest.mark.parametrize("code", CODES)
def test_a_format_is_the_same_after_it_was_kept_as_plain_data(code: str) -> None:
    for form in formats(code).values():
        said = json.loads(json.dumps(format_to_json(form)))
        again = format_from_json(said)
        assert same_list(said, format_to_json(again))
        assert again.days == form.days
        before = format_from_json({key: value for key, value in said.items() if key != "releases"})
        assert before.releases is None, "kept before formats knew of releases"
        assert (form.releases is None) is same_list(said, format_to_json(before))
