"""The application's own emojis, as Discord is given them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import discord
import pytest

from bot.discord.ui.emojis import Emojis
from render import pictures
from standin.faults.model import Failing
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


async def test_an_emoji_is_named_for_its_sign_and_its_picture_and_given_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, _):
        bot, emojis = running.bot, Emojis()
        for emoji in await bot.fetch_application_emojis():
            await emoji.delete()
        signs = pictures.all_emblems((FOREST,))[FOREST]
        assert emojis.of(FOREST, next(iter(signs))) is None, "there is none yet"
        await emojis.prepare(bot, [FOREST], bot.pool)
        given = {emoji.id: emoji.name for emoji in await bot.fetch_application_emojis()}
        assert len(given) == len(signs)
        for sign in signs:
            found = emojis.of(FOREST, sign)
            assert found is not None
            assert found.id is not None
            assert given[found.id] == found.name
            assert re.fullmatch(rf"{sign.replace('-', '_')}_[0-9a-f]{{4}}", found.name)
        running.local.faults.add(Failing(times=1, route=r"POST .*/emojis$", status=400))
        again = Emojis()
        await again.prepare(bot, [FOREST], bot.pool)
        assert again._found == emojis._found


async def test_an_emoji_that_discord_does_not_take_is_an_error(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, _):
        bot = running.bot
        for emoji in await bot.fetch_application_emojis():
            await emoji.delete()
        running.local.faults.add(Failing(times=1, route=r"POST .*/emojis$", status=400))
        with pytest.raises(discord.HTTPException):
            await Emojis().prepare(bot, [FOREST], bot.pool)
