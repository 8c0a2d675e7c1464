"""After a backup is put back, every table goes on above all that was given out."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.store import Store
from bot.store.games.epoch import IDS, Issued, begin_epoch
from bot.store.rows import RESTORE
from tests.bot.store.records import ADA, BRUNO, ended, table

NOW = datetime(2026, 4, 1, tzinfo=UTC)
SECONDS = int(NOW.timestamp())


async def moment_of(store: Store, game: int) -> int:
    found = await store.game(game)
    assert found is not None
    return found[0].moment


async def test_tables_that_go_on_do_so_above_what_was_given_and_say_so_in_their_log(store: Store) -> None:
    live, over = await table(store, ADA, BRUNO), await ended(store, ADA, BRUNO, at=300, scores=(1, 0))
    await begin_epoch(store, Issued(moment=7, ids={}), NOW)
    assert await moment_of(store, live.id) == SECONDS
    assert await moment_of(store, over.id) == over.moment
    last = (await store.rows(live.id))[-1]
    assert (last.seq, last.action, last.at) == (SECONDS, RESTORE, SECONDS * 1000)
    assert len(await store.rows(over.id)) == 1


async def test_a_later_moment_than_now_is_gone_beyond(store: Store) -> None:
    live = await table(store, ADA, BRUNO)
    ahead = await table(store, ADA, BRUNO, moment=SECONDS + 900)
    await begin_epoch(store, Issued(moment=SECONDS + 500, ids={}), NOW)
    assert await moment_of(store, live.id) == SECONDS + 501
    assert await moment_of(store, ahead.id) == SECONDS + 901


async def test_new_tables_have_ids_that_were_never_given(store: Store) -> None:
    first = await table(store, ADA, BRUNO)
    await begin_epoch(store, Issued(moment=7, ids={"games": first.id + 500}), NOW)
    second = await table(store, ADA, BRUNO)
    assert second.id == first.id + 500 + IDS + 1
    await begin_epoch(store, Issued(moment=7, ids={}), NOW)
    assert (await table(store, ADA, BRUNO)).id > second.id + IDS
