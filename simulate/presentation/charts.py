"""Positions of the lines and bars in charts: in percent of the width, heights in pixels.

Nothing is shown by colour alone: bars have patterns, lines have dashes and marks, and each chart is next to
the table of its numbers.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from simulate.games.estimates import Difference, Interval, TurnMean
from simulate.presentation import numbers

HEIGHT = 150
BASE = 124
TOP = 16
REACHES = (0.1, 0.2, 0.3, 0.4)
MOST_LABELS = 14
MOST_BARS = 30


def place(share: float) -> str:
    """Return a place between the left and the right edge, for a share of the width."""
    return f"{min(1.0, max(0.0, share)) * 100:.2f}%"


@dataclass(frozen=True, slots=True)
class Whisker:
    """A point on a line from `low` to `high`, and the middle of the scale."""

    at: str
    low: str
    high: str
    middle: str = place(0.5)


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of a histogram, with the lengths it covers; not every one shows its label."""

    x: str
    middle: str
    width: str
    y: float
    height: float
    games: int
    label: str
    shown: bool


@dataclass(frozen=True, slots=True)
class Histogram:
    """The numbers of games by turns: bars, the position of the median, and the rows of the table."""

    bars: Sequence[Bar]
    median: str
    rows: Sequence[tuple[int, str]]
    height: int = HEIGHT
    base: int = BASE
    label_y: int = BASE + 18


@dataclass(frozen=True, slots=True)
class Dot:
    """A mean with its interval; `corner` is the corner of the second deck's mark."""

    x: str
    y: float
    corner: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Segment:
    """The line from one dot to the next."""

    x1: str
    y1: float
    x2: str
    y2: float


@dataclass(frozen=True, slots=True)
class Curve:
    """The means of one deck, turn by turn."""

    side: int
    dots: Sequence[Dot]
    lines: Sequence[Segment]


@dataclass(frozen=True, slots=True)
class Tick:
    """A level at which a line crosses the chart."""

    y: float
    text_y: float
    label: str


@dataclass(frozen=True, slots=True)
class TurnLabel:
    """The number of a turn below the chart."""

    x: str
    label: int


@dataclass(frozen=True, slots=True)
class CurveChart:
    """The means of both decks turn by turn, with the axes."""

    ticks: Sequence[Tick]
    turns: Sequence[TurnLabel]
    decks: Sequence[Curve]
    height: int = HEIGHT
    base: int = BASE
    label_y: int = BASE + 18


@dataclass(frozen=True, slots=True)
class Scale:
    """A symmetric scale around one half, as wide as the rates need."""

    reach: float = 0.5

    @property
    def words(self) -> str:
        """The ends of the scale."""
        return f"{(0.5 - self.reach) * 100:g} to {(0.5 + self.reach) * 100:g} %"

    def whisker(self, row: Interval, value: float | None) -> Whisker:
        """Lay out a rate with its interval: a point on a line from `low` to `high`, none without a rate."""

        def across(rate: float) -> str:
            return place(0.5 + (rate - 0.5) / (2 * self.reach))

        return Whisker("" if value is None else across(value), across(row["low"]), across(row["high"]))


WHOLE = Scale()


def scale_for(rows: Iterable[Interval | None]) -> Scale:
    """Return the narrowest scale for these rates with their intervals."""
    most = max((max(0.5 - row["low"], row["high"] - 0.5) for row in rows if row), default=0.5)
    return Scale(next((reach for reach in REACHES if most <= reach), 0.5))


def difference(row: Difference, reach: float) -> Whisker:
    """Lay out a difference with its interval between −`reach` and +`reach`, with zero in the middle."""

    def across(value: float) -> str:
        return place(0.5 + value / (2 * reach))

    return Whisker(across(row["value"]), across(row["low"]), across(row["high"]))


def reach_of(rows: Sequence[Interval]) -> float:
    """Return the reach of a scale for these differences: the next ten points."""
    most = max((max(abs(row["low"]), abs(row["high"])) for row in rows), default=0.1)
    return min(1.0, max(0.1, -(-int(most * 100) // 10) / 10 + 0.05))


def histogram(rows: Sequence[Sequence[int]], median: float) -> Histogram:
    """Lay out the numbers of games by turns; lengths are grouped if there are too many."""
    least, most = rows[0][0], rows[-1][0]
    step = -(-(most - least + 1) // MOST_BARS)
    bins: dict[int, int] = {}
    for turns, games in rows:
        bins[(turns - least) // step] = bins.get((turns - least) // step, 0) + games
    number = max(bins) + 1
    tallest = max(bins.values())
    labelled = -(-number // MOST_LABELS)
    bars = []
    for one in range(number):
        games = bins.get(one, 0)
        height = round((BASE - TOP) * games / tallest, 1)
        first = least + one * step
        bars.append(
            Bar(
                x=place((one + 0.1) / number),
                middle=place((one + 0.5) / number),
                width=place(0.8 / number),
                y=round(BASE - height, 1),
                height=height,
                games=games,
                label=str(first) if step == 1 else f"{first}–{first + step - 1}",
                shown=one % labelled == 0,
            )
        )
    return Histogram(
        bars,
        median=place(((median - least) / step + 0.5) / number),
        rows=[(turns, numbers.count(games)) for turns, games in rows],
    )


def curve_chart(decks: Sequence[Sequence[TurnMean]]) -> CurveChart:
    """Lay out the means of both decks turn by turn, each with its interval."""
    turns = max(len(rows) for rows in decks)
    points = [row for rows in decks for row in rows]
    high = max(1.0, *(row["high"] for row in points))
    low = min(0.0, *(row["low"] for row in points))

    def across(turn: int) -> float:
        return (turn - 0.5) / turns

    def down(value: float) -> float:
        return float(round(BASE - (BASE - TOP) * (value - low) / (high - low), 1))

    drawn = []
    for side, rows in enumerate(decks):
        # The two decks are drawn slightly apart, so that neither hides the other.
        shift = (side - 0.5) * 0.16 / turns
        dots = [
            Dot(
                x=place(across(row["turn"]) + shift),
                y=down(row["mean"]),
                corner=round(down(row["mean"]) - 3.5, 1),
                low=down(row["low"]),
                high=down(row["high"]),
            )
            for row in rows
        ]
        lines = [Segment(one.x, one.y, other.x, other.y) for one, other in pairwise(dots)]
        drawn.append(Curve(side, dots, lines))
    labelled = range(1, turns + 1, -(-turns // MOST_LABELS))
    return CurveChart(
        ticks=[Tick(down(tick), down(tick) - 3, f"{tick:g}") for tick in _ticks(low, high)],
        turns=[TurnLabel(place(across(turn)), turn) for turn in labelled],
        decks=drawn,
    )


def _ticks(low: float, high: float) -> list[float]:
    """Levels for lines across the chart: zero, the highest, and one between or below."""
    between = round(high / 2) if low == 0 else round(low)
    return sorted({0.0, float(between), float(int(high))})
