"""Tournaments as they stand in the database: each change is made where it is expected, and once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.store import Store
from bot.store.competitions.tournaments import (
    CANCELLED,
    OPEN,
    OVER,
    RUNNING,
    EntrantRecord,
    PairingRecord,
    TournamentRecord,
    TournamentStore,
)
from bot.store.errors import Moved, Taken
from tests.bot.store.records import ADA, BRUNO, CELINA, GUILD, table

FIRST = TournamentRecord(
    id=0,
    channel=2**51,
    guild=GUILD,
    host=ADA,
    language="pl",
    kind="pebbles",
    options={"heap": 5},
    form="swiss",
    seats=2,
    rounds=3,
    pace="daily",
    late="computer",
    status=OPEN,
    seed="5eed",
    round=0,
    told=0,
    interaction=50,
    created=100,
)


async def opened(store: Store, **values: Any) -> TournamentRecord:
    record = replace(FIRST, **values)
    return replace(record, id=await TournamentStore(store).open(record))


async def test_what_is_written_is_read(store: Store) -> None:
    found, tournaments = await opened(store), TournamentStore(store)
    assert await tournaments.join(found.id, BRUNO, "Bruno")
    assert await tournaments.join(found.id, ADA, "Ada")
    assert not await tournaments.join(found.id, ADA, "Ada again")
    people = (EntrantRecord(0, BRUNO, "Bruno", False), EntrantRecord(1, ADA, "Ada", False))
    assert await tournaments.read(found.id) == (found, people, ())
    assert await tournaments.read(found.id + 1) is None


async def test_the_same_interaction_opens_one_and_a_channel_has_one(store: Store) -> None:
    found, tournaments = await opened(store), TournamentStore(store)
    assert await tournaments.open(FIRST) == found.id
    with pytest.raises(Taken):
        await opened(store, interaction=51)
    other = await opened(store, interaction=52, channel=FIRST.channel + 1)
    assert other.id != found.id
    assert await tournaments.at(FIRST.channel) == found.id
    assert await tournaments.at(FIRST.channel + 1) == other.id
    assert await tournaments.at(FIRST.channel + 2) is None


async def test_a_cancelled_one_makes_room(store: Store) -> None:
    first, tournaments = await opened(store), TournamentStore(store)
    assert await tournaments.advance(first, CANCELLED)
    assert await tournaments.at(FIRST.channel) is None
    second = await opened(store, interaction=51)
    assert await tournaments.at(FIRST.channel) == second.id


async def test_who_leaves_before_the_beginning_never_joined_and_later_plays_no_further(store: Store) -> None:
    found, tournaments = await opened(store), TournamentStore(store)
    for person, name in ((ADA, "Ada"), (BRUNO, "Bruno"), (CELINA, "Celina")):
        await tournaments.join(found.id, person, name)
    assert await tournaments.leave(found.id, BRUNO)
    assert not await tournaments.leave(found.id, BRUNO)
    assert await tournaments.advance(found, RUNNING, [PairingRecord(1, 0, [0, 2])])
    assert await tournaments.leave(found.id, CELINA)
    assert not await tournaments.leave(found.id, CELINA)
    whole = await tournaments.read(found.id)
    assert whole is not None
    assert whole[1] == (EntrantRecord(0, ADA, "Ada", False), EntrantRecord(2, CELINA, "Celina", True))
    with pytest.raises(Moved):
        await tournaments.join(found.id, BRUNO, "Bruno")
    with pytest.raises(Moved):
        await tournaments.configure(found.id, rounds=5)


async def test_what_is_agreed_changes_while_it_is_open(store: Store) -> None:
    found, other = await opened(store), await opened(store, interaction=51, channel=7)
    await TournamentStore(store).configure(found.id, rounds=5, options={"heap": 9})
    whole, beside = [await TournamentStore(store).read(each.id) for each in (found, other)]
    assert whole is not None
    assert whole[0] == replace(found, rounds=5, options={"heap": 9})
    assert beside is not None
    assert beside[0] == other


async def test_a_round_begins_once(store: Store) -> None:
    found, tournaments = await opened(store), TournamentStore(store)
    rounds = [PairingRecord(1, 0, [0, 1]), PairingRecord(1, 1, [2], points=3)]
    assert await tournaments.advance(found, RUNNING, rounds)
    assert not await tournaments.advance(found, RUNNING, rounds)
    whole = await tournaments.read(found.id)
    assert whole is not None
    now, _, pairings = whole
    assert now == replace(found, status=RUNNING, round=1)
    assert list(pairings) == rounds
    assert await tournaments.advance(now, OVER)
    whole = await tournaments.read(found.id)
    assert whole is not None
    assert (whole[0].status, whole[0].round) == (OVER, 1)


async def test_a_pairing_has_one_table_and_its_result_is_noted_there_alone(store: Store) -> None:
    found, tournaments = await opened(store), TournamentStore(store)
    one, two = PairingRecord(1, 0, [0, 1]), PairingRecord(1, 1, [2, 3], is_final=True)
    await tournaments.advance(found, RUNNING, [one, two])
    game = await table(store, ADA, BRUNO, also=TournamentStore.seats_game(found.id, one))
    with pytest.raises(Moved):
        await table(store, ADA, BRUNO, also=TournamentStore.seats_game(found.id, one))
    await tournaments.note(found.id, one, channel=77, places=[2, 1])
    whole = await tournaments.read(found.id)
    assert whole is not None
    assert whole[2] == (replace(one, channel=game.channel, game=game.id, places=[2, 1]), two)


async def test_those_are_unfinished_that_run_or_of_whose_end_nobody_was_told(store: Store) -> None:
    tournaments, ids = TournamentStore(store), {}
    for number, (status, told) in enumerate(
        [(OPEN, 0), (RUNNING, 1), (RUNNING, 9), (OVER, 1), (OVER, 2), (CANCELLED, 0)]
    ):
        found = await opened(store, status=status, round=1, interaction=60 + number, channel=number)
        await tournaments.note_told(found.id, told)
        ids[found.id] = (status, told)
    assert [ids[each] for each in await tournaments.unfinished()] == [(RUNNING, 1), (RUNNING, 9), (OVER, 1)]
