"""The deal of each day, and the time for which it is a secret.

All days follow from one secret number of this database: whoever does not know it cannot tell the deal of a day that is to come, and
everybody who plays on a day gets the same one. What is shown when a day is over opens that day alone.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256
from typing import Any

from engine.game import Game, TableOptions

LAST_ZONE = timedelta(hours=12)
"""Time after midnight in UTC at which a day ends in the last time zone on Earth."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a day: its game, the options and the seed."""

    day: date
    game: Game[Any, Any]
    options: TableOptions
    secret: bytes
    sealed: datetime
    """The time (UTC) at which the day is over everywhere. Until then the seed stays a secret; a game that ends later does not count."""


def deal_of(day: date, secret: bytes, games: Mapping[str, Game[Any, Any]]) -> Deal:
    """Return the deal of a day. The games that have challenges take turns, and so do the ways to play each of them."""
    playable = [game for _, game in sorted(games.items()) if game.challenges]
    number, place = divmod(day.toordinal(), len(playable))
    game = playable[place]
    options = game.Options.model_validate(dict(game.challenges[number % len(game.challenges)]))
    seed = hmac.new(secret, f"{day.isoformat()} {game.id}".encode(), sha256).digest()
    return Deal(day, game, options, seed, end_of(day))


def end_of(day: date) -> datetime:
    """Return the time (UTC) at which a day is over everywhere on Earth."""
    return datetime.combine(day + timedelta(days=1), time(), UTC) + LAST_ZONE


def streak(days: Collection[date], today: date) -> int:
    """Return the number of days in a row up to today, or up to yesterday while today is still to be played."""
    day = today if today in days else today - timedelta(days=1)
    length = 0
    while day in days:
        length += 1
        day -= timedelta(days=1)
    return length


def week(days: Collection[date], today: date) -> Sequence[bool]:
    """Return for each of the seven days up to today, the oldest first, whether it is one of `days`."""
    return [today - timedelta(days=back) in days for back in reversed(range(7))]
