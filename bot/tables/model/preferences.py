"""The preferences that one person has set."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from bot.tables.model.calendar import Calendar, Hours

Pings: TypeAlias = Literal["each", "digest", "none"]
"""Notified of every turn, once a day of all that wait, or never."""


MOST_MUTED = 50
"""Maximum number of tables that one person has muted; the oldest are over by then."""
LONG = timedelta(hours=2)
"""Least time for which somebody must go on sleeping for the others to be told."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A time for which somebody who is waited for is not there: away, or asleep."""

    until: datetime
    is_away: bool


class Preferences(BaseModel):
    """A person's waking hours, and the ways in which they want to hear that they are waited for."""

    model_config = ConfigDict(frozen=True)

    calendar: Calendar = Calendar()
    pings: Pings = "each"
    reminders: bool = True
    """Whether to be reminded before the deadline and at it."""
    quiet: bool = True
    """Whether to be left alone while asleep and away."""
    hints: bool = False
    """Whether others may ask for hints in games against them."""
    confirms: bool = False
    """Whether to see every move once more before it is made, and not only those that are final."""
    speaks: str | None = None
    """The language that the person has chosen to be answered in; None for the language of their Discord."""
    language: str | None = None
    """The language in which the person was last answered about these settings, used beside any table; None before the first answer."""

    muted: tuple[int, ...] = ()
    """Ids of the tables whose turns the person is not notified of, the latest last."""
    tips: frozenset[str] = frozenset()
    """Keys of the tips the person has read: each is told once."""

    @property
    def hours(self) -> Hours:
        return self.calendar.hours

    @property
    def has_hours(self) -> bool:
        """Whether the person has ever said when they are awake, or where."""
        return len(self.calendar.entries) > 1

    def absence(self, now: datetime) -> Absence | None:
        """Return the time for which the person is away, or asleep for long; None where neither is so."""
        wakes = self.calendar.wakes(now)
        if self.hours.is_away(now) and self.hours.away_until is not None:
            return Absence(self.hours.away_until, is_away=True)
        return Absence(wakes, is_away=False) if wakes - now >= LONG else None

    def hears(self, now: datetime, table: int = 0) -> bool:
        """Return whether to be notified of a turn that begins now at a table."""
        return self.hears_of(table) and not (self.quiet and self.calendar.wakes(now) > now)

    def hears_of(self, table: int) -> bool:
        """Return whether to be notified of the turns at a table."""
        return self.pings == "each" and table not in self.muted

    def was_away(self, since: datetime) -> bool:
        """Return whether the person was away at that time or after it."""
        until = (entry.hours.away_until for entry in self.calendar.entries)
        return any(each is not None and each > since for each in until)

    def with_muted(self, table: int, *, is_muted: bool) -> tuple[int, ...]:
        """Return the tables that are muted once this one is, or is not any more."""
        others = [each for each in self.muted if each != table]
        return tuple([*others, *([table] if is_muted else [])][-MOST_MUTED:])

    def next_digest(self, now: datetime) -> datetime | None:
        """Return the time of the next daily message, the beginning of the next waking day; None for whoever wants none."""
        return self.hours.next_day(now) if self.pings == "digest" else None
