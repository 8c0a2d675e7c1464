"""A person's waking time: their zone, waking hours, days off and absence, and how these have changed.

A clock counts waking time only. Time that it has counted stays counted: hours that change do so from that moment on, so each set of hours
is kept with the time it began to hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from itertools import count
from typing import Annotated, TypeAlias
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BaseModel, ConfigDict, model_validator

from engine.errors import Refused
from engine.text import say

LEAST_AWAKE = timedelta(hours=8)
"""The shortest waking day: whoever could sleep all day would stop every game."""
MOST_DAYS_OFF = 5
MOST_AWAY = timedelta(days=60)
"""The longest absence; for a longer one somebody else takes the seat."""
KEPT = 40
"""Number of changes of one person's hours that are remembered, far more than can matter to one move."""

_DAY = timedelta(days=1)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


Span: TypeAlias = tuple[datetime, datetime]
"""A span of time, from its start until its end, in UTC."""


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones, as their package lists them: looking for them on the disk takes long."""
    return frozenset(files("tzdata").joinpath("zones").read_text().split())


def known_zone(zone: str) -> str:
    """Return the name of a time zone, as it was given. Raises Refused for a zone that does not exist."""
    if zone not in zones():
        raise Refused(say("hours-zone-unknown", zone=zone))
    return zone


def _in_milliseconds(moment: datetime) -> datetime:
    """Cut a time to the milliseconds that the database keeps."""
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


class Hours(BaseModel):
    """A person's waking hours, as they state them; unless they do so they never sleep.

    A waking day begins at `wakes` and ends at the next `sleeps`, which may be after midnight; where both are the same it has no end.
    A day off is the waking day that begins on it.
    Raises Refused where the zone is unknown, or too little time would be left to play.
    """

    model_config = ConfigDict(frozen=True)

    zone: Annotated[str, AfterValidator(known_zone)] = "UTC"
    wakes: time = time(0)
    sleeps: time = time(0)
    days_off: frozenset[int] = frozenset()
    """Days of the week, Monday being 0."""
    away_until: Annotated[datetime, AfterValidator(_in_milliseconds)] | None = None
    """The end of an absence that begins when these hours do; None where there is none."""

    @model_validator(mode="after")
    def _can_play(self) -> Hours:
        opens, closes = (datetime.combine(_EPOCH, each) for each in (self.wakes, self.sleeps))
        if timedelta() < (closes - opens) % _DAY < LEAST_AWAKE:
            raise Refused(say("hours-too-few", hours=LEAST_AWAKE // timedelta(hours=1)))
        if len(self.days_off) > MOST_DAYS_OFF:
            raise Refused(say("hours-days-off", most=MOST_DAYS_OFF))
        return self

    @property
    def day(self) -> timedelta:
        """The length of a waking day."""
        opens, closes = (datetime.combine(_EPOCH, each) for each in (self.wakes, self.sleeps))
        return (closes - opens) % _DAY or _DAY

    @property
    def sleeps_at_night(self) -> bool:
        """Whether the person ever sleeps, as far as they have said."""
        return self.wakes != self.sleeps

    def is_away(self, now: datetime) -> bool:
        return self.away_until is not None and now < self.away_until

    def spans(self, start: datetime, end: datetime | None) -> Iterator[Span]:
        """Yield the waking times between `start` and `end`, in order; without an end (None) there is always another one."""
        start = max(start, self.away_until or start)
        today = start.astimezone(self._zone).date()
        for days in count(-1):
            day = today + timedelta(days)
            opens, closes = self._waking_day(day)
            if end is not None and opens >= end:
                return
            opens, closes = max(opens, start), closes if end is None else min(closes, end)
            if day.weekday() not in self.days_off and opens < closes:
                yield opens, closes

    def next_day(self, now: datetime) -> datetime:
        """Return the time (UTC) at which the next waking day begins."""
        return next(opens for opens, _ in self.spans(now, None) if opens > now)

    @property
    def _zone(self) -> ZoneInfo:
        return ZoneInfo(self.zone)

    def _waking_day(self, day: date) -> Span:
        night = day + (_DAY if self.sleeps <= self.wakes else timedelta())
        opens = datetime.combine(day, self.wakes, self._zone)
        closes = datetime.combine(night, self.sleeps, self._zone)
        return opens.astimezone(UTC), closes.astimezone(UTC)


class Since(BaseModel):
    """Hours, and the moment from which they hold."""

    model_config = ConfigDict(frozen=True)

    since: datetime
    hours: Hours


class Calendar(BaseModel):
    """The hours of one person through time, in order. The first ones hold for all time before them too."""

    model_config = ConfigDict(frozen=True)

    entries: tuple[Since, ...] = (Since(since=_EPOCH, hours=Hours()),)

    @property
    def hours(self) -> Hours:
        """The hours that hold now."""
        return self.entries[-1].hours

    def then(self, hours: Hours, now: datetime) -> Calendar:
        """Return the calendar with hours that hold from now on."""
        if hours == self.hours:
            return self
        return Calendar(entries=(*self.entries, Since(since=now, hours=hours))[-KEPT:])

    def deadline(self, since: datetime, left: timedelta, *, in_days: bool = False) -> datetime:
        """Return the time (UTC) at which this much waking time (`left`) has passed since then.

        It is counted `in_days` where each of the person's waking days, however long, is worth a day.
        """
        for opens, closes, day in self._spans(since):
            worth = _worth(closes - opens, day) if in_days else closes - opens
            if left <= worth:
                return min(closes, opens + (left * _seconds(day) / _seconds(_DAY) if in_days else left))
            left -= worth
        raise AssertionError("there is always another day")

    def awake(self, since: datetime, until: datetime, *, in_days: bool = False) -> timedelta:
        """Return the waking time between two moments, counted as `deadline` does."""
        total = timedelta()
        for opens, closes, day in self._spans(since):
            if opens >= until:
                break
            span = min(closes, until) - opens
            total += _worth(span, day) if in_days else span
        return total

    def without_nights(self) -> Calendar:
        """Return the calendar of somebody who is away at the same times, and else never sleeps."""
        entries = (
            Since(since=entry.since, hours=Hours(away_until=entry.hours.away_until)) for entry in self.entries
        )
        return Calendar(entries=tuple(entries))

    def wakes(self, now: datetime) -> datetime:
        """Return the time at which the person is next awake: now, for one who is."""
        return self.deadline(now, timedelta())

    def _spans(self, start: datetime) -> Iterator[tuple[datetime, datetime, timedelta]]:
        """Yield the waking times from then on, each with the length of the day that it is a part of."""
        for number, entry in enumerate(self.entries):
            end = self.entries[number + 1].since if number + 1 < len(self.entries) else None
            if end is None or start < end:
                begin = start if number == 0 else max(start, entry.since)
                yield from ((*span, entry.hours.day) for span in entry.hours.spans(begin, end))


def _worth(span: timedelta, day: timedelta) -> timedelta:
    """Return the part of a day that a part of a waking day of this length is worth."""
    return span * _seconds(_DAY) / _seconds(day)


def _seconds(span: timedelta) -> int:
    return span // timedelta(seconds=1)
