"""Intentions of a computer player: told as long as nothing else happens, and then carried out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.tables.computers.intentions import IntendedMoves
from engine.players import RandomPlayer
from engine.text import Seat, say
from tests.bot.tables.house import ADA, BRUNO, file_at, house
from tests.engine.toys import toy
from tests.engine.toys.pebbles import Pick

PICK, PASS, COMES = say("pebbles-otter"), say("pebbles-heron"), say("order-done")


async def test_moves_that_are_meant_are_told_and_made_one_after_the_other(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), toy, {"greedy": RandomPlayer()}) as home:
        computers = home.tables._computers
        table = await home.playing(ADA, BRUNO)
        chair = replace(table.chairs[0], computer="greedy")
        assert await computers.intend(table, chair) == IntendedMoves(())
        meant = [("pick pebble", PICK), ("pick turn", PASS)]
        computers._intentions.keep(table, Seat(0), (), meant, [COMES])
        assert await computers.intend(table, chair) == IntendedMoves((PICK, PASS), (COMES,))
        assert await home.tables.intentions(table) == {}, "a person is waited for"
        with_computer = replace(table, chairs=(chair, *table.chairs[1:]))
        assert await home.tables.intentions(with_computer) == {Seat(0): IntendedMoves((PICK, PASS), (COMES,))}
        assert await computers.pick(table, chair) == Pick("pebble")
        assert await computers.intend(table, chair) == IntendedMoves(()), "it is made"
        table = (await home.act(table, ADA, "pick pebble")).table
        assert await computers.intend(table, chair) == IntendedMoves((PASS,), (COMES,))
        table = (await home.act(table, ADA, "pick pebble")).table
        assert await computers.intend(table, chair) == IntendedMoves(()), "something else has happened"
