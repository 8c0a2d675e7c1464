"""The challenge of the day as it stands in the database."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import Store
from bot.store.competitions.challenge import ChallengeStore, Finished
from bot.store.errors import Moved
from bot.store.rows import Row, Status
from tests.bot.store.records import ADA, BRUNO, CELINA, GUILD, NAMES, OTHER, chair, table

TODAY, YESTERDAY = 738_000, 737_999
IN_TIME = 1000


async def attempt(store: Store, person: int, day: int, score: int, *, at: int = 500, **values: Any) -> int:
    """Write an attempt that has ended with this score, and in time; return its table."""
    known: dict[str, Any] = {"status": "over", "ended": at, "sealed": IN_TIME, "seats": 1, "guild": None}
    chairs = values.pop("chairs", (chair(0, person, rank=1, score=score),))
    game = await table(store, chairs=chairs, also=ChallengeStore.attempt(person, day), **known | values)
    return game.id


async def test_the_secret_is_drawn_once(store: Store) -> None:
    challenges = ChallengeStore(store)
    assert await challenges.secret(lambda: b"first") == b"first"
    assert await challenges.secret(lambda: b"second") == b"first"
    assert await ChallengeStore(store).secret(lambda: b"third") == b"first"


async def test_everybody_has_one_attempt_a_day(store: Store) -> None:
    challenges = ChallengeStore(store)
    first = await attempt(store, ADA, TODAY, 5)
    with pytest.raises(Moved):
        await attempt(store, ADA, TODAY, 9)
    other, earlier = await attempt(store, BRUNO, TODAY, 4), await attempt(store, ADA, YESTERDAY, 3)
    assert [
        await challenges.table_of(*each) for each in ((ADA, TODAY), (BRUNO, TODAY), (ADA, YESTERDAY))
    ] == [
        first,
        other,
        earlier,
    ]
    assert await challenges.table_of(CELINA, TODAY) is None
    assert await challenges.table_of(BRUNO, YESTERDAY) is None


async def test_a_board_shows_the_results_of_whoever_entered_it_the_best_first(store: Store) -> None:
    challenges = ChallengeStore(store)
    ada, bruno, celina = [
        await attempt(store, person, TODAY, score, at=at)
        for person, score, at in ((ADA, 7, 500), (BRUNO, 9, 600), (CELINA, 7, 400))
    ]
    await attempt(store, ADA, YESTERDAY, 99)
    for person in (ADA, BRUNO):
        for _ in range(2):
            await challenges.enter(GUILD, person)
    await challenges.enter(OTHER, CELINA)
    assert await challenges.board(GUILD, TODAY) == [
        Finished(BRUNO, NAMES[BRUNO], TODAY, bruno, 1, 9, 600),
        Finished(ADA, NAMES[ADA], TODAY, ada, 1, 7, 500),
    ]
    assert [each.game for each in await challenges.board(OTHER, TODAY)] == [celina]
    assert await challenges.board(OTHER, YESTERDAY) == []
    await challenges.enter(GUILD, CELINA)
    assert [each.person for each in await challenges.board(GUILD, TODAY)] == [BRUNO, CELINA, ADA], (
        "the earlier first"
    )


async def test_only_what_was_played_to_its_end_in_time_is_a_result(store: Store) -> None:
    challenges = ChallengeStore(store)
    await attempt(store, ADA, TODAY, 5, at=IN_TIME)
    await attempt(store, ADA, TODAY + 1, 5, status=Status.ABANDONED)
    await attempt(store, ADA, TODAY + 2, 5, status=Status.PLAYING, ended=None)
    await attempt(store, ADA, TODAY + 3, 5, chairs=(chair(0, ADA),))
    in_time = await attempt(store, ADA, TODAY + 4, 5, at=IN_TIME - 1)
    await attempt(store, BRUNO, TODAY, 5)
    assert [each.game for each in await challenges.of(ADA)] == [in_time]


async def test_an_attempt_that_is_refused_leaves_no_table(store: Store) -> None:
    await attempt(store, ADA, TODAY, 5, rows=(Row(1, None, "@open", 50, "", 100),))
    with pytest.raises(Moved):
        await attempt(store, ADA, TODAY, 6, rows=(Row(1, None, "@open", 51, "", 100),))
    assert await store.game_of(50) is not None
    assert await store.game_of(51) is None
