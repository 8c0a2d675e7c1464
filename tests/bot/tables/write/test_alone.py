"""A bot that has its file to itself: it asks the database nothing that it knows, and is wrong in nothing for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from bot.store import Store
from bot.tables import Venue
from bot.tables.log.mapping import to_record
from bot.tables.write.cache import Awake
from engine.errors import Stale
from engine.saved_match import save_match
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, GROVE, MEADOW, House


@contextmanager
def said(store: Store) -> Iterator[list[str]]:
    """Yield a list of the statements the store sends meanwhile, transactions included: the first words of each."""
    found: list[str] = []

    def hear(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        found.append(" ".join(statement.split()[:3]))

    event.listen(store.engine.sync_engine, "before_cursor_execute", hear)
    yield found
    event.remove(store.engine.sync_engine, "before_cursor_execute", hear)


@pytest.mark.file
async def test_a_move_is_one_transaction_of_four_statements(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.act(table, ADA, "pick pebble")
    with said(home.store) as statements:
        here = await home.tables.at(GROVE.channel)
        assert here is not None
        await home.act(here, ADA, "pick pebble")
    assert [each.split()[0] for each in statements] == ["BEGIN", "UPDATE", "INSERT", "UPDATE", "UPDATE"]


async def test_looking_at_a_table_asks_the_database_nothing(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.at(GROVE.channel)
    with said(home.store) as statements:
        assert await home.tables.at(GROVE.channel) is await home.tables.table(table.id)
    assert statements == []


async def test_many_tables_are_kept_packed_and_go_on_as_they_were(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home.tables._cache, "_awake", Awake(2, home.tables._cache._packed))
    places = [Venue(500 + number, GROVE.guild) for number in range(6)]
    tables = [await home.playing(ADA, BRUNO, place=place) for place in places]
    moved = [(await home.act(table, ADA, "pick pebble")).table for table in tables]
    with said(home.store) as statements:
        for place, before in zip(places, moved, strict=True):
            here = await home.tables.at(place.channel)
            assert here is not None
            assert before.match is not None
            assert here.match is not None
            assert (to_record(here), save_match(here.match)) == (to_record(before), save_match(before.match))
            assert (here.ask_moments, here.preferences) == (before.ask_moments, before.preferences)
    assert statements == []
    after = (await home.act(moved[0], ADA, "pick pebble")).table
    for table in tables[1:]:
        await home.tables.table(table.id)
    assert (await home.tables.table(after.id)).moment == moved[0].moment + 1


async def test_an_older_reading_takes_the_place_of_no_newer_one_whether_that_is_packed_or_not(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await home.playing(ADA, BRUNO)
    after = (await home.act(table, ADA, "pick pebble")).table
    cache = home.tables._cache
    cache.put(table)
    assert (await home.tables.table(table.id)).moment == after.moment
    monkeypatch.setattr(cache, "_awake", Awake(1, cache._packed))
    cache.put(after)
    await home.playing(ADA, BRUNO, place=MEADOW)
    cache.put(table)
    assert (await home.tables.table(table.id)).moment == after.moment
    cache.drop(table.id)
    assert (await home.tables.table(table.id)).moment == after.moment


@pytest.mark.file
async def test_a_card_is_recorded_in_one_transaction_of_two_statements(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.cards.record(table.id, 1, GROVE.channel, 500)
    with said(home.store) as statements:
        assert await home.tables.cards.record(table.id, 2, GROVE.channel, 501) == 500
        assert await home.tables.cards.card(table.id) == 501
    assert [each.split()[0] for each in statements] == ["BEGIN", "UPDATE", "INSERT"]
    assert await home.tables.cards.stale_messages() == [(GROVE.channel, 500)]


async def test_an_older_moment_is_not_recorded_over_a_newer_one(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.cards.record(table.id, 3, GROVE.channel, 500)
    assert await home.tables.cards.record(table.id, 2, GROVE.channel, 501) == 501
    assert await home.tables.cards.card(table.id) == 500
    assert await home.tables.cards.stale_messages() == [(GROVE.channel, 501)]


async def test_a_press_that_comes_again_is_answered_again_also_where_it_would_be_refused_now(
    home: House,
) -> None:
    table = await home.playing(ADA, BRUNO)
    first = await home.tables.act(table.id, ADA, "pick pebble", 777, table.moment)
    again = await home.tables.act(table.id, ADA, "pick pebble", 777, table.moment)
    assert (again.repeated, again.told) == (True, first.told)
    with pytest.raises(Stale):
        await home.tables.act(table.id, ADA, "pick pebble", 778, table.moment)
    assert len(await home.store.rows(table.id)) == first.table.moment


async def test_a_press_that_comes_again_and_could_be_made_again_is_not(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    first = await home.tables.act(table.id, ADA, "pick pebble", 777)
    again = await home.tables.act(table.id, ADA, "pick pebble", 777)
    assert (again.repeated, again.table.moment) == (True, first.table.moment)


async def test_an_interaction_of_another_table_does_not_excuse_a_refusal(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    other = await home.playing(CELINA, DOROTA, place=MEADOW)
    await home.tables.act(other.id, CELINA, "pick pebble", 777)
    with pytest.raises(Stale):
        await home.tables.act(table.id, ADA, "pick pebble", 777, 1)


async def test_what_people_set_and_forget_is_known_at_once(home: House) -> None:
    assert (await home.tables.preferences.get(ADA.id)).pings == "each"
    await home.tables.preferences.set(ADA.id, pings="digest")
    assert (await home.tables.preferences.get(ADA.id)).pings == "digest"
    await home.tables.privacy.forget(ADA)
    assert (await home.tables.preferences.get(ADA.id)).pings == "each"


async def test_a_new_lobby_takes_the_place_of_a_game_that_is_over(home: House) -> None:
    table = await home.lobby(ADA)
    await home.tables.cancel(table.id, ADA, home.next)
    assert await home.tables.at(GROVE.channel) is None
    following = await home.lobby(BRUNO)
    found = await home.tables.at(GROVE.channel)
    assert found is not None
    assert found.id == following.id
