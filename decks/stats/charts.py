"""Charts as tables: rows and series of whole numbers, with a summary and notes on what is left out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

Kind = Literal["stacked", "beside", "shares"]


class Cell(TypedDict):
    """A number in a chart's table: the number, its share in words, and the length of its bar."""

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
    """A row: its label, and the attribute whose colour it has, if it is about one."""

    label: str
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """A column with a number per row; `whole` is what they are shares of, if anything.

    Those that are not `drawn` are only in the table; those `beside` belong to another version.
    """

    title: str
    values: tuple[int, ...]
    attribute: str = ""
    whole: int = 0
    drawn: bool = True
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart: bars `stacked` on each other or `beside` each other, or `shares` of wholes side by side.

    `head` is the heading of the rows; a chart without rows has nothing to show, and the sentence says why.
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
        """The table: each row with a cell per series, with its share if there is a whole."""
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
    """Return an empty chart, with the reason."""
    return Chart(code, title, "stacked", "", (), (), sentence)


def share(part: int, whole: int) -> float:
    """Return a share in percent, to a tenth."""
    return round(100 * part / whole, 1) if whole else 0.0


def percent(part: int, whole: int) -> str:
    """Return a share as text in percent; small shares are not rounded to 0, nor large ones to 100."""
    if whole and 0 < 200 * part < whole:
        return "under 1 %"
    if whole and part < whole and 200 * part >= 199 * whole:
        return "over 99 %"
    return f"{(200 * part + whole) // (2 * whole) if whole else 0} %"


def count(number: int, one: str, many: str = "") -> str:
    """Return a count with its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def joined(words: Sequence[str]) -> str:
    """Join words as in a sentence."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
