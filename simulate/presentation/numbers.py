"""Numbers as shown to people: rates in percent, intervals, differences in points."""

from simulate.games.estimates import Interval

MANY = 1_000_000


def rate(value: float) -> str:
    """Return a rate in percent."""
    return f"{value * 100:.1f} %"


def interval(row: Interval) -> str:
    """Return the interval of a rate in percent."""
    return f"{row['low'] * 100:.1f}–{row['high'] * 100:.1f} %"


def signed(value: float) -> str:
    """Return a difference of rates in points, with its sign if it is not 0.0."""
    points = round(value * 100, 1)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return f"{sign}{abs(points):.1f}"


def signed_interval(row: Interval) -> str:
    """Return the interval of a difference in points."""
    return f"{signed(row['low'])} to {signed(row['high'])}"


def count(number: int) -> str:
    """Return a whole number with separators."""
    return f"{number:,}"


def about(number: int) -> str:
    """Return an estimated whole number; one beyond what anybody plays only as "more than"."""
    return f"about {count(number)}" if number <= MANY else f"more than {count(MANY)}"


def mean(value: float) -> str:
    """Return a mean with two decimals."""
    return f"{value:.2f}"
