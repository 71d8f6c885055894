"""Comparison with another version's statistics, as one more series in each stacked chart."""

import re
from dataclasses import replace

from decks.stats.charts import Chart, ChartRow, Series
from decks.stats.summary import Stats

_NUMBER = re.compile(r"\d+")


def compared(found: Stats, other: Stats, title: str) -> Stats:
    """Return a deck's statistics with another version's next to them, under this title."""
    others = {chart.code: chart for chart in other.charts}
    charts = tuple(_beside(chart, others.get(chart.code), title) for chart in found.charts)
    return replace(found, charts=charts)


def _beside(chart: Chart, other: Chart | None, title: str) -> Chart:
    if chart.kind != "stacked" or not chart.rows:
        return chart
    held = _totals(other) if other else {}
    known = {row.label for row in chart.rows}
    more = [row for row in (other.rows if other else ()) if row.label not in known]
    rows = sorted((*chart.rows, *more), key=_place)
    places = {row.label: place for place, row in enumerate(chart.rows)}

    def moved(one: Series) -> Series:
        values = [one.values[places[row.label]] if row.label in places else 0 for row in rows]
        return replace(one, values=tuple(values))

    series = Series(title, tuple(held.get(row.label, 0) for row in rows), beside=True)
    return replace(chart, rows=tuple(rows), series=(*map(moved, chart.series), series))


def _totals(chart: Chart) -> dict[str, int]:
    """The totals of a chart's stacks, by row."""
    drawn = [one for one in chart.series if one.drawn]
    return {row.label: sum(one.values[place] for one in drawn) for place, row in enumerate(chart.rows)}


def _place(row: ChartRow) -> int:
    """Numbers are sorted; words keep their order."""
    number = _NUMBER.match(row.label)
    return int(number[0]) if number else 0
