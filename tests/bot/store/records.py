"""Tables as they stand in a database, for tests of the store alone."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

from bot.store import Store
from bot.store.rows import GameRecord, Row, SeatRecord, Status
from bot.store.store import AlsoOf

ADA, BRUNO, CELINA = 2**53 + 1, 2**53 + 2, 2**53 + 3
NAMES = {ADA: "Ada", BRUNO: "Bruno", CELINA: "Celina"}
GUILD, OTHER = 2**52 + 10, 2**52 + 20

_numbers = itertools.count(1)

_GAME = GameRecord(
    id=0,
    channel=0,
    guild=GUILD,
    kind="pebbles",
    version=1,
    options={},
    seats=2,
    seed="5eed",
    host=ADA,
    language="en",
    status=Status.PLAYING,
    moment=1,
    due=False,
    created=100,
    started=200,
    ended=None,
    chairs=(),
    pace="none",
    at_deadline="nothing",
    motion=None,
)


def chair(seat: int, person: int | None, **values: Any) -> SeatRecord:
    """Return the seat of somebody, or with `person` None of a computer player."""
    if person is None:
        return SeatRecord(seat, None, "Computer", "greedy", None, **values)
    values = {"name": NAMES[person], "computer": None, "resigned": None} | values
    return SeatRecord(seat, person, **values)


async def table(
    store: Store,
    *people: int | None,
    rows: tuple[Row, ...] = (),
    also: AlsoOf | None = None,
    **values: Any,
) -> GameRecord:
    """Write a table at which these people sit, each in a channel of its own; `chairs` says more of the seats."""
    chairs = values.pop("chairs", tuple(chair(seat, person) for seat, person in enumerate(people)))
    game = replace(_GAME, **{"channel": 2**51 + next(_numbers), "chairs": chairs} | values)
    return await store.start(game, *(rows or (Row(1, None, "@open", None, "", 100),)), also=also)


async def ended(store: Store, *people: int, at: int, scores: tuple[int, ...], **values: Any) -> GameRecord:
    """Write a game that is over, with these points; the most are first."""
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    chairs = tuple(
        chair(seat, person, rank=rank, score=score)
        for seat, (person, rank, score) in enumerate(zip(people, ranks, scores, strict=True))
    )
    known: dict[str, Any] = {"status": Status.OVER, "ended": at}
    return await table(store, chairs=chairs, **known | values)
