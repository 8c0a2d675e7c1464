"""Notices that are due by the clock, and those already given: claimed once, and given back where nothing was sent."""

from __future__ import annotations

from sqlalchemy import event

from bot.store import Store
from bot.store.games.cards import CardStore
from bot.store.games.notices import (
    ENFORCED,
    LATE,
    SOON,
    TURN,
    WEEK,
    Digest,
    Notice,
    Notices,
    Said,
    Waiting,
    key_of,
)
from bot.store.rows import Row, Status
from bot.store.settings.preferences import PreferencesStore
from tests.bot.store.records import ADA, BRUNO, CELINA, GUILD, chair, table


async def test_what_is_due_is_told_by_its_clock(store: Store) -> None:
    asleep = await table(store, chairs=(chair(0, ADA, since=100, waking=300),))
    timed = await table(
        store, chairs=(chair(0, None), chair(1, BRUNO, since=100, reminder=400, deadline=500))
    )
    await table(store, chairs=(chair(0, ADA, since=100, deadline=50, computer="greedy"),))
    notices = Notices(store)
    turn, soon = Notice(asleep.id, 0, TURN, 100), Notice(timed.id, 1, SOON, 500)
    late = Notice(timed.id, 1, LATE, 500)
    assert (await notices.due(299)).reminders == []
    assert (await notices.due(300)).reminders == [turn]
    assert (await notices.due(400)).reminders == [turn, soon]
    assert (await notices.due(500)).reminders == [turn, soon, late]
    assert [await notices.next(now) for now in (0, 300, 400, 500)] == [50, 400, 500, 100 + WEEK]
    assert await notices.timed() == sorted([asleep.id, timed.id, timed.id + 1])


async def test_all_that_is_due_is_found_as_it_is_at_one_moment(store: Store) -> None:
    begun: list[object] = []
    event.listen(store.engine.sync_engine, "begin", begun.append)
    await Notices(store).due(500)
    assert len(begun) == 1


async def test_a_notice_is_claimed_once_and_only_while_it_is_waited_for(store: Store) -> None:
    game = await table(store, chairs=(chair(0, ADA, since=100, reminder=400, deadline=500),))
    notices, notice = Notices(store), Notice(game.id, 0, SOON, 500)
    assert not await notices.claim(Notice(game.id, 0, SOON, 501), 400)
    assert not await notices.claim(Notice(game.id, 1, SOON, 500), 400)
    assert [await notices.claim(notice, 400) for _ in range(2)] == [True, False]
    assert (await notices.due(450)).reminders == []
    assert (await notices.due(0)).unsent == [Said(notice, 400, None, None)]
    await notices.unclaim(notice)
    assert (await notices.due(450)).reminders == [notice]
    assert await notices.claim(notice, 410)
    await notices.note([notice], 5, 77)
    assert (await notices.due(0)).unsent == []
    assert (await notices.due(499)).stale == []
    assert (await notices.due(500)).stale == [Said(notice, 410, 5, 77)]
    await notices.end([notice])
    assert (await notices.due(500)).stale == []


async def test_what_is_decided_against_is_neither_unsent_nor_due(store: Store) -> None:
    game = await table(store, chairs=(chair(0, ADA, since=100, deadline=500),))
    notices, notice = Notices(store), Notice(game.id, 0, LATE, 500)
    assert await notices.claim(notice, 500, gone=True)
    assert (await notices.due(0)).unsent == []
    assert (await notices.due(600)).reminders == []


async def test_a_deadline_passes_once_at_tables_that_do_something_then(store: Store) -> None:
    voting, moving = [
        await table(store, chairs=(chair(0, ADA, since=1, deadline=500),), at_deadline=each)
        for each in ("vote", "computer")
    ]
    notices = Notices(store)
    assert (await notices.due(499)).votes == []
    (found,) = (await notices.due(500)).votes
    assert found == Notice(voting.id, 0, ENFORCED, 500)
    assert await notices.claim(found, 500)
    assert (await notices.due(500)).votes == []
    assert [each.game for each in (await notices.due(500)).turns] == [moving.id]


