"""The promises of the store to its callers."""

from __future__ import annotations

import asyncio
import traceback
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store
from bot.store.errors import Moved, Taken
from bot.store.games.cards import CardStore
from bot.store.games.notices import Notices
from bot.store.games.orders import OrderRecord, OrderStore
from bot.store.rows import NOWHERE, GameRecord, Row, SeatRecord, Seen, Status
from bot.store.schema import forks, guilds, snapshots

ADA = SeatRecord(0, 2**63 - 1, "Ada", None, None, since=2**41, bank=1, deadline=2**42)
BRUNO = SeatRecord(1, None, "Komputer 1 🦔", "greedy", 7)

GAME = GameRecord(
    id=0,
    channel=2**62,
    guild=None,
    kind="pebbles",
    version=1,
    options={"heap": 12, "names": ["Ż", None]},
    seats=2,
    seed="5eed5eed",
    host=1,
    language="pl",
    status=Status.LOBBY,
    moment=1,
    due=False,
    created=1_800_000_000_000,
    started=None,
    ended=None,
    chairs=(ADA,),
    pace="daily",
    at_deadline="vote",
    motion=None,
)


def row(seq: int, interaction: int | None = None, action: str = "@open") -> Row:
    return Row(seq, None, action, interaction, "", 1_800_000_000_000 + seq)


async def test_what_is_written_is_read(store: Store) -> None:
    game = await store.start(GAME, row(1, 50))
    assert await store.game(game.id) == (replace(GAME, id=game.id), None)
    after = replace(
        game, moment=2, status=Status.PLAYING, due=True, started=5, chairs=(ADA, BRUNO), options={"heap": 3}
    )
    await store.append(game, after, row(2, 51, "@start"), "the table")
    assert await store.game(game.id) == (after, "the table")
    assert await store.rows(game.id) == [row(1, 50), row(2, 51, "@start")]
    assert await store.playing() == [(game.id, "pebbles", 1, True)]
    assert await store.played() == [game.id]


async def test_only_the_newest_snapshot_is_kept(store: Store) -> None:
    game = await store.start(GAME, row(1))
    for moment in range(2, 6):
        after = replace(game, moment=moment)
        await store.append(game, after, row(moment), f"table {moment}")
        game = after
    async with store.engine.connect() as connection:
        found = await connection.execute(select(snapshots.c.seq, snapshots.c.table))
        assert [tuple(row) for row in found] == [(5, "table 5")]


async def test_nothing_is_written_where_the_log_has_gone_on(store: Store) -> None:
    game = await store.start(GAME, row(1))
    first = replace(game, moment=2, language="en")
    await store.append(game, first, row(2), None)
    with pytest.raises(Moved):
        await store.append(game, replace(game, moment=2, host=9, chairs=(BRUNO,)), row(2), "lost")
    assert await store.game(game.id) == (first, None)


async def test_nothing_is_written_of_an_interaction_that_is_known(store: Store) -> None:
    game = await store.start(GAME, row(1, 50))
    with pytest.raises(Moved):
        await store.append(game, replace(game, moment=2, host=9), row(2, 50), "lost")
    assert await store.game(game.id) == (game, None)
    assert await store.seen(game.id, 50) == Seen(moment=1, seq=1)
    assert await store.seen(game.id, 51) == Seen(moment=1, seq=None)
    assert await store.seen(99, 50) is None
    assert (await store.game_of(50), await store.game_of(51)) == (game.id, None)


async def test_a_channel_has_one_live_table(store: Store) -> None:
    game = await store.start(GAME, row(1, 50))
    with pytest.raises(Taken) as taken:
        await store.start(replace(GAME, status=Status.PLAYING), row(1, 51))
    assert "unique" in (told := "".join(traceback.format_exception(taken.value))).lower()
    assert GAME.seed not in told
    assert await store.game_of(51) is None
    await store.append(game, replace(game, moment=2, status=Status.ABANDONED, ended=9), row(2), None)
    other = await store.start(GAME, row(1, 52))
    assert other.id > game.id


async def test_a_new_table_with_a_known_interaction_leaves_nothing(store: Store) -> None:
    await store.start(GAME, row(1, 50))
    with pytest.raises(Moved):
        await store.start(replace(GAME, channel=3), row(1, 50))
    assert await store.at(3) is None
    assert (await store.start(replace(GAME, channel=3), row(1, 51))).channel == 3


async def test_the_games_that_wait_for_somebody_come_with_the_nearest_deadline_first(store: Store) -> None:
    """Games without a deadline come last, and among them first the one whose player has waited for longest."""
    waits = {1: (5, None), 2: (4, 90), 3: (3, None), 4: (2, 30), 5: (1, 60)}
    for channel, (since, deadline) in waits.items():
        chair = replace(ADA, since=since, deadline=deadline)
        await store.start(replace(GAME, channel=channel, chairs=(chair,)), row(1))
    assert ADA.person is not None
    assert [each.channel for each in await Notices(store).waiting(ADA.person)] == [4, 5, 2, 3, 1]


async def test_a_table_that_was_over_long_ago_and_was_never_shown_is_not_behind(store: Store) -> None:
    ended = await store.start(GAME, row(1))
    await store.append(ended, replace(ended, moment=2, status=Status.ABANDONED, ended=9), row(2), None)
    live = await store.start(GAME, row(1))
    assert await CardStore(store).behind(9) == [live.id]
    assert await CardStore(store).behind(8) == [ended.id, live.id]


