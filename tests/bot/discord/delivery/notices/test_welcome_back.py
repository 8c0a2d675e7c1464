"""Notices of welcome: a person who moves again after a computer player has moved for them hears what it did, and nobody else does."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bot.discord.delivery.notices.welcome_back import MOST, lines
from bot.discord.delivery.request import Request
from bot.tables import Change, Person, Tables, Told
from engine.event import Event
from engine.home import texts
from engine.players import RandomPlayer
from engine.text import Seat, say
from tests.bot.discord.interactions import request
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, file_at, house
from tests.engine.toys import CATALOGUES, toy
from tests.engine.toys.nests import MeadowView
from words.catalogue import Words

EN = Words("en", *texts(), CATALOGUES)


def asked_by(person: Person) -> Request:
    """Return a request of somebody that knows the words of the toys."""
    found = request(person)
    found.words = EN
    return found


async def test_only_who_is_back_is_told_what_a_computer_did_meanwhile(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), toy, {"greedy": RandomPlayer()}) as home:
        tables = home.tables
        before = await home.playing(ADA, BRUNO, CELINA, game="magpies")
        left = await tables.seats.stand_in(before.id, ADA, "greedy", home.next)
        assert await lines(tables, asked_by(ADA), before, left) == []
        moved = await home.act(left.table, BRUNO, left.table.legal(BRUNO.id).actions[0])
        assert await lines(tables, asked_by(ADA), left.table, moved) == []
        back = await tables.seats.come_back(before.id, ADA, home.next)
        for person in (BRUNO, DOROTA):
            assert await lines(tables, asked_by(person), moved.table, back) == []
        first, *told = await lines(tables, asked_by(ADA), moved.table, back)
        assert first == EN.key("back-welcome", count=1)
        assert len(told) == 1
        view = back.table.view(ADA.id)
        assert isinstance(view, MeadowView)
        [card] = view.nests[0].hand
        assert told[0].startswith("- ")
        assert card is not None
        assert EN.key("magpies-kept-card", card=card) in told[0]


async def test_all_moves_are_counted_and_the_last_of_them_told() -> None:
    async def stood_in(_: object, seat: Seat) -> list[Told]:
        return [Told(seat, "", (Event(say("magpies-kept-card", card=card)),)) for card in range(MOST + 1)]

    def table(computer: str | None) -> Any:
        chair = SimpleNamespace(computer=computer)
        return SimpleNamespace(seat_of=lambda _: Seat(0), chairs=[chair], people=["Ada"])

    tables = cast(Tables, SimpleNamespace(seats=SimpleNamespace(stood_in=stood_in)))
    first, *told = await lines(tables, asked_by(ADA), table("greedy"), Change(table(None)))
    assert first == EN.key("back-welcome", count=MOST + 1)
    assert told == [f"- {EN.key('magpies-kept-card', card=card)}" for card in range(1, MOST + 1)]