async def test_the_games_that_wait_for_somebody_come_the_most_urgent_first(store: Store) -> None:
    calm = await table(store, chairs=(chair(0, ADA, since=300),))
    urgent = await table(store, chairs=(chair(0, ADA, since=400, deadline=900),), guild=None)
    await table(store, chairs=(chair(0, ADA),))
    await table(store, chairs=(chair(0, ADA, since=100, computer="greedy"),))
    paused = await table(store, ADA, status=Status.PAUSED)
    await CardStore(store).record(calm.id, 1, calm.channel, 77)
    notices = Notices(store)
    assert await notices.waiting(ADA) == [
        Waiting("pebbles", "en", None, urgent.channel, None, 400, 900, urgent.id),
        Waiting("pebbles", "en", GUILD, calm.channel, 77, 300, None, calm.id),
    ]
    assert await notices.waiting(BRUNO) == []
    tables = await notices.tables_of(ADA)
    assert sorted(tables) == [calm.id, urgent.id, urgent.id + 1, paused.id]


async def test_a_daily_message_is_claimed_once_and_then_due_the_next_day(store: Store) -> None:
    for person, digest in ((ADA, 500), (BRUNO, 900), (CELINA, None)):
        await PreferencesStore(store).change(person, lambda _, digest=digest: ({}, digest))  # type: ignore[misc]
    notices = Notices(store)
    assert (await notices.due(499)).digests == []
    assert await notices.next(0) == 500
    due = Digest(ADA, 500, False)
    assert (await notices.due(500)).digests == [due]
    assert [await notices.claim_digest(due) for _ in range(2)] == [True, False]
    assert (await notices.due(500)).digests == [Digest(ADA, 500, True)]
    await notices.end_digest(due, 1500)
    assert (await notices.due(1000)).digests == [Digest(BRUNO, 900, False)]
    assert {*(await notices.due(1500)).digests} == {Digest(ADA, 1500, False), Digest(BRUNO, 900, False)}


async def test_the_log_is_asked_for_one_row(store: Store) -> None:
    game, other = await table(store, ADA), await table(store, ADA)
    assert await Notices(store).is_in_log(game.id, "@open")
    assert not await Notices(store).is_in_log(game.id, "@pause")
    assert not await Notices(store).is_in_log(other.id + 1, "@open")


async def test_a_reminder_is_unanswered_until_somebody_has_moved_there(store: Store) -> None:
    moved = Row(2, 0, "pick pebble", None, "", 450, person=ADA)
    by_computer = Row(3, 1, "pick pebble", None, "", 900)
    told = Row(1, None, "@open", None, "", 100)
    game = await table(
        store,
        rows=(told, moved, by_computer),
        chairs=(
            chair(0, ADA, since=100, deadline=600),
            chair(1, BRUNO, since=100, deadline=600),
            chair(2, CELINA, since=100, deadline=600),
        ),
    )
    notices = Notices(store)
    for seat, at in ((0, 400), (0, 460), (1, 400), (1, 500)):
        notice = Notice(game.id, seat, SOON if at < 450 else LATE, 600)
        assert await notices.claim(notice, at)
        await notices.note([notice], 5, 70 + seat)
    assert await notices.claim(Notice(game.id, 2, SOON, 600), 400), "no message of it is known"
    assert await notices.unanswered(game.id, 399) == {0: 460, 1: 500}
    assert await notices.unanswered(game.id, 460) == {1: 500}
    assert await notices.unanswered(game.id, 500) == {}
    assert await notices.unanswered(game.id + 1, 0) == {}


async def test_a_reminder_is_answered_by_a_move_of_that_very_moment(store: Store) -> None:
    moved = Row(1, 0, "pick pebble", None, "", 400, person=ADA)
    game = await table(store, rows=(moved,), chairs=(chair(0, ADA, since=100, deadline=600),))
    notices, notice = Notices(store), Notice(game.id, 0, SOON, 600)
    assert await notices.claim(notice, 400)
    await notices.note([notice], 5, 70)
    assert await notices.unanswered(game.id, 0) == {}


