"""Errands that nobody asks for: each is found for the shards that a process looks after, and by one process alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace

from bot.store import Store
from bot.store.competitions.tournaments import RUNNING, TournamentStore
from bot.store.games.cards import CardStore
from bot.store.games.letters import Letter, LetterStore, owing
from bot.store.games.notices import LATE, WEEK, DueNow, Notice, Notices
from bot.store.games.orders import OrderRecord, OrderStore
from bot.store.rows import SeatRecord
from bot.store.settings.preferences import PreferencesStore
from bot.store.shards import ALL, SHIFT, Shards
from tests.bot.store.competitions.test_tournaments import opened
from tests.bot.store.records import table

NOW = 2 * WEEK
HALVES = tuple(Shards.of(2, (number,)) for number in (0, 1))


async def _fill(store: Store, number: int) -> None:
    """Put into the server of a shard one of everything that waits for somebody who looks after it."""
    guild = number << SHIFT
    person = guild + 7

    seat = SeatRecord(0, person, "Ada", None, None, since=100)
    late = replace(seat, waking=150, reminder=200, deadline=300)
    games = [
        await table(store, guild=guild, chairs=(late,), at_deadline="computer", lapses=300, due=True),
        await table(store, guild=guild, chairs=(late,), at_deadline="vote"),
        await table(store, guild=guild, chairs=(seat,)),
    ]
    first, second, third = games
    notices = Notices(store)
    assert await notices.claim(Notice(first.id, 0, LATE, 300), 400)
    assert await notices.claim(Notice(second.id, 0, LATE, 300), 400)
    await OrderStore(store).give(OrderRecord(0, third.id, 0, person, {}, 9))
    await CardStore(store).record(second.id, 1, second.channel, 1000 + number)
    await CardStore(store).mark_stale(second.channel, [2000 + number])
    write = owing([Letter(first.id, 1, 0, "ended")], None)
    assert write is not None
    async with store.writing() as connection:
        await write(connection)
    await opened(store, channel=guild + 9, guild=guild, status=RUNNING, interaction=50 + number)
    await PreferencesStore(store).change(guild + 8, lambda _: ({"pings": "digest"}, 300))


async def _found(store: Store) -> Mapping[str, Sequence[object]]:
    """Return the answers to each question that a process asks of itself."""
    due = await Notices(store).due(NOW)
    cards = CardStore(store)
    return {
        **{field.name: getattr(due, field.name) for field in fields(DueNow)},
        "timed": await Notices(store).timed(),
        "letters": await LetterStore(store).owed(),
        "tournaments": await TournamentStore(store).unfinished(),
        "orders": await OrderStore(store).all(),
        "playing": await store.playing(),
        "behind": await cards.behind(0),
        "since": await cards.since(0),
        "stale messages": await cards.stale_messages(),
    }


async def test_each_shard_has_what_is_its_own_and_nothing_of_another_one(store: Store) -> None:
    for number in (0, 1):
        await _fill(store, number)
    found = {}
    for shards in (ALL, *HALVES):
        store.mine = shards
        found[shards] = await _found(store)
    every, one, other = found.values()
    assert {name for name, answers in every.items() if not answers} <= {"stale"}
    for name, answers in every.items():
        assert sorted(map(repr, [*one[name], *other[name]])) == sorted(map(repr, answers)), name
        assert len(one[name]) == len(other[name]), name
