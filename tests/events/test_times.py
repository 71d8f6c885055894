"""Local times of events where clocks change."""

from datetime import UTC, date, datetime, time

import pytest

from events import times

SPRING, AUTUMN, BERLIN = date(2027, 3, 28), date(2027, 10, 31), "Europe/Berlin"


def test_a_local_time_is_read_in_the_zone_of_the_event():
    assert times.moment(date(2027, 7, 1), time(10), BERLIN) == datetime(2027, 7, 1, 8, tzinfo=UTC)
    assert times.moment(date(2027, 1, 1), time(10), BERLIN) == datetime(2027, 1, 1, 9, tzinfo=UTC)


def test_a_time_that_clocks_skip_is_refused_with_the_next_one_that_exists():
    with pytest.raises(times.SkippedTime, match=r"02:30 does not exist on 2027-03-28.*03:00"):
        times.moment(SPRING, time(2, 30), BERLIN)
    assert times.moment(SPRING, time(3), BERLIN) == datetime(2027, 3, 28, 1, tzinfo=UTC)


def test_of_a_time_that_comes_twice_the_first_is_meant():
    assert times.moment(AUTUMN, time(2, 30), BERLIN) == datetime(2027, 10, 31, 0, 30, tzinfo=UTC)
    assert times.comes_twice(AUTUMN, time(2, 30), BERLIN)
    assert not times.comes_twice(AUTUMN, time(3, 30), BERLIN)
    assert not times.comes_twice(SPRING, time(2, 30), BERLIN)


@pytest.mark.parametrize(("day", "hours"), [(SPRING, 23), (AUTUMN, 25), (date(2027, 5, 1), 24)])
def test_a_day_is_as_long_as_its_clocks_say(day, hours):
    began = times.moment(day, time(), BERLIN)
    assert (times.end_of_day(day, BERLIN) - began).total_seconds() == hours * 3600


def test_the_end_of_a_day_exists_where_midnight_does_not():
    # Clocks in Beirut went from midnight to one o'clock on that day.
    assert times.end_of_day(date(2022, 3, 26), "Asia/Beirut") == datetime(2022, 3, 26, 22, tzinfo=UTC)


def test_zones_are_named_by_places_and_utc_comes_first():
    names = times.zones()
    assert names[0] == "UTC" and {BERLIN, "America/New_York", "Asia/Tokyo"} <= set(names)
    assert not [name for name in names if name.startswith(("Etc/", "US/"))]


@pytest.mark.parametrize(
    ("zone", "words"),
    [("Asia/Kolkata", "UTC+05:30"), ("America/St_Johns", "UTC-03:30"), ("UTC", "UTC+00:00")],
)
def test_how_far_clocks_are_from_utc(zone, words):
    assert times.offset_of(datetime(2027, 1, 1, tzinfo=UTC), zone) == words
