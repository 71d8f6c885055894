"""Parsed TOML and JSON are compared with their declared types once, and what is wrong is quoted."""

import json
from typing import Literal, NotRequired, TypedDict

import pytest

from rules.cards.catalogue import CardRow
from rules.parsed_data import BadData, checked
from rules.systems import CODES, bundled


class Entry(TypedDict):
    name: str
    count: NotRequired[int | None]
    kind: NotRequired[Literal["fresh", "dried"]]
    parts: NotRequired[dict[str, list[float]]]


GOOD = {"name": "plum", "count": None, "kind": "dried", "parts": {"stone": [1, 2.5]}}


def test_data_of_their_declared_type_come_back_as_they_are() -> None:
    assert checked(Entry, GOOD, "plums.toml") is GOOD
    assert checked(list[Entry], [{"name": "pear"}], "pears.toml") == [{"name": "pear"}]
    assert checked(tuple[str, ...], ("one", "two"), "words") == ("one", "two")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({}, "plums.toml: 'name' is missing in {}"),
        ([], "plums.toml: [] is not a table"),
        ({"name": 3}, "plums.toml, name: 3 is not a text"),
        ({"name": "plum", "cuont": 3}, "plums.toml: unknown key 'cuont'; known are count, kind, name, parts"),
        ({"name": "plum", "count": "3"}, "plums.toml, count: '3' is not a whole number or null"),
        ({"name": "plum", "count": True}, "plums.toml, count: True is not a whole number or null"),
        ({"name": "plum", "kind": "frozen"}, "plums.toml, kind: unknown 'frozen'; known are fresh, dried"),
        ({"name": "plum", "parts": {"stone": 1}}, "plums.toml, parts, stone: 1 is not a list"),
        ({"name": "plum", "parts": {"stone": [1, "2"]}}, "stone, entry 2: '2' is not a number"),
        ({"name": "plum", "parts": {1: []}}, "plums.toml, parts, key 1: 1 is not a text"),
    ],
)
def test_the_first_wrong_value_is_quoted_with_its_place(wrong: object, says: str) -> None:
    with pytest.raises(BadData) as refused:
        checked(Entry, wrong, "plums.toml")
    assert str(refused.value).endswith(says)


def test_a_foreign_table_may_have_other_keys() -> None:
    row = {"name": "plum", "picture": "plum.png"}
    assert checked(Entry, row, "plums.json", closed=False) is row
    with pytest.raises(BadData, match="unknown key 'picture'"):
        checked(Entry, row, "plums.json")


@pytest.mark.parametrize("code", [code for code in CODES if code != "fow5"])
def test_every_row_of_a_bundled_catalogue_is_of_its_type(code: str) -> None:
    """Catalogues are generated, so that no program compares their rows with the type as it starts."""
    lines = (bundled(code).data / "cards.jsonl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        if not line.startswith("#"):
            checked(CardRow, json.loads(line), "cards.jsonl")
