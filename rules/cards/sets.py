"""The sets of a game as `sets.toml` has them, and the days of `releases.jsonl`."""

import tomllib
from datetime import date
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.parsed_data import checked

SETS = "sets.toml"


class SetRow(TypedDict):
    """A set as `sets.toml` has it; `region` and `region_unsure` are lists of words."""

    code: str
    name: NotRequired[str]
    cluster: NotRequired[str]
    number: NotRequired[int | str]
    region: NotRequired[str]
    region_unsure: NotRequired[str]
    series: NotRequired[str]
    reprints: NotRequired[bool]
    original: NotRequired[str]


class Day(TypedDict):
    """A day on which the sets of a region began or were collected."""

    day: date
    region: NotRequired[str]
    source: NotRequired[str]


# `from` is a word of Python, so that this table has its keys in brackets.
ReleaseRow = TypedDict(
    "ReleaseRow",
    {
        "set": str,
        "region": NotRequired[str],
        "day": NotRequired[date | str],
        "from": NotRequired[date],
        "by": NotRequired[date],
        "source": NotRequired[str],
        "note": NotRequired[str],
    },
)


class SetsTable(TypedDict):
    """The whole of `sets.toml`."""

    set: list[SetRow]
    release: NotRequired[list[ReleaseRow]]
    originals: NotRequired[dict[str, str]]
    starters: NotRequired[list[str]]
    began: NotRequired[list[Day]]
    collected: NotRequired[list[Day]]


class SpanRow(TypedDict):
    """The days between which a set was released, as ISO dates."""

    first: NotRequired[str]
    last: NotRequired[str]
    source: NotRequired[str]


class ReleasedRow(SpanRow):
    """A row of `releases.jsonl`: when a set was released in a region."""

    set: str
    region: NotRequired[str]


def sets_table(data: Path) -> SetsTable:
    """Read `sets.toml` in a game's folder of data. Raises BadData."""
    with (data / SETS).open("rb") as file:
        return checked(SetsTable, tomllib.load(file), SETS)
