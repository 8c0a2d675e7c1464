"""Settings of a server, and the people it allows to change things."""

from __future__ import annotations

import pytest

from bot.tables import Status
from bot.tables.model.errors import HasStarted, IsOver, NotAtTable, OnlyHost
from bot.tables.requests.guild_settings import GuildSettings, Member
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, House

ANYBODY, WARDEN, MANAGER = (
    Member({7}, manages=False),
    Member({7, 9}, manages=False),
    Member(set(), manages=True),
)


@pytest.mark.parametrize(
    ("starters", "start", "stop"),
    [
        ("everyone", (True, True, True), (False, False, True)),
        ("role", (False, True, True), (False, True, True)),
        ("managers", (False, False, True), (False, False, True)),
    ],
)
def test_who_may_start_and_who_may_stop(
    starters: str, start: tuple[bool, ...], stop: tuple[bool, ...]
) -> None:
    settled = GuildSettings.model_validate({"starters": starters, "role": 9})
    members = (ANYBODY, WARDEN, MANAGER)
    assert tuple(map(settled.may_start, members)) == start
    assert tuple(map(settled.may_stop, members)) == stop


def test_a_thread_belongs_to_its_channel_and_none_named_is_everywhere() -> None:
    settled = GuildSettings(channels=(5,))
    assert settled.allows({5})
    assert settled.allows({77, 5})
    assert not settled.allows({6})
    assert GuildSettings().allows({6})


async def test_settings_are_kept_one_by_one_and_for_each_server(home: House) -> None:
    servers = home.tables.guilds
    await servers.set(10, language="pl")
    settled = await servers.set(10, channels=[5, 6])
    assert settled == GuildSettings(language="pl", channels=(5, 6)) == await servers.get(10)
    assert await servers.get(20) == await servers.get(None) == GuildSettings()


async def test_a_game_in_which_managers_leave_nobody_who_moves_waits(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.resign(table.id, BRUNO, home.next)
    rests = await home.tables.guilds.take_out(table.id, Seat(0), home.next)
    assert [told.action for told in rests.told] == ["@manage @replace 0 @pause"]
    assert rests.table.status is Status.PAUSED
    taken = await home.tables.seats.take(table.id, CELINA, Seat(0), home.next)
    assert (await home.tables.votes.resume(taken.table.id, CELINA, home.next)).table.awaiting[
        0
    ].name == "Celina"


async def test_a_lobby_and_a_game_can_be_ended_over_the_heads_of_their_players(home: House) -> None:
    lobby = await home.lobby(ADA, BRUNO)
    with pytest.raises(OnlyHost):
        await home.tables.cancel(lobby.id, BRUNO, home.next)
    ended = await home.tables.cancel(lobby.id, BRUNO, home.next, in_charge=True)
    assert ended.table.status is Status.ABANDONED
    game = await home.playing(ADA, BRUNO, heap=9)
    with pytest.raises(HasStarted):
        await home.tables.cancel(game.id, BRUNO, home.next, in_charge=True)
    stopped = await home.tables.guilds.stop(game.id, home.next)
    assert (stopped.table.status, bool(stopped.told[0].events)) == (Status.ABANDONED, True)
    with pytest.raises(IsOver):
        await home.tables.guilds.stop(game.id, home.next)


async def test_somebody_who_is_waited_for_gets_more_time_or_a_computer_over_the_heads_of_all(
    home: House,
) -> None:
    table = await home.playing(ADA, BRUNO)
    servers, waited_for, other = home.tables.guilds, table.awaiting[0].seat, Seat(1 - table.awaiting[0].seat)
    for manage in (servers.extend, servers.take_out):
        with pytest.raises(NotAtTable):
            await manage(table.id, other, home.next)
    extended = await servers.extend(table.id, waited_for, home.next)
    assert [told.action for told in extended.told] == [f"@manage @extend {waited_for}"]
    assert extended.table.awaiting[0].seat == waited_for
    taken_out = await servers.take_out(table.id, waited_for, home.next)
    assert taken_out.told[0].action.startswith(f"@manage @replace {waited_for}")
    assert taken_out.told[1].seat == waited_for, "a computer has moved"
    chair = taken_out.table.chairs[waited_for]
    assert (chair.mover, bool(chair.computer)) == (None, True)
