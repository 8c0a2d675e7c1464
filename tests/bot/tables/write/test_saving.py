"""Nothing acknowledged is lost, nothing is applied twice, and what is at hand is what is in the file."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from bot.store import Store
from bot.store.errors import Failed
from bot.store.rows import GameRecord
from bot.tables import Status, Table, Tables, Venue
from bot.tables.log.rows import holding
from bot.tables.model.errors import Closing, NoTable
from engine.chance import Chance
from engine.errors import Sealed, Stale
from engine.match import Match
from engine.saved_match import save_match
from engine.text import Seat, say
from tests.bot.databases import prepared
from tests.bot.tables.house import ADA, BRUNO, CELINA, EVERYBODY, House, file_at, house
from tests.engine.toys import toy


async def stored(home: House, table_id: int) -> tuple[int, str]:
    """Return the moment and the digest that are in the file."""
    found = await home.store.game(table_id)
    rows = await home.store.rows(table_id)
    assert found is not None
    assert found[0].moment == len(rows)
    return len(rows), rows[-1].digest


async def seen(home: House, table_id: int) -> tuple[int, str]:
    """Return the moment and the digest that people see."""
    table = await home.tables.table(table_id)
    assert table.match is not None
    return table.moment, table.match.digest


@contextmanager
def told_first(store: Store, statement: str) -> Iterator[None]:
    """Begin every transaction with `statement` until the block ends."""

    def tell(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    event.listen(store.engine.sync_engine, "begin", tell, insert=True)
    yield
    event.remove(store.engine.sync_engine, "begin", tell)


@pytest.mark.parametrize("game", ["pebbles", "magpies"])
@pytest.mark.parametrize("number", range(3))
async def test_the_log_comes_to_the_table_whatever_people_do(home: House, game: str, number: int) -> None:
    chance = Chance(f"people {number}".encode())
    table = await home.playing(ADA, BRUNO, game=game)
    requests: list[Any] = []
    while table.status is Status.PLAYING and len(requests) < 80:
        person = EVERYBODY[table.awaiting[chance.below(len(table.awaiting))].person or 0]
        action, interaction = chance.choice(table.legal(person.id).actions), home.next
        with suppress(Sealed):
            if chance.below(4) == 0:
                change = await home.tables.undo(table.id, person, interaction)
            else:
                change = await home.tables.act(table.id, person, action, interaction, table.moment)
            requests.append((person, action, interaction, change))
            table = change.table
        if requests:
            person, action, interaction, change = chance.choice(requests)
            again = await home.tables.act(table.id, person, action, interaction, 0)
            assert (again.repeated, again.told, again.taken_back) == (True, change.told, change.taken_back)
    rows = await home.store.rows(table.id)
    assert table.match is not None
    played: Match[Any] = Match.new(table.game, table.options, table.seats, table.secret)
    for row in holding(rows):
        played.play(Seat(row.seat or 0), table.game.grammar.read(row.action))
    assert played.digest == table.match.digest == rows[-1].digest


async def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO, game="magpies", level="random", rounds=3)
        before = (await home.act(table, ADA, table.legal(ADA.id).actions[0])).table
    async with house(file_at(tmp_path), first=100) as home:
        await home.tables.resume()
        after = await home.tables.table(table.id)
        assert before.match is not None
        assert after.match is not None
        assert save_match(after.match) == save_match(before.match)
        same = (
            "id",
            "place",
            "host",
            "language",
            "status",
            "options",
            "seats",
            "chairs",
            "moment",
            "created",
        )
        for name in (*same, "started", "ended", "notice", "commitment"):
            assert getattr(after, name) == getattr(before, name), name


async def test_two_processes_over_one_file_agree(tmp_path: Path) -> None:
    url = file_at(tmp_path)
    async with house(url) as one, house(url, first=1000) as other:
        table = await one.playing(ADA, BRUNO)
        assert (await other.tables.table(table.id)).moment == table.moment
        await one.act(table, ADA, "pick pebble")
        with pytest.raises(Stale):
            await other.act(table, ADA, "pick pebble")
        change = await other.tables.act(table.id, ADA, "pick turn", other.next)
        assert (await one.tables.table(table.id)).moment == change.table.moment
        await one.tables.act(table.id, BRUNO, "pick pebble", 5000)
        assert (await other.tables.act(table.id, BRUNO, "pick pebble", 5000)).repeated


async def test_of_two_processes_that_write_at_once_one_wins(tmp_path: Path) -> None:
    url = file_at(tmp_path)
    async with house(url) as one, house(url, first=1000) as other:
        table = await one.playing(ADA, BRUNO, heap=300)
        for _ in range(10):
            answers = await asyncio.gather(
                one.act(table, ADA, "pick pebble"),
                other.act(table, ADA, "pick pebble"),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Change", "Stale"]
            table = await one.tables.table(table.id)
        unhurried = [at.tables.act(table.id, ADA, "pick pebble", at.next) for at in (one, other)]
        first, second = await asyncio.gather(*unhurried)
        assert abs(first.table.moment - second.table.moment) == 1
        assert await seen(one, table.id) == await seen(other, table.id) == await stored(one, table.id)


async def test_one_press_that_reaches_two_processes_counts_once(tmp_path: Path) -> None:
    url = file_at(tmp_path)
    async with house(url) as one, house(url) as other:
        table = await one.playing(ADA, BRUNO)
        presses = [at.tables.act(table.id, ADA, "pick pebble", 777, table.moment) for at in (one, other)]
        answers = await asyncio.gather(*presses)
        assert sorted(answer.repeated for answer in answers) == [False, True]
        assert (await one.tables.table(table.id)).moment == table.moment + 1


async def test_a_press_that_another_process_applies_before_the_last_try_is_answered_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = file_at(tmp_path)
    async with house(url) as one, house(url, first=1000) as other:
        table = await one.playing(ADA, BRUNO, heap=30)
        append, presses = one.store.append, iter([other.next, other.next, 777])

        async def append_late(*args: Any) -> None:
            if (press := next(presses, None)) is not None:
                await other.tables.act(table.id, ADA, "pick pebble", press)
            await append(*args)

        monkeypatch.setattr(one.store, "append", append_late)
        change = await one.tables.act(table.id, ADA, "pick pebble", 777)
        assert (change.repeated, change.table.moment) == (True, table.moment + 3)
        assert [told.action for told in change.told] == ["pick pebble"]
        assert len(await one.store.rows(table.id)) == change.table.moment


async def test_a_computer_that_another_process_lets_move_meanwhile_moves_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = file_at(tmp_path)
    async with house(url) as one, house(url, first=1000) as other:
        table = await one.playing(ADA, level="random", heap=200)
        table = (await one.act(table, ADA, "pick pebble")).table
        append, calls = one.store.append, itertools.count()

        async def append_late(*args: Any) -> None:
            if next(calls) == 1:
                await other.tables.go_on(table.id)
            await append(*args)

        monkeypatch.setattr(one.store, "append", append_late)
        change = await one.act(table, ADA, "pick turn")
        assert change.table.awaiting[0].person == ADA.id
        assert await seen(one, table.id) == await seen(other, table.id) == await stored(one, table.id)
        turns = [row.seat for row in await one.store.rows(table.id) if row.action == "pick turn"]
        assert turns == [0, 1]


@contextmanager
def at_event(store: Store, number: int, then: Callable[[], object]) -> Iterator[None]:
    """Call `then` when the database is about to do thing number `number`: a statement or a commit."""
    things = itertools.count()

    def about_to(*_: Any) -> None:
        if next(things) == number:
            then()

    for name in ("before_cursor_execute", "commit"):
        event.listen(store.engine.sync_engine, name, about_to)
    yield
    for name in ("before_cursor_execute", "commit"):
        event.remove(store.engine.sync_engine, name, about_to)


async def cancel_at(
    home: House,
    table: Table,
    interaction: int,
    number: int | None,
    whom: Callable[[asyncio.Task[Any]], set[Any]],
) -> None:
    """Cancel the request of a move at event `number`, or before it begins, and wait until what it began is over."""
    me, loop = asyncio.current_task(), asyncio.get_running_loop()
    task: asyncio.Task[Any] = asyncio.create_task(home.tables.act(table.id, ADA, "pick pebble", interaction))

    def cancel() -> None:
        if not task.done():
            for other in whom(task) - {me}:
                other.cancel()

    if number is None:
        cancel()
    # What goes on when the task is over must not lose the listeners meanwhile.
    with at_event(home.store, -1 if number is None else number, lambda: loop.call_soon_threadsafe(cancel)):
        await asyncio.wait([task])
        await home.tables.close()


async def has_happened(home: House, table: Table, interaction: int) -> bool:
    """Ask for the move again; return whether it had happened. It is whole and at hand, or was not there."""
    before = await stored(home, table.id)
    change = await home.tables.act(table.id, ADA, "pick pebble", interaction)
    assert await seen(home, table.id) == await stored(home, table.id)
    assert (await stored(home, table.id))[0] == before[0] + (not change.repeated)
    return change.repeated


async def happened_where_cancelled(
    tmp_path: Path, moments: Iterable[int | None], whom: Callable[[asyncio.Task[Any]], set[Any]]
) -> list[bool]:
    """Return for each of these events whether a move that is cancelled there has happened, as the next process finds it."""
    url, found = file_at(tmp_path), list[bool]()
    async with house(url) as home:
        table = await home.playing(ADA, BRUNO)
    for count, moment in enumerate(moments, 1):
        async with house(url, first=1000 * count) as home:
            await home.tables.table(table.id)
            await cancel_at(home, table, 1000 * count, moment, whom)
        async with house(url, first=1000 * count + 500) as home:
            found.append(await has_happened(home, table, 1000 * count))
    return found


class Slow(Store):
    """A store that reads a table only after something else has happened."""

    meanwhile: Awaitable[object]

    async def game(self, game_id: int) -> tuple[GameRecord, str | None] | None:
        await self.meanwhile
        return await super().game(game_id)


async def test_a_press_that_another_process_applies_in_the_middle_of_looking_is_answered_again(
    home: House, tmp_path: Path
) -> None:
    table = await home.playing(ADA, BRUNO)
    store = await Slow.open(prepared(file_at(tmp_path)))
    assert isinstance(store, Slow)
    store.meanwhile = home.tables.act(table.id, ADA, "pick pebble", 777)
    tables = Tables(store, find=toy)
    change = await tables.act(table.id, ADA, "pick pebble", 777, table.moment)
    assert (change.repeated, change.table.moment) == (True, table.moment + 1)
    await tables.close()
    await store.close()


async def test_each_table_has_a_secret_of_its_own_as_long_as_its_hash(tmp_path: Path) -> None:
    store = await Store.open(prepared(file_at(tmp_path)))
    tables = Tables(store, find=toy)
    opened = [
        await tables.open(Venue(number, 10), ADA, "pebbles", {}, None, "en", number) for number in (1, 2)
    ]
    assert [len(change.table.secret) for change in opened] == [32, 32]
    assert opened[0].table.secret != opened[1].table.secret
    await tables.close()
    await store.close()


async def test_a_move_goes_to_its_end_when_who_asked_for_it_is_gone(tmp_path: Path) -> None:
    assert await happened_where_cancelled(tmp_path, range(10), lambda task: {task}) == [True] * 10


async def test_a_move_in_a_process_that_is_ended_happens_or_does_not(tmp_path: Path) -> None:
    happened = await happened_where_cancelled(tmp_path, [None, *range(10)], lambda _: asyncio.all_tasks())
    assert set(happened) == {False, True}
    assert happened == sorted(happened), "from some event on it is too late to stop it"


async def test_who_leaves_while_waiting_for_the_table_asks_for_nothing(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    first, second = [asyncio.create_task(home.act(table, ADA, "pick pebble")) for _ in range(2)]
    with at_event(home.store, 0, partial(asyncio.get_running_loop().call_soon_threadsafe, second.cancel)):
        await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert (await stored(home, table.id))[0] == table.moment + 1


async def test_closing_waits_for_what_has_begun_and_begins_nothing_more(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        task = asyncio.create_task(home.act(table, ADA, "pick pebble"))
        waiting = [
            asyncio.create_task(home.tables.act(table.id, ADA, "pick pebble", home.next)) for _ in range(2)
        ]
        for _ in range(4):
            await asyncio.sleep(0)
        task.cancel()
        await home.tables.close()
        for each in waiting:
            with pytest.raises(Closing):
                await each
        assert (await stored(home, table.id))[0] == table.moment + 1
        with pytest.raises(Closing):
            await home.act(table, ADA, "pick pebble")
        with pytest.raises(Closing):
            await home.lobby(CELINA)


@pytest.mark.file
async def test_a_full_disk_is_told_and_nothing_is_half_done(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=400)
    with told_first(home.store, "PRAGMA max_page_count = 1"):
        interaction, table = await until_refused(home, table)
    assert await seen(home, table.id) == await stored(home, table.id)
    assert (await stored(home, table.id))[0] == table.moment
    with told_first(home.store, "PRAGMA max_page_count = 1000000"):
        change = await home.tables.act(table.id, ADA, "pick pebble", interaction)
    assert (change.repeated, change.table.moment) == (False, table.moment + 1)


async def until_refused(home: House, table: Table) -> tuple[int, Table]:
    """Pick pebbles until the file is full; return the interaction that could not be saved, and the table before it."""
    for _ in range(380):
        interaction = home.next
        try:
            table = (await home.tables.act(table.id, ADA, "pick pebble", interaction)).table
        except Failed:
            return interaction, table
    raise AssertionError("the file never got full")


@pytest.mark.file
async def test_a_file_that_somebody_keeps_locked_is_told(
    home: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await home.playing(ADA, BRUNO)
    other = sqlite3.connect(tmp_path / "grovekeeper.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with told_first(home.store, "PRAGMA busy_timeout = 5"):
        with pytest.raises(Failed) as refused:
            await home.act(table, ADA, "pick pebble")
        assert refused.value.text == say("table-not-saved")
        assert "database is locked" in caplog.text
        assert (await seen(home, table.id))[0] == table.moment
        other.execute("ROLLBACK")
        assert (await home.act(table, ADA, "pick pebble")).table.moment == table.moment + 1
    other.close()


async def test_looking_does_not_wait_for_a_move(home: House, tmp_path: Path) -> None:
    table = await home.playing(ADA, BRUNO)
    other = sqlite3.connect(tmp_path / "grovekeeper.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    move = asyncio.create_task(home.act(table, ADA, "pick pebble"))
    looks = [await home.tables.table(table.id) for _ in range(5)]
    assert all(look is table for look in looks)
    assert not move.done()
    other.execute("ROLLBACK")
    other.close()
    assert (await move).table.moment == table.moment + 1


class Gone(Store):
    """A store from which a table is taken just before it is read."""

    async def game(self, game_id: int) -> tuple[GameRecord, str | None] | None:
        return None


async def test_a_table_that_is_gone_before_it_is_read_is_not_found(home: House, tmp_path: Path) -> None:
    table = await home.playing(ADA, BRUNO)
    store = await Gone.open(prepared(file_at(tmp_path)))
    tables = Tables(store, find=toy)
    with pytest.raises(NoTable):
        await tables.table(table.id)
    await tables.close()
    await store.close()


async def test_many_who_look_at_once_load_a_table_once(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
    async with house(file_at(tmp_path)) as home:
        looks = await asyncio.gather(*(home.tables.table(table.id) for _ in range(10)))
        assert len({id(look) for look in looks}) == 1
