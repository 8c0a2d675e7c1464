"""Paces: the time that a table gives to each move, and the step taken when the time is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import get_args

from bot.store.rows import AtDeadline as AtDeadline
from bot.store.rows import PaceName as PaceName
from bot.store.store import Also

AT_DEADLINE: tuple[AtDeadline, ...] = get_args(AtDeadline)


@dataclass(frozen=True, slots=True)
class Pace:
    """The waking time that a move may take: the time earned, and the most that can be saved up."""

    allowance: timedelta
    cap: timedelta
    in_days: bool = False
    """Whether a day is a waking day of the person's own, however long, and not 24 hours awake."""


@dataclass(slots=True)
class LeastPace:
    """The slowest pace that a server allows new games of several people, as it was last read."""

    pace: PaceName
    hold: Also | None = None
    """The function that keeps the server from changing it while something is written that was worked out with it; None where it cannot.

    It raises Moved where the server has changed it, and `pace` is what it is then.
    """


PACES: Mapping[PaceName, Pace | None] = {
    "none": None,
    "relaxed": Pace(timedelta(days=3), timedelta(days=7), in_days=True),
    "daily": Pace(timedelta(days=1), timedelta(days=2), in_days=True),
    "quick": Pace(timedelta(hours=2), timedelta(hours=6)),
}
ORDER: Sequence[PaceName] = tuple(PACES)
"""The paces, the slowest first."""
BOUNDS = (0, 3, 7, 14)
"""Numbers of days by the calendar to which a host may bound a move; 0 for none."""


def at_least(pace: PaceName, least: PaceName) -> PaceName:
    """Return this pace, or the least one where that is quicker."""
    return max(pace, least, key=ORDER.index)


def from_least(least: PaceName) -> Sequence[PaceName]:
    """Return the paces that are at least as quick as this one, the slowest first."""
    return ORDER[ORDER.index(least) :]
