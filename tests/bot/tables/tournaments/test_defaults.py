"""Games of a tournament that are lost by default: claimed, left to a computer where none may stand in, or given up by several."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.tables import Table
from bot.tables.model.errors import NotOffered
from bot.tables.pairing.model import WIN, Meeting, PairingForm, Round
from bot.tables.pairing.standings import standings
from bot.tables.tournaments.model import Tournament
from engine.text import Seat
from tests.bot.tables.house import EVERYBODY, Calendar, House, file_at, house
from tests.bot.tables.tournaments.test_tournaments import FRIDA, Square, begun, tables_of


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def home(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), now=calendar) as found:
        yield found


async def points(home: House, made: Tournament, table: Table) -> list[tuple[str, int, bool]]:
    """Return by seat who played at a table, their points, and whether they have lost by default."""
    after = await home.tables.tournaments.get(made.id)
    [pairing] = [each for each in after.pairings if each.game == table.id]
    worth = {line.player: line.points for line in after.standings}
    lost = pairing.defaults or []
    return [(after.entrant(each).name, worth[each], each in lost) for each in pairing.players]


async def test_a_claimed_win_is_a_win_and_the_other_has_lost_by_default(
    home: House, calendar: Calendar
) -> None:
    square = Square()
    made = await begun(home, square, form="robin", late="nothing")
    table = (await tables_of(home, made))[0]
    late, other = table.chairs
    calendar.now += timedelta(hours=72)
    person = EVERYBODY[other.person or 0]
    await home.tables.votes.claim(table.id, person, late.seat, home.next)
    await home.tables.runner.run_due(square)
    assert await points(home, made, table) == [(late.name, 0, True), (other.name, WIN, False)]


@pytest.mark.parametrize("stand_in", [True, False])
async def test_who_is_replaced_where_nobody_stands_in_has_lost_by_default(
    home: House, *, stand_in: bool
) -> None:
    square = Square()
    made = await begun(home, square, "magpies", form="robin", stand_in=stand_in)
    table = (await tables_of(home, made))[0]
    alarm = home.tables.tournaments.alarm
    alarm.reset()
    await home.tables.guilds.take_out(table.id, Seat(0), home.next)
    assert alarm._rung.is_set()
    await home.tables.runner.run_due(square)
    out, other = table.chairs
    after = await home.tables.table(table.id)
    assert after.live == stand_in
    assert after.chairs[0].person == (out.person if stand_in else None)
    assert after.claimed == (None if stand_in else other.seat)
    board = await home.tables.leaderboards.board(table.place, "magpies", 9)
    if not stand_in:
        assert await points(home, made, table) == [(out.name, 0, True), (other.name, WIN, False)]
    rated = [] if stand_in else [(other.person, 1), (out.person, 0)]
    assert [(career.person, career.tally.won) for career in board.careers] == rated


@pytest.mark.parametrize("how", ["a manager", "the deadline", "a computer's moves"])
async def test_who_loses_by_the_rules_of_a_tournament_is_told_so_by_a_letter(
    home: House, calendar: Calendar, how: str
) -> None:
    """In the game they see it only where they look."""
    square = Square()
    late = "forfeit" if how == "the deadline" else "computer"
    made = await begun(
        home,
        square,
        "magpies",
        form="robin",
        pace="quick",
        late=late,
        lenience=1,
        stand_in=how != "a manager",
    )
    table = (await tables_of(home, made))[0]
    [out, *_] = table.awaiting
    if how == "a manager":
        await home.tables.guilds.take_out(table.id, out.seat, home.next)
    else:
        assert out.clock.deadline is not None
        calendar.now = out.clock.deadline
        if late == "computer":
            await home.tables.scheduler._timeout._move(table.id, out.seat, calendar.now)
    await home.tables.runner.run_due(square)
    assert out.person not in {chair.person for chair in (await home.tables.table(table.id)).chairs}
    owed = await home.tables.letters.owed()
    assert "forfeited" in {each.kind for each in owed if (each.game, each.seat) == (table.id, out.seat)}
    said = [event.text.key for told in await home.tables.history(table.id) for event in told.events]
    assert "told-forfeited" in said
    assert "told-resigned" not in said


@pytest.mark.parametrize("how", ["a manager", "a vote", "who has left the server"])
async def test_the_seat_of_who_is_replaced_at_a_table_of_a_tournament_is_kept_for_them(
    home: House, calendar: Calendar, how: str
) -> None:
    """Whoever took it would let them lose by default, and play on in a result that is not theirs."""
    made = await begun(home, Square(), "magpies", form="robin", seats=4, stand_in=True, late="nothing")
    [table] = await tables_of(home, made)
    [waited, *others] = [EVERYBODY[chair.person or 0] for chair in table.chairs]
    assert table.awaiting[0].seat == 0
    votes = home.tables.votes
    if how == "a manager":
        after = (await home.tables.guilds.take_out(table.id, Seat(0), home.next)).table
    else:
        calendar.now += timedelta(days=30)
        if how == "a vote":
            asked = (await votes.ask_replace(table.id, others[0], Seat(0), home.next)).table.vote
        else:
            asked = (await votes.left_server(table.id, Seat(0))).table.vote
        assert asked is not None
        agree = others[:2] if asked.by is None else others[1:2]
        for person in agree:
            await votes.grant(table.id, person, asked.moment, home.next)
        after = await home.tables.table(table.id)
    assert (after.chairs[0].computer, after.chairs[0].offered) == ("greedy", None)
    with pytest.raises(NotOffered):
        await home.tables.seats.take(table.id, FRIDA, Seat(0), home.next)
    back = await home.tables.seats.come_back(table.id, waited, home.next)
    assert back.table.chairs[0].mover == waited.id


@pytest.mark.parametrize("is_agreed", [True, False])
async def test_nobody_forfeits_while_the_others_decide_on_taking_moves_back(
    home: House, calendar: Calendar, *, is_agreed: bool
) -> None:
    """The clock of whoever is late then would count moves that may be taken back."""
    square = Square()
    made = await begun(home, square, heap=2, form="robin", pace="quick", late="forfeit")
    table = (await tables_of(home, made))[0]
    first, late = table.chairs
    moved, waited = EVERYBODY[first.person or 0], EVERYBODY[late.person or 0]
    for line in ("pick pebble", "pick turn"):
        table = (await home.tables.act(table.id, moved, line, home.next)).table
    vote = (await home.tables.votes.ask_undo(table.id, moved, home.next)).table.vote
    assert vote is not None
    deadline = table.chairs[late.seat].clock.deadline
    assert deadline is not None
    calendar.now = deadline + timedelta(minutes=1)
    alarm = home.tables.tournaments.alarm
    alarm.reset()
    assert await home.tables.runner.run_due(square) is None
    assert (await home.tables.table(table.id)).vote == vote
    alarm._at = calendar.now + timedelta(days=1)
    answer = home.tables.votes.grant if is_agreed else home.tables.votes.refuse
    await answer(table.id, waited, vote.moment, home.next)
    assert alarm._rung.is_set()
    await home.tables.runner.run_due(square)
    after = await home.tables.table(table.id)
    assert after.chairs[late.seat].person == (late.person if is_agreed else None)


async def test_two_who_both_let_their_time_pass_share_no_point(home: House, calendar: Calendar) -> None:
    square = Square()
    made = await begun(home, square, "magpies", form="robin", pace="quick", late="forfeit")
    table = (await tables_of(home, made))[0]
    calendar.now += timedelta(hours=2)
    await home.tables.runner.run_due(square)
    assert [(worth, is_lost) for _, worth, is_lost in await points(home, made, table)] == [(0, True)] * 2


def test_who_has_lost_by_default_has_no_point_whoever_else_has() -> None:
    meeting = Meeting((5, 6, 7, 8), (1, 2, 3, 3), defaults=(7, 8))
    assert meeting.points == (WIN, 2 * WIN // 3, 0, 0)
    lines = standings([5, 6, 7, 8], [Round((meeting,))], PairingForm.ROBIN)
    assert {line.player: line.points for line in lines} == {5: WIN, 6: 2 * WIN // 3, 7: 0, 8: 0}
    assert Meeting((5, 6)).points == ()


async def test_a_game_that_both_agree_to_end_is_level(home: House) -> None:
    square = Square()
    made = await begun(home, square, form="robin")
    table = (await tables_of(home, made))[0]
    one, other = (EVERYBODY[chair.person or 0] for chair in table.chairs)
    vote = (await home.tables.votes.abandon(table.id, one, home.next)).table.vote
    assert vote is not None
    await home.tables.votes.grant(table.id, other, vote.moment, home.next)
    await home.tables.runner.run_due(square)
    assert [(worth, is_lost) for _, worth, is_lost in await points(home, made, table)] == [
        (WIN // 2, False)
    ] * 2


async def test_who_moves_at_the_last_moment_gives_nothing_up(home: House, calendar: Calendar) -> None:
    """The table that was looked at is older than the move."""
    square = Square()
    made = await begun(home, square, "magpies", form="robin", pace="quick", late="forfeit")
    table = (await tables_of(home, made))[0]
    quick = table.chairs[0]
    assert quick.clock.deadline is not None
    calendar.now = quick.clock.deadline
    await home.act(table, EVERYBODY[quick.person or 0], table.legal(quick.person).actions[0])
    after = await home.tables.runner._forfeit(table, square)
    assert [chair.resigned is not None for chair in after.chairs] == [False, True]
    assert [change.table.id for change in square.shown if change.table.moment == after.moment] == [table.id]
