"""The application's own emojis, as Discord is given them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.discord.ui.emojis import Emojis
from tests.bot.discord.grove import FOREST, grove


async def test_two_processes_that_give_emojis_at_once_use_the_same(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, _):
        bot = running.bot
        for emoji in await bot.fetch_application_emojis():
            await emoji.delete()
        both = Emojis(), Emojis()
        await asyncio.gather(*(each.prepare(bot, [FOREST], bot.pool) for each in both))
        given = {emoji.id for emoji in await bot.fetch_application_emojis()}
        first, second = ({found.id for found in each._found.values()} for each in both)
        assert first == second == given != set()
