"""Notices of welcome: a person who moves again after a computer player has moved for them hears what it did, and nobody else does."""

from __future__ import annotations

from pathlib import Path

from bot.discord.delivery.notices.welcome_back import lines
from bot.discord.delivery.request import Request
from bot.tables import Person
from engine.home import texts
from engine.players import RandomPlayer
from tests.bot.discord.interactions import request
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, file_at, house
from tests.engine.toys import CATALOGUES, toy
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
        assert told[0].startswith("- ")
