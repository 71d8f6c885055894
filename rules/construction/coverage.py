"""The days around a day for which a format's list is complete, and the sentence for players."""

from dataclasses import dataclass
from datetime import date, timedelta

from rules.construction.formats import Edition, Gap

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Coverage:
    """The last day before a gap and the first day after it for which the whole list is recorded.

    None if no such day is known.
    """

    format: str
    until: date | None
    since: date | None

    def __str__(self) -> str:
        if self.until and self.since:
            return f"list known up to {self.until} and from {self.since} on"
        if self.until:
            return f"list known up to {self.until}"
        return f"list known from {self.since} on" if self.since else "list not recorded"

    @property
    def sentence(self) -> str:
        """Tell a player which bans are not checked."""
        if self.until and self.since:
            complete = f"is complete up to {self.until} and again from {self.since} on"
            return f"Our list for {self.format} {complete}; bans in between are not checked."
        if self.until:
            return (
                f"Our list for {self.format} is complete up to {self.until}; bans after it are not checked."
            )
        if self.since:
            return f"Our list for {self.format} begins on {self.since}; bans before it are not checked."
        return f"We have no whole list for {self.format}; its bans are not checked."


def coverage(edition: Edition) -> Coverage | None:
    """Return the gap in the records around an edition's day; None if the list is complete on that day."""
    if not edition.gaps:
        return None
    gaps = edition.format.gaps
    until, since = _before(edition.gaps, gaps), _after(edition.gaps, gaps)
    house = edition.format.house
    return Coverage(house.base.name if house else edition.format.name, until, since)


def _before(held: tuple[Gap, ...], gaps: tuple[Gap, ...]) -> date | None:
    """Go back from gap to gap to the last day outside all of them."""
    begins = [gap.since for gap in held]
    first = min((day for day in begins if day), default=None)
    if first is None or None in begins:
        return None
    day = first - _DAY
    earlier = tuple(gap for gap in gaps if gap.holds(day))
    return _before(earlier, gaps) if earlier else day


def _after(held: tuple[Gap, ...], gaps: tuple[Gap, ...]) -> date | None:
    """Go forward from gap to gap to the first day outside all of them."""
    ends = [gap.until for gap in held]
    last = max((day for day in ends if day), default=None)
    if last is None or None in ends:
        return None
    later = tuple(gap for gap in gaps if gap.holds(last))
    return _after(later, gaps) if later else last
