"""Results of finished games, place by place."""

from __future__ import annotations

from bot.store import Store
from bot.store.games.results import FIRST, Census, Results, SeatResult
from bot.store.rows import Row, Status
from tests.bot.store.records import ADA, BRUNO, CELINA, GUILD, OTHER, chair, ended, table

HERE, ELSEWHERE, ALONE = (GUILD, 0), (OTHER, 0), (None, 77)


async def test_results_come_in_the_order_of_their_ends_and_each_place_keeps_its_own(store: Store) -> None:
    late = await ended(store, ADA, BRUNO, at=900, scores=(4, 7))
    early = await ended(store, BRUNO, CELINA, at=300, scores=(2, 2), options={"heap": 5})
    same = await ended(store, ADA, BRUNO, at=900, scores=(1, 0))
    there = await ended(store, ADA, BRUNO, at=500, scores=(1, 0), guild=OTHER)
    private = await ended(store, ADA, BRUNO, at=500, scores=(1, 0), guild=None, channel=77)
    await ended(store, ADA, BRUNO, at=500, scores=(1, 0), guild=None, channel=78)
    await ended(store, ADA, BRUNO, at=400, scores=(1, 0), sealed=800)
    await table(store, ADA, BRUNO)
    results = Results(store)
    found = await results.after(HERE, FIRST)
    assert [each.id for each in found] == [early.id, late.id, same.id]
    assert (found[0].kind, found[0].options, found[0].ended) == ("pebbles", {"heap": 5}, 300)
    assert found[1].chairs == (
        SeatResult(0, ADA, "Ada", None, None, 2, 4),
        SeatResult(1, BRUNO, "Bruno", None, None, 1, 7),
    )
    assert [each.id for each in await results.after(HERE, (900, late.id))] == [same.id]
    assert [each.id for each in await results.after(HERE, (300, early.id))] == [late.id, same.id]
    assert [each.id for each in await results.after(ELSEWHERE, FIRST)] == [there.id]
    assert [each.id for each in await results.after(ALONE, FIRST)] == [private.id]


async def test_a_census_counts_games_and_the_people_that_are_known(store: Store) -> None:
    await ended(store, ADA, BRUNO, at=300, scores=(1, 0))
    left = (chair(0, ADA, rank=1, score=3), chair(1, BRUNO, resigned=CELINA, rank=2, score=1))
    await table(store, chairs=left, status=Status.OVER, ended=400)
    assert await Results(store).census(HERE) == Census(2, 4, 1)
    assert await Results(store).census(ELSEWHERE) == Census(0, 0, 0)


async def test_what_was_reckoned_is_kept_place_by_place(store: Store) -> None:
    results = Results(store)
    for where, kept in ((HERE, b"old"), (HERE, b"here"), (ELSEWHERE, b"there"), (ALONE, b"alone")):
        await results.keep(where, kept)
    assert [await results.reckoned(where) for where in (HERE, ELSEWHERE, ALONE, (None, 78))] == [
        b"here",
        b"there",
        b"alone",
        None,
    ]


async def test_a_person_reads_their_results_of_one_game(store: Store) -> None:
    own = await ended(store, ADA, BRUNO, at=300, scores=(1, 0))
    await ended(store, BRUNO, CELINA, at=400, scores=(1, 0))
    await ended(store, ADA, BRUNO, at=500, scores=(1, 0), kind="magpies")
    await ended(store, ADA, BRUNO, at=600, scores=(1, 0), guild=OTHER)
    found = await Results(store).of_person(HERE, ADA, "pebbles")
    assert [each.id for each in found] == [own.id]
    assert [each.person for each in found[0].chairs] == [ADA, BRUNO]


async def test_only_what_a_person_was_waited_for_counts_as_a_wait(store: Store) -> None:
    rows = (
        Row(1, None, "@open", 50, "", 100),
        Row(2, 0, "pick", 51, "", 200, 11, ADA),
        Row(3, 0, "pick", None, "", 300, 12, ADA),
        Row(4, 0, "@undo 1", 52, "", 300),
        Row(5, 1, "pick", 53, "", 400, 13, BRUNO),
    )
    await table(store, ADA, BRUNO, rows=rows, moment=5)
    await table(store, ADA, BRUNO, rows=(Row(1, 0, "take", 61, "", 200, 21, ADA),), kind="magpies")
    await table(store, ADA, BRUNO, rows=(Row(1, 0, "take", 62, "", 200, 31, ADA),), guild=OTHER)
    results = Results(store)
    assert await results.waits(HERE, ADA) == {"pebbles": [11], "magpies": [21]}
    assert await results.waits(HERE, BRUNO) == {"pebbles": [13]}
