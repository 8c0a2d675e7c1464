"""During the game: moves, undo, resignation, computer players, history."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.tables import Chair, Change, Status, Told, Venue
from bot.tables.model.errors import HasNotStarted, IsOver, NotSeated
from bot.tables.steps.moves import make_evident
from engine.chance import Chance
from engine.errors import Illegal, Malformed, Sealed, Stale
from engine.event import Event
from engine.match import Match
from engine.players import Late, never
from engine.text import Seat, Who, say
from tests.bot.discord.cards.test_every_card import table_of
from tests.bot.tables.house import ADA, BRUNO, CELINA, GROVE, House, file_at, house
from tests.engine.test_bundle import island
from tests.engine.toys.pebbles import Pick


def picked(seat: int, left: int) -> Told:
    return Told(Seat(seat), "pick pebble", (Event(say("pebbles-picked", who=Who(Seat(seat)), left=left)),))


def passed(seat: int) -> Told:
    return Told(Seat(seat), "pick turn", (Event(say("pebbles-passed", who=Who(Seat(seat)))),))


async def test_a_move_changes_the_table_and_tells(home: House) -> None:
    before = await home.playing(ADA, BRUNO)
    change = await home.act(before, ADA, "pick pebble")
    assert change.told == (picked(0, 11),)
    assert change.table.moment == before.moment + 1
    assert change.table.view(None).left == 11  # type: ignore[attr-defined]


async def test_who_has_moved_is_asked_anew_even_where_the_same_can_be_done(home: House) -> None:
    """Or a button that is pressed twice would make two moves."""
    first = (await home.act(await home.playing(ADA, heap=9), ADA, "pick pebble")).table
    second = (await home.act(first, ADA, "pick pebble")).table
    assert second.legal(ADA.id).actions == first.legal(ADA.id).actions
    with pytest.raises(Stale):
        await home.act(first, ADA, "pick pebble")


async def test_a_reading_stays_as_it_is(home: House) -> None:
    before = await home.playing(ADA, BRUNO)
    assert before.match is not None
    digest = before.match.digest
    await home.act(before, ADA, "pick pebble")
    await home.tables.undo(before.id, ADA, home.next)
    await home.tables.resign(before.id, ADA, home.next)
    assert (before.match.digest, before.match.seq, before.chairs[0].person) == (digest, 0, ADA.id)


async def test_a_move_may_be_an_action_or_its_text(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    table = (await home.act(table, ADA, Pick("pebble"))).table
    change = await home.act(table, ADA, "pick turn")
    assert change.told == (passed(0),)


async def test_what_is_refused_changes_nothing(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    refused: list[tuple[type[Exception], Any, Any]] = [
        (NotSeated, CELINA, "pick pebble"),
        (Illegal, BRUNO, "pick pebble"),
        (Illegal, ADA, "pick turn"),
        (Malformed, ADA, "pick"),
        (Malformed, ADA, ""),
        (Malformed, ADA, "@undo 1"),
    ]
    for kind, person, action in refused:
        with pytest.raises(kind):
            await home.act(table, person, action)
    assert await home.tables.table(table.id) is table


async def test_a_finished_game_takes_no_more(home: House) -> None:
    table = await home.to_the_end(await home.playing(ADA, BRUNO, heap=1))
    assert table.status is Status.OVER
    assert table.awaiting == ()
    assert list(table.legal(ADA.id)) == []
    for request in (
        home.tables.act(table.id, ADA, "pick pebble", home.next),
        home.tables.undo(table.id, ADA, home.next),
        home.tables.resign(table.id, ADA, home.next),
    ):
        with pytest.raises(IsOver):
            await request


async def test_an_old_card_is_stale_also_after_an_undo_that_brought_the_same_table_back(home: House) -> None:
    old = await home.playing(ADA, BRUNO)
    await home.act(old, ADA, "pick pebble")
    await home.tables.undo(old.id, ADA, home.next)
    with pytest.raises(Stale):
        await home.act(old, ADA, "pick pebble")


async def test_of_many_presses_on_one_card_exactly_one_counts(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    presses = [home.act(table, ADA, "pick pebble") for _ in range(12)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    kinds = sorted(type(answer).__name__ for answer in answers)
    assert kinds == ["Change"] + ["Stale"] * 11
    assert (await home.tables.table(table.id)).moment == table.moment + 1


async def test_seats_that_choose_at_once_do_not_hinder_each_other(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    moves = [
        home.tables.act(table.id, person, table.legal(person.id).actions[0], home.next)
        for person in (ADA, BRUNO, CELINA)
    ]
    await asyncio.gather(*moves)
    assert [chair.name for chair in (await home.tables.table(table.id)).awaiting] == ["Ada"]


async def test_a_press_that_comes_twice_is_applied_once_and_answered_twice(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    twice = [home.tables.act(table.id, ADA, "pick pebble", 777, table.moment) for _ in range(2)]
    first, again = await asyncio.gather(*twice)
    assert {first.repeated, again.repeated} == {False, True}
    assert first.told == again.told == (picked(0, 11),)
    assert (await home.tables.table(table.id)).moment == table.moment + 1


async def test_it_is_answered_again_when_the_table_has_long_moved_on(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    first = await home.tables.act(table.id, ADA, "pick pebble", 777, table.moment)
    await home.to_the_end(first.table)
    again = await home.tables.act(table.id, ADA, "pick pebble", 777, table.moment)
    assert (again.repeated, again.told, again.taken_back) == (True, first.told, ())
    assert again.table.status is Status.OVER


async def test_an_undo_takes_back_the_own_turn_and_is_answered_the_same_twice(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    for _ in range(3):
        table = (await home.act(table, ADA, "pick pebble")).table
    assert home.tables.undoable(table, ADA.id) == (say("pebbles-pebble"),) * 3
    first, again = [await home.tables.undo(table.id, ADA, 777) for _ in range(2)]
    assert first.taken_back == again.taken_back == (Told(Seat(0), "pick pebble"),) * 3
    assert first.told == again.told
    assert first.told[0].events[0].text == say("told-undone", who=Who(Seat(0)), count=3)
    assert first.table.view(None).left == 12  # type: ignore[attr-defined]
    assert first.table.moment == table.moment + 1
    assert await home.tables.history(table.id) == []


async def test_what_somebody_else_has_seen_or_done_stays(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    table = (await home.act(table, ADA, "pick pebble")).table
    for person in (BRUNO, ADA):
        if person is ADA:
            table = (await home.act(table, ADA, "pick turn")).table
            table = (await home.act(table, BRUNO, "pick pebble")).table
        with pytest.raises(Sealed):
            await home.tables.undo(table.id, person, home.next)
        with pytest.raises(Sealed):
            home.tables.undoable(table, person.id)


async def test_a_computer_player_takes_the_chair_of_one_who_resigns(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=5)
    table = (await home.act(table, ADA, "pick pebble")).table
    first, again = [await home.tables.resign(table.id, ADA, 777) for _ in range(2)]
    chair = first.table.chairs[0]
    assert chair == Chair(Seat(0), "Ada", computer="greedy", resigned=ADA.id)
    said = (Event(say("told-resigned", who=Who(Seat(0)))), Event(say("told-host", who=Who(Seat(1)))))
    assert first.told[0] == Told(Seat(0), "@resign @host 1", said)
    assert first.told == again.told
    assert first.told[1:] == tuple(picked(0, left) for left in (3, 2, 1, 0))
    assert (await home.tables.history(table.id))[1:] == list(first.told)


async def test_who_has_resigned_plays_no_more(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    table = (await home.tables.resign(table.id, BRUNO, home.next)).table
    assert table.seat_of(BRUNO.id) is None
    with pytest.raises(NotSeated):
        await home.tables.act(table.id, BRUNO, "pick pebble", home.next)
    with pytest.raises(NotSeated):
        await home.tables.resign(table.id, BRUNO, home.next)


async def test_without_any_person_left_the_table_is_abandoned(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.resign(table.id, BRUNO, home.next)
    change = await home.tables.resign(table.id, ADA, home.next)
    assert change.table.status is Status.ABANDONED
    assert [told.action for told in change.told] == ["@resign last"]
    assert change.table.seed is not None
    with pytest.raises(IsOver):
        await home.tables.act(table.id, ADA, "pick pebble", home.next)
    assert (await home.lobby(ADA)).place == GROVE


async def test_an_undo_across_somebody_elses_resignation_keeps_the_resignation(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    table = (await home.act(table, ADA, "pick pebble")).table
    await home.tables.resign(table.id, BRUNO, home.next)
    await home.tables.undo(table.id, ADA, home.next)
    assert [told.action for told in await home.tables.history(table.id)] == ["@resign"]


async def test_computer_players_move_at_once_and_are_told_of_in_one_answer(home: House) -> None:
    table = await home.playing(ADA, level="random")
    table = (await home.act(table, ADA, "pick pebble")).table
    change = await home.tables.act(table.id, ADA, "pick turn", 777)
    assert change.told[:2] == (passed(0), picked(1, 10))
    assert change.told[-1] == passed(1) or change.table.status is Status.OVER
    assert change.table.moment == table.moment + len(change.told)
    again = await home.tables.act(table.id, ADA, "pick turn", 777)
    assert (again.repeated, again.told, again.taken_back) == (True, change.told, change.taken_back)


async def test_a_computer_that_chooses_at_once_with_people_does_not_wait_for_them(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies", level="greedy")
    assert [chair.name for chair in table.awaiting] == ["Ada", "Bruno"]


class Stubborn:
    """A computer player with a bug."""

    slow = False

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        raise RuntimeError("no idea")


async def test_a_computer_player_that_fails_does_not_take_the_persons_move_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(file_at(tmp_path), players={"random": Stubborn(), "greedy": Stubborn()}) as home:
        table = await home.playing(ADA, level="random")
        table = (await home.act(table, ADA, "pick pebble")).table
        change = await home.act(table, ADA, "pick turn")
        assert change.told == (passed(0),)
        assert "does not move" in caplog.text
    async with house(file_at(tmp_path), first=100) as home:
        await home.tables.resume()
        table = await home.tables.table(table.id)
        assert [chair.name for chair in table.awaiting] == ["Ada"] or table.status is Status.OVER
        assert table.moment > change.table.moment


async def test_history_is_what_was_told_when_it_happened(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    told: list[Told] = []
    while table.status is Status.PLAYING:
        seat = table.awaiting[0].seat
        person = (ADA, BRUNO)[seat]
        change: Change = await home.act(table, person, table.legal(person.id).actions[-1])
        told += change.told
        table = change.table
    assert await home.tables.history(table.id) == told
    assert any(event.readers for one in told for event in one.events)


async def test_onlookers_see_what_is_public_and_can_do_nothing(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    assert table.view(CELINA.id) == table.view(None) != table.view(ADA.id)
    assert list(table.legal(CELINA.id)) == list(table.legal(None)) == []
    with pytest.raises(HasNotStarted):
        (await home.lobby(CELINA, place=Venue(7))).view(None)


async def test_an_end_that_nobody_saw_is_shown_after_a_start_within_a_day(home: House) -> None:
    table = await home.to_the_end(await home.playing(ADA, BRUNO))
    assert table.ended is not None
    assert await home.tables.behind() == [table]
    later = table.ended + timedelta(days=1)
    home.tables.now = lambda: later
    assert await home.tables.behind() == []


async def test_a_card_that_was_never_posted_or_is_old_is_found_after_a_start(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    assert [found.id for found in await home.tables.behind()] == [table.id]
    assert await home.tables.cards.record(table.id, table.moment, GROVE.channel, 5000) is None
    assert await home.tables.behind() == []
    after = (await home.act(table, ADA, "pick pebble")).table
    assert await home.tables.behind() == [after]
    assert await home.tables.cards.record(table.id, after.moment, GROVE.channel, 5001) == 5000
    assert await home.tables.cards.record(table.id, table.moment, GROVE.channel, 5002) == 5002
    assert await home.tables.cards.record(table.id, after.moment, GROVE.channel, 5003) == 5001


def test_the_only_move_that_does_anything_makes_itself() -> None:
    """Of a power with two ways the one that changes something; nothing that nobody needs to do, such as the use of a power."""
    match = island("embody shadows-flicker-like-flame", "grow 3", "place 1 A8 plays")
    for line in ("play crops-wither-and-fade", "ready"):
        match.play(Seat(0), match.game.grammar.read(line))
    assert make_evident(table_of(match, "en")) is None
    match.play(Seat(0), match.game.grammar.read("use crops-wither-and-fade A8"))
    made = make_evident(table_of(match, "en"))
    assert made is not None
    assert made.action == "choose crops-wither-and-fade-town"