async def test_of_two_who_change_an_order_they_read_one_does(store: Store) -> None:
    game, orders = await store.start(GAME, row(1)), OrderStore(store)
    given = OrderRecord(0, game.id, 0, 1, {"steps": 3}, 9)
    given = replace(given, id=await orders.give(given))
    after = replace(given, plan={"steps": 2})
    assert await orders.change(given, after)
    assert not await orders.change(given, replace(given, plan={"steps": 1}))
    assert not await orders.change(given, None)
    assert await orders.get(given.id) == after


async def test_a_table_does_not_come_back_to_a_channel_that_another_one_holds(store: Store) -> None:
    game = await store.start(GAME, row(1))
    paused = replace(game, moment=2, status=Status.PAUSED)
    await store.append(game, paused, row(2), None)
    await store.start(GAME, row(1))
    with pytest.raises(Taken):
        await store.append(paused, replace(paused, moment=3, status=Status.PLAYING), row(3), None)
    assert await store.game(game.id) == (paused, None)


async def test_tables_are_found_by_where_they_are_and_how_they_stand(store: Store) -> None:
    async def begun(**values: Any) -> int:
        return (await store.start(replace(GAME, **values), row(1))).id

    lobby = await begun(channel=5, guild=8)
    first, second = [await begun(channel=5, guild=8, status=Status.PAUSED) for _ in range(2)]
    elsewhere = await begun(channel=6, guild=8, status=Status.PLAYING)
    over = await begun(channel=7, guild=9, status=Status.OVER, started=3)
    adrift, later = [await begun(channel=NOWHERE, guild=8, status=Status.PAUSED) for _ in range(2)]
    await begun(channel=NOWHERE, guild=8, status=Status.ABANDONED)
    await begun(channel=NOWHERE, guild=8, status=Status.PAUSED, chairs=(BRUNO,))
    assert await store.paused(5) == [second, first]
    assert await store.paused(6) == []
    assert ADA.person is not None
    assert await store.adrift(ADA.person) == [later, adrift]
    assert await store.adrift(1) == []
    assert await store.live(channel=5) == [lobby, first, second]
    assert await store.live(guild=8, channel=6) == [elsewhere]
    assert await store.live(guild=9) == []
    assert await store.at(5) == (lobby, 1)
    assert await store.at(7) == (over, 1)
    assert await store.at(4) is None
    assert await store.played() == [over]


async def test_the_live_table_of_a_channel_comes_before_the_latest_that_was_started_there(
    store: Store,
) -> None:
    old, new = [await store.start(replace(GAME, status=Status.OVER, started=at), row(1)) for at in (9, 3)]
    assert await store.at(GAME.channel) == (new.id, 1)
    lobby = await store.start(GAME, row(1))
    later = await store.start(replace(GAME, status=Status.PAUSED, started=4), row(1))
    assert await store.at(GAME.channel) == (lobby.id, 1)
    await store.append(lobby, replace(lobby, moment=2, status=Status.ABANDONED, ended=9), row(2), None)
    assert await store.at(GAME.channel) == (later.id, 1)
    assert await store.played() == [old.id, new.id, later.id]


async def test_seats_come_and_go_and_change(store: Store) -> None:
    game = await store.start(GAME, row(1))
    for seq, chairs in enumerate([(ADA, BRUNO), (replace(ADA, bank=None), BRUNO), (BRUNO,), ()], 2):
        after = replace(game, moment=seq, chairs=chairs)
        await store.append(game, after, row(seq), None)
        game = after
        assert await store.game(game.id) == (after, None)


async def test_what_was_looked_at_ahead_goes_with_the_end_of_its_game(store: Store) -> None:
    game, other = await store.start(GAME, row(1)), await store.start(replace(GAME, channel=3), row(1))
    async with store.writing() as connection:
        rows = [{"person": each.id, "game": each.id, "seq": 1, "table": "{}"} for each in (game, other)]
        await connection.execute(insert(forks), rows)
    after = replace(game, moment=2)
    await store.append(game, after, row(2), None)
    assert await store.scalars(select(forks.c.game).order_by(forks.c.game)) == [game.id, other.id]
    await store.append(after, replace(after, moment=3, status=Status.OVER, ended=9), row(3), None)
    assert await store.scalars(select(forks.c.game)) == [other.id]


async def test_what_else_is_written_with_a_change_is_taken_back_with_it(store: Store) -> None:
    async def also(connection: AsyncConnection) -> None:
        await connection.execute(insert(guilds).values(id=5, settings={}))
        if fails:
            raise Moved

    game, fails = await store.start(GAME, row(1)), True
    with pytest.raises(Moved):
        await store.append(game, replace(game, moment=2), row(2), "lost", also)
    assert await store.game(game.id) == (game, None)
    fails = False
    await store.append(game, replace(game, moment=2), row(2), None, also)
    assert await store.scalars(select(guilds.c.id)) == [5]


async def test_nothing_belongs_to_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await CardStore(store).record(99, 1, 2, 3)


async def test_who_is_called_off_in_the_middle_gives_the_connection_back_before_all_are_closed(
    store: Store,
) -> None:
    inside = asyncio.Event()

    async def reading() -> None:
        async with store.reading():
            inside.set()
            await asyncio.Event().wait()

    closed = asyncio.Event()
    event.listen(store.engine.sync_engine, "close", lambda *_: closed.set())
    task = asyncio.create_task(reading())
    await inside.wait()
    task.cancel()
    await store.close()
    assert closed.is_set()
