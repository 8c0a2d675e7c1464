"""Waking time: what counts of a day, of a week, of an absence, and of the nights when the clocks are changed."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.log.mapping import moment_of, stamp
from bot.tables.model.calendar import Calendar, Hours, Since
from engine.errors import Refused

HOUR = timedelta(hours=1)
MONDAY = datetime(2026, 4, 6, tzinfo=UTC)
ALWAYS = Calendar()
ZONES = st.sampled_from(
    ["UTC", "Europe/Warsaw", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia"]
)


def keeping(**hours: object) -> Calendar:
    """Return the calendar of somebody who has always kept these hours."""
    return Calendar(
        entries=(Since(since=datetime(2020, 1, 1, tzinfo=UTC), hours=Hours.model_validate(hours)),)
    )


def by_day(**more: object) -> Calendar:
    return keeping(wakes=time(8), sleeps=time(22), **more)


def test_a_night_does_not_count() -> None:
    assert by_day().deadline(MONDAY.replace(hour=20), 3 * HOUR) == MONDAY + 33 * HOUR


def test_a_wait_that_begins_at_night_is_counted_from_the_morning() -> None:
    assert by_day().deadline(MONDAY.replace(hour=3), HOUR) == MONDAY.replace(hour=9)
    assert by_day().wakes(MONDAY.replace(hour=3)) == MONDAY.replace(hour=8)
    assert by_day().wakes(MONDAY.replace(hour=12)) == MONDAY.replace(hour=12)


def test_who_goes_to_bed_after_midnight_is_awake_until_then() -> None:
    owl = keeping(wakes=time(14), sleeps=time(4))
    assert owl.awake(MONDAY, MONDAY + 24 * HOUR) == 14 * HOUR
    assert owl.deadline(MONDAY + 27 * HOUR, 2 * HOUR) == MONDAY + 39 * HOUR


def test_a_day_off_is_skipped_whole_and_the_evening_before_is_not() -> None:
    owl = keeping(wakes=time(14), sleeps=time(4), days_off={5})
    friday = MONDAY + timedelta(days=4)
    assert owl.deadline(friday.replace(hour=20), 9 * HOUR) == friday + timedelta(days=2, hours=15)


def test_an_absence_ends_on_the_day_it_was_said_to() -> None:
    away = by_day().then(Hours(wakes=time(8), sleeps=time(22), away_until=MONDAY + timedelta(days=7)), MONDAY)
    assert away.deadline(MONDAY + 9 * HOUR, HOUR) == MONDAY + timedelta(days=7, hours=9)


@given(st.datetimes(MONDAY.replace(tzinfo=None), timezones=st.just(UTC)))
def test_an_absence_ends_at_a_time_that_the_database_keeps(until: datetime) -> None:
    """Else what is counted from it would come out otherwise after a restart."""
    assert Hours(away_until=until).away_until == moment_of(stamp(until))


def test_what_has_been_counted_stays_counted() -> None:
    noon = MONDAY.replace(hour=12)
    later = by_day().then(Hours(wakes=time(12), sleeps=time(20)), noon)
    assert later.awake(MONDAY, noon) == by_day().awake(MONDAY, noon) == 4 * HOUR
    assert later.deadline(MONDAY.replace(hour=8), 14 * HOUR) == MONDAY + 38 * HOUR


def test_two_absences_in_one_wait_both_count() -> None:
    calendar = ALWAYS
    for day in (0, 5):
        gone, back = MONDAY + timedelta(days=day), MONDAY + timedelta(days=day + 2)
        calendar = calendar.then(Hours(away_until=back), gone).then(Hours(), back)
    assert calendar.deadline(MONDAY, timedelta(days=4)) == MONDAY + timedelta(days=8)


@pytest.mark.parametrize(
    ("day", "awake"),
    [
        (date(2026, 3, 28), 16 * HOUR),
        (date(2026, 3, 29), 16 * HOUR),
        (date(2026, 10, 25), 16 * HOUR),
    ],
)
def test_a_waking_day_is_as_long_when_the_clocks_are_changed_in_the_night(
    day: date, awake: timedelta
) -> None:
    warsaw = ZoneInfo("Europe/Warsaw")
    calendar = keeping(zone="Europe/Warsaw", wakes=time(7), sleeps=time(23))
    start = datetime.combine(day, time(5), warsaw).astimezone(UTC)
    assert calendar.awake(start, start + 20 * HOUR) == awake
    seven = datetime.combine(day, time(7), warsaw)
    assert calendar.wakes(start) == seven.astimezone(UTC)


def test_a_night_without_two_o_clock_is_an_hour_shorter() -> None:
    owl = keeping(zone="Europe/Warsaw", wakes=time(20), sleeps=time(5))
    spring, autumn = (datetime(2026, *day, 12, tzinfo=UTC) for day in ((3, 28), (10, 24)))
    assert owl.awake(spring, spring + 24 * HOUR) == 8 * HOUR
    assert owl.awake(autumn, autumn + 24 * HOUR) == 10 * HOUR


@pytest.mark.parametrize(
    ("hours", "why"),
    [
        ({"zone": "Europe/Atlantis"}, "hours-zone-unknown"),
        ({"wakes": time(8), "sleeps": time(15)}, "hours-too-few"),
        ({"wakes": time(22), "sleeps": time(4)}, "hours-too-few"),
        ({"days_off": range(6)}, "hours-days-off"),
    ],
)
def test_hours_that_would_stop_the_game_are_refused(hours: dict[str, object], why: str) -> None:
    with pytest.raises(Refused) as refused:
        Hours.model_validate(hours)
    assert refused.value.text.key == why


@st.composite
def calendars(draw: st.DrawFn) -> Calendar:
    """Draw the calendar of somebody who changes their mind now and then."""
    calendar = Calendar()
    at = MONDAY - timedelta(days=30)
    for _ in range(draw(st.integers(0, 3))):
        at += draw(st.timedeltas(timedelta(minutes=1), timedelta(days=20)))
        wakes = draw(st.times())
        awake = draw(st.timedeltas(timedelta(hours=8), timedelta(hours=24)))
        away = draw(st.none() | st.timedeltas(HOUR, timedelta(days=20)))
        hours = Hours(
            zone=draw(ZONES),
            wakes=wakes,
            sleeps=(datetime.combine(MONDAY, wakes) + awake).time(),
            days_off=draw(st.frozensets(st.integers(0, 6), max_size=5)),
            away_until=None if away is None else at + away,
        )
        calendar = calendar.then(hours, at)
    return calendar


moments = st.timedeltas(timedelta(days=-40), timedelta(days=60)).map(lambda later: MONDAY + later)
banks = st.timedeltas(timedelta(), timedelta(days=7))


@given(calendars(), moments, banks)
def test_a_deadline_leaves_just_the_time_there_is(
    calendar: Calendar, since: datetime, bank: timedelta
) -> None:
    deadline = calendar.deadline(since, bank)
    assert deadline >= since + bank
    assert calendar.awake(since, deadline) == bank


@given(calendars(), moments, banks, banks)
def test_more_time_is_never_an_earlier_deadline(
    calendar: Calendar, since: datetime, bank: timedelta, more: timedelta
) -> None:
    assert calendar.deadline(since, bank) <= calendar.deadline(since, bank + more)
    assert calendar.deadline(since, bank) <= calendar.deadline(since + more, bank)


@given(calendars(), moments, banks, st.floats(0, 1))
def test_a_clock_that_was_stopped_on_the_way_comes_to_the_same(
    calendar: Calendar, since: datetime, bank: timedelta, share: float
) -> None:
    deadline = calendar.deadline(since, bank)
    then = since + share * (deadline - since)
    left = bank - calendar.awake(since, then)
    if left:
        assert calendar.deadline(then, left) == deadline


@given(moments, banks)
def test_for_who_never_sleeps_all_time_counts(since: datetime, bank: timedelta) -> None:
    assert ALWAYS.deadline(since, bank) == since + bank
    assert keeping(wakes=time(9), sleeps=time(9)).deadline(since, bank) == since + bank


@given(calendars())
def test_a_calendar_survives_being_written_down(calendar: Calendar) -> None:
    assert Calendar.model_validate_json(calendar.model_dump_json()) == calendar
