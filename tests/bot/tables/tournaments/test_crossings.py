"""Tournaments where they meet what goes on around them: people who come, go and are forgotten, and an end in mid-round."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.competitions.tournaments import (
    CANCELLED,
    OPEN,
    RUNNING,
    PairingRecord,
    TournamentRecord,
)
from bot.store.errors import Moved
from bot.store.rows import NOBODY, TournamentStatus
from bot.tables import Change, Status, Venue
from bot.tables.model.table import ANYBODY, NOWHERE
from bot.tables.tournaments.model import TooFewEntrants, Tournament
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, EVERYBODY, Calendar, House, file_at, house
from tests.bot.tables.tournaments.test_tournaments import (
    FRIDA,
    SQUARE,
    Square,
    begun,
    opened,
    play,
    tables_of,
)


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), now=Calendar()) as found:
        yield found


class CancelledMeanwhile(Square):
    """A place in which the organizer cancels the tournament while the first news of its round are being shown."""

    def __init__(self, home: House, number: int) -> None:
        super().__init__()
        self._home, self._number = home, number
        self.is_cancelled = False

    async def show(self, change: Change) -> None:
        await super().show(change)
        if not self.is_cancelled:
            self.is_cancelled = True
            await self._home.tables.tournaments.cancel(self._number, ADA)


class NoThreads(Square):
    """A place in which no threads can be made."""

    async def thread(self, tournament: Tournament, pairing: PairingRecord) -> int | None:
        return None


def paired(tournament: Tournament) -> list[int]:
    return sorted(number for pairing in tournament.pairings for number in pairing.players)


async def test_the_first_round_is_paired_with_all_who_have_joined_until_it_is_saved(home: House) -> None:
    tournaments, made = home.tables.tournaments, await opened(home)
    await tournaments.join(made.id, FRIDA)
    with pytest.raises(Moved):
        await tournaments.advance(made)
    assert (await tournaments.get(made.id)).record.status == OPEN
    after = await tournaments.begin(made.id, ADA)
    assert paired(after) == [each.number for each in after.entrants]
    assert len(after.entrants) == 5


async def test_the_first_round_is_paired_without_who_has_left_before_it_is_saved(home: House) -> None:
    tournaments, made = home.tables.tournaments, await opened(home)
    await tournaments.leave(made.id, DOROTA)
    with pytest.raises(Moved):
        await tournaments.advance(made)
    after = await tournaments.begin(made.id, ADA)
    assert paired(after) == [each.number for each in after.entrants]
    assert after.number_of(DOROTA.id) is None


async def test_a_tournament_that_is_cancelled_while_its_round_ends_begins_no_other(home: House) -> None:
    made = await begun(home, Square(), "magpies", form="robin")
    left, played = await tables_of(home, made)
    await home.tables.resign(left.id, EVERYBODY[left.chairs[0].person or 0], home.next)
    await home.to_the_end(played)
    square = CancelledMeanwhile(home, made.id)
    await home.tables.runner.run_due(square)
    after = await home.tables.tournaments.get(made.id)
    assert (after.record.status, after.record.round) == (CANCELLED, 1)
    assert square.is_cancelled
    assert square.told == []
    assert not await home.tables.tournaments.advance(after)


async def test_a_tournament_is_cancelled_also_where_its_next_round_has_just_begun(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await begun(home, Square(), form="robin")
    await play(home, made)
    tournaments = home.tables.tournaments
    advance = tournaments.store.advance

    async def after_the_runner(before: TournamentRecord, status: TournamentStatus) -> bool:
        monkeypatch.setattr(tournaments.store, "advance", advance)
        await home.tables.runner.run_due(Square())
        return await advance(before, status)

    monkeypatch.setattr(tournaments.store, "advance", after_the_runner)
    after = await tournaments.cancel(made.id, ADA)
    assert (after.record.status, after.record.round) == (CANCELLED, 2)


async def test_who_is_forgotten_before_it_begins_has_never_joined(home: House) -> None:
    tournaments = home.tables.tournaments
    made = await tournaments.open(SQUARE, ADA, "pebbles", {"heap": 1}, "en", home.next)
    for person in (ADA, BRUNO, CELINA):
        await tournaments.join(made.id, person)
    await home.tables.privacy.forget(CELINA)
    assert [each.name for each in (await tournaments.get(made.id)).entrants] == ["Ada", "Bruno"]
    with pytest.raises(TooFewEntrants):
        await tournaments.begin(made.id, ADA)
    await tournaments.join(made.id, DOROTA)
    assert (await tournaments.begin(made.id, ADA)).record.status == RUNNING


async def test_at_a_table_that_opens_late_a_computer_plays_for_who_was_forgotten_meanwhile(
    home: House,
) -> None:
    tournaments = home.tables.tournaments
    made = await tournaments.open(SQUARE, ADA, "magpies", {}, "en", home.next)
    for person in (ADA, BRUNO, CELINA):
        await tournaments.join(made.id, person)
    await tournaments.configure(made.id, ADA, seats=3, pace="none")
    await tournaments.begin(made.id, ADA)
    await home.tables.runner.run_due(NoThreads())
    await home.tables.privacy.forget(BRUNO)
    await home.tables.runner.run_due(Square())
    [table] = await tables_of(home, made)
    gone = next(chair for chair in table.chairs if chair.person is None)
    assert (gone.computer, gone.resigned) == ("greedy", NOBODY)
    assert table.host in (ADA.id, CELINA.id)
    await home.to_the_end(table)
    await home.tables.runner.run_due(Square())
    after = await tournaments.get(made.id)
    [pairing] = [each for each in after.pairings if each.round == 1]
    [forgotten] = [each for each in after.entrants if each.person is None]
    assert (forgotten.name, forgotten.gone) == (f"Player {forgotten.number + 1}", True)
    assert pairing.defaults == [forgotten.number]


@pytest.mark.parametrize("is_begun", [True, False])
async def test_a_tournament_whose_organizer_is_forgotten_has_another_one(home: House, is_begun: bool) -> None:
    made = await begun(home, Square()) if is_begun else await opened(home)
    await home.tables.privacy.forget(ADA)
    tournaments = home.tables.tournaments
    assert (await tournaments.get(made.id)).record.host == BRUNO.id
    if is_begun:
        assert (await tournaments.cancel(made.id, BRUNO)).record.status == CANCELLED
    else:
        assert (await tournaments.begin(made.id, BRUNO)).record.status == RUNNING


async def test_a_tournament_that_nobody_else_has_joined_ends_with_who_has_opened_it(home: House) -> None:
    tournaments = home.tables.tournaments
    made = await tournaments.open(SQUARE, ADA, "pebbles", {"heap": 1}, "en", home.next)
    await tournaments.join(made.id, ADA)
    await home.tables.privacy.forget(ADA)
    after = await tournaments.get(made.id)
    assert (after.record.status, after.record.host, after.entrants) == (CANCELLED, NOBODY, ())
    await tournaments.open(SQUARE, BRUNO, "pebbles", {"heap": 1}, "en", home.next)


async def test_in_a_tournament_nobody_pauses_alone(home: House) -> None:
    """Whoever did would stop the clock that is about to cost them the game."""
    made = await begun(home, Square(), pace="quick", late="forfeit")
    [table, *_] = await tables_of(home, made)
    host = EVERYBODY[table.host]
    [other] = [EVERYBODY[chair.person or 0] for chair in table.chairs if chair.person != host.id]
    asked = (await home.tables.votes.pause(table.id, host, home.next)).table
    assert (asked.status, asked.vote and asked.vote.kind) == (Status.PLAYING, "pause")
    assert asked.vote is not None
    agreed = await home.tables.votes.grant(table.id, other, asked.vote.moment, home.next)
    assert agreed.table.status is Status.PAUSED


async def test_a_game_that_outlives_its_tournament_is_one_like_any_other(home: House) -> None:
    made = await begun(home, Square(), stand_in=False)
    [table, *_] = await tables_of(home, made)
    host, votes = EVERYBODY[table.host], home.tables.votes
    assert (await votes.keeps_seats(table.id), await votes.costs_game(table.id)) == (True, True)
    await home.tables.tournaments.cancel(made.id, ADA)
    assert (await votes.keeps_seats(table.id), await votes.costs_game(table.id)) == (False, False)
    assert "random" in await home.tables.seats.levels(table.id)
    await home.tables.seats.offer(table.id, host, ANYBODY, home.next)
    assert (await votes.pause(table.id, host, home.next)).table.status is Status.PAUSED


async def test_a_table_whose_thread_is_gone_is_found_where_its_game_goes_on(home: House) -> None:
    made = await begun(home, Square(), form="robin")
    [table, _] = await tables_of(home, made)
    places = [each.channel for each in made.current]
    await home.tables.places.lose_channel(table.place.channel)

    async def found() -> list[int | None]:
        return [each.channel for each in (await home.tables.tournaments.get(made.id)).current]

    assert await found() == [NOWHERE, places[1]]
    elsewhere = Venue(7000, table.place.guild)
    await home.tables.votes.resume(table.id, EVERYBODY[table.host], home.next, elsewhere)
    assert await found() == [elsewhere.channel, places[1]]
