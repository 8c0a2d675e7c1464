"""Tables in lists, in the order in which people want them."""

from __future__ import annotations

from bot.store import Store
from bot.store.games.cards import CardStore
from bot.store.games.listings import ListedRow, Listings
from bot.store.rows import Status
from tests.bot.store.records import ADA, BRUNO, GUILD, OTHER, chair, table


async def test_the_lobbies_of_a_server_are_listed_the_newest_first_with_their_messages(store: Store) -> None:
    first = await table(store, ADA, status=Status.LOBBY, started=None)
    second = await table(store, BRUNO, status=Status.LOBBY, started=None)
    await table(store, ADA, status=Status.LOBBY, started=None, guild=OTHER)
    await table(store, ADA, status=Status.PLAYING)
    await CardStore(store).record(first.id, 1, first.channel, 77)
    listings = Listings(store)
    assert await listings.lobbies(GUILD, 9) == [ListedRow(second.id), ListedRow(first.id, 77)]
    assert await listings.lobbies(GUILD, 1) == [ListedRow(second.id)]


async def test_those_that_wait_for_a_person_come_first_and_the_most_urgent_before_all(store: Store) -> None:
    idle = await table(store, ADA, BRUNO)
    waiting = await table(store, chairs=(chair(0, ADA, since=300),))
    longer = await table(store, chairs=(chair(0, ADA, since=200),))
    urgent = await table(store, chairs=(chair(0, ADA, since=400, deadline=900),))
    most = await table(store, chairs=(chair(0, ADA, since=400, deadline=800),))
    stood_in = await table(store, chairs=(chair(0, ADA, since=100, computer="greedy"),))
    await table(store, ADA, status=Status.OVER, ended=5)
    await table(store, BRUNO)
    await CardStore(store).record(urgent.id, 1, urgent.channel, 78)
    listed = await Listings(store).of_person(ADA, 9)
    assert [row[:2] for row in listed[:4]] == [
        (most.id, None),
        (urgent.id, 78),
        (longer.id, None),
        (waiting.id, None),
    ]
    assert {row.game for row in listed[4:]} == {idle.id, stood_in.id}
    assert await Listings(store).of_person(ADA, 2) == listed[:2]


async def test_players_are_called_to_a_lobby_once(store: Store) -> None:
    one, two = await table(store, ADA, status=Status.LOBBY), await table(store, ADA, status=Status.LOBBY)
    listings = Listings(store)
    assert [await listings.call(game.id, 5) for game in (one, one, two)] == [True, False, True]
