"""A chart as a table: rows and series of whole numbers, with a sentence, and notes on what is not in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

Kind = Literal["stacked", "beside", "shares"]


class Cell(TypedDict):
    """One number of a chart's table: what it is, in words what share of a whole, and how far it is drawn."""

    value: int
    share: str
    drawn: float


class SeriesColumn(TypedDict):
    """A chart's column: a number per row and, if they are shares, what they are shares of."""

    title: str
    values: list[int]
    whole: int | None


class ChartTable(TypedDict):
    """A chart as a table; if it has no rows, the sentence says why."""

    code: str
    title: str
    sentence: str
    notes: list[str]
    rows: list[str]
    series: list[SeriesColumn]


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One row: what it is called, and the attribute in whose colour it is drawn, if it is about one."""

    label: str
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """One column: a number for each row; of a whole, `whole` is what they are shares of.

    Those that are not `drawn` stand in the table alone; what is `beside` is another version's.
    """

    title: str
    values: tuple[int, ...]
    attribute: str = ""
    whole: int = 0
    drawn: bool = True
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """One chart: bars `stacked` on each other or `beside` each other, or `shares` of wholes side by side.

    `head` is what the rows are; a chart without rows has nothing to show, and the sentence says why.
    """

    code: str
    title: str
    kind: Kind
    head: str
    rows: tuple[ChartRow, ...]
    series: tuple[Series, ...]
    sentence: str
    notes: tuple[str, ...] = ()

    @property
    def lines(self) -> list[tuple[ChartRow, list[Cell]]]:
        """The table: each row with a cell for each series, where it has a whole with the share of it."""
        return [
            (
                row,
                [
                    {
                        "value": one.values[place],
                        "share": percent(one.values[place], one.whole) if one.whole else "",
                        "drawn": share(one.values[place], one.whole)
                        if self.kind == "shares"
                        else one.values[place],
                    }
                    for one in self.series
                ],
            )
            for place, row in enumerate(self.rows)
        ]

    def as_json(self) -> ChartTable:
        """Return the chart as plain data."""
        return {
            "code": self.code,
            "title": self.title,
            "sentence": self.sentence,
            "notes": list(self.notes),
            "rows": [row.label for row in self.rows],
            "series": [
                {"title": one.title, "values": list(one.values), "whole": one.whole or None}
                for one in self.series
            ],
        }


def nothing(code: str, title: str, sentence: str) -> Chart:
    """Return a chart that has nothing to show, with the reason."""
    return Chart(code, title, "stacked", "", (), (), sentence)


def share(part: int, whole: int) -> float:
    """Return a share in percent, to a tenth."""
    return round(100 * part / whole, 1) if whole else 0.0


def percent(part: int, whole: int) -> str:
    """Say a share in percent, without calling little nothing or nearly all everything."""
    if whole and 0 < 200 * part < whole:
        return "under 1 %"
    if whole and part < whole and 200 * part >= 199 * whole:
        return "over 99 %"
    return f"{(200 * part + whole) // (2 * whole) if whole else 0} %"


def count(number: int, one: str, many: str = "") -> str:
    """Say how many of something there are."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def joined(words: Sequence[str]) -> str:
    """Join words as a sentence does."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
