"""Computer players: their moves are chosen beside the event loop, so that no other table waits while one thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from bot.tables.model import Chair, Table
from bot.tables.play import STAND_IN
from engine.chance import Chance
from engine.players import Player


class Computers:
    """The computer players, by level."""

    def __init__(self, levels: Mapping[str, Player]) -> None:
        self.levels = levels
        self._thread = ThreadPoolExecutor(1, "computer-player")

    @staticmethod
    def due(table: Table) -> Chair | None:
        """The first chair that is waited for and that a computer player has."""
        return next((chair for chair in table.awaiting if chair.computer), None)

    async def pick(self, table: Table, chair: Chair) -> object:
        """The move of that chair. Its chance is drawn from the seed, beside the draws of the game, so it could be played again."""
        assert table.match is not None
        player = self.levels.get(chair.computer or STAND_IN) or self.levels[STAND_IN]
        match = table.match.copy()
        chance = Chance(table.secret, {}, f"computer:{table.moment}")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, player.pick, match, chair.seat, chance)

    def close(self) -> None:
        """Let the thread end after what it is doing."""
        self._thread.shutdown(wait=False, cancel_futures=True)
