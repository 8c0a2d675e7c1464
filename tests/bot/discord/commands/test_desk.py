"""The table that a request is about: that of the channel, or of a thread below it, or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.commands.desk import LATELY, Desk
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from bot.tables.model.errors import HasNotStarted, IsOver, NoTable
from engine.errors import Refused, Stale
from engine.text import say

ADA, BRUNO, ME = 1, 2, 9
HERE = 5


def game(number: int, *people: int, channel: int = HERE, live: bool = True, begun: bool = True) -> Any:
    """Return a table at which these people play."""
    return SimpleNamespace(
        id=number,
        live=live,
        match="match" if begun else None,
        place=SimpleNamespace(channel=channel),
        seat_of=lambda person: people.index(person) if person in people else None,
        is_current=lambda moment, person: (moment, person) == (4, ADA),
    )


class Park(discord.TextChannel):
    """A channel with threads, by id and owner."""

    def __init__(self, *threads: tuple[int, int]) -> None:
        self.found = [SimpleNamespace(id=number, owner_id=owner) for number, owner in threads]

    @property
    def threads(self) -> list[Any]:
        return self.found


def desk(at: Mapping[int, Any], below: Sequence[Any] = (), played: Sequence[Any] = ()) -> Desk:
    """Return a desk with these tables: by channel, in threads below a channel, and those of the person."""

    async def found_at(channel: int) -> Any:
        return at.get(channel)

    async def found_below(channel: int) -> Sequence[Any]:
        assert channel == HERE
        return below

    async def of_person(person: int) -> list[Any]:
        assert person == ADA
        return [SimpleNamespace(table=each) for each in played]

    async def table(number: int) -> Any:
        return next(each for each in at.values() if each.id == number)

    tables = SimpleNamespace(
        at=found_at,
        places=SimpleNamespace(below=found_below),
        lists=SimpleNamespace(of_person=of_person),
        table=table,
    )
    return Desk(cast(Any, tables), {}, cast(Any, None), cast(Any, None))


def asks(channel: object = None, me: int | None = ME) -> Any:
    client = SimpleNamespace(user=None if me is None else SimpleNamespace(id=me))
    return SimpleNamespace(
        place=SimpleNamespace(channel=HERE),
        person=SimpleNamespace(id=ADA),
        interaction=SimpleNamespace(channel=channel, client=client),
        table=0,
    )


@pytest.mark.parametrize(
    ("at", "below", "meant"),
    [
        ({HERE: game(3)}, [game(4, ADA)], 3),
        ({HERE: game(3, live=False)}, [], 3),
        ({HERE: game(3, live=False)}, [game(4)], 4),
        ({}, [game(4)], 4),
        ({}, [game(4), game(6, ADA), game(7, BRUNO)], 6),
        ({HERE: game(3, live=False)}, [game(4), game(6)], 3),
        ({HERE: game(3, live=False)}, [game(4, ADA), game(6, ADA), game(7)], 3),
    ],
    ids=["here", "over", "over and below", "below", "own below", "several below", "several own below"],
)
async def test_a_request_is_about_what_goes_on_here_or_below(
    at: Mapping[int, Any], below: Sequence[Any], meant: int
) -> None:
    request = asks()
    assert (await desk(at, below).table_here(request)).id == meant
    assert request.table == meant


async def test_where_there_is_nothing_it_is_said_where_the_person_plays() -> None:
    threads = Park((41, ME), (42, BRUNO), (43, ME))
    played = [game(4, ADA, channel=41), game(6, ADA, channel=42), game(7, ADA, channel=99)]
    with pytest.raises(Refused) as refused:
        await desk({}, played=played).table_here(asks(threads))
    assert refused.value.text == say("thread-elsewhere", where=("<#41>",))
    for channel, me in ((None, ME), (threads, None), (Park((42, BRUNO)), ME), (Park((44, ME)), ME)):
        with pytest.raises(NoTable):
            await desk({}, played=played).table_here(asks(channel, me))


async def test_what_was_played_last_is_the_newest_of_the_channel_and_its_latest_threads() -> None:
    threads = Park((41, ME), (44, ME), (43, ME), (42, ME), (45, BRUNO))
    at = {HERE: game(3), 41: game(9), 42: game(5), 44: game(4), 45: game(8)}
    found = await desk(at).played_last(asks(threads))
    assert found is not None
    assert LATELY == 3
    assert found.id == 5
    assert await desk({}).played_last(asks(threads)) is None
    alone = await desk(at).played_last(asks())
    assert alone is not None
    assert alone.id == 3


async def test_a_table_has_begun_and_goes_on_where_that_is_needed() -> None:
    request = cast(Request, asks())
    tables = desk({HERE: game(3), 6: game(6, begun=False), 7: game(7)})
    assert (await tables.begun_table(request)).id == 3
    assert (await tables.begun_table(request, CustomId(7, 4, "moves"))).id == 7
    with pytest.raises(HasNotStarted):
        await tables.begun_table(request, CustomId(6, 4, "moves"))


async def test_a_press_is_current_while_its_person_is_asked_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    running: list[int] = []
    monkeypatch.setattr("bot.discord.commands.desk.require_running", lambda table: running.append(table.id))
    request, tables = cast(Request, asks()), desk({HERE: game(3)})
    assert (await tables.unchanged_table(request, CustomId(3, 4, "step"))).id == 3
    with pytest.raises(Stale) as stale:
        await tables.unchanged_table(request, CustomId(3, 5, "step"))
    assert stale.value.text == say("refusal-stale")
    assert (await tables.playing_here(request)).id == 3
    assert running == [3, 3, 3]

    def over(_: Table) -> None:
        raise IsOver

    monkeypatch.setattr("bot.discord.commands.desk.require_running", over)
    with pytest.raises(IsOver):
        await tables.playing_here(request)
    with pytest.raises(IsOver):
        await tables.unchanged_table(request, CustomId(3, 4, "step"))
