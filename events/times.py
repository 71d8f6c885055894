"""Days and times in an event's time zone, which may skip or repeat an hour."""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

_OWN_NAMES = ("Etc/", "SystemV/", "posix/", "right/", "US/", "Canada/", "Brazil/", "Chile/", "Mexico/")
"""The beginnings of names that are other words for places with a name of their own."""
LONGEST_DAY = timedelta(hours=48)
"""More than any day lasts, wherever it begins."""
_SEARCHED = timedelta(hours=6)


class SkippedTime(ValueError):
    """A local time that the clocks skip."""

    def __init__(self, local: datetime, zone: str, instead: datetime) -> None:
        super().__init__(
            f"{local:%H:%M} does not exist on {local:%Y-%m-%d} in {zone}, because clocks go forward that "
            f"day; the next time that exists is {instead:%H:%M}."
        )


@cache
def zones() -> tuple[str, ...]:
    """Return the names of time zones by place, UTC first."""
    named = (name for name in available_timezones() if "/" in name and not name.startswith(_OWN_NAMES))
    return ("UTC", *sorted(named))


def moment(day: date, at: time, zone: str) -> datetime:
    """Return the moment of a local time; of a time that comes twice, the first.

    Raises SkippedTime for a time that does not exist on that day.
    """
    local = datetime.combine(day, at)
    found = local.replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)
    if found.astimezone(ZoneInfo(zone)).replace(tzinfo=None) != local:
        raise SkippedTime(local, zone, _next_existing(local, zone))
    return found


def comes_twice(day: date, at: time, zone: str) -> bool:
    """Return whether clocks show a local time twice on a day."""
    local = datetime.combine(day, at, tzinfo=ZoneInfo(zone))
    return local.utcoffset() != local.replace(fold=1).utcoffset() and _exists(
        local.replace(tzinfo=None), zone
    )


def local(when: datetime, zone: str) -> datetime:
    """Return a moment as clocks in a time zone show it."""
    return when.astimezone(ZoneInfo(zone))


def offset_of(when: datetime, zone: str) -> str:
    """Return how far clocks in a time zone are from UTC at a moment, as `UTC+02:00`."""
    minutes = round((local(when, zone).utcoffset() or timedelta()).total_seconds() / 60)
    sign = "-" if minutes < 0 else "+"
    return f"UTC{sign}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def end_of_day(day: date, zone: str) -> datetime:
    """Return the first moment after a day in a time zone."""
    following = datetime.combine(day + timedelta(days=1), time())
    return _next_existing(following, zone).astimezone(UTC)


def _exists(local_time: datetime, zone: str) -> bool:
    there = local_time.replace(tzinfo=ZoneInfo(zone)).astimezone(UTC).astimezone(ZoneInfo(zone))
    return there.replace(tzinfo=None) == local_time


def _next_existing(local_time: datetime, zone: str) -> datetime:
    """Return the first local time from this one on that exists; clocks skip hours at most."""
    found = local_time
    while not _exists(found, zone) and found - local_time < _SEARCHED:
        found += timedelta(minutes=1)
    return found.replace(tzinfo=ZoneInfo(zone))