async def test_the_weekly_list_is_for_those_whose_games_wait_without_a_deadline(store: Store) -> None:
    notices = Notices(store)
    for person, since, deadline in ((ADA, 500, None), (BRUNO, 501, None), (CELINA, 500, 900)):
        await table(store, chairs=(chair(0, person, since=since, deadline=deadline),))
    await table(store, chairs=(chair(0, ADA, since=400),))
    await table(store, chairs=(chair(0, BRUNO, since=400),), status=Status.PAUSED)
    await table(store, chairs=(chair(0, BRUNO, since=400, computer="greedy"),))
    assert (await notices.due(WEEK + 499)).neglected == [ADA]
    assert (await notices.due(WEEK + 500)).neglected == [ADA]
    assert (await notices.due(WEEK + 501)).neglected == [ADA, BRUNO]
    assert await notices.claim_list(ADA, 700, 500)
    assert not await notices.claim_list(ADA, 701, 699)
    assert (await notices.due(WEEK + 699)).neglected == [BRUNO]
    assert (await notices.due(WEEK + 700)).neglected == [ADA, BRUNO]
    assert await notices.claim_list(ADA, 900, 700)
    assert (await notices.due(WEEK + 899)).neglected == [BRUNO]


async def test_who_gets_a_daily_message_gets_no_weekly_list(store: Store) -> None:
    await table(store, chairs=(chair(0, ADA, since=500),))
    await PreferencesStore(store).change(ADA, lambda _: ({}, 900))
    assert (await Notices(store).due(WEEK + 500)).neglected == []
    assert await Notices(store).claim_list(ADA, 700, 500), "but for what they have asked for meanwhile"


def test_a_notice_has_a_key_of_its_own_the_same_at_each_try() -> None:
    keys = {Notice(1, seat, kind, at).key for seat in (0, 1) for kind in (SOON, LATE) for at in (5, 6)}
    assert len(keys) == 8
    assert {len(key) for key in keys} == {24}
    assert Notice(1, 0, SOON, 5).key == key_of(1, 0, SOON, 5)


async def test_who_was_told_by_a_list_is_told_no_more_and_a_list_that_may_be_sent_is_looked_for(
    store: Store,
) -> None:
    game = await table(store, chairs=(chair(0, ADA, since=100, reminder=400, deadline=500),))
    notices, notice = Notices(store), Notice(game.id, 0, SOON, 500)
    assert await notices.claim(notice, 410, is_listed=True)
    (said,) = (await notices.due(0)).unsent
    assert (said.is_listed, said.claimed, said.message) == (True, 410, None)
    assert said.key == key_of(game.id, SOON, 410)
    assert not Said(notice, 410, 5, None).is_listed
    assert not Said(notice, 410, None, None).is_listed
    await notices.end_listed([notice])
    assert (await notices.due(0)).unsent == []
    assert (await notices.due(600)).reminders == [Notice(game.id, 0, LATE, 500)]
    assert (await notices.due(10**6)).stale == [], "a list is not taken back"


async def test_who_was_asked_for_a_vote_and_has_done_nothing_there_since_is_known(store: Store) -> None:
    def rows(*acts: tuple[int | None, str, int | None, int]) -> tuple[Row, ...]:
        return tuple(
            Row(number, seat, action, interaction, "", at)
            for number, (seat, action, interaction, at) in enumerate(acts, 1)
        )

    chairs = (chair(0, ADA), chair(1, BRUNO), chair(2, CELINA))
    busy = rows((1, "pick pebble", 901, 990), (0, "pick pebble", 902, 990))
    await table(store, rows=busy, chairs=chairs)
    asks = rows(
        (2, "@ask pause 0", 903, 300),
        (2, "@clock @ask replace 1", 904, 400),
        (0, "pick pebble", 905, 400),
        (1, "pick pebble", None, 500),
        (1, "@asking", 906, 200),
    )
    game = await table(store, rows=asks, chairs=chairs)
    notices = Notices(store)
    assert await notices.asked(game.id, 0) == {1: 400}, "Ada has moved, and Celina has asked herself"
    assert await notices.asked(game.id, 399) == {1: 400}
    assert await notices.asked(game.id, 400) == {}
    assert await notices.asked(game.id - 1, 0) == {}
