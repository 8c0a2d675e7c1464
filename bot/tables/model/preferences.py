"""What one person has set for themselves."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from bot.tables.model.calendar import Calendar, Hours

Pings: TypeAlias = Literal["each", "digest", "none"]
"""Notified of every turn, once a day of all that wait, or never."""


class Preferences(BaseModel):
    """When somebody is awake, and how they want to hear that they are waited for."""

    model_config = ConfigDict(frozen=True)

    calendar: Calendar = Calendar()
    pings: Pings = "each"
    reminders: bool = True
    """Whether to be reminded before the deadline and at it."""
    quiet: bool = True
    """Whether to be left alone while asleep and away."""
    hints: bool = False
    """Whether others may ask for hints in games with them."""
    confirms: bool = False
    """Whether to see every move once more before it is made, and not only those that are final."""
    language: str | None = None
    """In which they were last answered about these settings: that of what they are told beside any table."""

    tips: frozenset[str] = frozenset()
    """The tips they have read, by their keys: each is told once."""

    @property
    def hours(self) -> Hours:
        return self.calendar.hours

    def hears(self, now: datetime) -> bool:
        """Return whether to be notified of a turn that begins now."""
        return self.pings == "each" and not (self.quiet and self.calendar.wakes(now) > now)

    def next_digest(self, now: datetime) -> datetime | None:
        """When the next daily message is due: at the beginning of the next waking day; None for whoever wants none."""
        return self.hours.next_day(now) if self.pings == "digest" else None
