"""Tables as they stand in the file: nothing of a reading is lost on the way there and back."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.tables import Status, Table, Venue
from bot.tables.log.mapping import moment_of, snapshot_of, stamp, to_record, to_table
from bot.tables.model.table import ANYBODY, Chair, Clock, Vote
from engine.match import Match
from engine.outcome import Outcome, Standing
from engine.text import Seat
from tests.engine.toys import pebbles, toy

DAY = datetime(2026, 4, 1, 12, 30, 15, 250000, tzinfo=UTC)
OPTIONS = pebbles.PebbleOptions(heap=9)
KEPT_ELSEWHERE = {"match", "notice", "ask_moments", "preferences", "lost"}
"""Fields that are in the snapshot, or are found out anew."""


def moments(first: int) -> list[datetime]:
    return [DAY + timedelta(hours=first + number) for number in range(5)]


def full() -> Table:
    """Return a table of which no field is as it is by itself."""
    since, deadline, reminder, waking, until = moments(10)
    clock = Clock(since, timedelta(minutes=7), deadline, reminder, waking)
    chairs = (
        Chair(Seat(0), "Ada", 1, None, None, clock, gone=True, offered=ANYBODY),
        Chair(Seat(1), "Bruno", 2, "greedy", 3, Clock(), gone=False, offered=4),
    )
    match = Match.new(pebbles.GAME, OPTIONS, 2, b"seed")
    created, started, ended, sealed, _ = moments(0)
    return Table(
        id=7,
        place=Venue(100, 10, 99),
        host=2,
        language="pl",
        status=Status.PLAYING,
        game=pebbles.GAME,
        options=OPTIONS,
        seats=2,
        chairs=chairs,
        moment=12,
        created=created,
        started=started,
        ended=ended,
        match=match,
        secret=b"seed",
        version=3,
        pace="daily",
        at_deadline="vote",
        vote=Vote("replace", Seat(0), 1, 11, (Seat(0),), (Seat(1),), until),
        sealed=sealed,
        claimed=Seat(1),
        unrated="stand-in",
        bound=5,
    )


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"started": None, "ended": None, "sealed": None, "vote": None, "claimed": None, "unrated": None},
        {"place": Venue(100), "bound": None, "claimed": Seat(0), "unrated": "substitute"},
        {"status": Status.LOBBY, "match": None},
        {"vote": Vote("pause", None, 0)},
    ],
    ids=str,
)
def test_a_table_is_read_as_it_was_written(changes: dict[str, Any]) -> None:
    table = replace(full(), **changes)
    again = to_table(to_record(table), snapshot_of(table), toy)
    for field in fields(Table):
        if field.name not in KEPT_ELSEWHERE:
            assert getattr(again, field.name) == getattr(table, field.name), field.name
    assert (again.notice, again.lost) == (None, 0)
    assert (again.match is None) == (table.match is None)
    if again.match is not None and table.match is not None:
        assert again.match.digest == table.match.digest


def test_a_record_says_what_the_database_asks_for() -> None:
    table = full()
    record = to_record(table)
    assert (record.kind, record.seed, record.options) == ("pebbles", b"seed".hex(), {"heap": 9})
    assert (record.channel, record.guild, record.parent) == (100, 10, 99)
    assert table.vote is not None
    assert table.vote.until is not None
    assert record.lapses == stamp(table.vote.until)
    assert to_record(replace(table, vote=None)).lapses is None
    assert to_record(replace(table, vote=replace(table.vote, until=None))).lapses is None
    assert not record.due, "Ada is waited for"
    first, second = table.chairs
    assert to_record(replace(table, chairs=(replace(first, computer="greedy"), second))).due
    paused = replace(table, status=Status.PAUSED, chairs=(replace(first, computer="greedy"), second))
    assert not to_record(paused).due
    assert record.created == stamp(table.created) == 1775046615250
    assert moment_of(stamp(DAY)) == DAY
    assert [chair.seat for chair in record.chairs] == [0, 1]
    assert record.chairs[0].bank == 7 * 60 * 1000


def test_the_end_of_a_game_is_in_the_record_of_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends(table: Table) -> list[tuple[int | None, int | None, str | None]]:
        return [(chair.rank, chair.score, chair.character) for chair in to_record(table).chairs]

    table = full()
    assert ends(table) == [(2, None, None), (1, None, None)], "the win was claimed"
    table = replace(table, claimed=None)
    standings = (Standing(Seat(0), 2, 5, (), "otter"), Standing(Seat(1), 1, 8))
    monkeypatch.setattr(Match, "outcome", Outcome(standings, True))
    assert ends(table) == [(None, None, None)] * 2
    over = replace(table, status=Status.OVER)
    assert ends(over) == [(2, 5, "otter"), (1, 8, None)]
    assert ends(replace(over, match=None)) == [(None, None, None)] * 2
    assert ends(replace(over, claimed=Seat(0))) == [(1, None, None), (2, None, None)]
