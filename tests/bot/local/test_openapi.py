"""Everything a bot does here, held against Discord's own description of its API."""

from __future__ import annotations

import base64

import discord
import pytest

from bot.local.server import LocalDiscord
from tests.bot.conformance import Conformance
from tests.bot.local.conftest import Panel, picture, running
from tests.bot.openapi import load
from tests.bot.people import at


async def test_requests_and_answers_fit_discords_description(conformance: Conformance) -> None:
    oracle = load()
    if oracle is None:
        pytest.skip("Discord's OpenAPI file is not here")
    async with (
        LocalDiscord() as local,
        running(local.url) as bot,
        at(local.url, "Ada") as ada,
    ):
        await ada.bot_ready()
        for line in ("hello name:x", "take first:1 second:2", "greet who:Bruno", "draw", "card", "panel"):
            await ada.command(f"/grove {line}")
        await ada.choices("/grove take first:1 second:")
        panel = await ada.sees("panel")
        await ada.press(panel, "Count")
        await ada.select(panel, "Trees", "Oak")
        await ada.final(await ada.press(panel, "Later"))
        await ada.submit((await ada.press(panel, "Form")).modal, {"Name": "n", "Size": "Big"})
        await ada.press(next(m for m in ada.messages() if "moves" in m.text), "Look")
        await _use_channels(bot, ada.id, ada.channel)
    assert "\n".join(conformance.problems()) == ""
    assert len(oracle.checked) > 15


async def _use_channels(bot: discord.Client, person: str, channel_id: str) -> None:
    channel = await bot.fetch_channel(int(channel_id))
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="Board", description="words").set_image(url="attachment://board.png")
    embed.add_field(name="a", value="b").set_footer(text="end")
    sent = await channel.send("card", embed=embed, file=picture(), view=Panel())
    await sent.edit(content="changed", attachments=[])
    await channel.send("reply", reference=sent)
    await channel.fetch_message(sent.id)
    assert [m.content async for m in channel.history(limit=2)] == ["reply", "changed"]
    thread = await channel.create_thread(name="table", type=discord.ChannelType.public_thread)
    await thread.send("inside")
    await thread.edit(archived=True)
    await sent.create_thread(name="from a message")
    await sent.delete()
    user = await bot.fetch_user(int(person))
    await user.send("privately")
    await bot.create_application_emoji(name="leaf", image=base64.b64decode(PNG))
    await bot.fetch_application_emojis()
    await bot.fetch_guild(channel.guild.id)
    await bot.application_info()
    await channel.typing()


PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
