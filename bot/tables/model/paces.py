"""Paces: the time that a table gives to each move, and the step taken when the time is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import get_args

from bot.store.rows import AtDeadline as AtDeadline
from bot.store.rows import PaceName as PaceName

AT_DEADLINE: tuple[AtDeadline, ...] = get_args(AtDeadline)


@dataclass(frozen=True, slots=True)
class Pace:
    """The waking time that a move may take: the time earned, and the most that can be saved up."""

    allowance: timedelta
    cap: timedelta


PACES: Mapping[PaceName, Pace | None] = {
    "none": None,
    "relaxed": Pace(timedelta(days=3), timedelta(days=7)),
    "daily": Pace(timedelta(hours=24), timedelta(hours=48)),
    "quick": Pace(timedelta(hours=2), timedelta(hours=6)),
}
