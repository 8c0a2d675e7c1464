"""A process that plays pebbles and dies.

It says the interaction of every move after it. In act number `act` it kills itself, without a chance to tidy up, before the database
does thing number `thing` of that act: a statement or a commit; for a thing of -1 right after the act, before saying so.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
from collections.abc import Callable
from typing import Any

from sqlalchemy import event

from engine.registry import games
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, House, house

games()
# Imported by the server that processes are forked from: in each of them it would take longer than all they do.

OPENED = 999
"""Interaction of the first move; each further one is one more."""


async def play(
    home: House, table_id: int, first: int, last: int, acknowledge: Callable[[int], object] = lambda _: None
) -> None:
    """Move with the interactions from `first` to before `last`: two pebbles each turn, alone against a computer."""
    for interaction in range(first, last):
        table = await home.tables.table(table_id)
        action = "pick turn" if interaction % 3 == 2 else "pick pebble"
        await home.tables.act(table_id, ADA, action, interaction, table.moment)
        acknowledge(interaction)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def replace(url: str, thing: int) -> None:
    """Run a process that dies while Bruno's seat is given to a computer player: before statement or commit number `thing`."""
    asyncio.run(_replace(url, thing))


async def _replace(url: str, thing: int) -> None:
    async with house(url) as home:
        table = await home.playing(BRUNO, ADA, heap=400)
        _die_before(home, thing)
        await home.tables.guilds.take_out(table.id, Seat(0), OPENED)
        die()


def _die_before(home: House, thing: int) -> None:
    """Let the process die before this statement or commit, counted from now on."""
    things = itertools.count()

    def about_to(*_: Any) -> None:
        if next(things) == thing:
            die()

    for name in ("before_cursor_execute", "commit"):
        event.listen(home.store.engine.sync_engine, name, about_to)


def live(url: str, act: int, thing: int, acknowledge: Callable[[int], object]) -> None:
    """Run the process until it dies: before database statement or commit number `thing` of act `act`, or after the act."""
    asyncio.run(_live(url, act, thing, acknowledge))


async def _live(url: str, act: int, thing: int, acknowledge: Callable[[int], object]) -> None:
    async with house(url) as home:
        table = await home.playing(ADA, level="random", heap=400)
        await play(home, table.id, OPENED, OPENED + act, acknowledge)
        _die_before(home, thing)
        await home.tables.act(table.id, ADA, "pick turn", OPENED + act)
        die()
